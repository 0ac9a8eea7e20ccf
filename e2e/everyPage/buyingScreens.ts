/** The screens from the cart to the end of a payment. */
import type { Page } from '@playwright/test';
import type { ErrorCode } from '@zawadeh/domain';
import {
  answer,
  cart,
  CHECKOUT,
  delivery,
  failure,
  pending,
  pendingPickup,
  pickup,
  SHELF,
  silence,
  staleCart,
  STATUS,
  bag,
} from './fixtures.ts';
import { headed, press, said, type Screen, type Screens } from './screen.ts';

const proceed = press('web.checkout.proceed');
const newFigures = {
  error: 'A price has changed.',
  code: 'price_changed' satisfies ErrorCode,
  amount: 16.2,
  delivery_fee: 1.7,
  details: [
    { bagId: bag('open'), unitPrice: 5, available: 8 },
    { bagId: bag('few'), unitPrice: 5.5, available: 0 },
  ],
};

const order = { path: '/checkout', kept: { ...cart, ...delivery }, isSignedIn: true };
const ready = (page: Page) =>
  page.locator('main button[aria-busy="false"], main button:not([disabled])').last();

const statusIs = (status: string) => (page: Page) =>
  answer(page, STATUS, {
    payment_status: status,
    expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  });

const after = (path: string, status: string, seen: Screen['seen'], kept = pending): Screen => ({
  path: `/checkout/${path}`,
  kept: { ...cart, ...kept },
  isSignedIn: true,
  before: statusIs(status),
  seen,
});

export const buyingScreens: Screens = {
  'the cart, empty': { path: '/cart', seen: headed('web.cart.empty') },
  'the cart, delivery': { path: '/cart', kept: { ...cart, ...delivery }, seen: said('web.cart.details') },
  'the cart, pickup': { path: '/cart', kept: { ...cart, ...pickup }, seen: said('web.cart.pickupNote') },
  'the cart, fields wanting': {
    path: '/cart',
    kept: cart,
    act: press('web.cart.checkout'),
    seen: said('web.cart.areaAndPhone'),
  },
  'the cart, changed': { path: '/cart', kept: { ...staleCart, ...pickup }, seen: said('web.cart.changed') },
  'the cart, in trouble': {
    path: '/cart',
    kept: { ...cart, ...pickup },
    before: (page) => failure(page, SHELF),
    seen: (page) => page.getByRole('main').getByRole('alert'),
  },
  'the review, signed out': { ...order, isSignedIn: false, seen: said('web.checkout.pleaseLogIn') },
  'the review': { ...order, seen: ready },
  'the review, pickup': { ...order, kept: { ...cart, ...pickup }, seen: ready },
  'the review, busy': {
    ...order,
    before: (page) => silence(page, CHECKOUT),
    act: proceed,
    seen: said('web.checkout.starting'),
  },
  'the review, refused': {
    ...order,
    before: (page) =>
      answer(page, CHECKOUT, { error: 'Not possible now.', code: 'unavailable' satisfies ErrorCode }, 503),
    act: proceed,
    seen: (page) => page.getByRole('main').getByRole('alert'),
  },
  'the review, changed': {
    ...order,
    before: (page) => answer(page, CHECKOUT, newFigures, 409),
    act: proceed,
    seen: said('web.checkout.priceChanged'),
  },
  'after paying, not known yet': {
    ...after('success', '', headed('web.checkoutCancel.checking')),
    before: (page) => silence(page, STATUS),
  },
  'after paying, waiting': after('success', 'pending', headed('web.checkoutSuccess.waiting')),
  'after paying, unreachable': {
    ...after('success', '', headed('web.checkoutCancel.unknownTitle')),
    before: (page) => failure(page, STATUS),
  },
  'after paying, delivery': after('success', 'paid', headed('web.checkoutSuccess.paid')),
  'after paying, pickup': after('success', 'paid', headed('web.checkoutSuccess.paid'), pendingPickup),
  'after paying, failed': after('success', 'failed', headed('web.checkoutCancel.title')),
  'after paying, nothing': { path: '/checkout/success', seen: headed('web.checkoutSuccess.nothing') },
  'turned back': after('cancel', 'cancelled', headed('web.checkoutCancel.title')),
  'turned back, held': after('cancel', 'pending', said('web.checkoutCancel.noChargesSoFar')),
  'turned back, paid after all': after('cancel', 'paid', headed('web.checkoutCancel.paidTitle')),
  'turned back, money to come back': after(
    'cancel',
    'refund_due',
    headed('web.checkoutCancel.refundDueTitle'),
  ),
  'turned back, signed out': {
    path: '/checkout/cancel',
    kept: pending,
    seen: headed('web.checkoutCancel.unknownTitle'),
  },
};
