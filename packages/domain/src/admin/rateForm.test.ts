import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAST_LBP_PER_USD, MOST_LBP_PER_USD } from '../money/lira.ts';
import { isUnusualRate, readTypedRate } from './rateForm.ts';
import { cases } from '../testing/cases.ts';

test.each([
  ['89500', 89_500],
  [' 89,500 ', 89_500],
  ['89 500', 89_500],
  ['٨٩٥٠٠', 89_500],
  ['٨٩٬٥٠٠', 89_500],
  ['٨٩،٥٠٠', 89_500],
  ['۸۹۵۰۰', 89_500],
  ['1000', 1_000],
  ['1,000,000', 1_000_000],
])('%s is %i lira', (typed, rate) => {
  expect(readTypedRate(typed)).toEqual({ ok: true, value: rate });
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['about 90 thousand', 'notANumber'],
  ['89,500.50', 'notANumber'],
  ['-89500', 'notANumber'],
  ['999', 'tooSmall'],
  ['0', 'tooSmall'],
  ['1000001', 'tooLarge'],
  ['8950089500', 'tooLarge'],
])('“%s” is %s', (typed, error) => {
  expect(readTypedRate(typed)).toEqual({ ok: false, error });
});

test('every rate between the bounds is read back from its digits, with and without groups', () => {
  fc.assert(
    fc.property(fc.integer({ min: LEAST_LBP_PER_USD, max: MOST_LBP_PER_USD }), (rate) => {
      const found = { ok: true, value: rate };
      const arabic = Intl.NumberFormat('ar-LB-u-nu-arab');
      for (const typed of [String(rate), rate.toLocaleString('en'), arabic.format(rate)]) {
        expect(readTypedRate(typed)).toEqual(found);
      }
    }),
    cases(100),
  );
});

test.each([
  [900_000, 89_500, true],
  [98_450, 89_500, false],
  [98_451, 89_500, true],
  [80_550, 89_500, false],
  [80_549, 89_500, true],
  [89_500, 89_500, false],
  [900_000, null, false],
])('a rate of %i after %j needs confirmation: %j', (rate, last, expected) => {
  expect(isUnusualRate(rate, last)).toBe(expected);
});
