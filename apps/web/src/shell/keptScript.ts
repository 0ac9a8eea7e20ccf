/** What a browser keeps that a page is about: said on <html> before anything is painted. */
import { CART_KEY, PENDING_ORDER_CODE_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';
import { SESSION_KEY } from '../backend/config.ts';
import { LEFT_ORDER_KEY } from '../state/leftOrder.ts';

export const KEPT = ['cart', 'session', 'payment'] as const;

export type Kept = (typeof KEPT)[number];

/** The pages that show what only the browser knows, by the names of their screens. */
export const KEPT_ON: Partial<Record<string, Kept>> = {
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
export const keptScript = (): string => `<script>try {
  var here = function (key) { return localStorage.getItem(key); };
  var inTab = function (key) { return sessionStorage.getItem(key); };
  var kept = [];
  if (!/^(\\[\\])?$/.test(here(${text(CART_KEY)}) || '')) kept.push('cart');
  if (here(${text(SESSION_KEY)}) || location.hash.indexOf('access_token=') > 0) kept.push('session');
  if (here(${text(PENDING_ORDER_CODE_KEY)}) || inTab(${text(LEFT_ORDER_KEY)}) || inTab(${text(SUCCESS_DATA_KEY)})) kept.push('payment');
  document.documentElement.dataset.kept = kept.join(' ');
} catch (refused) {}</script>`;

/** A condition for scripts of the page. */
export const isKept = (name: Kept): string =>
  `/\\b${name}\\b/.test(document.documentElement.dataset.kept ?? ${text(name)})`;
