/** The steps after a payment, done once for each order. */
import {
  DEFAULT_METHOD,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_IS_GIFT_KEY,
  LAST_PICKUP_PLACES_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  NOTIFICATIONS_KEY,
  notify,
  PENDING_ORDER_CODE_KEY,
  readDeliveryMethod,
  readNotifications,
  readOrderCode,
  readPlaces,
  readSuccessData,
  SUCCESS_DATA_KEY,
  writeSuccessData,
  type DeliveryMethod,
  type Notification,
  type OrderWay,
  type SuccessData,
} from '@zawadeh/domain';
import { cartAtom } from '../cart/cart.ts';
import { checkoutFormAtom } from '../cart/checkoutForm.ts';
import { clearCheckoutKey } from '../checkout/checkoutKey.ts';
import { nowAtom } from '../../lib/clock.ts';
import { readItem, readSessionItem, writeItem, writeSessionItem } from '../../lib/storage.ts';
import { notificationsAtom } from '../notifications/notifications.ts';
import type { AppStore } from '../../lib/store.ts';

export const pendingCode = (): string | null => readOrderCode(readItem(PENDING_ORDER_CODE_KEY));

/** From before a reload of this tab; null where another order is pending. */
export const storedSuccess = (): SuccessData | null =>
  readSuccessData(readSessionItem(SUCCESS_DATA_KEY), pendingCode());

export type NotificationMessages = Record<OrderWay, Pick<Notification, 'messageEn' | 'messageAr'>>;

export interface FinishedOrder {
  data: SuccessData;
  /** False where this tab or another one has finished the order before. */
  isFirst: boolean;
}

/** For an order that the server reports as paid. The pending code goes last: until then it can be repeated. */
export function finishOrder(
  store: AppStore,
  orderCode: string,
  messages: NotificationMessages,
): FinishedOrder {
  const isFirst = pendingCode() === orderCode;
  const data = storedFor(orderCode) ?? dataOf(orderCode);
  // Where storage is denied, a reload finds nothing and leads to the profile, which lists the order.
  writeSessionItem(SUCCESS_DATA_KEY, writeSuccessData(data));
  if (!isFirst) return { data, isFirst };
  const type = data.deliveryMethod;
  store.set(notificationsAtom, (list) =>
    notify(list, { type, orderCode, ...messages[data.isGift ? 'gift' : type] }, store.get(nowAtom)),
  );
  // The next order is not a gift again by itself.
  if (data.isGift) store.set(checkoutFormAtom, (form) => ({ ...form, isGift: false }));
  store.set(cartAtom, (cart) => (cart.length === 0 ? cart : []));
  clearCheckoutKey();
  writeItem(LAST_DELIVERY_METHOD_KEY, null);
  writeItem(LAST_IS_GIFT_KEY, null);
  writeItem(LAST_PICKUP_PLACES_KEY, null);
  writeItem(PENDING_ORDER_CODE_KEY, null);
  return { data, isFirst };
}

function storedFor(orderCode: string): SuccessData | null {
  const stored = storedSuccess();
  return stored?.orderCode === orderCode ? stored : null;
}

function dataOf(orderCode: string): SuccessData {
  return {
    orderCode,
    deliveryMethod:
      readDeliveryMethod(readItem(LAST_DELIVERY_METHOD_KEY)) ?? notifiedMethod(orderCode) ?? DEFAULT_METHOD,
    isGift: readItem(LAST_IS_GIFT_KEY) === 'true',
    customerName: readItem(LAST_CUSTOMER_NAME_KEY),
    whatsappPhone: readItem(LAST_WHATSAPP_PHONE_KEY),
    deliveryAddress: readItem(LAST_DELIVERY_ADDRESS_KEY),
    places: readPlaces(readItem(LAST_PICKUP_PLACES_KEY)),
  };
}

/** For when another tab has finished the order and cleared the stored method. */
const notifiedMethod = (orderCode: string): DeliveryMethod | undefined =>
  readNotifications(readItem(NOTIFICATIONS_KEY)).find((each) => each.orderCode === orderCode)?.type;
