import type { Bag } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { fetchBag, withStoreOf, type OneBag } from '../../backend/oneBag.ts';

/**
 * A bag that the list does not have may be newer than the list, so it is fetched by itself, once for each list. Null
 * while it loads, and without an id.
 */
export function useFetchedBag(id: string | null, list: readonly Bag[] | null): OneBag | null {
  const [fetched, setFetched] = useState<{ id: string; answer: OneBag } | null>(null);
  useEffect(() => {
    if (id === null || list === null) return;
    let isHere = true;
    void fetchBag(id).then((answer) => {
      if (!isHere) return;
      const named = answer.ok ? { ...answer, value: withStoreOf(answer.value, list) } : answer;
      setFetched({ id, answer: named });
    });
    return () => {
      isHere = false;
    };
  }, [id, list]);
  return fetched !== null && fetched.id === id ? fetched.answer : null;
}
