/** Orders, for admins: a page of the filtered orders, and actions on one order. */
import {
  fieldsOf,
  countOpenOrders,
  findArea,
  MOST_ROWS,
  readCount,
  readDueHandover,
  readId,
  readOrder,
  readOrderHandoverState,
  readText,
  type DeliveryArea,
  type DeliveryMethod,
  type DueHandover,
  type Instant,
  type Order,
  type OrderRefunds,
  type OrderHandoverState,
  type OrderStatus,
} from '@zawadeh/domain';
import { queryTable, done, fail, type AdminResult } from '../query.ts';
import { wordsIn } from '../search.ts';

export type OrderSortColumn = 'created_at' | 'amount' | 'customer_name' | 'order_code';

export interface OrdersFilter {
  /** Words of the code, the name or the number, in any order. */
  search: string;
  status: OrderStatus | null;
  method: DeliveryMethod | null;
  handover: OrderHandoverState | null;
  /** `until` is exclusive. */
  between: { from: Instant | null; until: Instant | null };
  storeId: string;
  bagId: string;
  /** Lists the deleted orders instead. */
  isDeleted: boolean;
  sort: { by: OrderSortColumn; ascending: boolean };
}

/** With the fields that only admins read. */
export interface AdminOrder extends Order {
  area: DeliveryArea | null;
  /** Of all its handovers; null where nothing changes hands. */
  handover: OrderHandoverState | null;
  /** Of a delivery. */
  door: DueHandover | null;
  /** The courier's phone that brings it; null: any. */
  courierId: string | null;
  isDeleted: boolean;
  refunds: OrderRefunds | null;
}

export interface OrdersPage {
  orders: AdminOrder[];
  total: number;
  /** There may be more than `total`, which the database does not count. */
  isCapped: boolean;
}

const COLUMNS =
  'id, order_code, user_id, customer_name, whatsapp_phone, delivery_method, is_gift, delivery_area, delivery_address, details, qty, amount, delivery_fee, status, payment_status, created_at, paid_at';

/** One page of many; the last page where `start` is behind it. */
export async function fetchOrdersPage(
  filter: OrdersFilter,
  start: number,
  size: number,
): Promise<AdminResult<OrdersPage>> {
  const page = await queryTable(
    (client) =>
      client
        .rpc('admin_orders', { p_filter: wireFilter(filter), p_start: start, p_limit: size })
        .retry(false),
    (answer: unknown) => {
      const { orders, total, is_capped } = fieldsOf(answer);
      if (!Array.isArray(orders) || typeof total !== 'number') return fail('server');
      return { ok: true, value: { orders: orders.flatMap(readRow), total, isCapped: is_capped === true } };
    },
  );
  if (!page.ok || start === 0 || start < page.value.total) return page;
  const lastStart = Math.floor(Math.max(0, page.value.total - 1) / size) * size;
  return fetchOrdersPage(filter, lastStart, size);
}

/** All orders of the filter. Orders that arrive meanwhile move none; each is returned once. */
export async function fetchEveryOrder(
  filter: OrdersFilter,
  onProgress: (count: number, counted: OrdersPage) => void,
): Promise<AdminResult<AdminOrder[]>> {
  const counted = await fetchOrdersPage(filter, 0, 1);
  if (!counted.ok) return counted;
  const found = new Map<string, AdminOrder>();
  let after: OrderKey | null = {};
  while (after !== null) {
    const part = await fetchOrdersAfter(filter, after);
    if (!part.ok) return part;
    for (const order of part.value.orders) found.set(order.id ?? order.code ?? '', order);
    after = part.value.next;
    onProgress(found.size, counted.value);
  }
  return { ok: true, value: [...found.values()] };
}

/** The last order of a part, as the database gives it; {} is before the first. */
type OrderKey = { value?: string; id?: string };

const fetchOrdersAfter = (filter: OrdersFilter, after: OrderKey) =>
  queryTable<unknown, { orders: AdminOrder[]; next: OrderKey | null }>(
    (client) =>
      client
        .rpc('admin_orders', { p_filter: wireFilter(filter), p_limit: MOST_ROWS, p_after: after })
        .retry(false),
    (answer) => {
      const { orders, next } = fieldsOf(answer);
      if (!Array.isArray(orders)) return fail('server');
      const { value, id } = fieldsOf(next);
      const isEnd = typeof value !== 'string' || typeof id !== 'string';
      return { ok: true, value: { orders: orders.flatMap(readRow), next: isEnd ? null : { value, id } } };
    },
  );

function readRow(row: unknown): AdminOrder[] {
  const reading = readOrder(row);
  if (!reading.ok) return [];
  const { delivery_area, handover, door, deleted_at, refunds } = fieldsOf(row);
  const area = findArea(delivery_area);
  return [
    {
      ...reading.value,
      area,
      handover: readOrderHandoverState(handover),
      door: readDueHandover(fieldsOf(door)),
      courierId: readId(fieldsOf(door).assigned_device_id),
      isDeleted: typeof deleted_at === 'string',
      refunds: readRefunds(refunds),
    },
  ];
}

function readRefunds(value: unknown): OrderRefunds | null {
  const { owed_cents, sent_cents, reference } = fieldsOf(value);
  const [owed, sent] = [readCount(owed_cents), readCount(sent_cents)];
  return owed === null || sent === null ? null : { owed, sent, reference: readText(reference) };
}

/** The order with this code or id, also a deleted one; null where there is none. */
export const fetchOrder = (code: string): Promise<AdminResult<AdminOrder | null>> =>
  queryTable(
    (client) => client.rpc('admin_orders', { p_filter: { code }, p_limit: 1 }).retry(false),
    (answer: unknown) => {
      const { orders } = fieldsOf(answer);
      if (!Array.isArray(orders)) return fail('server');
      return { ok: true, value: orders.flatMap(readRow)[0] ?? null };
    },
  );

/** The order that is already paid under this code; null where there is none, or it is not paid. */
export const fetchPaidOrder = (code: string): Promise<AdminResult<AdminOrder | null>> =>
  queryTable(
    (client) =>
      client.from('orders').select(COLUMNS).eq('order_code', code).eq('status', 'paid').retry(false),
    (rows: unknown) => ({ ok: true, value: Array.isArray(rows) ? (rows.flatMap(readRow)[0] ?? null) : null }),
  );

/** The number of open orders with the bag. */
export const countOpenOrdersOf = (bagId: string, now: Instant): Promise<AdminResult<number>> =>
  queryTable(
    (client) =>
      client
        .from('orders')
        .select(COLUMNS)
        .contains('details', JSON.stringify([{ bagId }]))
        .in('status', ['pending', 'paid'])
        .is('deleted_at', null)
        .order('created_at', { ascending: false })
        .limit(MOST_ROWS)
        .retry(false),
    (rows: unknown) =>
      Array.isArray(rows)
        ? { ok: true, value: countOpenOrders(rows.flatMap(readRow), bagId, now) }
        : fail('server'),
  );

/** A deletion that only hides the row affects no row in the table's answer. */
const HIDDEN = { isSilent: true };

/** The row stays in the revenue, in its buyer's order history and in the audit log. */
export const deleteOrder = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('orders').delete().eq('id', id), done, HIDDEN);

export const restoreOrder = (id: string): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.rpc('restore_order', { p_order: id }),
    (answer: unknown) => (answer === true ? done() : fail('gone')),
  );

const iso = (at: Instant): string => new Date(at).toISOString();

const wireFilter = ({ search, between, storeId, bagId, isDeleted, sort, ...filter }: OrdersFilter) => ({
  ...filter,
  words: wordsIn(search),
  from: between.from && iso(between.from),
  until: between.until && iso(between.until),
  store: storeId || null,
  bag: bagId || null,
  deleted: isDeleted,
  sort: sort.by,
  ascending: sort.ascending,
});
