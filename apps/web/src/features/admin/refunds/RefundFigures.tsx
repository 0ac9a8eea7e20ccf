import { daysOwed, isolated, sentBackThisMonth, type RefundList } from '@zawadeh/domain';
import { Price, Skeleton, Stat } from '@zawadeh/ui';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { nameOf } from './refundName.ts';
import { reasonId } from './RefundsSection.messages.ts';
import * as S from './RefundsSection.styles.ts';

/** null: they are loading. */
export function RefundFigures({ list }: { list: RefundList | null }) {
  const t = useMessage();
  const now = useAtomValue(nowAtom);
  if (list === null) {
    return (
      <S.Stats aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <Skeleton key={each} $height={104} />
        ))}
      </S.Stats>
    );
  }
  const [oldest] = list.owed;
  const sentBack = sentBackThisMonth(list, now);
  return (
    <S.Stats>
      <Stat
        kind="hero"
        label={t('web.admin.refunds.owedNow')}
        value={<Price cents={list.owedAmount} />}
        note={t('web.admin.refunds.refundCount', { count: list.owedCount })}
      />
      <Stat
        label={t('web.admin.refunds.owedLongest')}
        value={
          <S.Days>
            {oldest ? t('web.admin.refunds.longestDays', { days: daysOwed(oldest, now) }) : '–'}
          </S.Days>
        }
        note={
          oldest
            ? t('web.admin.refunds.whoWhy', {
                name: isolated(nameOf(oldest)),
                why: t(reasonId(oldest.reason)),
              })
            : t('web.admin.refunds.nobody')
        }
      />
      <Stat
        label={t('web.admin.refunds.sentThisMonth')}
        value={<Price cents={sentBack.amount} />}
        note={t('web.admin.refunds.times', { count: sentBack.count })}
      />
    </S.Stats>
  );
}
