import type { Shop } from '@zawadeh/domain';
import { useEffect, useMemo, useState } from 'react';
import { fetchShops } from '../favourites/favouriteCalls.ts';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';
import { favouritesAtom, keepFavouritesFresh, refreshFavourites } from '../favourites/favourites.ts';

interface FavouriteShops {
  /** How many are favourites; null until it is known. */
  count: number | null;
  /** The latest first. One that is no favourite any more stays until the page is left, so that it can be one again. */
  shops: readonly Shop[];
  /** How many are still to be loaded. */
  awaited: number;
  error: NetworkError | null;
  retry: () => void;
}

interface Fetched {
  /** Asked for; a shop that was deleted meanwhile is not among the shops. */
  ids: readonly string[];
  shops: readonly Shop[];
}

/** The user's favourite shops with their names and pictures. */
export function useFavouriteShops(userId: string): FavouriteShops {
  const store = useStore();
  const state = useAtomValue(favouritesAtom);
  const [fetched, setFetched] = useState<Fetched>({ ids: [], shops: [] });
  const [failed, setFailed] = useState<{ ids: readonly string[]; error: NetworkError } | null>(null);
  const ids = state.userId === userId ? state.shops : null;
  const missing = useMemo(() => ids?.filter((id) => !fetched.ids.includes(id)) ?? [], [ids, fetched]);

  // The next answer with the favourites is another list, and its shops are requested again.
  const failure = failed?.ids === missing ? failed.error : null;

  useEffect(() => keepFavouritesFresh(store, userId), [store, userId]);
  useEffect(() => {
    if (missing.length === 0 || failure !== null) return;
    let isHere = true;
    void fetchShops(missing).then((result) => {
      if (!isHere) return;
      if (!result.ok) return setFailed({ ids: missing, error: result.error });
      const found = missing.flatMap((id) => result.value.find((shop) => shop.id === id) ?? []);
      setFetched((before) => ({
        ids: [...missing, ...before.ids],
        shops: [...found, ...before.shops],
      }));
    });
    return () => {
      isHere = false;
    };
  }, [missing, failure]);

  const retry = () => void refreshFavourites(store, userId);
  const error = ids === null && state.userId === userId ? state.error : failure;
  return { count: ids?.length ?? null, shops: fetched.shops, awaited: missing.length, error, retry };
}
