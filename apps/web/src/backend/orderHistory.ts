/** The table orders: a person's own, newest first. */
import { readOrders, type Order, type Result } from '@zawadeh/domain';
import { withTimeout } from '../lib/withTimeout.ts';
import { cacheOrders } from './cachedAccount.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { toTableError, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/**
 * The specification's, and ours: what was bought where, for how much, and until when it can be paid. Bags may be gone;
 * what they were stays here.
 */
const COLUMNS =
  'id, order_code, created_at, payment_status, delivery_method, qty, details, amount, expires_at';

/** An admin may read everybody's, so whose they are is asked for too. */
export async function fetchOwnOrders(userId: string): Promise<Result<Order[], NetworkError>> {
  try {
    const table = (await withTimeout(openSupabase())).from('orders');
    const { data, error, status } = await withTimeout(
      table
        .select(COLUMNS)
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        // The page says so at once, and asks again when there is a connection.
        .retry(false),
    );
    if (status === 401) forgetSession();
    if (error) return { ok: false, error: toTableError(error.message, status) };
    const answer = readHistory(data);
    if (answer.ok) cacheOrders(userId, data);
    return answer;
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
