import { fieldsOf, readContents, readId, type BagContents } from '@zawadeh/domain';
import { useEffect } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { bootAtom } from '../../state/boot.ts';

/** By the id of the bag. */
const contentsAtom = atom<ReadonlyMap<string, BagContents>>(new Map());

const addContents = (store: AppStore, id: string, row: unknown): void =>
  store.set(contentsAtom, (all) => new Map(all).set(id, readContents(row)));

/** Begins with the contents that the server rendered. */
export function hydrateContents(store: AppStore): void {
  const row = store.get(bootAtom)?.contents;
  const id = readId(fieldsOf(row).id);
  if (id !== null) addContents(store, id, row);
}

/** What is in a bag, fetched where the server did not render it. Null until it is known. */
export function useContents(id: string): BagContents | null {
  const store = useStore();
  const contents = useAtomValue(contentsAtom).get(id) ?? null;
  const isWanted = contents === null;
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    void importWithRetry(() => import('../../backend/oneBag.ts'))
      .then(({ fetchContents }) => fetchContents(id))
      // The page does not wait for it, and shows the bag without.
      .then(
        (answer) => isHere && answer.ok && addContents(store, id, answer.value),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [id, isWanted, store]);
  return contents;
}
