/** Specification 7, POST {backend}/api/orders/update-status: how an order of one's own stands now. */
import {
  ORDER_STATUS_PATH,
  readAnswer,
  readOrderStatus,
  statusAnswer,
  type Instant,
  type OrderStatus,
  type StatusBody,
} from '@zawadeh/domain';
import { backendUrl } from './config.ts';
import { inTime } from './inTime.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { PATIENCE, troubleOf, type Trouble } from './trouble.ts';

/** Why nothing is known; only who is signed in may ask. */
export type LookTrouble = Trouble | 'signedOut';

export type OrderLook =
  /** While it is pending, its bags are held until expiresAt. */
  { ok: true; status: OrderStatus; expiresAt: Instant | null } | { ok: false; trouble: LookTrouble };

/** The server asks the payment provider before it answers. */
export async function lookAgain(orderCode: string): Promise<OrderLook> {
  try {
    const caller = await whoCalls();
    if (caller === null) return { ok: false, trouble: 'signedOut' };
    const response = await fetch(backendUrl + ORDER_STATUS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${caller.token}` },
      // Never without a user: from an admin that would be Mark Paid.
      body: JSON.stringify({ order_code: orderCode, user_id: caller.id } satisfies StatusBody),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 401) {
      forgetSession();
      return { ok: false, trouble: 'signedOut' };
    }
    const answer = readAnswer(statusAnswer, response.ok ? await response.json() : null);
    const status = readOrderStatus(answer.payment_status);
    if (status === null) return { ok: false, trouble: 'server' };
    return { ok: true, status, expiresAt: answer.expires_at };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
}

/** Null where nobody is signed in. Throws where that cannot be known. */
export async function whoCalls(): Promise<{ id: string; token: string } | null> {
  const { auth } = await inTime(openSupabase());
  const { data, error } = await inTime(auth.getSession());
  // A session that could not be renewed for want of a connection is not over.
  if (error?.name === 'AuthRetryableFetchError') throw error.status ? error : new TypeError(error.message);
  return data.session && { id: data.session.user.id, token: data.session.access_token };
}
