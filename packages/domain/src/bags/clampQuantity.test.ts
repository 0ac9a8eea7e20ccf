import { expect, test } from 'vitest';
import { clampQuantity } from './clampQuantity.ts';

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
