import { expect, test } from 'vitest';
import { payableUntil } from './unpaid.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

test.each([
  ['pending', 1, 1],
  ['Pending', 60_000, 60_000],
  ['pending', 0, null],
  ['pending', -1, null],
  ['pending', null, null],
  ['paid', 60_000, null],
  ['cancelled', 60_000, null],
  [null, 60_000, null],
])('an order that is %s and held for %j ms more can be paid for %j ms more', (paymentStatus, held, left) => {
  const expiresAt = held === null ? null : NOW + held;
  expect(payableUntil({ paymentStatus, expiresAt }, NOW)).toBe(left === null ? null : NOW + left);
});
