import {
  CART_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_IS_GIFT_KEY,
  LAST_PICKUP_PLACES_KEY,
  NOTIFICATIONS_KEY,
  PENDING_ORDER_CODE_KEY,
  SUCCESS_DATA_KEY,
} from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutFormAtom } from '../cart/checkoutForm.ts';
import { checkoutKeyFor } from '../checkout/checkoutKey.ts';
import { nowAtom } from '../../lib/clock.ts';
import { createStore } from '../../lib/store.ts';
import { finishOrder, storedSuccess, type NotificationMessages } from './success.ts';

const CODE = 'ZWD-PAYED234';
const NOW = Date.parse('2026-11-21T12:30:00Z');
const line = { bagId: 'b1', title: 'Knafeh', salePrice: 4.5, maxQuantity: 8, quantity: 1 };
const messages: NotificationMessages = {
  delivery: { messageEn: 'It comes.', messageAr: 'في الطريق.' },
  pickup: { messageEn: 'It waits.', messageAr: 'بانتظارك.' },
  gift: { messageEn: 'It is given.', messageAr: 'يُعطى.' },
};

const storage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

let browser: Map<string, string>;
let tab: Map<string, string>;

/** Another tab, or the same one after a reload. */
function openTab(stored = new Map<string, string>()) {
  tab = stored;
  vi.stubGlobal('sessionStorage', storage(tab));
  const store = createStore();
  store.set(nowAtom, NOW);
  return store;
}

beforeEach(() => {
  browser = new Map([
    [PENDING_ORDER_CODE_KEY, CODE],
    [LAST_DELIVERY_METHOD_KEY, 'delivery'],
    [CART_KEY, JSON.stringify([line])],
  ]);
  vi.stubGlobal('localStorage', storage(browser));
});
afterEach(() => vi.unstubAllGlobals());

const notifications = () => JSON.parse(browser.get(NOTIFICATIONS_KEY) ?? '[]') as object[];

test('a paid order empties the cart, adds a notification and is no longer pending', () => {
  const store = openTab();
  const key = checkoutKeyFor({ cart: 1 });
  const { data, isFirst } = finishOrder(store, CODE, messages);
  expect(isFirst).toBe(true);
  expect(data).toMatchObject({ orderCode: CODE, deliveryMethod: 'delivery' });
  expect(browser.get(CART_KEY)).toBe('[]');
  expect(notifications()).toMatchObject([
    { type: 'delivery', orderCode: CODE, messageEn: 'It comes.', messageAr: 'في الطريق.', read: false },
  ]);
  expect(browser.has(PENDING_ORDER_CODE_KEY)).toBe(false);
  expect(browser.has(LAST_DELIVERY_METHOD_KEY)).toBe(false);
  expect(checkoutKeyFor({ cart: 1 })).not.toBe(key);
});

test('the page names a gift as one, and the next order is none by itself', () => {
  browser.set(LAST_DELIVERY_METHOD_KEY, 'pickup');
  browser.set(LAST_IS_GIFT_KEY, 'true');
  const store = openTab();
  store.set(checkoutFormAtom, (form) => ({ ...form, method: 'pickup', isGift: true, phone: '70 123 456' }));
  expect(finishOrder(store, CODE, messages).data).toMatchObject({ deliveryMethod: 'pickup', isGift: true });
  expect(notifications()).toMatchObject([{ type: 'pickup', messageEn: 'It is given.', messageAr: 'يُعطى.' }]);
  expect(browser.has(LAST_IS_GIFT_KEY)).toBe(false);
  expect(store.get(checkoutFormAtom)).toMatchObject({ method: 'pickup', isGift: false, phone: '70 123 456' });
});

test('a reload shows the same and repeats nothing', () => {
  finishOrder(openTab(), CODE, messages);
  const store = openTab(tab);
  browser.set(CART_KEY, JSON.stringify([line]));
  expect(storedSuccess()).toMatchObject({ orderCode: CODE, deliveryMethod: 'delivery' });
  expect(finishOrder(store, CODE, messages)).toMatchObject({
    isFirst: false,
    data: { deliveryMethod: 'delivery' },
  });
  expect(notifications()).toHaveLength(1);
  expect(JSON.parse(browser.get(CART_KEY) ?? '')).toHaveLength(1);
});

test('the pickup places are returned, again after a reload, and stored nowhere else', () => {
  const place = { storeName: 'Zahra', pickupStart: '2026-11-21T15:00:00Z' };
  browser.set(LAST_PICKUP_PLACES_KEY, JSON.stringify([place, { storeName: 7 }]));
  const expected = [{ store: { en: 'Zahra', ar: null }, pickupStart: Date.parse(place.pickupStart) }];
  expect(finishOrder(openTab(), CODE, messages).data.places).toMatchObject(expected);
  expect(browser.has(LAST_PICKUP_PLACES_KEY)).toBe(false);
  openTab(tab);
  expect(storedSuccess()?.places).toMatchObject(expected);
});

test('a second tab returns the delivery method and repeats nothing', () => {
  finishOrder(openTab(), CODE, messages);
  const other = openTab();
  expect(finishOrder(other, CODE, messages)).toMatchObject({
    isFirst: false,
    data: { deliveryMethod: 'delivery' },
  });
  expect(notifications()).toHaveLength(1);
});

test('an interrupted order is finished, with one notification', () => {
  finishOrder(openTab(), CODE, messages);
  browser.set(PENDING_ORDER_CODE_KEY, CODE);
  expect(finishOrder(openTab(tab), CODE, messages).isFirst).toBe(true);
  expect(notifications()).toHaveLength(1);
  expect(browser.has(PENDING_ORDER_CODE_KEY)).toBe(false);
});

test('the data of one order is not shown for another pending one', () => {
  finishOrder(openTab(), CODE, messages);
  browser.set(PENDING_ORDER_CODE_KEY, 'ZWD-PEND2345');
  expect(storedSuccess()).toBeNull();
});

test.each([
  ['no method is stored', undefined],
  ['the method is unknown', 'by-balloon'],
])('an order is a pickup where %s', (_case, method) => {
  if (method === undefined) browser.delete(LAST_DELIVERY_METHOD_KEY);
  else browser.set(LAST_DELIVERY_METHOD_KEY, method);
  expect(finishOrder(openTab(), CODE, messages).data.deliveryMethod).toBe('pickup');
});

test('damaged success data is ignored', () => {
  openTab(new Map([[SUCCESS_DATA_KEY, '{"orderCode":']]));
  expect(storedSuccess()).toBeNull();
});

test('a page without storage does not throw', () => {
  const store = openTab();
  const deny = () => {
    throw new DOMException('', 'SecurityError');
  };
  const locked = { getItem: deny, setItem: deny, removeItem: deny };
  vi.stubGlobal('sessionStorage', locked);
  vi.stubGlobal('localStorage', locked);
  expect(finishOrder(store, CODE, messages).data.orderCode).toBe(CODE);
  expect(storedSuccess()).toBeNull();
});
