import { describe, expect, test } from 'vitest';
import { readSellThrough, soldPercent, weekdayAdvice } from './sellThrough.ts';

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
  test('the shop with the highest share comes first', () => {
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

  test('the larger of two shops with the same share comes first', () => {
    const shops = [shop('small', sums(10, 5, 5)), shop('large', sums(20, 10, 10))];
    expect(readSellThrough({ ...answer, shops })?.shops.map(({ storeId }) => storeId)).toEqual([
      'large',
      'small',
    ]);
  });

  test.each([
    ['no content', undefined],
    ['a list in its place', []],
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
  ])('a report with %s is not read', (_, value) => {
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
])('the share of %i planned and %i sold bags is %s percent', (planned, sold, percent) => {
  expect(soldPercent({ planned, sold, left: 0 })).toBe(percent);
});

describe('the advice about weekdays', () => {
  const day = (planned: number, left: number) => ({ planned, sold: planned - left, left });
  test.each<[string, [planned: number, left: number][], object]>([
    // Friday has most bags and most left, and Thursday sells worst.
    [
      'names the largest share, not the largest number',
      [
        [100, 20],
        [120, 43],
        [215, 57],
      ],
      { kind: 'mostLeft', weekday: 1, percent: 36 },
    ],
    [
      'leaves out weekdays with fewer than twenty planned bags',
      [
        [19, 19],
        [20, 1],
        [40, 1],
      ],
      { kind: 'mostLeft', weekday: 1, percent: 5 },
    ],
    [
      'never says zero of what is left',
      [
        [500, 1],
        [500, 0],
      ],
      { kind: 'mostLeft', weekday: 0, percent: 1 },
    ],
    [
      'is nothing where nothing was left',
      [
        [50, 0],
        [0, 0],
      ],
      { kind: 'noneLeft' },
    ],
    [
      'needs two weekdays to compare',
      [
        [50, 9],
        [19, 1],
      ],
      { kind: 'tooFew' },
    ],
    [
      'needs something left on one of them',
      [
        [50, 0],
        [50, 0],
        [3, 2],
      ],
      { kind: 'tooFew' },
    ],
  ])('the advice %s', (_, days, expected) => {
    expect(weekdayAdvice(days.map(([planned, left]) => day(planned, left)))).toMatchObject(expected);
  });
});
