/** The table orders, as admins see it: a page of what is wished for, and what is done with one. */
import {
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
import type { SupabaseClient } from '@supabase/supabase-js';
import { queryTable, done, fail, type AdminResult } from './query.ts';
import { matching } from './search.ts';

export type OrderSorting = 'created_at' | 'amount' | 'customer_name' | 'order_code';

export interface OrdersWish {
  /** Of the code, the name or the number, in any order. */
  words: string;
  statuses: readonly OrderStatus[];
  method: DeliveryMethod | null;
  /** From the first instant up to the second, which is not one of them. */
  between: { from: Instant; until: Instant } | null;
  sort: { by: OrderSorting; ascending: boolean };
}

/** With what only the dashboard is told. */
export interface AdminOrder extends Order {
  area: DeliveryArea | null;
}

export interface OrdersPage {
  orders: AdminOrder[];
  total: number;
}

const COLUMNS =
  'id, order_code, user_id, customer_name, whatsapp_phone, delivery_method, delivery_area, delivery_address, details, qty, amount, delivery_fee, status, payment_status, created_at, paid_at';

export const ordersPage = (wish: OrdersWish, start: number, size: number): Promise<AdminResult<OrdersPage>> =>
  queryTable(
    (client) => wished(client, wish).range(start, start + size - 1),
    (rows: unknown, total) => {
      if (!Array.isArray(rows) || total === null) return fail('server');
      return { ok: true, value: { orders: rows.flatMap(readRow), total } };
    },
  );

/** All orders on the pages that `read` reads. Orders that arrive meanwhile move no page; each is returned once. */
export async function everyOrder<Found extends Order>(
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
  const { delivery_area: id } = row as { delivery_area?: unknown };
  return [{ ...reading.value, area: DELIVERY_AREAS.find((area) => area.id === id) ?? null }];
}

/** The order that is already paid under this code; null where there is none, or it is not paid. */
export const paidOrderCalled = (code: string): Promise<AdminResult<AdminOrder | null>> =>
  queryTable(
    (client) =>
      client.from('orders').select(COLUMNS).eq('order_code', code).eq('status', 'paid').retry(false),
    (rows: unknown) => ({ ok: true, value: Array.isArray(rows) ? (rows.flatMap(readRow)[0] ?? null) : null }),
  );

/** In how many orders that somebody still waits for a bag is. */
export const openOrdersOf = (bagId: string, now: Instant): Promise<AdminResult<number>> =>
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

/** A row that is only hidden is not told of as deleted. */
const HIDDEN = { isSilent: true };

/** The row stays in the revenue, in its buyer's history and in the log. */
export const deleteOrder = (id: string): Promise<AdminResult<null>> =>
  queryTable((client) => client.from('orders').delete().eq('id', id), done, HIDDEN);

const iso = (at: Instant): string => new Date(at).toISOString();

function wished(client: SupabaseClient, { words, statuses, method, between, sort }: OrdersWish) {
  const all = client.from('orders').select(COLUMNS, { count: 'exact' }).is('deleted_at', null);
  let found = matching(all, words);
  if (statuses.length > 0) found = found.in('status', statuses);
  if (method !== null) found = found.eq('delivery_method', method);
  if (between !== null)
    found = found.gte('created_at', iso(between.from)).lt('created_at', iso(between.until));
  // Equal ones keep their places from one page to the next.
  return found.order(sort.by, { ascending: sort.ascending }).order('id').retry(false);
}
