/** What is done once an order is paid, and done once only. */
import {
  DEFAULT_METHOD,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_DELIVERY_METHOD_KEY,
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
  type SuccessData,
} from '@zawadeh/domain';
import { cartAtom } from './cart.ts';
import { forgetKey } from './checkoutKey.ts';
import { nowAtom } from '../lib/clock.ts';
import { readItem, writeItem } from '../lib/storage.ts';
import { notificationsAtom } from './notifications.ts';
import type { Store } from '../lib/store.ts';

export const pendingCode = (): string | null => readOrderCode(readItem(PENDING_ORDER_CODE_KEY));

/** What this tab was told before it was reloaded; null where another order waits for its payment. */
export function storedSuccess(): SuccessData | null {
  try {
    return readSuccessData(sessionStorage.getItem(SUCCESS_DATA_KEY), pendingCode());
  } catch {
    return null;
  }
}

export type NewsWords = Record<DeliveryMethod, Pick<Notification, 'messageEn' | 'messageAr'>>;

export interface Finished {
  data: SuccessData;
  /** False where this tab or another one has done it before. */
  isNews: boolean;
}

/** After the server has said that it is paid. The pending code goes last: until then it can be done again. */
export function finishOrder(store: Store, orderCode: string, words: NewsWords): Finished {
  const isNews = pendingCode() === orderCode;
  const data = storedFor(orderCode) ?? dataOf(orderCode);
  keep(data);
  if (!isNews) return { data, isNews };
  const type = data.deliveryMethod;
  store.set(notificationsAtom, (list) =>
    notify(list, { type, orderCode, ...words[type] }, store.get(nowAtom)),
  );
  store.set(cartAtom, (cart) => (cart.length === 0 ? cart : []));
  forgetKey();
  writeItem(LAST_DELIVERY_METHOD_KEY, null);
  writeItem(LAST_PICKUP_PLACES_KEY, null);
  writeItem(PENDING_ORDER_CODE_KEY, null);
  return { data, isNews };
}

function storedFor(orderCode: string): SuccessData | null {
  const kept = storedSuccess();
  return kept?.orderCode === orderCode ? kept : null;
}

function dataOf(orderCode: string): SuccessData {
  return {
    orderCode,
    deliveryMethod:
      readDeliveryMethod(readItem(LAST_DELIVERY_METHOD_KEY)) ?? toldMethod(orderCode) ?? DEFAULT_METHOD,
    customerName: readItem(LAST_CUSTOMER_NAME_KEY),
    whatsappPhone: readItem(LAST_WHATSAPP_PHONE_KEY),
    deliveryAddress: readItem(LAST_DELIVERY_ADDRESS_KEY),
    places: readPlaces(readItem(LAST_PICKUP_PLACES_KEY)),
  };
}

/** Another tab was a moment faster, and has put the stored method away. */
const toldMethod = (orderCode: string): DeliveryMethod | undefined =>
  readNotifications(readItem(NOTIFICATIONS_KEY)).find((each) => each.orderCode === orderCode)?.type;

function keep(data: SuccessData): void {
  try {
    sessionStorage.setItem(SUCCESS_DATA_KEY, writeSuccessData(data));
  } catch {
    // A reload then finds nothing to show, and leads to the profile, where the order stands.
  }
}
