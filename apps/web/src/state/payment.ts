/** From the cart to where it is paid: the order is saved and remembered, and its payment opened. */
import {
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_PICKUP_PLACES_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  PENDING_ORDER_CODE_KEY,
  writePlaces,
  type CheckoutBody,
  type ErrorCode,
  type PickupPlace,
} from '@zawadeh/domain';
import { openPayment, placeOrder, type CheckoutError, type PaymentOpened } from '../backend/checkout.ts';
import { forgetKey, keyFor } from './checkoutKey.ts';
import { writeItem } from '../lib/storage.ts';
import { atom } from '../lib/store.ts';

/** How the browser is sent to another page; a story has another way. */
export const leavingAtom = atom({ leaveFor: (url: string) => location.assign(url) });

/** The order that the key stands for cannot be paid any more. */
const OVER = new Set<ErrorCode | null>(['key_was_used', 'unknown_order', 'expired', 'not_pending']);

const isOver = (error: CheckoutError): boolean => 'code' in error && OVER.has(error.code);

/** Where an earlier order with the same content is over, a new one is placed instead, once. */
export async function startPayment(
  body: CheckoutBody,
  places: readonly PickupPlace[],
): Promise<PaymentOpened> {
  const first = await tryPayment(body, places);
  if (first.ok || !isOver(first.error)) return first;
  forgetKey();
  return tryPayment(body, places);
}

async function tryPayment(body: CheckoutBody, places: readonly PickupPlace[]): Promise<PaymentOpened> {
  const placed = await placeOrder(body, keyFor(body));
  if (!placed.ok) return placed;
  const orderCode = placed.value;
  rememberOrder(body, places, orderCode);
  return openPayment({ orderCode, userId: String(body.user_id), amount: Number(body.amount) });
}

/** What the pages that the wallet leads back to go by, and what the next order begins with. */
function rememberOrder(body: CheckoutBody, places: readonly PickupPlace[], orderCode: string): void {
  writeItem(LAST_DELIVERY_METHOD_KEY, body.delivery_method);
  writeItem(LAST_CUSTOMER_NAME_KEY, body.customer_name);
  writeItem(LAST_WHATSAPP_PHONE_KEY, body.whatsapp_phone);
  writeItem(LAST_DELIVERY_ADDRESS_KEY, body.delivery_address);
  writeItem(LAST_PICKUP_PLACES_KEY, places.length > 0 ? writePlaces(places) : null);
  writeItem(PENDING_ORDER_CODE_KEY, orderCode);
}
