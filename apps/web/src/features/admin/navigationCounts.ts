import { keysOf } from '@zawadeh/domain';
import { useCallback, useEffect } from 'react';
import { fetchNavigationCounts, type NavigationCounts } from './fetchNavigationCounts.ts';
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
  today: lateCountAtom,
  refunds: owedCountAtom,
  bags: toReviewCountAtom,
  payouts: waitingStoresAtom,
  stores: applicationCountAtom,
};

/** How much is waiting in each section. The open one counts its own list. */
export function useNavigationCounts(openSection: string): Record<keyof NavigationCounts, number | null> {
  const refresh = useRefreshCounts();
  useEffect(() => refresh(openSection), [refresh, openSection]);
  usePolling(() => refresh(openSection), REFRESH_MS);
  return {
    today: useAtomValue(COUNTS.today),
    refunds: useAtomValue(COUNTS.refunds),
    bags: useAtomValue(COUNTS.bags),
    payouts: useAtomValue(COUNTS.payouts),
    stores: useAtomValue(COUNTS.stores),
  };
}

/** For a section in which something was done that another one counts, too. */
export function useRefreshCounts(): (openSection?: string) => void {
  const store = useStore();
  return useCallback(
    (openSection) => {
      void fetchNavigationCounts().then((result) => {
        // The navigation is whole without the numbers.
        if (!result.ok) return;
        for (const section of keysOf(COUNTS))
          if (section !== openSection) store.set(COUNTS[section], result.value[section]);
      });
    },
    [store],
  );
}
