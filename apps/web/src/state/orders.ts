import type { Order } from '@zawadeh/domain';
import { cachedOrders } from '../backend/cachedAccount.ts';
import { fetchOwnOrders } from '../backend/orderHistory.ts';
import type { NetworkError } from '../lib/networkError.ts';
import { poll } from '../lib/poll.ts';
import { atom, type Store } from '../lib/store.ts';

export interface OrdersState {
  /** Whose they are: whoever signs in next sees nothing of them. */
  userId: string | null;
  /** null until they first arrive */
  orders: readonly Order[] | null;
  /** Why the last look failed; what was known stays on the screen. */
  trouble: NetworkError | null;
}

export const ordersAtom = atom<OrdersState>({ userId: null, orders: null, trouble: null });

const looking = new WeakMap<Store, { userId: string; look: Promise<void> }>();

/** However many ask at once, one request is under way for one person. */
export function refreshOrders(store: Store, userId: string): Promise<void> {
  const underWay = looking.get(store);
  if (underWay?.userId === userId) return underWay.look;
  const look = lookAgain(store, userId).finally(() => {
    if (looking.get(store)?.look === look) looking.delete(store);
  });
  looking.set(store, { userId, look });
  return look;
}

async function lookAgain(store: Store, userId: string): Promise<void> {
  if (store.get(ordersAtom).userId !== userId) store.set(ordersAtom, { userId, orders: null, trouble: null });
  const answer = await fetchOwnOrders(userId);
  store.set(ordersAtom, (known) => {
    if (known.userId !== userId) return known;
    // Never shown without the trouble beside them, which says that they are from an earlier look.
    if (!answer.ok) {
      return { ...known, orders: known.orders ?? cachedOrders(userId), trouble: answer.error };
    }
    return { userId, orders: answer.value, trouble: null };
  });
}

/** Looks at once, whenever the tab comes back or is online again, and where nothing came back until something does. */
export function keepOrdersFresh(store: Store, userId: string): () => void {
  const { pollNow: askNow, stop } = poll(async () => {
    await refreshOrders(store, userId);
    const known = store.get(ordersAtom);
    return known.userId === userId && known.trouble === 'offline';
  });
  void askNow();
  return stop;
}
