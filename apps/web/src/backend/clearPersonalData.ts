/** Whoever signs out of a phone that others use as well leaves no name, number, address or order news on it. */
import {
  CHECKOUT_FORM_KEY,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  NOTIFICATIONS_KEY,
  SUCCESS_DATA_KEY,
} from '@zawadeh/domain';
import { writeItem, writeSessionItem } from '../lib/storage.ts';

/**
 * The form goes last: whoever hears that it is gone begins with what was given for the last order. The pending order's
 * code and method stay. They name nobody, and without them the page that the wallet leads back to would say that nothing
 * was charged.
 */
const PERSONAL_KEYS = [
  LAST_CUSTOMER_NAME_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  NOTIFICATIONS_KEY,
  CHECKOUT_FORM_KEY,
];

/** The cart stays: what is in it says nothing of who filled it. */
export function clearPersonalData(): void {
  for (const key of PERSONAL_KEYS) writeItem(key, null);
  clearSuccess();
  // The browser tells the other tabs alone.
  for (const key of PERSONAL_KEYS) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Success data belongs to one tab; another tab's sign-out is known by the checkout form it removed. */
export function clearWithOtherTabs({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === CHECKOUT_FORM_KEY && newValue === null) clearSuccess();
}

function clearSuccess(): void {
  writeSessionItem(SUCCESS_DATA_KEY, null);
}
