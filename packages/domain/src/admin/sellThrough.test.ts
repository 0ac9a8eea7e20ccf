import { describe, expect, test } from 'vitest';
import {
  lastDays,
  readSellThrough,
  readSellThroughDays,
  soldPercent,
  weekdayOfMostLeft,
} from './sellThrough.ts';

const sums = (planned: number, sold: number, left: number, missed = 0) => ({ planned, sold, left, missed });
const shop = (store_id: string, figures: object) => ({
  store_id,
  store_name: 'Oven',
  store_name_ar: 'فرن',
  ...figures,
});
const weekdays = Array.from({ length: 7 }, (_, place) => ({ planned: 10, sold: 9 - place, left: 1 + place }));
const answer = {
  shops: [shop('low', sums(10, 6, 4)), shop('high', sums(20, 19, 1, 2)), shop('none', sums(0, 0, 0))],
  total: sums(30, 25, 5, 2),
  weekdays,
};

describe('the answer of the database', () => {
  test('is read with the highest share first', () => {
    const store = { en: 'Oven', ar: 'فرن' };
    expect(readSellThrough(answer)).toEqual({
      shops: [
        { storeId: 'high', store, planned: 20, sold: 19, left: 1, missed: 2 },
        { storeId: 'low', store, planned: 10, sold: 6, left: 4, missed: 0 },
        { storeId: 'none', store, planned: 0, sold: 0, left: 0, missed: 0 },
      ],
      total: sums(30, 25, 5, 2),
      weekdays,
    });
  });

  test('has the larger shop first of two that sold the same share', () => {
    const shops = [shop('small', sums(10, 5, 5)), shop('large', sums(20, 10, 10))];
    expect(readSellThrough({ ...answer, shops })?.shops.map(({ storeId }) => storeId)).toEqual([
      'large',
      'small',
    ]);
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no shops', { ...answer, shops: null }],
    ['no weekdays', { ...answer, weekdays: null }],
    ['six weekdays', { ...answer, weekdays: weekdays.slice(1) }],
    ['a weekday without a figure', { ...answer, weekdays: [...weekdays.slice(1), { planned: 1, sold: 1 }] }],
    ['a weekday that is none', { ...answer, weekdays: [...weekdays.slice(1), null] }],
    ['no sum', { ...answer, total: null }],
    ['a sum without a figure', { ...answer, total: { planned: 1, sold: 1, left: 0 } }],
    ['a sum without planned bags', { ...answer, total: { sold: 1, left: 0, missed: 0 } }],
    ['a sum without sold bags', { ...answer, total: { planned: 1, left: 0, missed: 0 } }],
    ['a shop that is none', { ...answer, shops: ['Oven'] }],
    ['a shop without an id', { ...answer, shops: [{ ...shop('low', sums(1, 1, 0)), store_id: null }] }],
    ['a shop with a negative figure', { ...answer, shops: [shop('low', sums(1, -1, 2))] }],
  ])('is not read with %s', (_, value) => {
    expect(readSellThrough(value)).toBeNull();
  });
});

test.each([
  [262, 254, 97],
  [120, 82, 68],
  [200, 139, 70],
  [1, 0, 0],
  [4, 4, 100],
  [300, 299, 99],
  [4, 5, 125],
  [0, 0, null],
])('of %i planned and %i sold bags the share is %s percent', (planned, sold, percent) => {
  expect(soldPercent({ planned, sold, left: 0 })).toBe(percent);
});

test('most is left on the first weekday with the largest number', () => {
  const left = (...numbers: number[]) => numbers.map((number) => ({ planned: 50, sold: 1, left: number }));
  expect(weekdayOfMostLeft(left(1, 4, 2, 4))).toBe(1);
  expect(weekdayOfMostLeft(left(0, 0))).toBeNull();
  expect(weekdayOfMostLeft([])).toBeNull();
});

test('the last days are days in Beirut, today among them', () => {
  expect(lastDays(7, Date.parse('2026-11-25T21:59:59Z'))).toEqual({
    first: '2026-11-19',
    last: '2026-11-25',
  });
  expect(lastDays(7, Date.parse('2026-11-25T22:00:00Z'))).toEqual({
    first: '2026-11-20',
    last: '2026-11-26',
  });
});

test('a number of days is one that is offered', () => {
  expect(['7', '30', '90', '8', null].map(readSellThroughDays)).toEqual([7, 30, 90, 30, 30]);
});
