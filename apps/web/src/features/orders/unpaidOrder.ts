/** Pays an order that was placed before, with its code and amount. */
import {
  DEFAULT_METHOD,
  distinctPlaces,
  isKnownPlace,
  LAST_DELIVERY_METHOD_KEY,
  LAST_IS_GIFT_KEY,
  LAST_PICKUP_PLACES_KEY,
  PENDING_ORDER_CODE_KEY,
  toDollars,
  writePlaces,
  type Order,
} from '@zawadeh/domain';
import { openPayment, type CheckoutError, type PaymentOpened } from '../checkout/checkoutCalls.ts';
import { fetchOwnOrder, type OwnOrderError } from './ownOrder.ts';
import { writeItem } from '../../lib/storage.ts';

export async function payOrder(orderCode: string): Promise<PaymentOpened> {
  // Fetched for each payment, because the page's copy may be an hour old.
  const found = await fetchOwnOrder(orderCode);
  if (!found.ok) return { ok: false, error: checkoutErrorOf(found.error) };
  const { order, userId } = found.value;
  const opened = await openPayment({ orderCode, userId, amount: toDollars(order.amount ?? 0) });
  if (opened.ok) storeOrder(order, orderCode);
  return opened;
}

function checkoutErrorOf(error: OwnOrderError): CheckoutError {
  switch (error) {
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'none':
      return { kind: 'paymentNotStarted', code: 'unknown_order', detail: null };
    default:
      return { kind: 'unanswered', cause: error };
  }
}

/** For the pages after the wallet. */
function storeOrder({ method, isGift, lines }: Order, orderCode: string): void {
  const places = (method ?? DEFAULT_METHOD) === 'pickup' ? distinctPlaces(lines).filter(isKnownPlace) : [];
  writeItem(LAST_DELIVERY_METHOD_KEY, method ?? DEFAULT_METHOD);
  writeItem(LAST_IS_GIFT_KEY, isGift ? 'true' : null);
  writeItem(LAST_PICKUP_PLACES_KEY, places.length > 0 ? writePlaces(places) : null);
  writeItem(PENDING_ORDER_CODE_KEY, orderCode);
}
