import {
  fieldsOf,
  readContents,
  readId,
  readInstant,
  type Bag,
  type BagContents,
  type Instant,
} from '@zawadeh/domain';
import { useEffect } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { bootAtom } from '../../lib/bootData.ts';

interface KnownContents extends BagContents {
  /** When the row was last updated. */
  at: Instant | null;
}

/** By the id of the bag. */
const contentsAtom = atom<ReadonlyMap<string, KnownContents>>(new Map());

function addContents(store: AppStore, id: string, row: unknown): void {
  const known = { ...readContents(row), at: readInstant(fieldsOf(row).last_update_at) };
  store.set(contentsAtom, (all) => new Map(all).set(id, known));
}

/** Begins with the contents that the server rendered. */
export function hydrateContents(store: AppStore): void {
  const row = store.get(bootAtom)?.contents;
  const id = readId(fieldsOf(row).id);
  if (id !== null) addContents(store, id, row);
}

/**
 * What is in a bag, fetched where the server did not render it and after each update of the bag: an allergen may have
 * been added. Null until it is known.
 */
export function useContents({ id, updatedAt }: Pick<Bag, 'id' | 'updatedAt'>): BagContents | null {
  const store = useStore();
  const contents = useAtomValue(contentsAtom).get(id) ?? null;
  const isKnown = contents !== null;
  const knownAt = contents?.at ?? 0;
  useEffect(() => {
    if (isKnown && (updatedAt ?? 0) <= knownAt) return;
    let isHere = true;
    void importWithRetry(() => import('../shelf/oneBag.ts'))
      .then(({ fetchContents }) => fetchContents(id))
      // The page does not wait for it, and shows the bag without.
      .then(
        (answer) => isHere && answer.ok && addContents(store, id, answer.value),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [id, updatedAt, isKnown, knownAt, store]);
  return contents;
}
