import { formatUsd, leftToRight } from '@zawadeh/domain';
import { calendarIcon, Icon, Price, Surface, useBeirutTime } from '@zawadeh/ui';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import type { ReadMoney } from './moneyCalls.ts';
import * as S from './MoneySection.styles.ts';
import { noonOf } from './statementDays.ts';

/** What is owed now, since when, and when the next payout comes. */
export function OwedNow({ money: { owed, since, bags, nextPayout, payouts } }: { money: ReadMoney }) {
  const t = useMessage();
  const { date } = useBeirutTime();
  const note =
    owed < 0
      ? t('web.store.money.negative', { amount: leftToRight(formatUsd(-owed)) })
      : owed === 0 || since === null
        ? t('web.store.money.allPaid')
        : t('web.store.money.owedSince', { count: bags, date: date(since) });
  return (
    <S.Owed>
      <Surface look="brand">
        <S.Muted>{t('web.store.money.owed')}</S.Muted>
        <S.Figure>
          <Price cents={Math.max(0, owed)} />
        </S.Figure>
        <S.Muted>{note}</S.Muted>
        {nextPayout !== null && (
          <S.Next>
            <Icon of={calendarIcon} size="small" />
            {t(payouts.length === 0 ? 'web.store.money.firstPayout' : 'web.store.money.nextPayout', {
              date: date(noonOf(nextPayout)),
            })}
          </S.Next>
        )}
      </Surface>
    </S.Owed>
  );
}
