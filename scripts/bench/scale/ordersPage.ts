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

export function ordersPage(client: SupabaseClient, wanted: WantedPage) {
  const { page = 1, sort = 'created_at', status = null, method = null, day, words = [] } = wanted;
  const [from, until] = day === undefined ? [null, null] : [`${day}T00:00:00Z`, `${day}T23:59:59Z`];
  return client.rpc('admin_orders', {
    p_filter: { words, status, method, from, until, sort, ascending: false },
    p_start: (page - 1) * PAGE_SIZE,
    p_limit: PAGE_SIZE,
  });
}
