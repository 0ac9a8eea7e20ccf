import {
  CART_KEY,
  LAST_DELIVERY_METHOD_KEY,
  LAST_PICKUP_PLACES_KEY,
  NOTIFICATIONS_KEY,
  PENDING_ORDER_CODE_KEY,
  SUCCESS_DATA_KEY,
} from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyFor } from './checkoutKey.ts';
import { nowAtom } from '../lib/clock.ts';
import { createStore } from '../lib/store.ts';
import { finishOrder, storedSuccess, type NewsWords } from './success.ts';

const CODE = 'ZWD-PAYED234';
const NOW = Date.parse('2026-11-21T12:30:00Z');
const line = { bagId: 'b1', title: 'Knafeh', salePrice: 4.5, maxQuantity: 8, quantity: 1 };
const words: NewsWords = {
  delivery: { messageEn: 'It comes.', messageAr: 'في الطريق.' },
  pickup: { messageEn: 'It waits.', messageAr: 'بانتظارك.' },
};

const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

let browser: Map<string, string>;
let tab: Map<string, string>;

/** Another tab, or this one after a reload. */
function openTab(kept = new Map<string, string>()) {
  tab = kept;
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

const news = () => JSON.parse(browser.get(NOTIFICATIONS_KEY) ?? '[]') as object[];

test('a paid order empties the cart, is news, and is no longer waited for', () => {
  const store = openTab();
  const key = keyFor({ cart: 1 });
  const { data, isNews } = finishOrder(store, CODE, words);
  expect(isNews).toBe(true);
  expect(data).toMatchObject({ orderCode: CODE, deliveryMethod: 'delivery' });
  expect(browser.get(CART_KEY)).toBe('[]');
  expect(news()).toMatchObject([
    { type: 'delivery', orderCode: CODE, messageEn: 'It comes.', messageAr: 'في الطريق.', read: false },
  ]);
  expect(browser.has(PENDING_ORDER_CODE_KEY)).toBe(false);
  expect(browser.has(LAST_DELIVERY_METHOD_KEY)).toBe(false);
  expect(keyFor({ cart: 1 })).not.toBe(key);
});

test('a reload shows the same and does nothing twice', () => {
  finishOrder(openTab(), CODE, words);
  const store = openTab(tab);
  browser.set(CART_KEY, JSON.stringify([line]));
  expect(storedSuccess()).toMatchObject({ orderCode: CODE, deliveryMethod: 'delivery' });
  expect(finishOrder(store, CODE, words)).toMatchObject({
    isNews: false,
    data: { deliveryMethod: 'delivery' },
  });
  expect(news()).toHaveLength(1);
  expect(JSON.parse(browser.get(CART_KEY) ?? '')).toHaveLength(1);
});

test('where it is collected is told, told again after a reload, and kept nowhere else', () => {
  const place = { storeName: 'Zahra', pickupStart: '2026-11-21T15:00:00Z' };
  browser.set(LAST_PICKUP_PLACES_KEY, JSON.stringify([place, { storeName: 7 }]));
  const told = [{ store: { en: 'Zahra', ar: null }, pickupStart: Date.parse(place.pickupStart) }];
  expect(finishOrder(openTab(), CODE, words).data.places).toMatchObject(told);
  expect(browser.has(LAST_PICKUP_PLACES_KEY)).toBe(false);
  openTab(tab);
  expect(storedSuccess()?.places).toMatchObject(told);
});

test('a second tab that hears of it later says how the order comes, and does nothing', () => {
  finishOrder(openTab(), CODE, words);
  const other = openTab();
  expect(finishOrder(other, CODE, words)).toMatchObject({
    isNews: false,
    data: { deliveryMethod: 'delivery' },
  });
  expect(news()).toHaveLength(1);
});

test('what was interrupted is done to its end, with one notification', () => {
  finishOrder(openTab(), CODE, words);
  browser.set(PENDING_ORDER_CODE_KEY, CODE);
  expect(finishOrder(openTab(tab), CODE, words).isNews).toBe(true);
  expect(news()).toHaveLength(1);
  expect(browser.has(PENDING_ORDER_CODE_KEY)).toBe(false);
});

test('what was kept of one order is not shown for another that waits', () => {
  finishOrder(openTab(), CODE, words);
  browser.set(PENDING_ORDER_CODE_KEY, 'ZWD-PEND2345');
  expect(storedSuccess()).toBeNull();
});

test.each([
  ['nobody said how', undefined],
  ['it is no way that there is', 'by-balloon'],
])('where %s, it is collected', (_why, method) => {
  if (method === undefined) browser.delete(LAST_DELIVERY_METHOD_KEY);
  else browser.set(LAST_DELIVERY_METHOD_KEY, method);
  expect(finishOrder(openTab(), CODE, words).data.deliveryMethod).toBe('pickup');
});

test('damage to what the tab kept is as good as nothing', () => {
  openTab(new Map([[SUCCESS_DATA_KEY, '{"orderCode":']]));
  expect(storedSuccess()).toBeNull();
});

test('where nothing can be kept, nothing breaks', () => {
  const store = openTab();
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const locked = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('sessionStorage', locked);
  vi.stubGlobal('localStorage', locked);
  expect(finishOrder(store, CODE, words).data.orderCode).toBe(CODE);
  expect(storedSuccess()).toBeNull();
});
