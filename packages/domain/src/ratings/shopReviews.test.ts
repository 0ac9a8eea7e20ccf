import { expect, test } from 'vitest';
import { readShopReviews } from './shopReviews.ts';

const review = {
  stars: 2,
  reasons: ['waited', 'taste'],
  day: '2026-11-21',
  bags: [
    { title: 'Ka’ak', title_ar: 'كعك' },
    { title: '', title_ar: null },
  ],
};
const answer = {
  count: 5,
  mean: 4.2,
  stars: { 5: 3, 2: 2 },
  reasons: { waited: 1, quality: 2, taste: 2, value: 3, cheap: 9 },
  latest: [review],
};

test('the reviews of a shop are read, the most frequent reasons first', () => {
  expect(readShopReviews(answer)).toEqual({
    count: 5,
    mean: 4.2,
    byStars: { 1: 0, 2: 2, 3: 0, 4: 0, 5: 3 },
    liked: [
      { reason: 'value', count: 3 },
      { reason: 'taste', count: 2 },
    ],
    toImprove: [
      { reason: 'quality', count: 2 },
      { reason: 'waited', count: 1 },
    ],
    latest: [{ stars: 2, reasons: ['waited'], day: '2026-11-21', bags: [{ en: 'Ka’ak', ar: 'كعك' }] }],
  });
});

test('too few ratings have no mean, and an empty answer has no ratings', () => {
  expect(readShopReviews({ ...answer, count: 4 })?.mean).toBeNull();
  expect(readShopReviews({ count: 0, mean: null, stars: {}, reasons: {}, latest: [] })).toEqual({
    count: 0,
    mean: null,
    byStars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    liked: [],
    toImprove: [],
    latest: [],
  });
});

test('a damaged review is left out, and a damaged answer is unreadable', () => {
  const damaged = [{ ...review, stars: 6 }, { ...review, day: '2026-02-30' }, { ...review, day: 7 }, null];
  const latest = readShopReviews({ ...answer, latest: [...damaged, { ...review, bags: null }] })?.latest;
  expect(latest).toEqual([{ stars: 2, reasons: ['waited'], day: '2026-11-21', bags: [] }]);
  for (const broken of [null, [], { ...answer, count: -1 }, { ...answer, latest: {} }])
    expect(readShopReviews(broken)).toBeNull();
});
