/** Whether an order waits for its payment. */
import type { Instant } from '../time/instant.ts';
import { paymentBadge } from './paymentBadge.ts';
import type { Order } from './readOrder.ts';

/** Until when it can still be paid or given up; null where it cannot, or not any more. */
export function payableUntil(
  { paymentStatus, expiresAt }: Pick<Order, 'paymentStatus' | 'expiresAt'>,
  now: Instant,
): Instant | null {
  const isPending = paymentBadge(paymentStatus).badge === 'pending';
  return isPending && expiresAt !== null && expiresAt > now ? expiresAt : null;
}
