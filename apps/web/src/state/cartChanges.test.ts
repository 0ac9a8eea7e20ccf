import { addToCart, readBags, type Cart } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartAtom } from './cart.ts';
import {
  bagAgain,
  cartChangesAtom,
  changesOf,
  removedChanges,
  dismissChanges,
  reconcile,
} from './cartChanges.ts';
import { createStore } from '../lib/store.ts';

/** What the database has of each bag; whatever is not named here is not there. Null while nobody answers. */
let rows: Array<Record<string, unknown>> | null;
let asked: string[];

beforeEach(() => {
  rows = [];
  asked = [];
  // Whoever counts the cart listens there.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/config.json')) return Response.json({ publishableKey: 'key' });
    const id = new URL(address, 'http://shop').searchParams.get('id')?.replace('eq.', '') ?? '';
    asked.push(id);
    if (rows === null) throw new TypeError('offline');
    if (id === 'no uuid') return Response.json({ code: '22P02' }, { status: 400 });
    return Response.json(rows.filter((row) => row.id === id));
  });
});
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

test('where nothing changed, nothing is said and nothing is written', async () => {
  const cart = twoLines();
  const store = storeWith(cart);
  await reconcile(store, bags({ id: 'a' }, { id: 'b' }), 0);
  expect(store.get(cartAtom)).toBe(cart);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('a new price and fewer bags are said at the line, and a bag that is gone leaves the cart', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3.5, quantity: 2 }), 0);
  const cart = store.get(cartAtom) ?? [];
  const changes = store.get(cartChangesAtom);
  expect(cart).toMatchObject([{ bagId: 'a', salePrice: 350, quantity: 2, maxQuantity: 2 }]);
  expect(changesOf('a', changes)).toMatchObject([
    { change: 'price', from: 400, to: 350 },
    { change: 'fewer', from: 3, to: 2 },
  ]);
  expect(removedChanges(cart, changes)).toMatchObject([{ change: 'gone', line: { bagId: 'b' } }]);
});

test('a cart from before shops and hours were kept gets them at the first look, and that is no news', async () => {
  const store = storeWith(twoLines());
  const place = {
    store_name: 'Zahra',
    pickup_start: '1969-12-31T20:00:00Z',
    pickup_end: '1970-01-01T20:00:00Z',
  };
  await reconcile(store, bags({ id: 'a', ...place }, { id: 'b' }), 0);
  expect(store.get(cartAtom)).toMatchObject([
    { store: { en: 'Zahra' }, pickupStart: -14_400_000, pickupEnd: 72_000_000 },
    { store: null, pickupStart: null },
  ]);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('what was said stays when nothing else changes, and a second change is told from what was first seen', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ from: 400, to: 300 }]);
  await reconcile(store, bags({ id: 'a', sale_price: 2 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ from: 400, to: 200 }]);
});

test('a price that is back where it was is no news', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  await reconcile(store, bags({ id: 'a' }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('of a bag that has left, only that is said; and no longer once it is in the cart again', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  rows = [{ id: 'a', sale_price: 3, quantity: 0 }];
  await reconcile(store, bags({ id: 'a', quantity: 0 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ change: 'unavailable', line: { bagId: 'a' } }]);
  const [again] = bags({ id: 'a' });
  store.set(cartAtom, (cart) => (again ? addToCart(cart, again) : cart));
  const cart = store.get(cartAtom) ?? [];
  expect(removedChanges(cart, store.get(cartChangesAtom))).toEqual([]);
  expect(changesOf('a', store.get(cartChangesAtom))).toEqual([]);
});

test('notices are put away one bag at a time, or all together', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags(), 0);
  dismissChanges(store, 'a');
  expect(store.get(cartChangesAtom)).toMatchObject([{ line: { bagId: 'b' } }]);
  dismissChanges(store);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

const fresh = { id: 'b', title: 'Knafeh', sale_price: 4, quantity: 5 };

test('a line whose bag is too new for the list stays, and the list alone is not believed twice', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a' });
  rows = [fresh];
  await reconcile(store, old, 0);
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }, { bagId: 'b', quantity: 3 }]);
  expect(store.get(cartChangesAtom)).toEqual([]);
  expect(asked).toEqual(['b']);
});

test('a line whose bag was sold out on an older list stays, with what the bag says itself', async () => {
  const store = storeWith(twoLines());
  rows = [{ ...fresh, quantity: 2, store_id: 's' }];
  await reconcile(store, bags({ id: 'a', store_id: 's', store_name: 'Zahra' }, { id: 'b', quantity: 0 }), 0);
  expect(store.get(cartAtom)).toMatchObject([
    { bagId: 'a' },
    { bagId: 'b', quantity: 2, maxQuantity: 2, store: { en: 'Zahra' } },
  ]);
  expect(store.get(cartChangesAtom)).toMatchObject([{ change: 'fewer', from: 3, to: 2 }]);
});

test('while the bag cannot be asked its line stays, and everything else is taken over', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a', sale_price: 3 });
  rows = null;
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toMatchObject([{ salePrice: 300 }, { bagId: 'b', salePrice: 400 }]);
  rows = [];
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }]);
  expect(store.get(cartChangesAtom)).toMatchObject([{ change: 'price' }, { change: 'gone' }]);
});

test('what a bag said once is asked again for a line that is put in later', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a' });
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toHaveLength(1);
  rows = [fresh];
  store.set(cartAtom, (cart) => addToCart(cart, bags({ id: 'b' })[0]!));
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toHaveLength(2);
  expect(asked).toEqual(['b', 'b']);
});

test('a bag that says itself that it has ended leaves when it does, without being asked again', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a' });
  rows = [{ ...fresh, pickup_end: '1970-01-01T00:01:00Z' }];
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toHaveLength(2);
  await reconcile(store, old, 61_000);
  expect(store.get(cartChangesAtom)).toMatchObject([
    { change: 'unavailable', line: { bagId: 'b' }, availability: { state: 'ended' } },
  ]);
  expect(asked).toEqual(['b']);
});

test('an id that no bag can have is gone', async () => {
  const store = storeWith(bags({ id: 'no uuid' }).reduce<Cart>((cart, bag) => addToCart(cart, bag), []));
  await reconcile(store, bags(), 0);
  expect(store.get(cartAtom)).toEqual([]);
});

test('a bag that has left is offered again only by a list that can be newer than its departure', async () => {
  const store = storeWith(twoLines());
  const older = bags({ id: 'a' }, { id: 'b' });
  await reconcile(store, bags({ id: 'a' }, { id: 'b', quantity: 0 }), 1_000, () => true);
  expect(removedChanges(store.get(cartAtom) ?? [], store.get(cartChangesAtom))).toHaveLength(1);
  expect(bagAgain(store, older, 'b', 1_000)).toBeUndefined();
  expect(bagAgain(store, older, 'b', 10_999)).toBeUndefined();
  expect(bagAgain(store, older, 'b', 11_000)).toBe(older[1]);
  expect(bagAgain(store, bags({ id: 'b', quantity: 0 }), 'b', 11_000)).toBeUndefined();
  expect(bagAgain(store, null, 'b', 11_000)).toBeUndefined();
});
