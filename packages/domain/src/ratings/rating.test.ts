import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mayBeRated,
  MOST_REASONS,
  notRatable,
  RATING_REASONS,
  readCollected,
  readRating,
  readReasons,
  readStars,
  reasonsFor,
  STARS,
  toggleReason,
  type RatingReason,
} from './rating.ts';
import { cases } from '../testing/cases.ts';

const DONE = Date.parse('2026-11-26T16:42:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the time to rate a handover', () => {
  test.each([
    ['not at the counter', 0, 'too_early'],
    ['not before two hours are over', 2 * HOUR - 1, 'too_early'],
    ['after two hours', 2 * HOUR, null],
    ['for thirty days', 30 * DAY - 1, null],
    ['not later', 30 * DAY, 'too_late'],
    ['not before it was handed over', -HOUR, 'too_early'],
  ])('a handover can be rated: %s', (_, after, reason) => {
    expect(notRatable(DONE, DONE + after)).toBe(reason);
    expect(mayBeRated(DONE, DONE + after)).toBe(reason === null);
  });
});

test.each([
  [1, ['too_little', 'quality', 'not_as_described', 'waited', 'closed']],
  [2, ['too_little', 'quality', 'not_as_described', 'waited', 'closed']],
  [3, ['quantity', 'taste', 'value', 'friendly']],
  [4, ['quantity', 'taste', 'value', 'friendly']],
  [5, ['quantity', 'taste', 'value', 'friendly']],
] as const)('%d stars have their reasons', (stars, reasons) => {
  expect(reasonsFor(stars)).toEqual(reasons);
});

test.each([
  [1, 1],
  [5, 5],
  [0, null],
  [6, null],
  [2.5, null],
  ['5', null],
  [null, null],
])('%j is read as %j stars', (value, stars) => {
  expect(readStars(value)).toBe(stars);
});

test.each<[unknown, RatingReason[]]>([
  [
    ['taste', 'quantity'],
    ['quantity', 'taste'],
  ],
  [['taste', 'taste'], ['taste']],
  [['closed', 'value', 7, 'cheap'], ['value']],
  [
    ['friendly', 'value', 'taste', 'quantity'],
    ['quantity', 'taste', 'value'],
  ],
  ['taste', []],
  [null, []],
])('%j are read as reasons of four stars: %j', (value, reasons) => {
  expect(readReasons(4, value)).toEqual(reasons);
});

test('a press turns a reason on or off, and a fourth reason changes nothing', () => {
  expect(toggleReason(5, [], 'taste')).toEqual(['taste']);
  expect(toggleReason(5, ['taste'], 'taste')).toEqual([]);
  expect(toggleReason(5, ['taste'], 'quantity')).toEqual(['quantity', 'taste']);
  const three: RatingReason[] = ['quantity', 'taste', 'value'];
  expect(toggleReason(5, three, 'friendly')).toEqual(three);
  expect(toggleReason(5, three, 'taste')).toEqual(['quantity', 'value']);
  expect(toggleReason(5, [], 'closed')).toEqual([]);
});

test('any presses choose at most three reasons, each once, and only those of the stars', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STARS),
      fc.array(fc.constantFrom(...RATING_REASONS), { maxLength: 20 }),
      (stars, presses) => {
        let chosen: RatingReason[] = [];
        for (const press of presses) chosen = toggleReason(stars, chosen, press);
        expect(chosen.length).toBeLessThanOrEqual(MOST_REASONS);
        expect(readReasons(stars, chosen)).toEqual(chosen);
      },
    ),
    cases(100),
  );
});

const ORDER = '0a1f5c0d-2b7e-4c6d-8f90-000000000001';
const STORE = '5a000000-0000-4000-8000-000000000001';
const row = {
  order_id: ORDER,
  order_code: 'ZWD-7H2KQ9PF',
  store_id: STORE,
  store: 'Zahra Sweets',
  store_ar: null,
  kind: 'pickup',
  bags: 3,
  done_at: '2026-11-26T16:42:00+00:00',
  stars: null,
};
const collected = {
  orderId: ORDER,
  orderCode: 'ZWD-7H2KQ9PF',
  storeId: STORE,
  shop: { en: 'Zahra Sweets', ar: null },
  bags: 3,
  doneAt: DONE,
  isDelivery: false,
  stars: null,
};

test('the handovers that a buyer can rate are read, and damaged ones are left out', () => {
  expect(readCollected([row])).toEqual([collected]);
  expect(readCollected([{ ...row, kind: 'door', stars: 4, store: null, bags: null }])).toEqual([
    { ...collected, isDelivery: true, stars: 4, shop: null, bags: 0 },
  ]);
  const damaged = ['order_id', 'order_code', 'store_id', 'done_at'].map((name) => ({ ...row, [name]: null }));
  expect(readCollected([...damaged, null, 'x', row])).toEqual([collected]);
  expect(readCollected({})).toBeNull();
});

test('a rating that waits for a connection is read with the reasons of its stars', () => {
  const rating = { orderId: ORDER, storeId: STORE, stars: 2, reasons: ['closed'] };
  expect(readRating(rating)).toEqual(rating);
  expect(readRating({ ...rating, reasons: ['taste', 'waited'] })).toEqual({ ...rating, reasons: ['waited'] });
  for (const name of ['orderId', 'storeId', 'stars'])
    expect(readRating({ ...rating, [name]: null })).toBeNull();
  expect(readRating(null)).toBeNull();
});
