/** Whether an order is still to be collected or delivered, by its times. */
import { DEFAULT_METHOD } from '../delivery/deliveryMethod.ts';
import type { Instant } from '../time/instant.ts';
import { paymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

/** An order without times counts as upcoming for a day after its payment. */
const A_DAY = 86_400_000;

export function isUpcoming(order: Order, now: Instant): boolean {
  if (paymentBadge(order.paymentStatus).badge !== 'completed') return false;
  const ends = order.lines.flatMap(({ pickupEnd }) => (pickupEnd === null ? [] : [pickupEnd]));
  if ((order.method ?? DEFAULT_METHOD) === 'pickup' && ends.length > 0) return Math.max(...ends) >= now;
  const since = order.paidAt ?? order.createdAt;
  return since !== null && since + A_DAY > now;
}
