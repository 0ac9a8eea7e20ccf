/** POST {backend}/api/orders/update-status and cancel: how an order of one's own stands now. */
import {
  CANCEL_PATH,
  ORDER_STATUS_PATH,
  readAnswer,
  readOrderStatus,
  statusAnswer,
  type CancelBody,
  type Instant,
  type OrderStatus,
  type StatusBody,
} from '@zawadeh/domain';
import { postAsCaller } from './caller.ts';
import { PATIENCE_FOR_PROVIDER, troubleOf, type Trouble } from './trouble.ts';

/** Why nothing is known; only who is signed in may ask. */
export type LookTrouble = Trouble | 'signedOut';

export type OrderLook =
  /** While it is pending, its bags are held until expiresAt. */
  { ok: true; status: OrderStatus; expiresAt: Instant | null } | { ok: false; trouble: LookTrouble };

/** The server asks the payment provider before it answers. */
export async function lookAgain(orderCode: string): Promise<OrderLook> {
  try {
    const response = await postAsCaller(
      ORDER_STATUS_PATH,
      // Never without a user: from an admin that would be Mark Paid.
      ({ id }) => ({ order_code: orderCode, user_id: id }) satisfies StatusBody,
    );
    if (response === null) return { ok: false, trouble: 'signedOut' };
    const answer = readAnswer(statusAnswer, response.ok ? await response.json() : null);
    const status = readOrderStatus(answer.payment_status);
    if (status === null) return { ok: false, trouble: 'server' };
    return { ok: true, status, expiresAt: answer.expires_at };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
}

export type Cancelled = { ok: true } | { ok: false; why: LookTrouble | 'tooLate' };

/** Asked for again after trouble, an order is cancelled once. */
export async function cancelOrder(orderCode: string): Promise<Cancelled> {
  try {
    const body: CancelBody = { order_code: orderCode };
    const response = await postAsCaller(CANCEL_PATH, () => body, { patience: PATIENCE_FOR_PROVIDER });
    if (response === null) return { ok: false, why: 'signedOut' };
    if (response.ok) return { ok: true };
    return { ok: false, why: response.status === 409 ? 'tooLate' : 'server' };
  } catch (error) {
    return { ok: false, why: troubleOf(error) };
  }
}
