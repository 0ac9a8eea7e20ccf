import type { Payout } from '@zawadeh/domain';
import { ErrorState, Skeleton, useDateTimeText } from '@zawadeh/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nowAtom } from '../../../lib/clock.ts';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { atom, useAtomValue, useSetAtom } from '../../../lib/store.ts';
import { usePeriod } from '../../admin/analytics/usePeriod.ts';
import { useScope } from '../../admin/scope.ts';
import { SectionHead } from '../../admin/SectionHead.tsx';
import { useAddress } from '../../admin/useAddress.ts';
import { usePolling } from '../../admin/usePolling.ts';
import { useQuery } from '../../admin/useQuery.ts';
import { useUndoable } from '../../admin/useUndoable.ts';
import { DisputeDialog } from './DisputeDialog.tsx';
import { confirmPayout, fetchMoney, type ReadMoney } from './moneyCalls.ts';
import * as S from './MoneySection.styles.ts';
import { MonthList } from './MonthList.tsx';
import { OwedNow } from './OwedNow.tsx';
import { PayoutList } from './PayoutList.tsx';
import { PayoutToConfirm } from './PayoutToConfirm.tsx';
import { PeriodStatement } from './PeriodStatement.tsx';
import { StatementPage } from './StatementPage.tsx';

/** How long a confirmation can be taken back. */
const UNDO_MS = 10_000;
const REFRESH_MS = 60_000;
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const lastReadAtom = atom<{ storeId: string; read: ReadMoney } | null>(null);

/** The money of the shop; with a month in the address its statement for printing. */
export function Screen() {
  const scope = useScope();
  const { params } = useAddress();
  const month = params.get('statement') ?? '';
  const shown = useRef(month);
  // A statement is a page of its own.
  useLayoutEffect(() => {
    if (shown.current === month) return;
    shown.current = month;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [month]);
  if (scope.kind === 'all') return null;
  const { storeId } = scope.store;
  return MONTH.test(month) ? (
    <StatementPage key={month} storeId={storeId} month={month} />
  ) : (
    <Money storeId={storeId} />
  );
}

function Money({ storeId }: { storeId: string }) {
  const t = useMessage();
  const { time } = useDateTimeText();
  const now = useAtomValue(nowAtom);
  const chosen = usePeriod();
  const { reading } = chosen;
  /** The last period that could be read. */
  const [period, setPeriod] = useState(reading.ok ? reading.value : { from: null, until: null });
  if (reading.ok && JSON.stringify(reading.value) !== JSON.stringify(period)) setPeriod(reading.value);
  const {
    value: read,
    error,
    refetch,
  } = useQuery(`money ${storeId} ${period.from} ${period.until}`, () => fetchMoney(storeId, period, now));
  usePolling(refetch, REFRESH_MS);
  const isOffline = error?.kind === 'offline';
  const value = useLastRead(storeId, read, isOffline);
  const { hiddenIds, remove } = useUndoable();
  const [wrong, setWrong] = useState<Payout | null>(null);

  const confirm = (payout: Payout) =>
    remove({
      id: payout.id,
      undoMs: UNDO_MS,
      work: () => confirmPayout(payout.id),
      done: t('web.store.money.confirmed'),
      failed: (why) => t('web.store.money.notConfirmedYet', { why }),
      onDone: refetch,
    });
  const money = value && withConfirmed(value, hiddenIds);
  return (
    <>
      <SectionHead name={t('web.store.money')} />
      {error &&
        (money && isOffline ? (
          <ErrorState
            message={t('web.store.money.asOf', { time: time(money.readAt) })}
            isOffline
            onRetry={refetch}
          />
        ) : (
          <ErrorState message={t('web.store.money.notLoaded')} onRetry={refetch} />
        ))}
      {money && (
        <S.Money>
          <OwedNow money={money} />
          {money.toConfirm && (
            <PayoutToConfirm
              payout={money.toConfirm}
              phone={money.payoutPhone}
              isOffline={isOffline}
              onConfirm={confirm}
              onWrong={setWrong}
            />
          )}
          <PeriodStatement
            money={money}
            chosen={chosen}
            hasFailed={error !== null}
            isOfPeriod={money.of.from === period.from && money.of.until === period.until}
          />
          <PayoutList money={money} isOffline={isOffline} onConfirm={confirm} onWrong={setWrong} />
          {money.months.length > 0 && <MonthList storeId={storeId} months={money.months} />}
        </S.Money>
      )}
      {!money && !error && (
        <S.Money aria-busy="true">
          <Skeleton $height={168} />
          <Skeleton $height={220} />
          <Skeleton $height={320} />
        </S.Money>
      )}
      {wrong && <DisputeDialog payout={wrong} onClose={() => setWrong(null)} onSent={refetch} />}
    </>
  );
}

/** Without a connection what was read last, also after another section was open. */
function useLastRead(storeId: string, read: ReadMoney | null, isOffline: boolean): ReadMoney | null {
  const last = useAtomValue(lastReadAtom);
  const setLast = useSetAtom(lastReadAtom);
  useEffect(() => {
    if (read) setLast({ storeId, read });
  }, [storeId, read, setLast]);
  return read ?? (isOffline && last?.storeId === storeId ? last.read : null);
}

/** With the payouts as arrived whose confirmation can still be taken back. */
function withConfirmed(money: ReadMoney, confirmedIds: ReadonlySet<string>): ReadMoney {
  const { payouts, toConfirm } = money;
  return {
    ...money,
    toConfirm: toConfirm && confirmedIds.has(toConfirm.id) ? null : toConfirm,
    payouts: payouts.map((payout) =>
      confirmedIds.has(payout.id) ? { ...payout, state: 'arrived' } : payout,
    ),
  };
}
