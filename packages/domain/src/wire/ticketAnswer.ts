/** The answer to the call of a ticket: apart from the counters', whose pages need no shops. */
import type { Handover } from '../handovers/handover.ts';
import { fieldsOf } from '../objects.ts';
import { readShop, type Shop } from '../shops/readShop.ts';
import { readHandoverBags, readHandoverRows, type HandoverBag } from './handoverAnswers.ts';

export interface TicketHandover extends Handover {
  bags: HandoverBag[];
  /** Whether a phone of the shop confirms it; else the buyer does. */
  hasCounter: boolean;
  /** Where it is; null for a door, and for a shop that was deleted. */
  shop: Shop | null;
  /** The content of its QR code; null where nothing reads it. */
  qr: string | null;
}

/** GET /api/tickets/{code}; null if it is unreadable. */
export function readTicketHandovers(answer: unknown): TicketHandover[] | null {
  return readHandoverRows(fieldsOf(answer).handovers, (raw, handover) => ({
    ...handover,
    bags: readHandoverBags(raw.bags),
    hasCounter: raw.has_counter === true,
    shop: shopIn(raw.shop),
    // Its spaces count: a cleaned text would no longer be the one that was signed.
    qr: typeof raw.qr === 'string' ? raw.qr : null,
  }));
}

function shopIn(value: unknown): Shop | null {
  const reading = readShop(value);
  return reading.ok ? reading.value : null;
}
