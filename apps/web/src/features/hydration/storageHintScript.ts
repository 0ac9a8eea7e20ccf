/** What a browser keeps that a page is about: said on <html> before anything is painted. */
import { CART_KEY, PENDING_ORDER_CODE_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';
import { SESSION_KEY } from '../../backend/config.ts';
import { PENDING_PAYMENT_KEY } from '../../state/pendingOrder.ts';

export const STORED_STATES = ['cart', 'session', 'payment'] as const;

export type StoredState = (typeof STORED_STATES)[number];

/** The pages that show what only the browser knows, by the names of their screens. */
export const PAGES_WITH_STORED_STATE: Partial<Record<string, StoredState>> = {
  Admin: 'session',
  Cart: 'cart',
  Checkout: 'cart',
  CheckoutSuccess: 'payment',
  CheckoutCancel: 'payment',
  Profile: 'session',
  Ticket: 'session',
};

const text = (value: string) => JSON.stringify(value);

/** Where the browser lets nobody look, nothing is said. */
export const storageHintScript = (): string => `<script>try {
  var here = function (key) { return localStorage.getItem(key); };
  var inTab = function (key) { return sessionStorage.getItem(key); };
  var kept = [];
  if (!/^(\\[\\])?$/.test(here(${text(CART_KEY)}) || '')) kept.push('cart');
  if (here(${text(SESSION_KEY)}) || location.hash.indexOf('access_token=') > 0) kept.push('session');
  if (here(${text(PENDING_ORDER_CODE_KEY)}) || inTab(${text(PENDING_PAYMENT_KEY)}) || inTab(${text(SUCCESS_DATA_KEY)})) kept.push('payment');
  document.documentElement.dataset.kept = kept.join(' ');
} catch (refused) {}</script>`;

/** A condition for scripts of the page. */
export const isStored = (name: StoredState): string =>
  `/\\b${name}\\b/.test(document.documentElement.dataset.kept ?? ${text(name)})`;
