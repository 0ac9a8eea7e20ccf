import type { Order } from '@zawadeh/domain';
import { cachedOrders } from '../backend/cachedAccount.ts';
import { fetchOwnOrders } from '../backend/orderHistory.ts';
import type { NetworkError } from '../lib/networkError.ts';
import { poll } from '../lib/poll.ts';
import { atom, type AppStore } from '../lib/store.ts';

export interface OrdersState {
  /** The orders' user: the next user on this device does not see them. */
  userId: string | null;
  /** null until they first arrive */
  orders: readonly Order[] | null;
  /** Of the last request; earlier orders stay on the screen. */
  error: NetworkError | null;
}

export const ordersAtom = atom<OrdersState>({ userId: null, orders: null, error: null });

const underWay = new WeakMap<AppStore, { userId: string; request: Promise<void> }>();

/** At most one request for the same user is under way. */
export function refreshOrders(store: AppStore, userId: string): Promise<void> {
  const current = underWay.get(store);
  if (current?.userId === userId) return current.request;
  const request = reload(store, userId).finally(() => {
    if (underWay.get(store)?.request === request) underWay.delete(store);
  });
  underWay.set(store, { userId, request });
  return request;
}

async function reload(store: AppStore, userId: string): Promise<void> {
  if (store.get(ordersAtom).userId !== userId) store.set(ordersAtom, { userId, orders: null, error: null });
  const result = await fetchOwnOrders(userId);
  store.set(ordersAtom, (state) => {
    if (state.userId !== userId) return state;
    // Cached orders are shown only with the error, which says that they are not current.
    if (!result.ok) {
      return { ...state, orders: state.orders ?? cachedOrders(userId), error: result.error };
    }
    return { userId, orders: result.value, error: null };
  });
}

/** Refreshes at once, whenever the tab is visible or online again, and while offline until an answer comes. */
export function keepOrdersFresh(store: AppStore, userId: string): () => void {
  const { pollNow, stop } = poll(async () => {
    await refreshOrders(store, userId);
    const state = store.get(ordersAtom);
    return state.userId === userId && state.error === 'offline';
  });
  void pollNow();
  return stop;
}
