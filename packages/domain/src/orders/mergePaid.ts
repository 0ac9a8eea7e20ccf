/** Paid events find their order by id, code or invoice, in any order and however often. */
import type { DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { byText } from '../text/compare.ts';
import type { Instant } from '../time/instant.ts';
import { orderFrom, type Order } from './readOrder.ts';
import { canBecomePaid, isFurther } from './status.ts';

export interface PaidEvent {
  id: string | null;
  /** Every name the event gives its order: order_code, code and invoice mean the same. */
  codes: readonly string[];
  customerName: string | null;
  method: DeliveryMethod | null;
  createdAt: Instant | null;
  paidAt: Instant | null;
}

/** The list with the event in it, newest first. */
export function mergePaid(orders: readonly Order[], event: PaidEvent): Order[] {
  const known = orders.filter((order) => isOf(event, order));
  const others = orders.filter((order) => !known.includes(order));
  return newestFirst([...others, paid(known.reduce(joined, orderOf(event)))]);
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

/** What the list knows stays, and gaps are filled; of two statuses the one further on in the order's life is true. */
function joined(found: Order, known: Order): Order {
  const gaps = Object.entries(found).filter(([field]) => isGap(known[field as keyof Order]));
  const { status, paymentStatus } = isFurther(found.status, known.status) ? found : known;
  return { ...known, ...Object.fromEntries(gaps), status, paymentStatus };
}

const isGap = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** An order already paid back does not become paid again because an old event arrives late. */
function paid(order: Order): Order {
  return canBecomePaid(order.status) ? { ...order, status: 'paid', paymentStatus: 'paid' } : order;
}

/** An order without any date is one that came this moment. */
const since = ({ createdAt, paidAt }: Order) => createdAt ?? paidAt ?? Number.MAX_SAFE_INTEGER;
const nameOf = ({ id, code }: Order) => `${id ?? ''}/${code ?? ''}`;
