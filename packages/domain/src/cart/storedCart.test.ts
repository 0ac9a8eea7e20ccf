import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBag } from '../bags/exampleBag.ts';
import { MOST_LINES, MOST_STOCK } from '../limits.ts';
import { addToCart, cartTotal } from './cart.ts';
import { reconcileCart } from './reconcile.ts';
import { readCart, writeCart } from './storedCart.ts';
import { cases } from '../testing/cases.ts';

const bag = exampleBag({
  id: 'k',
  title: 'Knafeh',
  name_ar: 'كنافة',
  store: { name: 'Zahra', name_ar: 'الزهراء' },
  store_id: 's',
  pickup_start: '2026-11-21T15:00:00Z',
  pickup_end: '2026-11-21T18:30:00Z',
  pickup_time: 'Ring twice',
  image_url: '/art/bag.svg',
  picture: 'knafeh',
  category: 'Bakery/pastery',
  sale_price: 4.5,
  full_price: 12,
  quantity: 3,
});
const cart = addToCart([], bag, 2);
const stored = JSON.parse(writeCart(cart)) as Record<string, unknown>[];

test('the stored names and prices are those of the specification', () => {
  expect(stored).toEqual([
    {
      bagId: 'k',
      title: 'Knafeh',
      titleAr: 'كنافة',
      storeId: 's',
      storeName: 'Zahra',
      storeNameAr: 'الزهراء',
      pickupStart: '2026-11-21T15:00:00.000Z',
      pickupEnd: '2026-11-21T18:30:00.000Z',
      pickupText: 'Ring twice',
      imageUrl: '/art/bag.svg',
      picture: 'knafeh',
      category: 'Bakery/pastery',
      salePrice: 4.5,
      fullPrice: 12,
      maxQuantity: 3,
      quantity: 2,
    },
  ]);
});

test('a cart survives storage', () => {
  expect(readCart(writeCart(cart))).toEqual({ cart, lost: 0 });
});

test.each([
  [null, 0],
  [undefined, 0],
  ['', 1],
  ['{', 1],
  ['{}', 1],
  ['"[]"', 1],
  ['[]', 0],
  [7, 1],
])('%j leaves an empty cart, %i lost', (value, lost) => {
  expect(readCart(value)).toEqual({ cart: [], lost });
});

test.each([
  [{ bagId: null }],
  [{ salePrice: 'abc' }],
  [{ salePrice: -1 }],
  [{ quantity: 0 }],
  [{ quantity: 1.5 }],
  [{ quantity: undefined }],
  [{ maxQuantity: 0 }],
  [{ maxQuantity: 'many' }],
])('a line with %j is lost, and no other', (damage) => {
  const other = { ...stored[0], bagId: 'other' };
  const read = readCart(JSON.stringify([{ ...stored[0], ...damage }, other, null, 'x']));
  expect(read.cart.map((line) => line.bagId)).toEqual(['other']);
  expect(read.lost).toBe(3);
});

test('repairable values are repaired', () => {
  const odd = {
    ...stored[0],
    quantity: 99,
    fullPrice: 4.5,
    imageUrl: 'javascript:alert(1)',
    category: 'Sushi',
  };
  expect(readCart(JSON.stringify([odd])).cart[0]).toMatchObject({
    quantity: 3,
    fullPrice: null,
    imageUrl: null,
    category: 'Meals',
  });
  const endless = { ...stored[0], salePrice: 1_000_000, maxQuantity: 9e15, quantity: 9e15 };
  expect(cartTotal(readCart(JSON.stringify([endless])).cart)).toBe(100_000_000 * MOST_STOCK);
  const bare = { bagId: 1, salePrice: '4.50', maxQuantity: '2', quantity: '1', fullPrice: null };
  expect(readCart(JSON.stringify([bare])).cart[0]).toMatchObject({
    bagId: '1',
    title: null,
    store: null,
    storeId: null,
    salePrice: 450,
    fullPrice: null,
  });
  expect(writeCart(readCart(JSON.stringify([bare])).cart)).toContain('"title":null');
});

test('a cart from before pickup hours were stored is read, and gets them when it is reconciled', () => {
  const hours = { pickupStart: undefined, pickupEnd: undefined, pickupText: undefined };
  const { cart: old, lost } = readCart(JSON.stringify(stored.map((line) => ({ ...line, ...hours }))));
  expect(lost).toBe(0);
  expect(old).toEqual([{ ...cart[0], pickupStart: null, pickupEnd: null, pickupText: null }]);
  expect(reconcileCart(old, [bag], Date.UTC(2026, 10, 21, 16))).toEqual({ cart, changes: [] });
});

test('a repeated bag counts once, and lines above the limit are dropped', () => {
  expect(readCart(JSON.stringify([stored[0], stored[0]]))).toEqual({ cart, lost: 1 });
  const many = Array.from({ length: MOST_LINES + 5 }, (_, index) => ({ ...stored[0], bagId: index }));
  const read = readCart(JSON.stringify(many));
  expect([read.cart.length, read.lost]).toEqual([MOST_LINES, 5]);
});

test('any stored value is read as a cart that survives storage again', () => {
  const damage = fc.record(
    {
      bagId: fc.anything(),
      title: fc.anything(),
      storeName: fc.anything(),
      pickupStart: fc.oneof(fc.anything(), fc.constant('2026-11-21 15:00:00+02')),
      pickupText: fc.oneof(fc.anything(), fc.string({ unit: 'binary' })),
      salePrice: fc.oneof(fc.anything(), fc.float({ noNaN: true })),
      fullPrice: fc.anything(),
      maxQuantity: fc.oneof(fc.anything(), fc.nat(9)),
      quantity: fc.oneof(fc.anything(), fc.nat(9)),
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(
    fc.anything(),
    damage.map((change) => ({ ...stored[0], ...change })),
  );
  const storedText = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(line).map((lines) => JSON.stringify(lines)),
  );
  fc.assert(
    fc.property(storedText, (text) => {
      const { cart: read } = readCart(text);
      expect(readCart(writeCart(read))).toEqual({ cart: read, lost: 0 });
    }),
    cases(2000),
  );
});
