import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liraNote, rateEnds, readLiraRate } from './lira.ts';
import { cases } from '../testing/cases.ts';

const DAY = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-11-25T15:00:00Z');
const rate = (lbpPerUsd: number, age = 0) => ({ lbpPerUsd, setAt: now - age });

test.each([
  [450, 89_500, 403_000],
  [1200, 89_500, 1_074_000],
  [1, 89_500, 1_000],
  [0, 89_500, 0],
  [100, 90_000, 90_000],
  [100, 90_001, 91_000],
  [100, 89_999, 90_000],
  [99, 1, 1_000],
  [100_000_000, 89_500, 89_500_000_000],
])('%i cents at %i are %i lira', (cents, lbpPerUsd, lira) => {
  expect(liraNote(cents, rate(lbpPerUsd), now)).toBe(lira);
});

test('a rate lasts seven days', () => {
  expect(liraNote(450, rate(89_500, 7 * DAY), now)).toBe(403_000);
  expect(liraNote(450, rate(89_500, 7 * DAY + 1), now)).toBeNull();
  expect(liraNote(450, null, now)).toBeNull();
});

test('a rate ends after seven days', () => {
  expect(rateEnds(rate(89_500))).toBe(now + 7 * DAY);
});

test('a row of settings is read', () => {
  const row = { id: true, lbp_per_usd: 89_500, rate_set_at: '2026-11-25T15:00:00+00:00' };
  expect(readLiraRate(row)).toEqual({ lbpPerUsd: 89_500, setAt: now });
  expect(readLiraRate({ ...row, id: undefined })).toEqual({ lbpPerUsd: 89_500, setAt: now });
});

test.each([
  ['no row', null],
  ['a list', []],
  ['a rate that no admin set', { lbp_per_usd: null, rate_set_at: null }],
  ['no time', { lbp_per_usd: 89_500 }],
  ['a text', { lbp_per_usd: '89500', rate_set_at: '2026-11-25T15:00:00Z' }],
  ['a part of a lira', { lbp_per_usd: 89_500.5, rate_set_at: '2026-11-25T15:00:00Z' }],
])('%s is no rate', (_name, row) => {
  expect(readLiraRate(row)).toBeNull();
});

test('a rate set later than the clock of a slow device counts as one of today', () => {
  expect(liraNote(450, rate(89_500, -DAY), now)).toBe(403_000);
});

test.each([
  ['a rate of nothing', 450, 0],
  ['a rate below nothing', 450, -89_500],
  ['a broken rate', 450, 89_500.5],
  ['no rate at all', 450, Number.NaN],
  ['an endless rate', 0, Number.POSITIVE_INFINITY],
  ['less than nothing', -450, 89_500],
  ['a broken amount', 4.5, 89_500],
  ['more than is exact', Number.MAX_SAFE_INTEGER, 2],
])('%s has no note', (_name, cents, lbpPerUsd) => {
  expect(liraNote(cents, rate(lbpPerUsd), now)).toBeNull();
});

/** Rounds up in whole numbers of any size. */
function inBigInt(cents: number, lbpPerUsd: number): number {
  const hundredths = BigInt(cents) * BigInt(lbpPerUsd);
  return Number(((hundredths + 99_999n) / 100_000n) * 1_000n);
}

test('the amount is exactly that of whole numbers of any size', () => {
  const cents = fc.oneof(fc.nat(100_000_000), fc.nat(10_000));
  const lbpPerUsd = fc.oneof(
    fc.integer({ min: 1, max: 10_000_000 }),
    fc.integer({ min: 1, max: 200 }).map((k) => k * 500),
  );
  fc.assert(
    fc.property(cents, lbpPerUsd, (amount, perUsd) => {
      const lira = liraNote(amount, rate(perUsd), now);
      expect(lira).toBe(inBigInt(amount, perUsd));
    }),
    cases(5000),
  );
});

test('the amount in lira is never less than its price, and less than a thousand above it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (cents, perUsd) => {
      const above = BigInt(liraNote(cents, rate(perUsd), now) ?? -1) * 100n - BigInt(cents) * BigInt(perUsd);
      expect(above >= 0n && above < 100_000n).toBe(true);
    }),
    cases(2000),
  );
});
