/** Until when a buyer can cancel a paid order; the database has the same rule. */
import type { Handover } from '../handovers/handover.ts';
import type { Instant } from '../time/instant.ts';

const MINUTE = 60_000;
export const AFTER_PAYMENT_MS = 10 * MINUTE;
const BEFORE_PICKUP_MS = 120 * MINUTE;
const AFTER_START_MS = 10 * MINUTE;

type Pickup = Pick<Handover, 'kind' | 'dueStart' | 'state'>;

/** Not after the first pickup has begun for some minutes. What can be collected at once begins with the payment. */
export function cancelUntil(paidAt: Instant, handovers: readonly Pickup[]): Instant | null {
  const starts = handovers.flatMap(({ kind, dueStart, state }) =>
    kind === 'door' || state === 'cancelled' ? [] : [dueStart ?? paidAt],
  );
  if (starts.length === 0) return null;
  const first = Math.min(...starts);
  return Math.min(Math.max(paidAt + AFTER_PAYMENT_MS, first - BEFORE_PICKUP_MS), first + AFTER_START_MS);
}

/** Nothing that was handed over comes back, and what is cancelled stays so. */
export function canCancel(paidAt: Instant, handovers: readonly Pickup[], now: Instant): boolean {
  const until = cancelUntil(paidAt, handovers);
  return (
    until !== null && now < until && handovers.every(({ state }) => state === 'waiting' || state === 'missed')
  );
}
