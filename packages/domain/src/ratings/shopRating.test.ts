import { expect, test } from 'vitest';
import { readShopRating } from './shopRating.ts';

test.each([
  [4.6, 23],
  [1, 5],
  [5, '5'],
])('%j of %j ratings is shown', (mean, count) => {
  expect(readShopRating({ rating: mean, rating_count: count })).toEqual({ mean, count: Number(count) });
});

test.each([
  [null, null],
  [null, 23],
  [4.6, null],
  [4.6, 4],
  ['4.6', 23],
  [4.6, -5],
])('%j of %j ratings is nothing', (mean, count) => {
  expect(readShopRating({ rating: mean, rating_count: count })).toBeNull();
});

test.each([null, 4.6, {}, []])('%j is no rating', (row) => {
  expect(readShopRating(row)).toBeNull();
});
