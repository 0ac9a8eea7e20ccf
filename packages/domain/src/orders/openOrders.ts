/** Orders that somebody still waits for: held until they are paid, or paid and not yet to be collected by now. */
import type { Instant } from '../time/instant.ts';
import type { Order } from './readOrder.ts';

/** An order that does not say until when it is collected is of the day it was placed on. */
const A_DAY = 24 * 60 * 60 * 1000;

/** How many of them have the bag. */
export function countOpenOrders(orders: readonly Order[], bagId: string, now: Instant): number {
  return orders.filter((order) =>
    order.lines.some((line) => line.bagId === bagId && isAwaited(order, line.pickupEnd, now)),
  ).length;
}

function isAwaited({ status, createdAt }: Order, pickupEnd: Instant | null, now: Instant): boolean {
  if (status === 'pending') return true;
  return status === 'paid' && now < (pickupEnd ?? (createdAt ?? 0) + A_DAY);
}
