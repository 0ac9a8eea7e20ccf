/** Whether an order is waiting for payment. */
import type { Instant } from '../time/instant.ts';
import { paymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

/** Until when it can be paid or cancelled; null if it cannot. */
export function payableUntil(
  { paymentStatus, expiresAt }: Pick<Order, 'paymentStatus' | 'expiresAt'>,
  now: Instant,
): Instant | null {
  const isPending = paymentBadge(paymentStatus).badge === 'pending';
  return isPending && expiresAt !== null && expiresAt > now ? expiresAt : null;
}
