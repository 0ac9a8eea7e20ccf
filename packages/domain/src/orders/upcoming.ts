/** The open parts of an order: its payment, its pickup or delivery. */
import { distinctPlaces, isKnownPlace, type PickupPlace } from '../bags/pickupPlace.ts';
import { DEFAULT_METHOD } from '../delivery/deliveryMethod.ts';
import { orderHandoverState } from '../handovers/handover.ts';
import type { Instant } from '../time/instant.ts';
import { paymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

/** Until when an order can be paid or cancelled; null if it cannot. */
export function payableUntil(
  { paymentStatus, expiresAt }: Pick<Order, 'paymentStatus' | 'expiresAt'>,
  now: Instant,
): Instant | null {
  const isPending = paymentBadge(paymentStatus).badge === 'pending';
  return isPending && expiresAt !== null && expiresAt > now ? expiresAt : null;
}

export const remaining = (lines: Order['lines']) => lines.filter(({ isTakenBack }) => !isTakenBack);

/** Where a buyer collects an order; empty for deliveries and unpaid orders. */
export function pickupPlacesOf({ method, paymentStatus, lines }: Order): PickupPlace[] {
  const isPaid = paymentBadge(paymentStatus).badge === 'completed';
  return (method ?? DEFAULT_METHOD) === 'pickup' && isPaid
    ? distinctPlaces(remaining(lines)).filter(isKnownPlace)
    : [];
}

/** An order without times counts as upcoming for a day after its payment. */
export const A_DAY = 86_400_000;

/** Whether an order waits for its payment, or for its handover. */
export const isOpenOrder = (order: Order, now: Instant): boolean =>
  payableUntil(order, now) !== null ||
  (isUpcoming(order, now) && orderHandoverState(order.handovers ?? []) !== 'done');

/** Whether a paid order is still to be collected or delivered, by its times. */
export function isUpcoming(order: Order, now: Instant): boolean {
  if (paymentBadge(order.paymentStatus).badge !== 'completed') return false;
  const ends = remaining(order.lines).flatMap(({ pickupEnd }) => (pickupEnd === null ? [] : [pickupEnd]));
  if ((order.method ?? DEFAULT_METHOD) === 'pickup' && ends.length > 0) return Math.max(...ends) >= now;
  const since = order.paidAt ?? order.createdAt;
  return since !== null && since + A_DAY > now;
}
