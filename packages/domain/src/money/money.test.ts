import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatUsd, parsePrice } from './money.ts';

test.each([
  [4.5, 450],
  ['4.50', 450],
  [' 12 ', 1200],
  ['0.05', 5],
  [0, 0],
  [0.1 + 0.2, null],
  ['4.505', null],
  [-1, null],
  ['-1', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['1e3', null],
  ['free', null],
  ['', null],
  ['٤', null],
  ['9999999', null],
  [null, null],
  [{}, null],
])('the price %j is %j cents', (raw, cents) => {
  expect(parsePrice(raw)).toBe(cents);
});

test.each([
  [450, '$4.50'],
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456_789, '$1,234,567.89'],
  [-50, '-$0.50'],
])('%i cents are written %s', (cents, text) => {
  expect(formatUsd(cents)).toBe(text);
});

test('every amount survives being written and read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (cents) => {
      expect(parsePrice(formatUsd(cents).replace(/[$,]/g, ''))).toBe(cents);
      expect(parsePrice(cents / 100)).toBe(cents);
    }),
    { numRuns: 1000 },
  );
});
