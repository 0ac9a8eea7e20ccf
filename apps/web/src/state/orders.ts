import type { Order } from '@zawadeh/domain';
import { cachedOrders } from '../backend/cachedAccount.ts';
import { fetchOwnOrders } from '../backend/orderHistory.ts';
import type { NetworkError } from '../lib/networkError.ts';
import { atom, type AppStore } from '../lib/store.ts';
import { userRefresh } from './userRefresh.ts';

export interface OrdersState {
  /** The orders' user: the next user on this device does not see them. */
  userId: string | null;
  /** null until they first arrive */
  orders: readonly Order[] | null;
  /** Of the last request; earlier orders stay on the screen. */
  error: NetworkError | null;
}

export const ordersAtom = atom<OrdersState>({ userId: null, orders: null, error: null });

export const { refresh: refreshOrders, keepFresh: keepOrdersFresh } = userRefresh(reload, (store) =>
  store.get(ordersAtom),
);

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
