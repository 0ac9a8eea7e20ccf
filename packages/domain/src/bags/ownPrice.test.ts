import { expect, test } from 'vitest';
import { isDear, shareOfFull, shopGets } from './ownPrice.ts';

test.each([
  [450, 1000, 45, false],
  [600, 1000, 60, false],
  [601, 1000, 61, true],
  [1200, 1000, 120, true],
  [450, null, null, false],
  [450, 0, null, false],
])('%i of %s cents is a share of %s', (sale, full, share, dear) => {
  expect([shareOfFull(sale, full), isDear(sale, full)]).toEqual([share, dear]);
});

test('the commission comes off the price of a bag', () => {
  expect([shopGets(450, 0), shopGets(450, 1500), shopGets(0, 1500)]).toEqual([450, 382, 0]);
});
