/** What the signed-in user collected lately, and what they said about it. In memory only. */
import { mayBeRated, type Collected, type Instant, type Rating } from '@zawadeh/domain';
import { fetchCollected, putOff, putOffOrders } from '../backend/ratings.ts';
import type { NetworkError } from '../lib/networkError.ts';
import { atom, type AppStore } from '../lib/store.ts';
import { sessionAtom } from './session.ts';
import { userRefresh } from './userRefresh.ts';

interface RatingsState {
  /** Whose they are: the next user on this device does not see them. */
  userId: string | null;
  /** The latest first; null until they first arrive. */
  collected: readonly Collected[] | null;
  /** Orders that the user does not want to rate now. */
  putOff: readonly string[];
  /** Of the last request; what came earlier stays. */
  error: NetworkError | null;
}

const NONE: RatingsState = { userId: null, collected: null, putOff: [], error: null };

export const ratingsAtom = atom(NONE);

export const { keepFresh: keepRatingsFresh } = userRefresh(reload, (store) => store.get(ratingsAtom));

async function reload(store: AppStore, userId: string): Promise<void> {
  begin(store, userId);
  const result = await fetchCollected(userId);
  update(store, userId, () =>
    result.ok ? { collected: result.value, error: null } : { error: result.error },
  );
}

/** Once the thanks were read: what is rated is no longer asked for. */
export function markRated(store: AppStore, userId: string, { orderId, storeId, stars }: Rating): void {
  update(store, userId, ({ collected }) => ({
    collected:
      collected?.map((each) =>
        each.orderId === orderId && each.storeId === storeId ? { ...each, stars } : each,
      ) ?? null,
  }));
}

/** Not now: the order's row still offers it. */
export function putRatingOff(store: AppStore, userId: string, orderId: string): void {
  putOff(userId, orderId);
  update(store, userId, () => ({ putOff: putOffOrders(userId) }));
}

/** What to ask for without being asked, the latest first. */
export const toAskFor = ({ collected, putOff: orders }: RatingsState, now: Instant): Collected[] =>
  collected?.filter(
    ({ stars, doneAt, orderId }) => stars === null && mayBeRated(doneAt, now) && !orders.includes(orderId),
  ) ?? [];

const following = new WeakSet<AppStore>();

/** Those of another user go, and these go with the session. */
function begin(store: AppStore, userId: string): void {
  if (store.get(ratingsAtom).userId !== userId) {
    store.set(ratingsAtom, { ...NONE, userId, putOff: putOffOrders(userId) });
  }
  if (following.has(store)) return;
  following.add(store);
  store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).status === 'signedOut') store.set(ratingsAtom, NONE);
  });
}

/** An answer may come after its user has signed out. */
function update(
  store: AppStore,
  userId: string,
  change: (state: RatingsState) => Partial<RatingsState>,
): void {
  store.set(ratingsAtom, (state) => (state.userId === userId ? { ...state, ...change(state) } : state));
}
