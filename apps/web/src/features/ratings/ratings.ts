/** What the signed-in user collected lately, and what they said about it. In memory only. */
import { mayBeRated, type Collected, type Instant, type Rating } from '@zawadeh/domain';
import { fetchCollected, putOff, putOffOrders } from './ratingCalls.ts';
import type { NetworkError } from '../../lib/http/networkError.ts';
import type { AppStore } from '../../lib/store.ts';
import { userResource } from '../session/userResource.ts';

interface RatingsState {
  userId: string | null;
  /** The latest first; null until they first arrive. */
  collected: readonly Collected[] | null;
  /** Orders that the user does not want to rate now. */
  putOff: readonly string[];
  error: NetworkError | null;
}

const NONE: RatingsState = { userId: null, collected: null, putOff: [], error: null };

const resource = userResource({
  none: NONE,
  initial: (userId) => ({ putOff: putOffOrders(userId) }),
  load: fetchCollected,
  accept: (collected) => ({ collected }),
});

export const { stateAtom: ratingsAtom, keepFresh: keepRatingsFresh } = resource;

/** Once the thanks were read: what is rated is no longer asked for. */
export function markRated(store: AppStore, userId: string, { orderId, storeId, stars }: Rating): void {
  resource.update(store, userId, ({ collected }) => ({
    collected:
      collected?.map((each) =>
        each.orderId === orderId && each.storeId === storeId ? { ...each, stars } : each,
      ) ?? null,
  }));
}

/** Not now: the order's row still offers it. */
export function putRatingOff(store: AppStore, userId: string, orderId: string): void {
  putOff(userId, orderId);
  resource.update(store, userId, () => ({ putOff: putOffOrders(userId) }));
}

/** What to ask for without being asked, the latest first. */
export const toAskFor = ({ collected, putOff: orders }: RatingsState, now: Instant): Collected[] =>
  collected?.filter(
    ({ stars, doneAt, orderId }) => stars === null && mayBeRated(doneAt, now) && !orders.includes(orderId),
  ) ?? [];
