import { useEffect } from 'react';
import { fetchOwedCount } from '../../../backend/admin/owedCount.ts';
import { atom, useAtomValue, useStore } from '../../../lib/store.ts';

/** null until it is known. */
export const owedCountAtom = atom<number | null>(null);

/** How many refunds are owed, read whenever another section opens; the section Refunds sets it, too. */
export function useOwedCount(section: string): number | null {
  const store = useStore();
  useEffect(() => {
    if (section === 'refunds') return;
    let isCurrent = true;
    void fetchOwedCount().then((result) => {
      // The navigation is whole without the number.
      if (isCurrent && result.ok) store.set(owedCountAtom, result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [section, store]);
  return useAtomValue(owedCountAtom);
}
