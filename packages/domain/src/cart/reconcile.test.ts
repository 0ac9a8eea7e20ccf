import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBag } from '../bags/exampleBag.ts';
import { addToCart, type Cart } from './cart.ts';
import { reconcileCart } from './reconcile.ts';
import { cases } from '../testing/cases.ts';

const now = Date.UTC(2026, 10, 21, 12);
const columns = { id: 'k', sale_price: 5, quantity: 3, title: 'Knafeh' };
const cart = addToCart([], exampleBag(columns), 3);
const [line] = cart;
const fresh = (change: Record<string, unknown>) =>
  reconcileCart(cart, [exampleBag({ ...columns, ...change })], now);

test('an up-to-date cart is unchanged', () => {
  expect(fresh({})).toEqual({ cart, changes: [] });
});

test.each([
  ['gone', [], { kind: 'gone', line }],
  [
    'sold out',
    [{ quantity: 0 }],
    { kind: 'unavailable', line, availability: { state: 'soldOut', restockAt: null } },
  ],
  [
    'closed',
    [{ pickup_end: '2026-11-21T11:59:59Z' }],
    { kind: 'unavailable', line, availability: { state: 'ended' } },
  ],
  [
    'waiting for its restock',
    [{ restock_time: '2026-11-21T13:00:00Z' }],
    {
      kind: 'unavailable',
      line,
      availability: { state: 'restocking', restockAt: Date.UTC(2026, 10, 21, 13), day: 'today' },
    },
  ],
])('a bag that is %s leaves the cart with a change', (_name, bags, change) => {
  const found = bags.map((each) => exampleBag({ ...columns, ...each }));
  expect(reconcileCart(cart, found, now)).toEqual({ cart: [], changes: [change] });
});

test('a spared line is unchanged, whatever the state of its bag', () => {
  const other = exampleBag({ id: 'o', quantity: 1 });
  const two = addToCart(cart, other);
  const isSpared = (bagId: string) => bagId === 'k';
  expect(reconcileCart(two, [exampleBag({ ...columns, quantity: 0 })], now, isSpared)).toMatchObject({
    cart: [line],
    changes: [{ kind: 'gone', line: { bagId: 'o' } }],
  });
});

test('a new price is taken over, and the change has both prices', () => {
  expect(fresh({ sale_price: 4.5 })).toEqual({
    cart: [{ ...line, salePrice: 450 }],
    changes: [{ kind: 'price', line, from: 500, to: 450 }],
  });
});

test('a lower stock lowers the quantity, and the change has both numbers', () => {
  expect(fresh({ quantity: 2 })).toEqual({
    cart: [{ ...line, quantity: 2, maxQuantity: 2 }],
    changes: [{ kind: 'fewer', line, from: 3, to: 2 }],
  });
});

test('more stock, another name or another picture is no change', () => {
  const { cart: after, changes } = fresh({ quantity: 9, title: 'Sweets', image_url: '/new.webp' });
  expect(changes).toEqual([]);
  expect(after).toMatchObject([
    { quantity: 3, maxQuantity: 9, title: { en: 'Sweets' }, imageUrl: '/new.webp' },
  ]);
});

test('one line may have two changes, and lines keep their order', () => {
  const other = exampleBag({ id: 'o', quantity: 1 });
  const two = addToCart(cart, other);
  const after = reconcileCart(two, [other, exampleBag({ ...columns, sale_price: 6, quantity: 1 })], now);
  expect(after.changes.map(({ kind }) => kind)).toEqual(['price', 'fewer']);
  expect(after.cart.map(({ bagId }) => bagId)).toEqual(['k', 'o']);
});

test('reconciling again changes nothing, and only available bags remain', () => {
  const bag = fc
    .record({
      id: fc.nat(5),
      quantity: fc.nat(4),
      sale_price: fc.constantFrom(3, 4.5),
      restock_time: fc.constantFrom(null, '2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z'),
    })
    .map(exampleBag);
  const bags = fc.uniqueArray(bag, { selector: ({ id }) => id });
  fc.assert(
    fc.property(bags, bags, (before, after) => {
      const start = before.reduce<Cart>((lines, each) => addToCart(lines, each, 4), []);
      const once = reconcileCart(start, after, now);
      expect(reconcileCart(once.cart, after, now)).toEqual({ cart: once.cart, changes: [] });
      for (const line of once.cart) {
        const real = after.find(({ id }) => id === line.bagId);
        expect(line.salePrice).toBe(real?.salePrice);
        expect(line.quantity).toBeLessThanOrEqual(real?.quantity ?? 0);
      }
      const named = new Set(once.changes.map((change) => change.line.bagId));
      const left = start.filter((each) => !once.cart.some(({ bagId }) => bagId === each.bagId));
      for (const { bagId } of left) expect(named).toContain(bagId);
    }),
    cases(1000),
  );
});
