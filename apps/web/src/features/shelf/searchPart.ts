/** The search is a download of its own, for the first press of the search box; until then the titles are searched. */
import type { Bag } from '@zawadeh/domain';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { loadWords } from '../../lib/messages/language.ts';
import { atom, type AppStore } from '../../lib/store.ts';
import { searchWords } from './search/locales/words.ts';
import type * as Part from './search.ts';

/** Null until loaded. */
export const searchAtom = atom<typeof Part | null>(null);

/** Also folds the texts, so that the first letter does not wait for it. Can be called again after a failure. */
export async function fetchSearch(store: AppStore, bags: readonly Bag[] | null): Promise<void> {
  try {
    const [part] = await Promise.all([
      importWithRetry(() => import('./search.ts')),
      loadWords(store, searchWords),
    ]);
    if (bags) part.foldBags(bags);
    store.set(searchAtom, part);
  } catch {
    // The titles are still searched.
  }
}
