/** The table orders: the user's own, newest first. */
import { readOrders, type Order, type Result } from '@zawadeh/domain';
import { withTimeout } from '../lib/withTimeout.ts';
import { cacheOrders } from './cachedAccount.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { toTableError, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/**
 * Those of the specification, and details, amount and expiry. The details describe bags that may have been deleted.
 */
const COLUMNS =
  'id, order_code, created_at, payment_status, delivery_method, qty, details, amount, expires_at';

/** An admin may read all orders, so the query names the user. */
export async function fetchOwnOrders(userId: string): Promise<Result<Order[], NetworkError>> {
  try {
    const table = (await withTimeout(openSupabase())).from('orders');
    const { data, error, status } = await withTimeout(
      table
        .select(COLUMNS)
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        // The page shows the error at once, and polls.
        .retry(false),
    );
    if (status === 401) forgetSession();
    if (error) return { ok: false, error: toTableError(error.message, status) };
    const result = readHistory(data);
    if (result.ok) cacheOrders(userId, data);
    return result;
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

function readHistory(rows: unknown): Result<Order[], NetworkError> {
  if (!Array.isArray(rows)) return { ok: false, error: 'server' };
  const { orders, refused } = readOrders(rows);
  if (refused > 0) console.warn(`${refused} of ${rows.length} orders could not be read and are not shown.`);
  return { ok: true, value: orders };
}
