import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinWait } from './pinWait.ts';
import { cases } from '../testing/cases.ts';

const AT = Date.parse('2026-11-25T16:47:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 30 * SECOND],
  [4, MINUTE],
  [5, 5 * MINUTE],
  [6, 15 * MINUTE],
  [60, 15 * MINUTE],
])('the wait after %j wrong PINs is %j ms', (count, wait) => {
  expect(pinWait({ count, lastAt: AT }, AT)).toBe(wait);
});

test.each([
  ['a second later', SECOND, 29 * SECOND],
  ['at its end', 30 * SECOND, 0],
  ['long after it', MINUTE, 0],
  ['on a clock that was set back', -MINUTE, 30 * SECOND],
])('%s', (_, passed, left) => {
  expect(pinWait({ count: 3, lastAt: AT }, AT + passed)).toBe(left);
});

test('the wait never grows while it runs, and more wrong PINs never shorten it', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(2_000_000), fc.nat(2_000_000), (count, passed, more) => {
      const left = pinWait({ count, lastAt: AT }, AT + passed);
      expect(pinWait({ count, lastAt: AT }, AT + passed + more)).toBeLessThanOrEqual(left);
      expect(pinWait({ count: count + 1, lastAt: AT }, AT + passed)).toBeGreaterThanOrEqual(left);
    }),
    cases(100),
  );
});
