import { expect, test } from 'vitest';
import { countOpenOrders } from './openOrders.ts';
import { readOrders } from './readOrder.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const line = (pickupEnd?: string) => ({ bagId: 'b1', quantity: 1, unitPrice: 4, title: 'Knafeh', pickupEnd });

const count = (row: object, bag = 'b1') =>
  countOpenOrders(readOrders([{ id: 'o1', details: [line()], ...row }]).orders, bag, NOW);

test.each([
  [{ status: 'pending' }, 1],
  [{ status: 'paid', details: [line('2026-11-21T18:00:00Z')] }, 1],
  [{ status: 'paid', details: [line('2026-11-21T16:00:00Z')] }, 0],
  [{ status: 'paid', created_at: '2026-11-20T16:00:01Z' }, 1],
  [{ status: 'paid', created_at: '2026-11-20T16:00:00Z' }, 0],
  [{ status: 'paid' }, 0],
  [{ status: 'refunded' }, 0],
  [{ status: 'expired', details: [line('2026-11-21T18:00:00Z')] }, 0],
  [{ status: null }, 0],
])('%j counts %i', (row, expected) => {
  expect(count(row)).toBe(expected);
});

test('another bag’s orders do not count, and an order counts once', () => {
  expect(count({ status: 'pending' }, 'b2')).toBe(0);
  expect(count({ status: 'pending', details: [line(), line()] })).toBe(1);
  expect(count({ status: 'pending', details: [{ ...line(), bagId: 'b2' }, line()] })).toBe(1);
});
