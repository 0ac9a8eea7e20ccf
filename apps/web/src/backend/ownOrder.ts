/** The table orders: one order of the signed-in user, by its code. */
import { readOrder, type Order, type Result } from '@zawadeh/domain';
import { getSession } from './authedPost.ts';
import { withTimeout } from '../lib/withTimeout.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { toTableError, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/** `none`: there is no such order, or it belongs to another user. */
export type OwnOrderError = NetworkError | 'none' | 'signedOut';

export type OwnOrder = Result<{ order: Order; userId: string }, OwnOrderError>;

const COLUMNS =
  'id, order_code, created_at, paid_at, expires_at, payment_status, delivery_method, delivery_area, delivery_address, qty, details, amount, delivery_fee';

export async function fetchOwnOrder(orderCode: string): Promise<OwnOrder> {
  try {
    const session = await getSession();
    if (session === null) return { ok: false, error: 'signedOut' };
    const table = (await withTimeout(openSupabase())).from('orders');
    const { data, error, status } = await withTimeout(
      // An admin may read all orders, so the query names the user.
      table.select(COLUMNS).eq('user_id', session.id).eq('order_code', orderCode).limit(1).retry(false),
    );
    if (status === 401) {
      forgetSession();
      return { ok: false, error: 'signedOut' };
    }
    if (error) return { ok: false, error: toTableError(error.message, status) };
    return Array.isArray(data) ? readRow(data, session.id) : { ok: false, error: 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

function readRow([row]: readonly unknown[], userId: string): OwnOrder {
  if (row === undefined) return { ok: false, error: 'none' };
  const reading = readOrder(row);
  return reading.ok ? { ok: true, value: { order: reading.value, userId } } : { ok: false, error: 'server' };
}
