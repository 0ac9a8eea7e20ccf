/** POST {backend}/api/orders/update-status: how an order of one's own stands now. */
import {
  ORDER_STATUS_PATH,
  readAnswer,
  readOrderStatus,
  statusAnswer,
  type Instant,
  type OrderStatus,
  type StatusBody,
} from '@zawadeh/domain';
import { postAsCaller } from './caller.ts';
import { troubleOf, type Trouble } from './trouble.ts';

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
