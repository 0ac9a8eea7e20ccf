import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBag } from '../bags/exampleBag.ts';
import { MOST_LINES } from '../limits.ts';
import {
  addToCart,
  cartCount,
  cartTotal,
  chooseQuantity,
  putBackInCart,
  removeFromCart,
  setQuantity,
  type Cart,
} from './cart.ts';
import { cases } from '../testing/cases.ts';

const knafeh = exampleBag({ id: 'k', title: 'Knafeh', sale_price: 4.5, quantity: 3 });
const lunch = exampleBag({ id: 'l', title: 'Lunch', sale_price: 6, quantity: 1 });
const quantities = (cart: Cart) => cart.map((line) => [line.bagId, line.quantity]);

test('a bag is added once, and adding it again raises its quantity by one up to the stock', () => {
  let cart: Cart = [];
  const seen: unknown[] = [];
  for (const bag of [knafeh, lunch, knafeh, lunch, knafeh, knafeh]) {
    cart = addToCart(cart, bag);
    seen.push(quantities(cart));
  }
  expect(seen).toEqual([
    [['k', 1]],
    [
      ['k', 1],
      ['l', 1],
    ],
    [
      ['k', 2],
      ['l', 1],
    ],
    [
      ['k', 2],
      ['l', 1],
    ],
    [
      ['k', 3],
      ['l', 1],
    ],
    [
      ['k', 3],
      ['l', 1],
    ],
  ]);
});

test('a line has everything that the cart shows', () => {
  expect(addToCart([], knafeh, 2)[0]).toEqual({
    bagId: 'k',
    title: { en: 'Knafeh', ar: null },
    storeId: null,
    store: null,
    pickupStart: null,
    pickupEnd: null,
    pickupText: null,
    imageUrl: null,
    picture: null,
    category: 'Meals',
    salePrice: 450,
    fullPrice: null,
    maxQuantity: 3,
    quantity: 2,
  });
});

test.each([
  [2, 2],
  [9, 3],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [2.7, 2],
])('adding a new bag %j times gives a quantity of %i', (chosen, quantity) => {
  expect(quantities(addToCart([], knafeh, chosen))).toEqual([['k', quantity]]);
});

test('a sold-out bag is not added, nor is a line above the limit', () => {
  expect(addToCart([], exampleBag({ quantity: 0 }))).toEqual([]);
  const bags = Array.from({ length: MOST_LINES + 1 }, (_, id) => exampleBag({ id }));
  const cart = bags.reduce<Cart>((lines, bag) => addToCart(lines, bag), []);
  expect(cart).toHaveLength(MOST_LINES);
  expect(quantities(addToCart(cart, exampleBag({ id: 0 })))[0]).toEqual(['0', 2]);
});

test.each([
  [2, [['k', 2]]],
  [3, [['k', 3]]],
  [4, [['k', 3]]],
  [2.9, [['k', 2]]],
  [0.5, []],
  [0, []],
  [-1, []],
  [Number.NaN, [['k', 1]]],
  [Number.POSITIVE_INFINITY, [['k', 3]]],
])('setting the quantity to %j leaves %j', (quantity, left) => {
  expect(quantities(setQuantity(addToCart([], knafeh), 'k', quantity))).toEqual(left);
});

test.each([
  [1, 9, 1, 9],
  [6, 9, 6, 9],
  [12, 9, 9, 9],
  [0, 9, 1, 9],
  [Number.NaN, 9, 1, 9],
  [3, 2, 2, 2],
])('choosing %j with a stock of %i gives %i of %i', (wanted, now, quantity, maxQuantity) => {
  const cart = addToCart(addToCart([], lunch), knafeh, 2);
  const after = chooseQuantity(cart, { id: 'k', quantity: now }, wanted);
  expect(after).toMatchObject([
    { bagId: 'l', quantity: 1 },
    { bagId: 'k', quantity, maxQuantity },
  ]);
});

test('adding again uses the current stock, and never lowers the quantity', () => {
  const cart = addToCart([], knafeh, 3);
  expect(addToCart(cart, { ...knafeh, quantity: 9 })).toMatchObject([{ quantity: 4, maxQuantity: 9 }]);
  expect(addToCart(cart, { ...knafeh, quantity: 2 })).toBe(cart);
});

test('a quantity is set in its own line alone', () => {
  const cart = addToCart(addToCart([], lunch), knafeh);
  expect(quantities(setQuantity(cart, 'k', 3))).toEqual([
    ['l', 1],
    ['k', 3],
  ]);
});

test('an impossible quantity changes nothing', () => {
  const cart = addToCart([], knafeh, 2);
  expect(chooseQuantity(cart, knafeh, 2)).toBe(cart);
  expect(chooseQuantity(cart, lunch, 2)).toBe(cart);
  expect(chooseQuantity(cart, { ...knafeh, quantity: 0 }, 2)).toBe(cart);
});

test('a removed line returns to its place, once', () => {
  const bags = ['a', 'b', 'c'].map((id) => exampleBag({ id, quantity: 2 }));
  const cart = bags.reduce<Cart>((lines, bag) => addToCart(lines, bag), []);
  const without = removeFromCart(cart, 'b');
  const [, line] = cart;
  expect(putBackInCart(without, line!, 1)).toEqual(cart);
  expect(putBackInCart([], line!, 1)).toEqual([line]);
  expect(putBackInCart(cart, line!, 1)).toBe(cart);
  const full = Array.from({ length: MOST_LINES }, (_, id) => exampleBag({ id })).reduce<Cart>(
    (lines, bag) => addToCart(lines, bag),
    [],
  );
  expect(putBackInCart(full, line!, 1)).toBe(full);
});

test('a change without effect returns the same cart, so that nothing re-renders', () => {
  const cart = addToCart([], knafeh);
  expect(setQuantity(cart, 'k', 1)).toBe(cart);
  expect(setQuantity(cart, 'unknown', 2)).toBe(cart);
  expect(removeFromCart(cart, 'unknown')).toBe(cart);
  expect(removeFromCart(cart, 'k')).toEqual([]);
});

test('the total is the sum of sale price × quantity', () => {
  const cart = addToCart(addToCart([], knafeh, 2), lunch);
  expect(cartTotal(cart)).toBe(2 * 450 + 600);
  expect(cartCount(cart)).toBe(3);
  expect([cartTotal([]), cartCount([])]).toEqual([0, 0]);
});

test('every bag is in the cart once after any changes, with a quantity from 1 to its stock', () => {
  const bags = [1, 2, 3, 4].map((id) => exampleBag({ id, quantity: id - 1, sale_price: id }));
  const bag = fc.constantFrom(...bags);
  const step = fc.oneof(
    fc.tuple(bag, fc.integer({ min: -2, max: 9 })).map(
      ([each, count]) =>
        (cart: Cart) =>
          addToCart(cart, each, count),
    ),
    fc.tuple(bag, fc.double()).map(
      ([each, count]) =>
        (cart: Cart) =>
          setQuantity(cart, each.id, count),
    ),
    bag.map((each) => (cart: Cart) => removeFromCart(cart, each.id)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const cart = steps.reduce<Cart>((lines, take) => take(lines), []);
      expect(new Set(cart.map((line) => line.bagId)).size).toBe(cart.length);
      for (const { quantity, maxQuantity } of cart) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true);
      }
      expect(cartTotal(cart)).toBe(cart.reduce((sum, line) => sum + line.salePrice * line.quantity, 0));
    }),
    cases(1000),
  );
});
