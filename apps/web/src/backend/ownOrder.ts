/** The table orders: one order of whoever is signed in, by its code. */
import { readOrder, type Order } from '@zawadeh/domain';
import { whoCalls } from './caller.ts';
import { inTime } from './inTime.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { tableTrouble, troubleOf, type Trouble } from './trouble.ts';

export type OrderAnswer =
  | { kind: 'order'; order: Order; userId: string }
  /** There is none, or it is somebody else's. */
  | { kind: 'none' }
  | { kind: 'signedOut' }
  | { kind: 'trouble'; trouble: Trouble };

const COLUMNS =
  'id, order_code, created_at, paid_at, expires_at, payment_status, delivery_method, delivery_area, ' +
  'delivery_address, qty, details, amount, delivery_fee';

export async function ownOrder(orderCode: string): Promise<OrderAnswer> {
  try {
    const caller = await whoCalls();
    if (caller === null) return { kind: 'signedOut' };
    const table = (await inTime(openSupabase())).from('orders');
    const { data, error, status } = await inTime(
      // An admin may read everybody's, so whose it is is asked for too.
      table.select(COLUMNS).eq('user_id', caller.id).eq('order_code', orderCode).limit(1).retry(false),
    );
    if (status === 401) {
      forgetSession();
      return { kind: 'signedOut' };
    }
    if (error) return { kind: 'trouble', trouble: tableTrouble(error.message, status) };
    return Array.isArray(data) ? readRow(data, caller.id) : { kind: 'trouble', trouble: 'server' };
  } catch (error) {
    return { kind: 'trouble', trouble: troubleOf(error) };
  }
}

function readRow([row]: readonly unknown[], userId: string): OrderAnswer {
  if (row === undefined) return { kind: 'none' };
  const reading = readOrder(row);
  return reading.ok
    ? { kind: 'order', order: reading.value, userId }
    : { kind: 'trouble', trouble: 'server' };
}
