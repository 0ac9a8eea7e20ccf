import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAST_RATINGS, RATING_DAYS, readShopRating, shopRating } from './shopRating.ts';
import { cases } from '../testing/cases.ts';

const NOW = Date.parse('2026-11-26T18:00:00Z');
const DAY = 24 * 3_600_000;
const of = (stars: readonly number[], ratedAt = NOW - DAY) => stars.map((each) => ({ stars: each, ratedAt }));

describe('the average of a shop', () => {
  test.each([
    ['nothing', [], null],
    ['four are too few', [5, 5, 5, 5], null],
    ['five', [5, 5, 5, 5, 5], { mean: 5, count: 5 }],
    ['one digit', [5, 5, 5, 4, 4, 4], { mean: 4.5, count: 6 }],
    ['rounded down', [5, 4, 4, 4, 4, 4, 4], { mean: 4.1, count: 7 }],
    ['rounded up', [5, 5, 4, 4, 4, 4, 4], { mean: 4.3, count: 7 }],
    ['a half is rounded up', [5, ...Array<number>(19).fill(4)], { mean: 4.1, count: 20 }],
    ['the worst', [1, 1, 1, 1, 1], { mean: 1, count: 5 }],
  ])('%s', (_, stars, rating) => {
    expect(shopRating(of(stars), NOW)).toEqual(rating);
  });

  test('has those of six months', () => {
    const oldest = NOW - RATING_DAYS * DAY;
    const four = of([5, 5, 5, 5]);
    expect(shopRating([...four, ...of([1], oldest + 1)], NOW)).toEqual({ mean: 4.2, count: 5 });
    expect(shopRating([...four, ...of([1], oldest)], NOW)).toBeNull();
    expect(shopRating([...four, ...of([5]), ...of([1, 1, 1], oldest)], NOW)).toEqual({ mean: 5, count: 5 });
  });
});

test('any ratings: between the worst and the best, whatever their order, and the count is exact', () => {
  const rating = fc.record({
    stars: fc.integer({ min: 1, max: 5 }),
    ratedAt: fc.integer({ min: NOW - 400 * DAY, max: NOW }),
  });
  fc.assert(
    fc.property(fc.array(rating, { maxLength: 40 }), (ratings) => {
      const recent = ratings.filter(({ ratedAt }) => NOW - ratedAt < RATING_DAYS * DAY);
      const shown = shopRating(ratings, NOW);
      expect(shown === null).toBe(recent.length < LEAST_RATINGS);
      expect(shopRating(ratings.toReversed(), NOW)).toEqual(shown);
      if (shown === null) return;
      const stars = recent.map((each) => each.stars);
      expect(shown.count).toBe(recent.length);
      expect(shown.mean).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(shown.mean).toBeLessThanOrEqual(Math.max(...stars));
      expect(String(shown.mean)).toMatch(/^[1-5](?:\.\d)?$/);
      expect(readShopRating({ rating: shown.mean, rating_count: shown.count })).toEqual(shown);
    }),
    cases(100),
  );
});

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
