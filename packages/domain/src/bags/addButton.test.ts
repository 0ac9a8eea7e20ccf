import { expect, test } from 'vitest';
import { addButton, clampQuantity } from './addButton.ts';

test.each([
  ['Add to cart', 'available', false, 'add'],
  ['Added', 'available', true, 'added'],
  ['Sold Out', 'soldOut', false, 'soldOut'],
  ['Sold Out', 'soldOut', true, 'soldOut'],
  ['Not available yet', 'opensLater', false, 'notYet'],
  ['Not available yet', 'restocking', true, 'notYet'],
  ['Not available yet', 'ended', false, 'notYet'],
] as const)('the button says "%s" when the bag is %s, in the cart: %j', (_text, state, isInCart, button) => {
  expect(addButton({ state }, isInCart)).toBe(button);
});

test.each([
  [1, 5, 1],
  [5, 5, 5],
  [6, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [2.9, 5, 2],
  [Number.NaN, 5, 1],
  [3, 0, 1],
])('choosing %j of %i gives %i', (wanted, available, chosen) => {
  expect(clampQuantity(wanted, available)).toBe(chosen);
});
