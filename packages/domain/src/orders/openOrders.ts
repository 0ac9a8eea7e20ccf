/** Open orders: pending ones, and paid ones whose pickup has not ended. */
import type { Instant } from '../time/instant.ts';
import type { Order } from './readOrder.ts';

/** An order without a pickup end is open for a day after it was placed. */
const A_DAY = 24 * 60 * 60 * 1000;

/** The number of open orders with the bag. */
export function countOpenOrders(orders: readonly Order[], bagId: string, now: Instant): number {
  return orders.filter((order) =>
    order.lines.some((line) => line.bagId === bagId && isOpen(order, line.pickupEnd, now)),
  ).length;
}

function isOpen({ status, createdAt }: Order, pickupEnd: Instant | null, now: Instant): boolean {
  if (status === 'pending') return true;
  return status === 'paid' && now < (pickupEnd ?? (createdAt ?? 0) + A_DAY);
}
