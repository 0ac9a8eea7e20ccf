/** What a buyer goes for next, or waits for. */
import { DEFAULT_METHOD } from '../delivery/deliveryMethod.ts';
import {
  handoverLine,
  isOnItsWay,
  promisedAt,
  type DueHandover,
  type HandoverLine,
} from '../handovers/handover.ts';
import type { LocalText } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import type { TicketHandover } from '../wire/ticketAnswer.ts';
import { storesOfLines, type Order, type OrderLine } from './readOrder.ts';
import { A_DAY, isUpcoming, remaining } from './upcoming.ts';

/** Paid orders that are still to be collected or brought, the one that is due first before the others. */
export function nextOrders(orders: readonly Order[], now: Instant): Order[] {
  return orders
    .filter((order) => !order.isGift && order.code !== null && isUpcoming(order, now))
    .toSorted((one, other) => dueAt(one, now) - dueAt(other, now));
}

export interface NextHandover {
  kind: 'shop' | 'door';
  /** The shop to go to, or all shops of a delivery; empty where none is known. */
  stores: LocalText[];
  line: HandoverLine;
  dueEnd: Instant;
}

/**
 * The first thing to do with an order that is not done; null once nothing is left. Where the handovers are not known, the
 * times of the order decide.
 */
export function nextHandover(
  order: Order,
  handovers: readonly TicketHandover[] | null,
  now: Instant,
): NextHandover | null {
  const lines = remaining(order.lines);
  if (isDelivery(order)) {
    const door = handovers === null ? doorOf(order) : handovers.find(({ kind }) => kind === 'door');
    if (door?.state !== 'waiting') return null;
    const line = handoverLine(door, now, isOnItsWay(handovers ?? []));
    return { kind: 'door', stores: storesOfLines(lines), line, dueEnd: door.dueEnd };
  }
  const pickups =
    handovers === null
      ? lines.map((line) => ({ ...pickupOf(order, line), lines: [line] }))
      : handovers
          .filter(({ kind, state }) => kind === 'pickup' && state === 'waiting')
          .map((pickup) => ({ ...pickup, lines: lines.filter((line) => isIn(pickup, line)) }));
  const [next] = pickups
    .filter(({ dueEnd }) => dueEnd >= now)
    .toSorted((one, other) => one.dueEnd - other.dueEnd);
  if (!next) return null;
  const { dueEnd } = next;
  return { kind: 'shop', stores: storesOfLines(next.lines), line: handoverLine(next, now), dueEnd };
}

const isDelivery = ({ method }: Order) => (method ?? DEFAULT_METHOD) === 'delivery';

const isIn = ({ bags }: TicketHandover, line: OrderLine) => bags.some(({ bagId }) => bagId === line.bagId);

const since = ({ paidAt, createdAt }: Order): Instant => paidAt ?? createdAt ?? 0;

function doorOf(order: Order): DueHandover {
  const opens = remaining(order.lines).map(({ pickupStart }) => pickupStart);
  return {
    kind: 'door',
    state: 'waiting',
    dueStart: null,
    dueEnd: promisedAt(since(order), opens),
    doneAt: null,
  };
}

const pickupOf = (order: Order, { pickupStart, pickupEnd }: OrderLine): DueHandover => ({
  kind: 'pickup',
  state: 'waiting',
  // Without an end there is nothing to be ready until.
  dueStart: pickupEnd === null ? null : pickupStart,
  dueEnd: pickupEnd ?? since(order) + A_DAY,
  doneAt: null,
});

function dueAt(order: Order, now: Instant): Instant {
  if (isDelivery(order)) return doorOf(order).dueEnd;
  const ends = remaining(order.lines).map((line) => pickupOf(order, line).dueEnd);
  return ends.filter((end) => end >= now).toSorted((one, other) => one - other)[0] ?? since(order) + A_DAY;
}
