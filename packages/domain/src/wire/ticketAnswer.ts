/** The answer to the call of a ticket: apart from the counters', whose pages need no shops. */
import type { Handover } from '../handovers/handover.ts';
import type { Cents } from '../money/money.ts';
import { fieldsOf } from '../objects.ts';
import { readRefundReason, type RefundReason } from '../orders/refund.ts';
import { readOrderLine, type OrderLine } from '../orders/readOrder.ts';
import { isRaw, readCount } from '../reading/raw.ts';
import { readShop, type Shop } from '../shops/readShop.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readHandoverBags, readHandoverRows, type HandoverBag } from './handoverAnswers.ts';

export interface TicketHandover extends Handover {
  bags: HandoverBag[];
  /** For a gift, the code of its order with the code of this bag. */
  number: number | null;
  /** Whether a phone of the shop confirms it; else the buyer does. */
  hasCounter: boolean;
  /** null for a door, and for a shop that was deleted. */
  shop: Shop | null;
  /** The content of its QR code; null where nothing reads it. */
  qr: string | null;
}

/** GET /api/tickets/{code}; null if it is unreadable. */
export function readTicketHandovers(answer: unknown): TicketHandover[] | null {
  return readHandoverRows(fieldsOf(answer).handovers, (raw, handover) => ({
    ...handover,
    bags: readHandoverBags(raw.bags),
    number: readCount(raw.number),
    hasCounter: raw.has_counter === true,
    shop: shopIn(raw.shop),
    // The spaces count: a cleaned text would differ from the signed one.
    qr: typeof raw.qr === 'string' ? raw.qr : null,
  }));
}

export interface TicketRefund {
  amount: Cents;
  /** null for a reason that this version does not know. */
  reason: RefundReason | null;
  askedAt: Instant;
  /** null while it is owed. */
  doneAt: Instant | null;
  /** The bag that was taken back; null if the refund is for the whole order. */
  line: OrderLine | null;
}

/** The refunds of the order; an answer of an older version has none. */
export function readTicketRefunds(answer: unknown): TicketRefund[] {
  const { refunds } = fieldsOf(answer);
  if (!Array.isArray(refunds)) return [];
  return refunds.filter(isRaw).flatMap((raw): TicketRefund[] => {
    const [amount, askedAt] = [readCount(raw.amount_cents), readInstant(raw.asked_at)];
    const [reason, doneAt] = [readRefundReason(raw.reason), readInstant(raw.done_at)];
    const line = readOrderLine(raw.line);
    return !amount || askedAt === null ? [] : [{ amount, reason, askedAt, doneAt, line }];
  });
}

function shopIn(value: unknown): Shop | null {
  const reading = readShop(value);
  return reading.ok ? reading.value : null;
}
