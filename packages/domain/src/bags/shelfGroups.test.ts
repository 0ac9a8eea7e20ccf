import { expect, test } from 'vitest';
import { exampleBag } from './exampleBag.ts';
import { groupBags, type ShelfGroup } from './shelfGroups.ts';

const at = (iso: string) => Date.parse(iso);
const now = at('2026-11-28T18:12:00+02:00');

test.each<[string, Record<string, unknown>, ShelfGroup]>([
  ['is open', {}, 'now'],
  ['is open over midnight', { pickup_end: '2026-11-29T03:00:00+02:00' }, 'now'],
  ['opens a minute before midnight', { pickup_start: '2026-11-28T23:59:00+02:00' }, 'later'],
  ['opens at midnight', { pickup_start: '2026-11-29T00:00:00+02:00' }, 'tomorrow'],
  ['opens at the end of tomorrow', { pickup_start: '2026-11-29T23:59:00+02:00' }, 'tomorrow'],
  ['opens after tomorrow', { pickup_start: '2026-11-30T00:00:00+02:00' }, 'gone'],
  ['has closed', { pickup_end: '2026-11-28T18:11:00+02:00' }, 'gone'],
  ['is sold out', { quantity: 0 }, 'gone'],
  ['is sold out until tomorrow', { quantity: 0, restock_time: '2026-11-29T09:30:00+02:00' }, 'gone'],
  ['is restocked in minutes', { restock_time: '2026-11-28T18:30:00+02:00' }, 'gone'],
])('a bag that %s is in its group', (_name, columns, group) => {
  const bag = exampleBag(columns);
  expect(groupBags([bag], now)).toEqual([{ group, bags: [bag] }]);
});

test('the groups follow the day, keep the order of the list, and are left out where they are empty', () => {
  const bags = [
    exampleBag({ id: 'sold', quantity: 0 }),
    exampleBag({ id: 'tomorrow', pickup_start: '2026-11-29T08:00:00+02:00' }),
    exampleBag({ id: 'b' }),
    exampleBag({ id: 'a' }),
  ];
  const groups = groupBags(bags, now).map(({ group, bags: each }) => [group, each.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['now', ['b', 'a']],
    ['tomorrow', ['tomorrow']],
    ['gone', ['sold']],
  ]);
  expect(groupBags([], now)).toEqual([]);
});
