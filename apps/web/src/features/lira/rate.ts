import { readLiraRate, type LiraRate } from '@zawadeh/domain';
import { useEffect } from 'react';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { bootAtom } from '../../lib/bootData.ts';

/** undefined until it is known; null: there is none. */
const rateAtom = atom<LiraRate | null | undefined>(undefined);

/** Begins with the rate that the server rendered. */
export function hydrateRate(store: AppStore): void {
  const row = store.get(bootAtom)?.rate;
  if (row !== undefined && store.get(rateAtom) === undefined) store.set(rateAtom, readLiraRate(row));
}

/** The rate of the lira, fetched once where the first page came without it. */
export function useRate(): LiraRate | null | undefined {
  const store = useStore();
  const rate = useAtomValue(rateAtom);
  const isWanted = rate === undefined;
  useEffect(() => {
    if (isWanted) void loadRate(store);
  }, [isWanted, store]);
  return rate;
}

/** For the dashboard, where it is read and set with an admin's rights. */
export const setKnownRate = (store: AppStore, rate: LiraRate | null): void => store.set(rateAtom, rate);

/** After a failure the next page that shows lira tries again. */
async function loadRate(store: AppStore): Promise<void> {
  try {
    const { fetchRate } = await importWithRetry(() => import('./fetchRate.ts'));
    const answer = await fetchRate();
    if (answer.ok) store.set(rateAtom, answer.value);
  } catch {
    // The page is whole without it.
  }
}
