/** The refunds that are owed to buyers, and the done ones. */
import { LONGEST_CODE, LONGEST_PHONE, LONGEST_REASON } from '../limits.ts';
import type { Cents } from '../money/money.ts';
import { readRefundReason, refundDueDay, type RefundReason } from '../orders/refund.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';

export interface Refund {
  id: string;
  orderCode: string;
  customerName: string | null;
  phone: string | null;
  amount: Cents;
  /** null for a reason that this version does not know. */
  reason: RefundReason | null;
  askedAt: Instant;
  /** null while it is owed. */
  doneAt: Instant | null;
  /** The admin; null where the provider reported it. */
  doneBy: string | null;
  reference: string | null;
  /** The note of the admin to the buyer. */
  note: string | null;
  /** An admin marked the order paid, and the provider knows of no payment. */
  isWithoutPayment: boolean;
}

export interface RefundList {
  /** The oldest first. */
  owed: Refund[];
  /** The latest first. */
  done: Refund[];
  /** Counts all owed refunds, although the list may be cut. */
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
    reason: readRefundReason(raw.reason),
    doneAt: readInstant(raw.done_at),
    doneBy: readText(raw.done_by),
    reference: readText(raw.reference),
    note: readText(raw.note, LONGEST_REASON),
    isWithoutPayment: raw.without_payment === true,
  };
}

export const isRefundLate = (
  { askedAt, doneAt }: Pick<Refund, 'askedAt' | 'doneAt'>,
  now: Instant,
): boolean => beirutDay(doneAt ?? now) > refundDueDay(askedAt);
