import { expect, test } from 'vitest';
import { readWaitingBag } from './waitingBag.ts';

test('a waiting bag has an id and a quantity that one order may have', () => {
  expect(readWaitingBag({ bagId: 'b1', quantity: 2, title: '<script>' })).toEqual({
    bagId: 'b1',
    quantity: 2,
  });
  expect(readWaitingBag({ bagId: 7, quantity: 1e9 })).toEqual({ bagId: '7', quantity: 10 });
});

test.each([
  null,
  'b1',
  ['b1', 2],
  {},
  { bagId: 'b1' },
  { bagId: 'b1', quantity: 0 },
  { bagId: 'b1', quantity: -1 },
  { bagId: 'b1', quantity: 1.5 },
  { bagId: 'b'.repeat(1_000), quantity: 1 },
  { bagId: {}, quantity: 1 },
])('%j is no waiting bag', (value) => {
  expect(readWaitingBag(value)).toBeNull();
});
