/** The time to cancel that is promised before an order is paid. */
import type { Instant } from '../time/instant.ts';
import { HOLD_MINUTES } from '../timings.ts';
import { AFTER_PAYMENT_MS, cancelUntil } from './cancelUntil.ts';

interface Unpaid {
  method: 'delivery' | 'pickup';
  lines: readonly { pickupStart: Instant | null }[];
}

/** Whether an order can be cancelled for ten minutes after its payment, however late within its hold it is paid. */
export function canCancelAfterPaying({ method, lines }: Unpaid, now: Instant): boolean {
  const paidAt = now + HOLD_MINUTES * 60_000;
  // A courier sets off after the payment.
  const starts = lines.map(({ pickupStart }) => (method === 'delivery' ? null : pickupStart));
  const until = cancelUntil(
    paidAt,
    starts.map((dueStart) => ({ kind: 'pickup', dueStart, state: 'waiting' })),
  );
  return until !== null && until >= paidAt + AFTER_PAYMENT_MS;
}
