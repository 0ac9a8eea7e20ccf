/** The table orders: one order of the signed-in user, by its code. */
import { readOrder, type Order, type Result } from '@zawadeh/domain';
import { getSession } from '../../lib/http/authedPost.ts';
import { cacheOrder } from '../session/cachedAccount.ts';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';

/** `none`: there is no such order, or it belongs to another user. */
export type OwnOrderError = NetworkError | 'none' | 'signedOut';

export type OwnOrder = Result<{ order: Order; userId: string }, OwnOrderError>;

const COLUMNS =
  'id, order_code, created_at, paid_at, expires_at, payment_status, delivery_method, is_gift, delivery_area, delivery_address, whatsapp_phone, qty, details, amount, delivery_fee';

export async function fetchOwnOrder(orderCode: string): Promise<OwnOrder> {
  try {
    const session = await getSession();
    if (session === null) return { ok: false, error: 'signedOut' };
    const answer = await requestTable((client) =>
      client
        .from('orders')
        .select(COLUMNS)
        // An admin may read all orders, so the query names the user.
        .eq('user_id', session.id)
        .eq('order_code', orderCode)
        .limit(1)
        .retry(false),
    );
    if (!answer.ok) return { ok: false, error: answer.error.isSignedOut ? 'signedOut' : answer.error.cause };
    return Array.isArray(answer.value) ? readRow(answer.value, session.id) : { ok: false, error: 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

function readRow([row]: readonly unknown[], userId: string): OwnOrder {
  if (row === undefined) return { ok: false, error: 'none' };
  const reading = readOrder(row);
  if (reading.ok) cacheOrder(userId, Object(row));
  return reading.ok ? { ok: true, value: { order: reading.value, userId } } : { ok: false, error: 'server' };
}
