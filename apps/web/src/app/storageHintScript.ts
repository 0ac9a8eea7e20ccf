/** Names on <html>, before the first paint, which stored state the browser has. */
import { CART_KEY, PENDING_ORDER_CODE_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';
import { SESSION_KEY } from '../lib/http/config.ts';
import { PENDING_PAYMENT_KEY } from '../features/payment/pendingOrder.ts';
import type { StoredState } from '../lib/hydration/storedStates.ts';

/** The pages that show state of the browser's storage, by the names of their screens. */
export const PAGES_WITH_STORED_STATE: Partial<Record<string, StoredState>> = {
  Admin: 'session',
  Alerts: 'session',
  Cart: 'cart',
  Checkout: 'cart',
  CheckoutSuccess: 'payment',
  CheckoutCancel: 'payment',
  Profile: 'session',
  Store: 'session',
  Ticket: 'session',
};

const text = (value: string) => JSON.stringify(value);

/** Where storage is denied, the attribute is missing. */
export const storageHintScript = (): string => `<script>try {
  var local = function (key) { return localStorage.getItem(key); };
  var inTab = function (key) { return sessionStorage.getItem(key); };
  var stored = [];
  if (!/^(\\[\\])?$/.test(local(${text(CART_KEY)}) || '')) stored.push('cart');
  if (local(${text(SESSION_KEY)}) || location.hash.indexOf('access_token=') > 0) stored.push('session');
  if (local(${text(PENDING_ORDER_CODE_KEY)}) || inTab(${text(PENDING_PAYMENT_KEY)}) || inTab(${text(SUCCESS_DATA_KEY)})) stored.push('payment');
  document.documentElement.dataset.stored = stored.join(' ');
} catch (denied) {}</script>`;

/** A condition for the page's inline scripts. */
export const isStored = (name: StoredState): string =>
  `/\\b${name}\\b/.test(document.documentElement.dataset.stored ?? ${text(name)})`;
