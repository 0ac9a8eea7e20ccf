import type { Order } from '@zawadeh/domain';
import { cachedOrders } from './cachedOrders.ts';
import { fetchOwnOrders } from './orderHistory.ts';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { userResource } from '../session/userResource.ts';

interface OrdersState {
  userId: string | null;
  /** null until they first arrive */
  orders: readonly Order[] | null;
  error: NetworkError | null;
}

const NONE: OrdersState = { userId: null, orders: null, error: null };

export const {
  stateAtom: ordersAtom,
  refresh: refreshOrders,
  keepFresh: keepOrdersFresh,
} = userResource({
  none: NONE,
  load: fetchOwnOrders,
  accept: (orders) => ({ orders }),
  // Cached orders are shown only with the error, which says that they are not current.
  fallback: ({ orders }, userId) => ({ orders: orders ?? cachedOrders(userId) }),
});
