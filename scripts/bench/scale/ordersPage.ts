/** The request of the dashboard for a page of orders (apps/web/src/backend/admin/orders.ts). */
import type { SupabaseClient } from '@supabase/supabase-js';

export interface WantedPage {
  page?: number;
  sort?: 'created_at' | 'amount' | 'customer_name';
  status?: string;
  method?: string;
  /** A day in UTC, which is as long as one in Beirut. */
  day?: string;
  words?: readonly string[];
}

export const PAGE_SIZE = 50;
const COLUMNS =
  'id, order_code, user_id, customer_name, whatsapp_phone, delivery_method, delivery_area, delivery_address, details, qty, amount, delivery_fee, status, payment_status, created_at, paid_at';

export function ordersPage(client: SupabaseClient, wanted: WantedPage) {
  const { page = 1, sort = 'created_at', status, method, day, words = [] } = wanted;
  let orders = client.from('orders').select(COLUMNS, { count: 'exact' }).is('deleted_at', null);
  for (const word of words) orders = orders.ilike('found_by', `%${word}%`);
  if (status !== undefined) orders = orders.in('status', [status]);
  if (method !== undefined) orders = orders.eq('delivery_method', method);
  if (day !== undefined)
    orders = orders.gte('created_at', `${day}T00:00:00Z`).lt('created_at', `${day}T23:59:59Z`);
  const start = (page - 1) * PAGE_SIZE;
  return orders
    .order(sort, { ascending: false })
    .order('id')
    .range(start, start + PAGE_SIZE - 1)
    .retry(false);
}
