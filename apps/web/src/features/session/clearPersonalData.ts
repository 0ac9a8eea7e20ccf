/** A sign-out removes name, number, address and notifications: the phone may have other users. */
import {
  CHECKOUT_FORM_KEY,
  LAST_CUSTOMER_NAME_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  NOTIFICATIONS_KEY,
  SUCCESS_DATA_KEY,
} from '@zawadeh/domain';
import { writeItem, writeSessionItem } from '../../lib/storage.ts';

/**
 * The form goes last: after its removal the form is filled from the last order. The pending order's code and method
 * stay: they contain no personal data, and without them the page after the wallet would say that nothing was charged.
 */
const PERSONAL_KEYS = [
  LAST_CUSTOMER_NAME_KEY,
  LAST_WHATSAPP_PHONE_KEY,
  LAST_DELIVERY_ADDRESS_KEY,
  NOTIFICATIONS_KEY,
  CHECKOUT_FORM_KEY,
];

/** The cart stays: it contains no personal data. */
export function clearPersonalData(): void {
  for (const key of PERSONAL_KEYS) writeItem(key, null);
  clearSuccess();
  // The browser notifies only the other tabs.
  for (const key of PERSONAL_KEYS) window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Success data belongs to one tab; another tab's sign-out shows as the removal of the checkout form. */
export function clearWithOtherTabs({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === CHECKOUT_FORM_KEY && newValue === null) clearSuccess();
}

function clearSuccess(): void {
  writeSessionItem(SUCCESS_DATA_KEY, null);
}
