/** The table orders: the user's own, newest first. */
import { readOrders, type Order, type Result } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { cacheOrders } from '../session/cachedAccount.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';

/**
 * Those of the specification, and details, amount, expiry, payment and handovers. The details describe bags that may have
 * been deleted.
 */
const COLUMNS =
  'id, order_code, created_at, payment_status, delivery_method, is_gift, qty, details, amount, expires_at, paid_at, own_handovers';

/** An admin may read all orders, so the query names the user. */
export async function fetchOwnOrders(userId: string): Promise<Result<Order[], NetworkError>> {
  const answer = await requestTable((client) =>
    client
      .from('orders')
      .select(COLUMNS)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      // The page shows the error at once, and polls.
      .retry(false),
  );
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  const rows = answer.value;
  if (!Array.isArray(rows)) return { ok: false, error: 'server' };
  const { orders, refused } = readOrders(rows);
  if (refused > 0) console.warn(`${refused} of ${rows.length} orders could not be read and are not shown.`);
  cacheOrders(userId, rows);
  return { ok: true, value: orders };
}
