/** The filters are a download of their own: this is all that the first visit has of them. */
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { atom, type AppStore } from '../../lib/store.ts';
import { loadWords } from '../../lib/messages/language.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';
import type * as Part from './filters/Filters.tsx';

/** Null until loaded. */
export const filtersAtom = atom<typeof Part | null>(null);

/** Whether the address holds a choice. */
export const isChosenInAddress = (): boolean => /(when|area|shops|diet|sort)=/.test(location.search);

/** Can be called again after a failure. */
export async function fetchFilters(store: AppStore): Promise<void> {
  const [part] = await Promise.all([
    importWithRetry(() => import('./filters/Filters.tsx')),
    loadWords(store, shopWords),
  ]);
  store.set(filtersAtom, part);
}
