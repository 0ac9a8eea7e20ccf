import { useCallback, useEffect } from 'react';
import { fetchLateCount } from '../../../backend/admin/lateCount.ts';
import { atom, useAtomValue, useStore } from '../../../lib/store.ts';
import { usePolling } from '../usePolling.ts';

/** A delivery becomes late with the minute. */
const REFRESH_MS = 30_000;

/** null until it is known. */
export const lateCountAtom = atom<number | null>(null);

/** How many deliveries are late; the section Today counts them on its board. */
export function useLateCount(section: string): number | null {
  const store = useStore();
  const refresh = useCallback(() => {
    if (section === 'today') return;
    void fetchLateCount().then((result) => {
      // The navigation is whole without the number.
      if (result.ok) store.set(lateCountAtom, result.value);
    });
  }, [section, store]);
  useEffect(refresh, [refresh]);
  usePolling(refresh, REFRESH_MS);
  return useAtomValue(lateCountAtom);
}
