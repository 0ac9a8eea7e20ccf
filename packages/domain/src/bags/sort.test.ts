import { expect, test } from 'vitest';
import { newestBagsFirst } from './sort.ts';

test('newest first, equal ones by id, those without a date last', () => {
  const bags = [
    { id: 'z', createdAt: null },
    { id: 'b', createdAt: 1 },
    { id: 'y', createdAt: null },
    { id: 'a', createdAt: 1 },
    { id: 'c', createdAt: 2 },
  ];
  const ids = ['c', 'a', 'b', 'y', 'z'];
  expect(newestBagsFirst(bags).map(({ id }) => id)).toEqual(ids);
  expect(newestBagsFirst(bags.toReversed()).map(({ id }) => id)).toEqual(ids);
});
