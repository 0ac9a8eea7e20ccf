/** Merges paid events into the list of orders, in any order and with repetitions. */
import { keysOf } from '../objects.ts';
import type { DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { byText } from '../text/compare.ts';
import type { Instant } from '../time/instant.ts';
import { orderFrom, type Order } from './readOrder.ts';
import { canBecomePaid, isFurther } from './status.ts';

export interface PaidEvent {
  id: string | null;
  /** The order's code under any of its names: order_code, code, invoice. */
  codes: readonly string[];
  customerName: string | null;
  method: DeliveryMethod | null;
  createdAt: Instant | null;
  paidAt: Instant | null;
}

/** The list with the event merged in, newest first. */
export function mergePaidEvent(orders: readonly Order[], event: PaidEvent): Order[] {
  const matching = orders.filter((order) => isOf(event, order));
  const others = orders.filter((order) => !matching.includes(order));
  return newestFirst([...others, markedPaid(matching.reduce(mergeOrders, orderOf(event)))]);
}

export function newestFirst(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => since(b) - since(a) || byText(nameOf(a), nameOf(b)));
}

function isOf(event: PaidEvent, order: Order): boolean {
  return (
    (order.id !== null && order.id === event.id) || (order.code !== null && event.codes.includes(order.code))
  );
}

function orderOf({ codes, ...event }: PaidEvent): Order {
  return { ...orderFrom({}), ...event, code: codes[0] ?? null };
}

/** Existing values stay and gaps are filled; of two statuses the later one in the order's life wins. */
function mergeOrders(found: Order, existing: Order): Order {
  const gaps = keysOf(found)
    .filter((field) => isGap(existing[field]))
    .map((field) => [field, found[field]]);
  const { status, paymentStatus } = isFurther(found.status, existing.status) ? found : existing;
  return { ...existing, ...Object.fromEntries(gaps), status, paymentStatus };
}

const isGap = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** A late event does not mark a refunded order as paid again. */
function markedPaid(order: Order): Order {
  return canBecomePaid(order.status) ? { ...order, status: 'paid', paymentStatus: 'paid' } : order;
}

/** An order without any date counts as the newest. */
const since = ({ createdAt, paidAt }: Order) => createdAt ?? paidAt ?? Number.MAX_SAFE_INTEGER;
const nameOf = ({ id, code }: Order) => `${id ?? ''}/${code ?? ''}`;
