/** Money that goes back to a buyer: why, and by when. */
import { REFUND_WORKING_DAYS } from '../brand.ts';
import { addDays, weekdayOf } from '../time/beirutDays.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';

export const REFUND_REASONS = [
  'cancelled',
  'cancelled_by_us',
  'paid_late',
  'paid_twice',
  'taken_back',
  'goodwill',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** null for a reason that this version does not know. */
export const readRefundReason = (value: unknown): RefundReason | null =>
  REFUND_REASONS.find((reason) => reason === value) ?? null;

const SATURDAY = 5;

/** The last day on which it is in time: so many working days after the one on which it was owed. */
export function refundDueDay(askedAt: Instant): string {
  let day = beirutDay(askedAt);
  for (let left = REFUND_WORKING_DAYS; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) < SATURDAY) left -= 1;
  }
  return day;
}
