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
  type Result,
  type StatusBody,
} from '@zawadeh/domain';
import { postAsCaller } from './caller.ts';
import { PATIENCE_FOR_PROVIDER, troubleOf, type Trouble } from './trouble.ts';

/** Why nothing is known; only who is signed in may ask. */
export type LookTrouble = Trouble | 'signedOut';

/** While it is pending, its bags are held until expiresAt. */
export type OrderLook = Result<{ status: OrderStatus; expiresAt: Instant | null }, LookTrouble>;

/** The server asks the payment provider before it answers. */
export async function lookAgain(orderCode: string): Promise<OrderLook> {
  try {
    const response = await postAsCaller(
      ORDER_STATUS_PATH,
      // Never without a user: from an admin that would be Mark Paid.
      ({ id }) => ({ order_code: orderCode, user_id: id }) satisfies StatusBody,
    );
    if (response === null) return { ok: false, error: 'signedOut' };
    const answer = readAnswer(statusAnswer, response.ok ? await response.json() : null);
    const status = readOrderStatus(answer.payment_status);
    if (status === null) return { ok: false, error: 'server' };
    return { ok: true, value: { status, expiresAt: answer.expires_at } };
  } catch (error) {
    return { ok: false, error: troubleOf(error) };
  }
}

export type CancelError = LookTrouble | 'tooLate';

/** Asked for again after trouble, an order is cancelled once. */
export async function cancelOrder(orderCode: string): Promise<Result<null, CancelError>> {
  try {
    const body: CancelBody = { order_code: orderCode };
    const response = await postAsCaller(CANCEL_PATH, () => body, { patience: PATIENCE_FOR_PROVIDER });
    if (response === null) return { ok: false, error: 'signedOut' };
    if (response.ok) return { ok: true, value: null };
    return { ok: false, error: response.status === 409 ? 'tooLate' : 'server' };
  } catch (error) {
    return { ok: false, error: troubleOf(error) };
  }
}
