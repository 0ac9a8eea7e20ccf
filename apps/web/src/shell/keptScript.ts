/** What a browser keeps that a page is about: said on <html> before anything is painted. */
import { CART_KEY, PENDING_ORDER_CODE_KEY, SUCCESS_DATA_KEY } from '@zawadeh/domain';
import { SESSION_KEY } from '../backend/config.ts';

export const KEPT = ['cart', 'session', 'payment'] as const;

export type Kept = (typeof KEPT)[number];

/** The pages that show what only the browser knows, by the names of their screens. */
export const KEPT_ON: Partial<Record<string, Kept>> = {
  Cart: 'cart',
  Checkout: 'cart',
  CheckoutSuccess: 'payment',
  CheckoutCancel: 'payment',
  Profile: 'session',
};

const text = (value: string) => JSON.stringify(value);

/** Where the browser lets nobody look, nothing is said. */
export const keptScript = (): string => `<script>try {
  var kept = [];
  if (!/^(\\[\\])?$/.test(localStorage.getItem(${text(CART_KEY)}) || '')) kept.push('cart');
  if (localStorage.getItem(${text(SESSION_KEY)}) || location.hash.indexOf('access_token=') > 0) kept.push('session');
  if (localStorage.getItem(${text(PENDING_ORDER_CODE_KEY)}) || sessionStorage.getItem(${text(SUCCESS_DATA_KEY)})) kept.push('payment');
  document.documentElement.dataset.kept = kept.join(' ');
} catch (refused) {}</script>`;

/** A condition for scripts of the page. */
export const isKept = (name: Kept): string =>
  `/\\b${name}\\b/.test(document.documentElement.dataset.kept ?? ${text(name)})`;
