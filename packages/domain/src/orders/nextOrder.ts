/** The handover that a buyer collects or gets next. */
import { DEFAULT_METHOD } from '../delivery/deliveryMethod.ts';
import { handoverLine, isOnItsWay, promisedAt, type HandoverLine } from '../handovers/handover.ts';
import type { LocalText } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import { storesOfLines, type Order, type OrderHandover } from './readOrder.ts';
import { A_DAY, isUpcoming, remaining } from './upcoming.ts';

export interface NextOrder {
  code: string;
  kind: 'shop' | 'door';
  /** The shop to go to, or all shops of a delivery; empty where none is known. */
  stores: LocalText[];
  line: HandoverLine;
  dueEnd: Instant;
}

/** The paid order that is due first and not done; null if all are done. */
export function nextOrder(orders: readonly Order[], now: Instant): NextOrder | null {
  const due = orders.flatMap((order) => nextOf(order, now) ?? []);
  return due.toSorted((one, other) => one.dueEnd - other.dueEnd)[0] ?? null;
}

function nextOf(order: Order, now: Instant): NextOrder | null {
  const { code, isGift } = order;
  if (code === null || isGift || !isUpcoming(order, now)) return null;
  const handovers = order.handovers ?? expectedHandovers(order);
  const [next] = handovers
    .filter(({ kind, state }) => state === 'waiting' && kind !== 'courier')
    // A late delivery still comes.
    .filter(({ kind, dueEnd }) => kind === 'door' || dueEnd >= now)
    .toSorted((one, other) => one.dueEnd - other.dueEnd);
  if (!next) return null;
  const kind = next.kind === 'door' ? 'door' : 'shop';
  const lines = remaining(order.lines).filter(({ bagId }) => kind === 'door' || next.bagIds.includes(bagId));
  const line = handoverLine(next, now, isOnItsWay(handovers));
  return { code, kind, stores: storesOfLines(lines), line, dueEnd: next.dueEnd };
}

/** By the times of the order. */
function expectedHandovers({ method, lines, paidAt, createdAt }: Order): OrderHandover[] {
  const since = paidAt ?? createdAt ?? 0;
  const expected = { state: 'waiting', doneAt: null } as const;
  if ((method ?? DEFAULT_METHOD) === 'delivery') {
    const opens = remaining(lines).map(({ pickupStart }) => pickupStart);
    return [{ ...expected, kind: 'door', dueStart: null, dueEnd: promisedAt(since, opens), bagIds: [] }];
  }
  return remaining(lines).map(({ bagId, pickupStart, pickupEnd }) => ({
    ...expected,
    kind: 'pickup',
    // A time to be ready until needs an end.
    dueStart: pickupEnd === null ? null : pickupStart,
    dueEnd: pickupEnd ?? since + A_DAY,
    bagIds: [bagId],
  }));
}
