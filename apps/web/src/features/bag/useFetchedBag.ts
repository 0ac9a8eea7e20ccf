import type { Bag } from '@zawadeh/domain';
import { useEffect } from 'react';
import type { OneBag } from '../shelf/oneBag.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { toNetworkError } from '../../lib/http/networkError.ts';
import { atom, useAtomValue, useStore } from '../../lib/store.ts';

interface FetchedBag {
  id: string;
  answer: OneBag;
}

/** In the store, because the screen and the details of its bag read it. */
const fetchedAtom = atom<FetchedBag | null>(null);

/** The answer for a bag that is fetched by itself; null while it loads, and without an id. */
export function useFetchedBag(id: string | null): OneBag | null {
  const fetched = useAtomValue(fetchedAtom);
  return fetched !== null && fetched.id === id ? fetched.answer : null;
}

/** A bag that the list does not have may be newer than the list, so it is fetched by itself, once for each list. */
export function useFetchBag(id: string | null, list: readonly Bag[] | null): void {
  const store = useStore();
  useEffect(() => {
    if (id === null || list === null) return;
    let isHere = true;
    void fetchBagOf(id, list).then((answer) => {
      if (isHere) store.set(fetchedAtom, { id, answer });
    });
    return () => {
      isHere = false;
    };
  }, [id, list, store]);
  useEffect(() => () => store.set(fetchedAtom, null), [store]);
}

/** Loaded on demand: most bags are in the list. */
async function fetchBagOf(id: string, list: readonly Bag[]): Promise<OneBag> {
  try {
    const { fetchBag, withStoreOf } = await importWithRetry(() => import('../shelf/oneBag.ts'));
    const answer = await fetchBag(id);
    return answer.ok ? { ...answer, value: withStoreOf(answer.value, list) } : answer;
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}
