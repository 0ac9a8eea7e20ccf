/** The common parts of the answers about tickets, counters, couriers and the board of the dashboard. */
import { readHandover, type Handover } from '../handovers/handover.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';

export interface HandoverBag {
  bagId: string | null;
  title: LocalText | null;
  quantity: number;
}

export function readHandoverBags(value: unknown): HandoverBag[] {
  const bags: unknown[] = Array.isArray(value) ? value : [];
  return bags.filter(isRaw).flatMap((raw) => {
    const quantity = readCount(raw.quantity);
    return quantity
      ? [{ bagId: readId(raw.bag_id), title: readLocalText(raw.title, raw.title_ar), quantity }]
      : [];
  });
}

/** The pieces of each paid line that is not collected, in the order of payment. */
export function readPiecesToFill(value: unknown): number[] {
  return (Array.isArray(value) ? value : []).flatMap((each) => readCount(each) || []);
}

/** Rows of which the handover itself is unreadable are left out. */
export function readHandoverRows<Row>(
  rows: unknown,
  complete: (raw: Raw, handover: Handover) => Row,
): Row[] | null {
  if (!Array.isArray(rows)) return null;
  return rows.filter(isRaw).flatMap((raw) => {
    const handover = readHandover(raw);
    return handover === null ? [] : [complete(raw, handover)];
  });
}
