import { readShop, type Shop } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import type { OneShop } from '../../backend/oneShop.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { toNetworkError } from '../../lib/networkError.ts';
import { useIsHydrated } from '../../lib/useIsHydrated.ts';
import { bootAtom } from '../../state/boot.ts';

/** By id, so that coming back from a bag finds the shop at once. */
const shopsAtom = atom<ReadonlyMap<string, Shop>>(new Map());

const addShop = (store: AppStore, shop: Shop): void =>
  store.set(shopsAtom, (shops) => new Map(shops).set(shop.id, shop));

/** Begins with the shop that the server rendered. */
export function hydrateShop(store: AppStore): void {
  const reading = readShop(store.get(bootAtom)?.shop);
  if (reading.ok) addShop(store, reading.value);
}

interface ShopState {
  shop: Shop | undefined;
  error: Extract<OneShop, { ok: false }>['error'] | null;
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
  addShop(store, answer.value);
  return null;
}

/** Loaded on demand: with it comes a chunk that a page which the server rendered does not need. */
async function fetchShop(id: string): Promise<OneShop> {
  try {
    return await (await importWithRetry(() => import('../../backend/oneShop.ts'))).fetchShop(id);
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}
