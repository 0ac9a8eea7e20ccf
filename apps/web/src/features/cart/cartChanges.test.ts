import { addToCart, readBags, type Cart } from '@zawadeh/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertsAtom } from '../alerts/alerts.ts';
import { cartAtom } from './cart.ts';
import {
  restockedBag,
  cartChangesAtom,
  changesOf,
  removedChanges,
  dismissChanges,
  reconcile,
} from './cartChanges.ts';
import { createStore } from '../../lib/store.ts';

/** The rows of the database. Null while the server does not answer. */
let rows: Array<Record<string, unknown>> | null;
let requests: string[];

beforeEach(() => {
  rows = [];
  requests = [];
  // The cart's count listens to events of the window.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/config.json')) return Response.json({ publishableKey: 'key' });
    const id = new URL(address, 'http://shop').searchParams.get('id')?.replace('eq.', '') ?? '';
    requests.push(id);
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

test('a cart without a change has no notice and no write', async () => {
  const cart = twoLines();
  const store = storeWith(cart);
  await reconcile(store, bags({ id: 'a' }, { id: 'b' }), 0);
  expect(store.get(cartAtom)).toBe(cart);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('a new price and a smaller stock are changes of the line, and a deleted bag leaves the cart', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3.5, quantity: 2 }), 0);
  const cart = store.get(cartAtom) ?? [];
  const changes = store.get(cartChangesAtom);
  expect(cart).toMatchObject([{ bagId: 'a', salePrice: 350, quantity: 2, maxQuantity: 2 }]);
  expect(changesOf('a', changes)).toMatchObject([
    { kind: 'price', from: 400, to: 350 },
    { kind: 'fewer', from: 3, to: 2 },
  ]);
  expect(removedChanges(cart, changes)).toMatchObject([{ kind: 'gone', line: { bagId: 'b' } }]);
});

test('an old cart without shops and hours gets them without a change', async () => {
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

test('a change stays, and a second one counts from the first value', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ from: 400, to: 300 }]);
  await reconcile(store, bags({ id: 'a', sale_price: 2 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ from: 400, to: 200 }]);
});

test('a price that returns to its first value is no change', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  await reconcile(store, bags({ id: 'a' }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('a removed bag has only that change, until it is in the cart again', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags({ id: 'a', sale_price: 3 }, { id: 'b' }), 0);
  rows = [{ id: 'a', sale_price: 3, quantity: 0 }];
  await reconcile(store, bags({ id: 'a', quantity: 0 }, { id: 'b' }), 0);
  expect(store.get(cartChangesAtom)).toMatchObject([{ kind: 'unavailable', line: { bagId: 'a' } }]);
  const [again] = bags({ id: 'a' });
  store.set(cartAtom, (cart) => (again ? addToCart(cart, again) : cart));
  const cart = store.get(cartAtom) ?? [];
  expect(removedChanges(cart, store.get(cartChangesAtom))).toEqual([]);
  expect(changesOf('a', store.get(cartChangesAtom))).toEqual([]);
});

test('changes are dismissed for one bag or for all', async () => {
  const store = storeWith(twoLines());
  await reconcile(store, bags(), 0);
  dismissChanges(store, 'a');
  expect(store.get(cartChangesAtom)).toMatchObject([{ line: { bagId: 'b' } }]);
  dismissChanges(store);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

const fresh = { id: 'b', title: 'Knafeh', sale_price: 4, quantity: 5 };

test('a line whose bag is newer than the list stays, and its bag is fetched once', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a' });
  rows = [fresh];
  await reconcile(store, old, 0);
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }, { bagId: 'b', quantity: 3 }]);
  expect(store.get(cartChangesAtom)).toEqual([]);
  expect(requests).toEqual(['b']);
});

test('a line whose bag was sold out in an older list stays, with the fetched stock', async () => {
  const store = storeWith(twoLines());
  rows = [{ ...fresh, quantity: 2, store_id: 's' }];
  await reconcile(store, bags({ id: 'a', store_id: 's', store_name: 'Zahra' }, { id: 'b', quantity: 0 }), 0);
  expect(store.get(cartAtom)).toMatchObject([
    { bagId: 'a' },
    { bagId: 'b', quantity: 2, maxQuantity: 2, store: { en: 'Zahra' } },
  ]);
  expect(store.get(cartChangesAtom)).toMatchObject([{ kind: 'fewer', from: 3, to: 2 }]);
});

test('while a bag cannot be fetched its line stays, and other changes apply', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a', sale_price: 3 });
  rows = null;
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toMatchObject([{ salePrice: 300 }, { bagId: 'b', salePrice: 400 }]);
  rows = [];
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }]);
  expect(store.get(cartChangesAtom)).toMatchObject([{ kind: 'price' }, { kind: 'gone' }]);
});

test('a fetched bag is fetched again for a line that is added later', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a' });
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toHaveLength(1);
  rows = [fresh];
  store.set(cartAtom, (cart) => addToCart(cart, bags({ id: 'b' })[0]!));
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toHaveLength(2);
  expect(requests).toEqual(['b', 'b']);
});

test('a fetched bag leaves at its pickup end without another request', async () => {
  const store = storeWith(twoLines());
  const old = bags({ id: 'a' });
  rows = [{ ...fresh, pickup_end: '1970-01-01T00:01:00Z' }];
  await reconcile(store, old, 0);
  expect(store.get(cartAtom)).toHaveLength(2);
  await reconcile(store, old, 61_000);
  expect(store.get(cartChangesAtom)).toMatchObject([
    { kind: 'unavailable', line: { bagId: 'b' }, availability: { state: 'ended' } },
  ]);
  expect(requests).toEqual(['b']);
});

test('an invalid id is a deleted bag', async () => {
  const store = storeWith(bags({ id: 'no uuid' }).reduce<Cart>((cart, bag) => addToCart(cart, bag), []));
  await reconcile(store, bags(), 0);
  expect(store.get(cartAtom)).toEqual([]);
});

test('a removed bag is offered again only by a list that can be newer than the removal', async () => {
  const store = storeWith(twoLines());
  const older = bags({ id: 'a' }, { id: 'b' });
  await reconcile(store, bags({ id: 'a' }, { id: 'b', quantity: 0 }), 1_000, () => true);
  expect(removedChanges(store.get(cartAtom) ?? [], store.get(cartChangesAtom))).toHaveLength(1);
  expect(restockedBag(store, older, 'b', 1_000)).toBeUndefined();
  expect(restockedBag(store, older, 'b', 10_999)).toBeUndefined();
  expect(restockedBag(store, older, 'b', 11_000)).toBe(older[1]);
  expect(restockedBag(store, bags({ id: 'b', quantity: 0 }), 'b', 11_000)).toBeUndefined();
  expect(restockedBag(store, null, 'b', 11_000)).toBeUndefined();
});

const keepFor = (store: ReturnType<typeof createStore>, bagId: string, until: number | null) =>
  store.set(alertsAtom, {
    userId: 'u1',
    alerts: [{ id: 'a1', bagId, askedAt: 0, state: { kind: 'kept', until } }],
    error: null,
  });

test('one bag that is kept for the user stays in the cart, although other users see none', async () => {
  const store = storeWith(twoLines());
  keepFor(store, 'b', 1_000);
  await reconcile(store, bags({ id: 'a' }, { id: 'b', quantity: 0 }), 999);
  expect(store.get(cartAtom)).toMatchObject([
    { bagId: 'a', quantity: 3 },
    { bagId: 'b', quantity: 1, maxQuantity: 1 },
  ]);
  expect(store.get(cartChangesAtom)).toMatchObject([{ kind: 'fewer', from: 3, to: 1 }]);
  expect(requests).toEqual([]);
});

test('a cart holds more of a kept bag only while there are others', async () => {
  const store = storeWith(twoLines());
  keepFor(store, 'b', null);
  await reconcile(store, bags({ id: 'a' }, { id: 'b', quantity: 2 }), 0);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }, { bagId: 'b', quantity: 3, maxQuantity: 3 }]);
  expect(store.get(cartChangesAtom)).toEqual([]);
});

test('a kept bag leaves the cart when its time is over', async () => {
  const store = storeWith(twoLines());
  keepFor(store, 'b', 1_000);
  const listed = bags({ id: 'a' }, { id: 'b', quantity: 0 });
  rows = [{ id: 'b', title: 'Knafeh', sale_price: 4, quantity: 0 }];
  await reconcile(store, listed, 999);
  await reconcile(store, listed, 1_000);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }]);
});

test('a kept bag that is newer than the list stays, too', async () => {
  const store = storeWith(twoLines());
  keepFor(store, 'b', null);
  rows = [{ id: 'b', title: 'Knafeh', sale_price: 4, quantity: 0 }];
  await reconcile(store, bags({ id: 'a' }), 0);
  expect(store.get(cartAtom)).toMatchObject([{ bagId: 'a' }, { bagId: 'b', quantity: 1 }]);
});

test('a removed line can be taken back once the bag is kept', () => {
  const store = storeWith([]);
  const listed = bags({ id: 'b', quantity: 0 });
  expect(restockedBag(store, listed, 'b', 0)).toBeUndefined();
  keepFor(store, 'b', null);
  expect(restockedBag(store, listed, 'b', 0)).toMatchObject({ id: 'b', quantity: 1 });
});
