/** The table orders, for admins: a page of the filtered orders, and actions on one order. */
import {
  fieldsOf,
  countOpenOrders,
  DELIVERY_AREAS,
  MOST_ROWS,
  readOrder,
  type DeliveryArea,
  type DeliveryMethod,
  type Instant,
  type Order,
  type OrderStatus,
} from '@zawadeh/domain';
import type { Client } from '../supabase.ts';
import { queryTable, done, fail, type AdminResult } from './query.ts';
import { withSearch } from './search.ts';

export type OrderSortColumn = 'created_at' | 'amount' | 'customer_name' | 'order_code';

export interface OrdersFilter {
  /** Words of the code, the name or the number, in any order. */
  search: string;
  statuses: readonly OrderStatus[];
  method: DeliveryMethod | null;
  /** `until` is exclusive. */
  between: { from: Instant; until: Instant } | null;
  sort: { by: OrderSortColumn; ascending: boolean };
}

/** With the fields that only admins read. */
export interface AdminOrder extends Order {
  area: DeliveryArea | null;
}

export interface OrdersPage {
  orders: AdminOrder[];
  total: number;
}

const COLUMNS =
  'id, order_code, user_id, customer_name, whatsapp_phone, delivery_method, delivery_area, delivery_address, details, qty, amount, delivery_fee, status, payment_status, created_at, paid_at';

export const fetchOrdersPage = (
  filter: OrdersFilter,
  start: number,
  size: number,
): Promise<AdminResult<OrdersPage>> =>
  queryTable(
    (client) => filteredOrders(client, filter).range(start, start + size - 1),
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      return { ok: true, value: { orders: rows.flatMap(readRow), total } };
    },
  );

/** All orders on the pages that `read` reads. Orders that arrive meanwhile move no page; each is returned once. */
export async function fetchEveryOrder<Found extends Order>(
  read: (start: number, size: number) => Promise<AdminResult<{ orders: Found[]; total: number }>>,
  onProgress?: (count: number, total: number) => void,
): Promise<AdminResult<Found[]>> {
  const found = new Map<string, Found>();
  for (let start = 0, total = 1; start < total; start += MOST_ROWS) {
    const page = await read(start, MOST_ROWS);
    if (!page.ok) return page;
    for (const order of page.value.orders) found.set(order.id ?? order.code ?? '', order);
    ({ total } = page.value);
    onProgress?.(found.size, total);
  }
  return { ok: true, value: [...found.values()] };
}

function readRow(row: unknown): AdminOrder[] {
  const reading = readOrder(row);
  if (!reading.ok) return [];
  const { delivery_area: id } = fieldsOf(row);
  return [{ ...reading.value, area: DELIVERY_AREAS.find((area) => area.id === id) ?? null }];
}

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

const iso = (at: Instant): string => new Date(at).toISOString();

function filteredOrders(client: Client, { search, statuses, method, between, sort }: OrdersFilter) {
  const all = client.from('orders').select(COLUMNS, { count: 'exact' }).is('deleted_at', null);
  let orders = withSearch(all, search);
  if (statuses.length > 0) orders = orders.in('status', statuses);
  if (method !== null) orders = orders.eq('delivery_method', method);
  if (between !== null)
    orders = orders.gte('created_at', iso(between.from)).lt('created_at', iso(between.until));
  // The id makes the order of equal rows the same on every page.
  return orders.order(sort.by, { ascending: sort.ascending }).order('id').retry(false);
}
