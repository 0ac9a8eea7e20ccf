import { addToCart, readBags, type Cart } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartAtom } from './cart.ts';
import { cartChangesAtom, changesOf, departed, putAway, reconcile } from './cartChanges.ts';
import { createStore } from './store.ts';

/** Whoever counts the cart listens there. */
beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

const bags = (...rows: Array<Record<string, unknown>>) =>
  readBags(rows.map((row) => ({ title: 'Knafeh', sale_price: 4, quantity: 5, ...row }))).bags;

function storeWith(cart: Cart) {
  const store = createStore();
  store.set(cartAtom, () => cart);
  return store;
}

const twoLines = (): Cart =>
  bags({ id: 'a' }, { id: 'b' }).reduce<Cart>((cart, bag) => addToCart(cart, bag, 3), []);

test('where nothing changed, nothing is said and nothing is written', () => {
  const cart = twoLines();
  const store = storeWith(cart);
  reconcile(store, bags({ id: 'a' }, { id: 'b' }), 0);
  expect(store.get(cartAtom)).toBe(cart);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('a new price and fewer bags are said at the line, and a bag that is gone leaves the cart', () => {
  const store = storeWith(twoLines());
  reconcile(store, bags({ id: 'a', sale_price: 3.5, quantity: 2 }), 0);
  const cart = store.get(cartAtom) ?? [];
  const changes = store.get(cartChangesAtom);
  expect(cart).toMatchObject([{ bagId: 'a', salePrice: 350, quantity: 2, maxQuantity: 2 }]);
  expect(changesOf('a', changes)).toMatchObject([
    { change: 'price', from: 400, to: 350 },
    { change: 'fewer', from: 3, to: 2 },
  ]);
  expect(departed(cart, changes)).toMatchObject([{ change: 'gone', line: { bagId: 'b' } }]);
});

test('a cart from before shops and hours were kept gets them at the first look, and that is no news', () => {
  const store = storeWith(twoLines());
  const place = {
    store_name: 'Zahra',
    pickup_start: '1969-12-31T20:00:00Z',
    pickup_end: '1970-01-01T20:00:00Z',
  };
  reconcile(store, bags({ id: 'a', ...place }, { id: 'b' }), 0);
  expect(store.get(cartAtom)).toMatchObject([
    { store: { en: 'Zahra' }, pickupStart: -14_400_000, pickupEnd: 72_000_000 },
    { store: null, pickupStart: null },
  ]);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('what was said stays when nothing else changes, and a second change is told from what was first seen', () => {
  const store = storeWith(twoLines());
  reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ from: 400, to: 300 }]);
  reconcile(store, bags({ id: 'a', sale_price: 2 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ from: 400, to: 200 }]);
});

test('a price that is back where it was is no news', () => {
  const store = storeWith(twoLines());
  reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  reconcile(store, bags({ id: 'a' }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('of a bag that has left, only that is said; and no longer once it is in the cart again', () => {
  const store = storeWith(twoLines());
  reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  reconcile(store, bags({ id: 'a', quantity: 0 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ change: 'unavailable', line: { bagId: 'a' } }]);
  const [again] = bags({ id: 'a' });
  store.set(cartAtom, (cart) => (again ? addToCart(cart, again) : cart));
  const cart = store.get(cartAtom) ?? [];
  expect(departed(cart, store.get(cartChangesAtom))).toEqual([]);
  expect(changesOf('a', store.get(cartChangesAtom))).toEqual([]);
});

test('notices are put away one bag at a time, or all together', () => {
  const store = storeWith(twoLines());
  reconcile(store, bags(), 0);
  putAway(store, 'a');
  expect(store.get(cartChangesAtom)).toMatchObject([{ line: { bagId: 'b' } }]);
  putAway(store);
  expect(store.get(cartChangesAtom)).toEqual([]);
});
