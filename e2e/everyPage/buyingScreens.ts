/** The screens from the cart to the end of a payment. */
import type { Page } from '@playwright/test';
import type { ErrorCode } from '@zawadeh/domain';
import {
  answer,
  cart,
  CHECKOUT,
  delivery,
  emptyDelivery,
  failure,
  pending,
  pendingPickup,
  pickup,
  SHELF,
  neverAnswer,
  staleCart,
  STATUS,
  bag,
} from './testData.ts';
import { withHeading, press, withText, type Screen, type Screens } from './screen.ts';

const proceed = press('web.checkout.proceed');
const priceChange = {
  error: 'A price has changed.',
  code: 'price_changed' satisfies ErrorCode,
  amount: 16.2,
  delivery_fee: 1.7,
  details: [
    { bagId: bag('open'), unitPrice: 5, available: 8 },
    { bagId: bag('few'), unitPrice: 5.5, available: 0 },
  ],
};

const order = { path: '/checkout', stored: { ...cart, ...delivery }, isSignedIn: true };
const ready = (page: Page) =>
  page.locator('main button[aria-busy="false"], main button:not([disabled])').last();

const statusIs = (status: string) => (page: Page) =>
  answer(page, STATUS, {
    payment_status: status,
    expires_at: new Date(Date.now() + 15 * 60_000).toISOString(),
  });

const after = (path: string, status: string, visible: Screen['visible'], stored = pending): Screen => ({
  path: `/checkout/${path}`,
  stored: { ...cart, ...stored },
  isSignedIn: true,
  mock: statusIs(status),
  visible,
});

export const buyingScreens: Screens = {
  'the cart, empty': { path: '/cart', visible: withHeading('web.cart.empty') },
  'the cart, delivery': {
    path: '/cart',
    stored: { ...cart, ...delivery },
    visible: withText('web.cart.details'),
  },
  'the cart, pickup': {
    path: '/cart',
    stored: { ...cart, ...pickup },
    visible: withText('web.cart.pickupNote'),
  },
  'the cart, fields missing': {
    path: '/cart',
    stored: { ...cart, ...emptyDelivery },
    act: press('web.cart.checkout'),
    visible: withText('web.cart.areaAndPhone'),
  },
  'the cart, changed': {
    path: '/cart',
    stored: { ...staleCart, ...pickup },
    visible: withText('web.cart.changed'),
  },
  'the cart, with an error': {
    path: '/cart',
    stored: { ...cart, ...pickup },
    mock: (page) => failure(page, SHELF),
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
  'the review, signed out': { ...order, isSignedIn: false, visible: withText('web.checkout.pleaseLogIn') },
  'the review': { ...order, visible: ready },
  'the review, pickup': { ...order, stored: { ...cart, ...pickup }, visible: ready },
  'the review, busy': {
    ...order,
    mock: (page) => neverAnswer(page, CHECKOUT),
    act: proceed,
    visible: withText('web.checkout.starting'),
  },
  'the review, rejected': {
    ...order,
    mock: (page) =>
      answer(page, CHECKOUT, { error: 'Not possible now.', code: 'unavailable' satisfies ErrorCode }, 503),
    act: proceed,
    visible: (page) => page.getByRole('main').getByRole('alert'),
  },
  'the review, changed': {
    ...order,
    mock: (page) => answer(page, CHECKOUT, priceChange, 409),
    act: proceed,
    visible: withText('web.checkout.priceChanged'),
  },
  'after paying, status loading': {
    ...after('success', '', withHeading('web.checkoutCancel.checking')),
    mock: (page) => neverAnswer(page, STATUS),
  },
  'after paying, waiting': after('success', 'pending', withHeading('web.checkoutSuccess.waiting')),
  'after paying, unreachable': {
    ...after('success', '', withHeading('web.checkoutCancel.unknownTitle')),
    mock: (page) => failure(page, STATUS),
  },
  'after paying, delivery': after('success', 'paid', withHeading('web.checkoutSuccess.paid')),
  'after paying, pickup': after('success', 'paid', withHeading('web.checkoutSuccess.paid'), pendingPickup),
  'after paying, failed': after('success', 'failed', withHeading('web.checkoutCancel.title')),
  'after paying, nothing': { path: '/checkout/success', visible: withHeading('web.checkoutSuccess.nothing') },
  'payment cancelled': after('cancel', 'cancelled', withHeading('web.checkoutCancel.title')),
  'payment cancelled, held': after('cancel', 'pending', withText('web.checkoutCancel.noChargesSoFar')),
  'payment cancelled, paid after all': after('cancel', 'paid', withHeading('web.checkoutCancel.paidTitle')),
  'payment cancelled, refund due': after(
    'cancel',
    'refund_due',
    withHeading('web.checkoutCancel.refundDueTitle'),
  ),
  'payment cancelled, signed out': {
    path: '/checkout/cancel',
    stored: pending,
    visible: withHeading('web.checkoutCancel.unknownTitle'),
  },
};
