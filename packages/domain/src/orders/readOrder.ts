/** Reads a row of orders, or a part of one, as an order. */
import { readPlace, type PickupPlace } from '../bags/pickupPlace.ts';
import { readDeliveryMethod, type DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { readDueHandover, type DueHandover } from '../handovers/handover.ts';
import { LONGEST_ADDRESS, LONGEST_CODE, LONGEST_PHONE } from '../limits.ts';
import { parseFullPrice, parsePrice, type Cents } from '../money/money.ts';
import { isRaw, readCount, readId, parseStored, type Raw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readOrderStatus, type OrderStatus } from './status.ts';

/** With the shop, the prices and the pickup place at the time of the order. */
export interface OrderLine extends PickupPlace {
  bagId: string;
  /** null where it is not known. */
  storeId: string | null;
  title: LocalText | null;
  quantity: number;
  unitPrice: Cents | null;
  /** null where it is not known, or not above the price. */
  fullPrice: Cents | null;
  /** The shop took the bag back: it is not handed over, and its money is owed. */
  isTakenBack: boolean;
}

export interface Order {
  /** An order has an id, a code or both: live events carry only one. */
  id: string | null;
  code: string | null;
  userId: string | null;
  customerName: string | null;
  /** null if unknown; shown as Pickup. */
  method: DeliveryMethod | null;
  /** The shop gives the bags to people who need them. */
  isGift: boolean;
  /** The id of the delivery area. */
  areaId: string | null;
  address: string | null;
  phone: string | null;
  /** The raw value of the row, for `paymentBadge`. */
  paymentStatus: string | null;
  status: OrderStatus | null;
  /** The quantity of the first line; `itemCount` has the total. */
  quantity: number | null;
  createdAt: Instant | null;
  paidAt: Instant | null;
  /** The end of the hold, while it is unpaid. */
  expiresAt: Instant | null;
  lines: OrderLine[];
  amount: Cents | null;
  deliveryFee: Cents | null;
  /** In the order in which they are due; null where they are not known. */
  handovers: OrderHandover[] | null;
}

export interface OrderHandover extends DueHandover {
  /** A pickup has the bags of its shop. */
  bagIds: string[];
}

export type OrderReading = Result<Order, 'notAnObject' | 'noIdOrCode'>;

export function readOrder(value: unknown): OrderReading {
  if (!isRaw(value)) return { ok: false, error: 'notAnObject' };
  const order = orderFrom(value);
  return order.id === null && order.code === null
    ? { ok: false, error: 'noIdOrCode' }
    : { ok: true, value: order };
}

/** An order from the columns given; missing ones become null. */
export function orderFrom(value: Raw): Order {
  return {
    id: readId(value.id),
    code: readText(value.order_code, LONGEST_CODE),
    userId: readId(value.user_id),
    customerName: readText(value.customer_name),
    method: readDeliveryMethod(value.delivery_method),
    isGift: value.is_gift === true,
    areaId: readId(value.delivery_area),
    address: readText(value.delivery_address, LONGEST_ADDRESS),
    phone: readText(value.whatsapp_phone, LONGEST_PHONE),
    paymentStatus: readText(value.payment_status, LONGEST_CODE),
    status: readOrderStatus(value.status),
    quantity: readCount(value.qty),
    createdAt: readInstant(value.created_at),
    paidAt: readInstant(value.paid_at),
    expiresAt: readInstant(value.expires_at),
    lines: readLines(value.details),
    amount: parsePrice(value.amount),
    deliveryFee: parsePrice(value.delivery_fee),
    handovers: readOrderHandovers(value.own_handovers),
  };
}

/** Every readable order; an invalid row is skipped. */
export function readOrders(rows: unknown): { orders: Order[]; refused: number } {
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  const orders = list.flatMap((row) => {
    const reading = readOrder(row);
    return reading.ok ? [reading.value] : [];
  });
  return { orders, refused: list.length - orders.length };
}

/** /profile: the number of items, 1 if unknown. */
export function itemCount({ lines, quantity }: Pick<Order, 'lines' | 'quantity'>): number {
  const counted = lines.reduce((sum, line) => (line.isTakenBack ? sum : sum + line.quantity), 0);
  return counted || quantity || 1;
}

/** /profile: the code, or the id of an order that has none. */
export function orderLabel({ code, id }: Pick<Order, 'code' | 'id'>): string {
  return code ?? id ?? '';
}

/** The shops of an order without duplicates, by their names at the time of the order. */
export function storesOfLines(lines: readonly Pick<OrderLine, 'store'>[]): LocalText[] {
  const stores = lines.flatMap(({ store }) => (store === null ? [] : [store]));
  return [...new Map(stores.map((store) => [JSON.stringify([store.en, store.ar]), store])).values()];
}

/** `details` is a list in the database, or JSON text if it was encoded twice. */
function readLines(details: unknown): OrderLine[] {
  const lines = typeof details === 'string' ? parseStored(details) : details;
  return Array.isArray(lines) ? lines.flatMap((line) => readOrderLine(line) ?? []) : [];
}

function readOrderHandovers(value: unknown): OrderHandover[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isRaw).flatMap((raw) => {
    const due = readDueHandover(raw);
    const bags: unknown[] = Array.isArray(raw.bags) ? raw.bags : [];
    return due === null ? [] : [{ ...due, bagIds: bags.flatMap((bag) => readId(bag) ?? []) }];
  });
}

export function readOrderLine(raw: unknown): OrderLine | null {
  if (!isRaw(raw)) return null;
  const bagId = readId(raw.bagId);
  const quantity = readCount(raw.quantity);
  if (bagId === null || !quantity) return null;
  const unitPrice = parsePrice(raw.unitPrice);
  return {
    bagId,
    storeId: readId(raw.storeId),
    title: readLocalText(raw.title, raw.titleAr),
    quantity,
    unitPrice,
    fullPrice: unitPrice === null ? null : parseFullPrice(raw.fullPrice, unitPrice),
    isTakenBack: Boolean(raw.takenBackAt),
    ...readPlace(raw),
  };
}
