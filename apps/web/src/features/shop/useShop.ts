import { readShop, readShopRating, type Shop, type ShopRating } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import type { OneRow } from '../../lib/http/oneRow.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { useIsHydrated } from '../../lib/hydration/useIsHydrated.ts';
import { bootAtom } from '../../lib/bootData.ts';

interface RatedShop extends Shop {
  /** Null where too few people have rated it. */
  rating: ShopRating | null;
}

/** By id, so that coming back from a bag finds the shop at once. */
const shopsAtom = atom<ReadonlyMap<string, RatedShop>>(new Map());

/** Whether the row is a shop. */
function addShop(store: AppStore, row: unknown): boolean {
  const reading = readShop(row);
  if (!reading.ok) return false;
  const shop = { ...reading.value, rating: readShopRating(row) };
  store.set(shopsAtom, (shops) => new Map(shops).set(shop.id, shop));
  return true;
}

/** Begins with the shop that the server rendered. */
export function hydrateShop(store: AppStore): void {
  addShop(store, store.get(bootAtom)?.shop);
}

interface ShopState {
  shop: RatedShop | undefined;
  error: NetworkError | 'none' | null;
  reload: () => void;
}

/** The shop of the page, fetched where the server did not render it. */
export function useShop(id: string | null): ShopState {
  const store = useStore();
  const shop = useAtomValue(shopsAtom).get(id ?? '');
  const boot = useAtomValue(bootAtom);
  const isHydrated = useIsHydrated();
  const [wasDrawn] = useState(!isHydrated);
  const [failed, setFailed] = useState<{ id: string; error: NonNullable<ShopState['error']> } | null>(null);
  // The server says itself that a shop does not exist.
  const isMissing = id === null || (wasDrawn && boot?.shop === null);

  const isWanted = !shop && !isMissing;
  useEffect(() => {
    if (!isWanted || id === null) return;
    let isHere = true;
    void loadShop(store, id).then((error) => {
      if (isHere && error) setFailed({ id, error });
    });
    return () => {
      isHere = false;
    };
  }, [id, isWanted, store]);

  const reload = async () => {
    if (id === null) return;
    setFailed(null);
    const error = await loadShop(store, id);
    if (error) setFailed({ id, error });
  };
  const error = failed?.id === id && !shop ? failed.error : null;
  return { shop, error: isMissing ? 'none' : error, reload: () => void reload() };
}

/** The error, null if the shop was loaded. */
async function loadShop(store: AppStore, id: string): Promise<ShopState['error']> {
  const answer = await fetchShop(id);
  if (!answer.ok) return answer.error;
  return addShop(store, answer.value) ? null : 'server';
}

/** Loaded on demand: with it comes a chunk that a page which the server rendered does not need. */
async function fetchShop(id: string): Promise<OneRow<unknown>> {
  try {
    return await (await importWithRetry(() => import('./oneShop.ts'))).fetchShop(id);
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}
