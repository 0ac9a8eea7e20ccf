import { addCents, beirutDay, daysOwed, isolated, type OwedToStores } from '@zawadeh/domain';
import { formatCount, Price, Skeleton, Stat } from '@zawadeh/ui';
import { useIntl } from 'react-intl';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import * as S from './PayoutsSection.styles.ts';
import { useStoreName } from './useStoreName.ts';

/** null: they are loading. */
export function PayoutFigures({ list }: { list: OwedToStores | null }) {
  const t = useMessage();
  const intl = useIntl();
  const nameOf = useStoreName();
  const now = useAtomValue(nowAtom);
  if (list === null) {
    return (
      <S.Stats aria-hidden="true">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} $height={104} />
        ))}
      </S.Stats>
    );
  }
  const owed = list.owed.filter((store) => store.owed > 0);
  const oldest = owed.find(({ since }) => since !== null);
  const month = beirutDay(now).slice(0, '2026-11'.length);
  const sent = list.sent.filter(({ sentAt }) => beirutDay(sentAt).startsWith(month));
  const unconfirmed = list.sent.filter(
    ({ state, corrects }) => corrects === null && (state === 'sent' || state === 'disputed'),
  );
  return (
    <S.Stats>
      <Stat
        kind="hero"
        label={t('web.admin.refunds.owedNow')}
        value={<Price cents={addCents(...owed.map((store) => store.owed))} />}
        note={t('web.admin.payouts.toStores', { count: owed.length })}
      />
      <Stat
        label={t('web.admin.refunds.owedLongest')}
        value={
          <S.Days>
            {oldest?.since
              ? t('web.admin.refunds.longestDays', { days: daysOwed({ askedAt: oldest.since }, now) })
              : '–'}
          </S.Days>
        }
        note={oldest ? isolated(nameOf(oldest)) : t('web.admin.refunds.nobody')}
      />
      <Stat
        label={t('web.admin.payouts.sentIn', { month: intl.formatDate(now, { month: 'long' }) })}
        value={<Price cents={addCents(...sent.map(({ amount }) => amount))} />}
        note={t('web.admin.payouts.count', {
          count: sent.filter(({ corrects }) => corrects === null).length,
        })}
      />
      <Stat
        label={t('web.admin.payouts.notConfirmed')}
        value={formatCount(unconfirmed.length)}
        note={t('web.admin.payouts.asking', { count: list.questions.length })}
      />
    </S.Stats>
  );
}
