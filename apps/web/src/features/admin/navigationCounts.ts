import { useCallback, useEffect, useEffectEvent } from 'react';
import {
  fetchApplicationCount,
  fetchLateCount,
  fetchOwedCount,
  fetchToReviewCount,
  fetchWaitingStores,
} from './fetchNavigationCounts.ts';
import { atom, useAtomValue, useStore } from '../../lib/store.ts';
import { usePolling } from './usePolling.ts';

/** A delivery becomes late with the minute, and another admin or a buyer cancels an order. */
const REFRESH_MS = 30_000;

/** null until it is known. The section Today sets it from its board. */
export const lateCountAtom = atom<number | null>(null);
/** null until it is known. The section Refunds sets it from its list. */
export const owedCountAtom = atom<number | null>(null);
/** null until it is known. The section Payouts sets it from its lists. */
export const waitingStoresAtom = atom<number | null>(null);

/** null until it is known. The list "To review" of the bags sets it. */
export const toReviewCountAtom = atom<number | null>(null);

/** null until it is known. The stores' section sets it from its list. */
export const applicationCountAtom = atom<number | null>(null);

const COUNTS = {
  today: { count: lateCountAtom, fetchCount: fetchLateCount },
  refunds: { count: owedCountAtom, fetchCount: fetchOwedCount },
  bags: { count: toReviewCountAtom, fetchCount: fetchToReviewCount },
  payouts: { count: waitingStoresAtom, fetchCount: fetchWaitingStores },
  stores: { count: applicationCountAtom, fetchCount: fetchApplicationCount },
};

/** How much is waiting in a section, while another one is open. */
export function useCountOf(counted: keyof typeof COUNTS, openSection: string): number | null {
  const { count } = COUNTS[counted];
  const refresh = useRefreshCount(counted);
  const refreshFrom = useEffectEvent((section: string) => {
    if (section !== counted) refresh();
  });
  useEffect(() => refreshFrom(openSection), [openSection]);
  usePolling(() => {
    if (openSection !== counted) refresh();
  }, REFRESH_MS);
  return useAtomValue(count);
}

/** For a section in which something was done that another one counts. */
export function useRefreshCount(counted: keyof typeof COUNTS): () => void {
  const store = useStore();
  return useCallback(() => {
    const { count, fetchCount } = COUNTS[counted];
    void fetchCount().then((result) => {
      // The navigation is whole without the number.
      if (result.ok) store.set(count, result.value);
    });
  }, [counted, store]);
}
