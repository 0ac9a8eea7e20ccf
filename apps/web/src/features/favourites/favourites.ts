/** The shops that the signed-in user likes. In memory only, so that nothing of them stays on the device. */
import type * as Backend from './favouriteCalls.ts';
import type { FavouriteError } from './favouriteCalls.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import type { AppStore } from '../../lib/store.ts';
import { userResource } from '../session/userResource.ts';

export interface FavouritesState {
  userId: string | null;
  /** Ids, the latest first; null until they first arrive. */
  shops: readonly string[] | null;
  /** Shown at once, until the server has answered. */
  pending: ReadonlyMap<string, boolean>;
  error: NetworkError | null;
}

const NONE: FavouritesState = { userId: null, shops: null, pending: new Map(), error: null };

/** Without the client, which a visitor does not need. */
const loadBackend = (): Promise<typeof Backend> => importWithRetry(() => import('./favouriteCalls.ts'));

const { begin, update, countChange, ...resource } = userResource({
  none: NONE,
  load: (userId) => loadBackend().then((backend) => backend.fetchFavourites(userId)),
  accept: (shops: readonly string[]) => ({ shops }),
});

export const {
  stateAtom: favouritesAtom,
  refresh: refreshFavourites,
  keepFresh: keepFavouritesFresh,
} = resource;

/** As wished, even before the server has answered. */
export const isFavourite = ({ shops, pending }: FavouritesState, shopId: string): boolean =>
  pending.get(shopId) ?? shops?.includes(shopId) ?? false;

/** Shown at once, and taken back where it fails; null if it succeeded. */
export async function setFavourite(
  store: AppStore,
  userId: string,
  shopId: string,
  isWanted: boolean,
): Promise<FavouriteError | null> {
  begin(store, userId);
  if (store.get(favouritesAtom).pending.has(shopId)) return null;
  update(store, userId, ({ pending }) => ({ pending: new Map(pending).set(shopId, isWanted) }));
  const result = await loadBackend().then(
    (backend) => backend.writeFavourite(userId, shopId, isWanted),
    (error: unknown) => ({ ok: false, error: toNetworkError(error) }) as const,
  );
  if (result.ok) countChange(store);
  update(store, userId, ({ shops, pending }) => {
    const settled = new Map(pending);
    settled.delete(shopId);
    if (!result.ok || shops === null) return { pending: settled };
    const others = shops.filter((id) => id !== shopId);
    return { pending: settled, shops: isWanted ? [shopId, ...others] : others };
  });
  if (result.ok) return null;
  // The server may have written it after all.
  if (result.error === 'slow') void refreshFavourites(store, userId);
  return result.error;
}
