/** The shops that the signed-in user likes. In memory only, so that nothing of them stays on the device. */
import type * as Backend from '../backend/favourites.ts';
import type { FavouriteError } from '../backend/favourites.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { toNetworkError, type NetworkError } from '../lib/networkError.ts';
import { atom, type AppStore } from '../lib/store.ts';
import { sessionAtom } from './session.ts';
import { userRefresh } from './userRefresh.ts';

export interface FavouritesState {
  /** Whose they are: the next user on this device does not see them. */
  userId: string | null;
  /** Ids, the latest first; null until they first arrive. */
  shops: readonly string[] | null;
  /** Shown at once, until the server has answered. */
  pending: ReadonlyMap<string, boolean>;
  /** Of the last request; earlier favourites stay on the screen. */
  error: NetworkError | null;
}

const NONE: FavouritesState = { userId: null, shops: null, pending: new Map(), error: null };

export const favouritesAtom = atom(NONE);

/** Without the client, which a visitor does not need. */
const loadBackend = (): Promise<typeof Backend> => importWithRetry(() => import('../backend/favourites.ts'));

/** As wished, even before the server has answered. */
export const isFavourite = ({ shops, pending }: FavouritesState, shopId: string): boolean =>
  pending.get(shopId) ?? shops?.includes(shopId) ?? false;

/** How many changes the server has confirmed: an answer to a request that was sent before the latest may lack it. */
const confirmed = new WeakMap<AppStore, number>();

const confirmedIn = (store: AppStore): number => confirmed.get(store) ?? 0;

export const { refresh: refreshFavourites, keepFresh: keepFavouritesFresh } = userRefresh(reload, (store) =>
  store.get(favouritesAtom),
);

async function reload(store: AppStore, userId: string): Promise<void> {
  begin(store, userId);
  let before: number;
  let result: Awaited<ReturnType<typeof Backend.fetchFavourites>>;
  do {
    before = confirmedIn(store);
    result = await loadBackend().then(
      (backend) => backend.fetchFavourites(userId),
      (error: unknown) => ({ ok: false, error: toNetworkError(error) }),
    );
  } while (result.ok && confirmedIn(store) !== before);
  update(store, userId, () => (result.ok ? { shops: result.value, error: null } : { error: result.error }));
}

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
  if (result.ok) confirmed.set(store, confirmedIn(store) + 1);
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

const following = new WeakSet<AppStore>();

/** Those of another user go, and these go with the session. */
function begin(store: AppStore, userId: string): void {
  if (store.get(favouritesAtom).userId !== userId) store.set(favouritesAtom, { ...NONE, userId });
  if (following.has(store)) return;
  following.add(store);
  store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).status === 'signedOut') store.set(favouritesAtom, NONE);
  });
}

/** An answer may come after its user has signed out. */
function update(
  store: AppStore,
  userId: string,
  change: (state: FavouritesState) => Partial<FavouritesState>,
): void {
  store.set(favouritesAtom, (state) => (state.userId === userId ? { ...state, ...change(state) } : state));
}
