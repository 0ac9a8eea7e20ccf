/** From the cart to the payment page: places the order, stores its details and opens the payment. */
import {
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_IS_GIFT_KEY,
  LAST_PICKUP_PLACES_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  PENDING_ORDER_CODE_KEY,
  writePlaces,
  type CheckoutBody,
  type ErrorCode,
  type PickupPlace,
} from '@zawadeh/domain';
import { openPayment, placeOrder, type CheckoutError, type PaymentOpened } from './checkoutCalls.ts';
import { clearCheckoutKey, checkoutKeyFor } from './checkoutKey.ts';
import { writeItem } from '../../lib/storage.ts';
import { atom } from '../../lib/store.ts';

/** The navigation to another site; stories replace it. */
export const leavingAtom = atom({ leaveFor: (url: string) => location.assign(url) });

/** The order of the idempotency key cannot be paid any more. */
const CLOSED_CODES = new Set<ErrorCode | null>(['key_was_used', 'unknown_order', 'expired', 'not_pending']);

const isOrderClosed = (error: CheckoutError): boolean => 'code' in error && CLOSED_CODES.has(error.code);

/** Places a new order, once, where the earlier one with the same content cannot be paid any more. */
export async function startPayment(
  body: CheckoutBody,
  places: readonly PickupPlace[],
): Promise<PaymentOpened> {
  const first = await tryPayment(body, places);
  if (first.ok || !isOrderClosed(first.error)) return first;
  clearCheckoutKey();
  return tryPayment(body, places);
}

async function tryPayment(body: CheckoutBody, places: readonly PickupPlace[]): Promise<PaymentOpened> {
  const placed = await placeOrder(body, checkoutKeyFor(body));
  if (!placed.ok) return placed;
  const orderCode = placed.value;
  storeOrder(body, places, orderCode);
  return openPayment({ orderCode, userId: String(body.user_id), amount: Number(body.amount) });
}

/** For the pages after the wallet, and for the form of the next order. */
function storeOrder(body: CheckoutBody, places: readonly PickupPlace[], orderCode: string): void {
  writeItem(LAST_DELIVERY_METHOD_KEY, body.delivery_method);
  writeItem(LAST_IS_GIFT_KEY, body.is_gift === true ? 'true' : null);
  writeItem(LAST_CUSTOMER_NAME_KEY, body.customer_name);
  writeItem(LAST_WHATSAPP_PHONE_KEY, body.whatsapp_phone);
  writeItem(LAST_DELIVERY_ADDRESS_KEY, body.delivery_address);
  writeItem(LAST_PICKUP_PLACES_KEY, places.length > 0 ? writePlaces(places) : null);
  writeItem(PENDING_ORDER_CODE_KEY, orderCode);
}
