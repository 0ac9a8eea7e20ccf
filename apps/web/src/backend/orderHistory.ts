/** The table orders: a person's own, newest first. */
import { readOrders, type Order } from '@zawadeh/domain';
import { inTime } from './inTime.ts';
import { keepOrders } from './keptAccount.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { tableTrouble, troubleOf, type Trouble } from './trouble.ts';

export type OrdersAnswer = { kind: 'orders'; orders: Order[] } | { kind: 'trouble'; trouble: Trouble };

/**
 * The specification's, and ours: what was bought where, for how much, and until when it can be paid. Bags may be gone;
 * what they were stays here.
 */
const COLUMNS =
  'id, order_code, created_at, payment_status, delivery_method, qty, details, amount, expires_at';

/** An admin may read everybody's, so whose they are is asked for too. */
export async function ownOrders(userId: string): Promise<OrdersAnswer> {
  try {
    const table = (await inTime(openSupabase())).from('orders');
    const { data, error, status } = await inTime(
      table
        .select(COLUMNS)
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        // The page says so at once, and asks again when there is a connection.
        .retry(false),
    );
    if (status === 401) forgetSession();
    if (error) return { kind: 'trouble', trouble: tableTrouble(error.message, status) };
    const answer = readHistory(data);
    if (answer.kind === 'orders') keepOrders(userId, data);
    return answer;
  } catch (error) {
    return { kind: 'trouble', trouble: troubleOf(error) };
  }
}

function readHistory(rows: unknown): OrdersAnswer {
  if (!Array.isArray(rows)) return { kind: 'trouble', trouble: 'server' };
  const { orders, refused } = readOrders(rows);
  if (refused > 0) console.warn(`${refused} of ${rows.length} orders could not be read and are not shown.`);
  return { kind: 'orders', orders };
}
