import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedPrice } from '../text/typedNumber.ts';
import { addCents, multiplyCents, toDollars } from './arithmetic.ts';
import { formatUsd, parsePrice, percentOff } from './money.ts';
import { cases } from '../testing/cases.ts';

test.each([
  [4.5, 450],
  ['4.50', 450],
  [' 12 ', 1200],
  ['0.05', 5],
  [0, 0],
  [1_000_000, 1_000_000_00],
  ['1000000.01', null],
  [0.1 + 0.2, null],
  ['4.505', null],
  [-1, null],
  ['-1', null],
  [Number.NaN, null],
  ['NaN', null],
  [Number.POSITIVE_INFINITY, null],
  ['1e3', null],
  ['4.', null],
  ['.5', null],
  ['$4', null],
  ['4 5', null],
  ['free', null],
  ['', null],
  ['٤', null],
  ['9999999', null],
  [null, null],
  [true, null],
  [{}, null],
])('the price %j is %j cents', (raw, cents) => {
  expect(parsePrice(raw)).toBe(cents);
});

test.each([
  ['4.50', 450],
  ['$4.50', 450],
  [' $ 4.50', 450],
  ['4,5', 450],
  ['٤٫٥٠', 450],
  ['۴٫۵', 450],
  ['١٢', 1200],
  ['1,234', null],
  ['4,505', null],
  ['4.5.0', null],
  ['€4', null],
  ['4$', 400],
  ['٣،٥٠', 350],
  ['1,234.50', 123_450],
  ['', null],
])('typing %j means %j cents', (typed, cents) => {
  expect(readTypedPrice(typed)).toBe(cents);
});

test.each([
  [450, '$4.50'],
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456_789, '$1,234,567.89'],
  [100_000, '$1,000.00'],
  [-50, '-$0.50'],
  [449.6, '$4.50'],
])('%i cents are written %s', (cents, text) => {
  expect(formatUsd(cents)).toBe(text);
});

test.each([
  [() => addCents(1.5), 'half a cent'],
  [() => addCents(Number.NaN), 'no number'],
  [() => addCents(Number.MAX_SAFE_INTEGER, 1), 'a sum past what is exact'],
  [() => multiplyCents(450, 1.5), 'half a bag'],
  [() => multiplyCents(0.5, 2), 'half a cent each'],
  [() => multiplyCents(Number.MAX_SAFE_INTEGER, 2), 'a product past what is exact'],
  [() => toDollars(0.1), 'a tenth of a cent'],
])('a calculation with money throws a RangeError: %s', (work) => {
  expect(work).toThrow(RangeError);
});

const cents = fc.integer({ min: 0, max: 1_000_000_00 });

test('every amount survives being written and read again', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parsePrice(formatUsd(amount).replace(/[$,]/g, ''))).toBe(amount);
      expect(readTypedPrice(formatUsd(amount))).toBe(amount);
      expect(parsePrice(toDollars(amount))).toBe(amount);
      expect(parsePrice(toDollars(amount).toFixed(2))).toBe(amount);
    }),
    cases(1000),
  );
});

test('sums do not depend on the order, and a product is a sum', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 20 }), cents, fc.nat(99), (amounts, price, quantity) => {
      expect(addCents(...amounts)).toBe(addCents(...amounts.toReversed()));
      expect(multiplyCents(price, quantity)).toBe(addCents(...Array.from({ length: quantity }, () => price)));
    }),
    cases(1000),
  );
});

test.each([
  [450, 1200, 62],
  [1, 3, 66],
  [0, 350, 100],
  [999, 1000, 0],
  [5, 1000, 99],
])('what %i of %i cents saves is rounded down to %i percent', (sale, full, percent) => {
  expect(percentOff(sale, full)).toBe(percent);
});
