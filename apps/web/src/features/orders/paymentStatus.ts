/** The calls about the user's own order: its status, and cancelling it before and after it is paid. */
import {
  CANCEL_PAID_PATH,
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
import { authedPost } from '../../lib/http/authedPost.ts';
import { PAYMENT_TIMEOUT_MS, toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';

/** Only a signed-in user may ask. */
export type OrderStatusError = NetworkError | 'signedOut';

/** While the order is pending, its bags are held until expiresAt. */
export type OrderStatusResult = Result<{ status: OrderStatus; expiresAt: Instant | null }, OrderStatusError>;

/** The server asks the payment provider before it answers. */
export async function fetchOrderStatus(orderCode: string): Promise<OrderStatusResult> {
  try {
    const response = await authedPost(
      ORDER_STATUS_PATH,
      // Always with a user: without one an admin's request would be Mark Paid.
      ({ id }) => ({ order_code: orderCode, user_id: id }) satisfies StatusBody,
    );
    if (response === null) return { ok: false, error: 'signedOut' };
    const { payment_status, expires_at } = readAnswer(
      statusAnswer,
      response.ok ? await response.json() : null,
    );
    const status = readOrderStatus(payment_status);
    if (status === null) return { ok: false, error: 'server' };
    return { ok: true, value: { status, expiresAt: expires_at } };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}

export type CancelError = OrderStatusError | 'tooLate';

/** Before it is paid. Idempotent, as the next: a repeated request cancels the order once. */
export const cancelOrder = (orderCode: string) => postCancel(CANCEL_PATH, orderCode);

/** The money of a paid order goes back. */
export const cancelPaidOrder = (orderCode: string) => postCancel(CANCEL_PAID_PATH, orderCode);

async function postCancel(path: string, orderCode: string): Promise<Result<null, CancelError>> {
  try {
    const body: CancelBody = { order_code: orderCode };
    const response = await authedPost(path, () => body, { timeoutMs: PAYMENT_TIMEOUT_MS });
    if (response === null) return { ok: false, error: 'signedOut' };
    if (response.ok) return { ok: true, value: null };
    return { ok: false, error: response.status === 409 ? 'tooLate' : 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}
