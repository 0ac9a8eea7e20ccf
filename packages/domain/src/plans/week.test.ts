import { expect, test } from 'vitest';
import { exampleWeek, KAAK, KNAFEH, LAHM, MONDAY, MORNING, OPEN, weekAnswer } from './exampleWeek.ts';
import { AS_PLANNED, daysFrom, keepSameBags, mondayOf, readWeek, shopsOf, sumOfDays } from './week.ts';
import { bagsOf, cellOf } from './weekCell.ts';

const week = exampleWeek();
const bagOf = (id: string, of = week) => of.bags.find((bag) => bag.id === id)!;
const cell = (id: string, place: number, now = MORNING, edited?: Parameters<typeof cellOf>[4]) =>
  cellOf(bagOf(id), place, MONDAY, now, edited);

test('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(daysFrom(MONDAY).at(-1)).toBe('2026-11-29');
});

test('bags stand under their shops, with seven days each', () => {
  expect(week.bags.map(({ id, days }) => [id, days.length])).toEqual([
    [KAAK, 7],
    [LAHM, 7],
    [KNAFEH, 7],
  ]);
  expect(shopsOf(week.bags).map(({ shop, first, bags }) => [shop?.en, first, bags.length])).toEqual([
    ['Oven', 0, 2],
    ['Sweets', 2, 1],
  ]);
  expect(bagOf(LAHM).days).toEqual(Array(7).fill(AS_PLANNED));
});

test.each<[string, ReturnType<typeof cell>, object]>([
  [
    'a day that is over',
    cell(KAAK, 0),
    { kind: 'past', state: 'open', quantity: 8, sold: 6, isEditable: false },
  ],
  [
    'a past day without a publication',
    cell(KAAK, 1),
    { state: 'closed', quantity: 0, differs: false, isEditable: false },
  ],
  [
    'today on sale, of which 4 are sold and 1 is being paid',
    cell(KAAK, 2, OPEN),
    { kind: 'today', quantity: 8, sold: 4, least: 5, isEditable: true },
  ],
  [
    'as planned',
    cell(KAAK, 3),
    { kind: 'ahead', quantity: 8, planned: 8, differs: false, sold: null, least: 0 },
  ],
  ['a changed day', cell(KAAK, 4), { quantity: 12, planned: 8, differs: true }],
  ['a skipped day', cell(KAAK, 5), { state: 'skipped', quantity: 0, differs: true, isEditable: true }],
  [
    'a closed weekday',
    cell(KAAK, 6),
    { state: 'closed', quantity: 0, planned: null, differs: false, isEditable: true },
  ],
  [
    'a closed weekday with bags',
    cell(KAAK, 6, MORNING, { quantity: 4, isSkipped: false }),
    { state: 'open', quantity: 4, differs: true },
  ],
  ['a day after the plan’s last', cell(LAHM, 6), { state: 'closed', planned: null, isEditable: false }],
  ['today before its opening', cell(LAHM, 2), { quantity: 5, isEditable: true }],
  [
    'today when its opening was missed',
    cell(LAHM, 2, OPEN + 3_600_000),
    { state: 'closed', differs: false, isEditable: false },
  ],
  [
    'a closed day with bags that a person put on sale',
    cellOf({ ...bagOf(LAHM), stock: 6 }, 2, MONDAY, OPEN + 3_600_000),
    { state: 'closed', quantity: 0, byHand: 6 },
  ],
  [
    'bags whose window is over',
    cellOf({ ...bagOf(LAHM), stock: 6 }, 2, MONDAY, OPEN + 2 * 3_600_000),
    { state: 'closed', byHand: 0 },
  ],
  ['a number of none', cell(KNAFEH, 3), { state: 'skipped', quantity: 0 }],
  [
    'a closed day that a person skipped',
    cell(KAAK, 6, MORNING, { quantity: null, isSkipped: true }),
    { state: 'skipped', differs: false },
  ],
])('a cell of the week shows its day: %s', (_, found, expected) => {
  expect(found).toMatchObject(expected);
});

test('a day without a place is as planned', () => {
  expect(cellOf({ ...bagOf(KAAK), days: [] }, 3, MONDAY, MORNING)).toMatchObject({ quantity: 8 });
  const { quantity } = bagOf(KAAK).days[2]!;
  expect(quantity).toBe(8);
  const none = { ...bagOf(KAAK), days: bagOf(KAAK).days.map((day) => ({ ...day, quantity: null })) };
  expect(cellOf(none, 2, MONDAY, OPEN).least).toBe(0);
});

test('damaged parts of an answer are left out', () => {
  const answer = weekAnswer();
  for (const key of ['version', 'bags', 'days', 'sales']) {
    expect(readWeek({ ...answer, [key]: null }, MONDAY)).toBeNull();
  }
  const damaged = {
    ...answer,
    bags: [
      null,
      { ...answer.bags[0], opens: 'x' },
      { ...answer.bags[0], id: null },
      { ...answer.bags[1], quantity: '?' },
    ],
    days: [null, 7, { bag_id: null, day: '2026-11-24' }, { day: '2026-13-01' }, ...answer.days],
    sales: [null, ...answer.sales],
  };
  expect(readWeek(damaged, MONDAY)?.bags).toEqual([{ ...bagOf(LAHM), stock: 0 }]);
});

test('a published day without a figure has sold none', () => {
  const read = exampleWeek({ ...weekAnswer(), sales: [] });
  expect(bagOf(KAAK, read).days.map(({ sold }) => sold)).toEqual([0, null, 0, null, null, null, null]);
});

test('a bag without a title has its names', () => {
  const answer = weekAnswer();
  const named = { ...answer.bags[0], title: null, name_en: 'Ka’ak', name_ar: 'كعك' };
  expect(readWeek({ ...answer, bags: [named] }, MONDAY)?.bags[0]?.title).toEqual({ en: 'Ka’ak', ar: 'كعك' });
});

test('an equal answer keeps the bags, and a changed answer keeps the unchanged ones', () => {
  const again = keepSameBags(week, exampleWeek());
  expect(again.bags.every((bag, place) => bag === week.bags[place])).toBe(true);
  const answer = weekAnswer();
  answer.bags[0]!.quantity = 2;
  const changed = keepSameBags(week, exampleWeek(answer));
  expect(changed.bags.map((bag, place) => bag === week.bags[place])).toEqual([false, true, true]);
  const other = readWeek(weekAnswer(), '2026-11-30')!;
  expect(keepSameBags(week, other)).toBe(other);
});

test('the sum of each day counts the bags that an admin put on sale', () => {
  const byHand = cellOf({ ...bagOf(LAHM), stock: 6 }, 2, MONDAY, OPEN + 3_600_000);
  expect([byHand, cell(KAAK, 3)].map(bagsOf)).toEqual([6, 8]);
  expect(sumOfDays([[1, 2], [3]])).toEqual([4, 2, 0, 0, 0, 0, 0]);
});
