/** What is owed to buyers, and what was sent back to them. */
import { REFUND_WORKING_DAYS } from '../brand.ts';
import { LONGEST_CODE, LONGEST_PHONE } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { addDays, weekdayOf } from '../time/beirutDays.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';

export const REFUND_REASONS = ['cancelled', 'paid_late', 'paid_twice'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export interface Refund {
  id: string;
  orderCode: string;
  customerName: string | null;
  phone: string | null;
  amount: Cents;
  /** null for one that this version does not know. */
  reason: RefundReason | null;
  askedAt: Instant;
  /** null while it is owed. */
  doneAt: Instant | null;
  /** The admin; null where the provider reported it. */
  doneBy: string | null;
  reference: string | null;
}

export interface RefundList {
  /** The oldest first. */
  owed: Refund[];
  /** The latest first. */
  done: Refund[];
  /** Of all that is owed, also where the list is cut. */
  owedCount: number;
  owedAmount: Cents;
}

/** null if it is unreadable: money that is owed must not look as if there were none. */
export function readRefundList(answer: unknown): RefundList | null {
  if (!isRaw(answer) || !Array.isArray(answer.refunds)) return null;
  const [owedCount, owedAmount] = [readCount(answer.owed), readCount(answer.owed_cents)];
  const refunds = answer.refunds.map((row: unknown) => (isRaw(row) ? readRefund(row) : null));
  if (owedCount === null || owedAmount === null || refunds.includes(null)) return null;
  const readable = refunds.filter((refund) => refund !== null);
  return {
    owed: readable.filter(({ doneAt }) => doneAt === null),
    done: readable.filter(({ doneAt }) => doneAt !== null),
    owedCount,
    owedAmount,
  };
}

function readRefund(raw: Raw): Refund | null {
  const [id, amount, askedAt] = [readId(raw.id), readCount(raw.amount_cents), readInstant(raw.asked_at)];
  if (id === null || !amount || askedAt === null) return null;
  return {
    id,
    amount,
    askedAt,
    orderCode: readText(raw.order_code, LONGEST_CODE) ?? '',
    customerName: readText(raw.customer_name),
    phone: readText(raw.whatsapp_phone, LONGEST_PHONE),
    reason: REFUND_REASONS.find((reason) => reason === raw.reason) ?? null,
    doneAt: readInstant(raw.done_at),
    doneBy: readText(raw.done_by),
    reference: readText(raw.reference),
  };
}

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

export const isRefundLate = (
  { askedAt, doneAt }: Pick<Refund, 'askedAt' | 'doneAt'>,
  now: Instant,
): boolean => beirutDay(doneAt ?? now) > refundDueDay(askedAt);
