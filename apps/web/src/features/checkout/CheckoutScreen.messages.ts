import type { MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  title: 'web.checkout.title',
  loading: 'web.cart.loading',
  backToCart: 'web.checkoutCancel.backToCart',
  option: 'web.checkout.option',
  delivery: 'web.cart.delivery',
  pickup: 'web.cart.pickup',
  gift: 'web.cart.gift',
  /** Before the name of a shop. */
  givenAt: 'web.checkout.givenAt',
  area: 'web.checkout.area',
  street: 'web.checkout.street',
  building: 'web.checkout.building',
  floor: 'web.checkout.floor',
  apartment: 'web.checkout.apartment',
  landmark: 'web.checkout.landmark',
  phone: 'web.checkout.phone',
  lines: 'web.checkout.lines',
  unnamed: 'web.bag.unnamed',
  unnamedStore: 'web.bag.unnamedStore',
  summary: 'web.cart.summary',
  /** provider is "Whish Money" */
  note: 'web.checkout.note',
  /** Where each payment within the hold has these minutes. */
  canCancel: 'web.checkout.canCancel',
  proceed: 'web.checkout.proceed',
  starting: 'web.checkout.starting',
  pleaseLogIn: 'web.checkout.pleaseLogIn',
  logIn: 'web.checkoutCancel.logIn',
  unreachable: 'web.checkout.unreachable',
  priceChanged: 'web.checkout.priceChanged',
  notAvailable: 'web.checkout.notAvailable',
  /** bag, price and before */
  nowCosts: 'web.checkout.nowCosts',
  onlyLeft: 'web.checkout.onlyLeft',
  gone: 'web.checkout.gone',
  newFee: 'web.checkout.newFee',
  newTotal: 'web.checkout.newTotal',
} satisfies MessageIds;
