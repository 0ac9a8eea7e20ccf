import { expect, test } from 'vitest';
import { bagChanges } from './bagChanges.ts';

const bag = { title: 'Knafeh', quantity: 5, restock_time: null as string | null };

test('only changed fields are sent, so that stock sold meanwhile stays sold', () => {
  expect(bagChanges(bag, { ...bag, title: 'Knafeh & more' })).toEqual({ title: 'Knafeh & more' });
  expect(bagChanges(bag, { ...bag, restock_time: '2026-11-22T08:00:00.000Z' })).toEqual({
    restock_time: '2026-11-22T08:00:00.000Z',
  });
  expect(bagChanges(bag, { ...bag })).toEqual({});
});

test('all fields of a new bag are sent', () => {
  expect(bagChanges(null, bag)).toEqual(bag);
});
