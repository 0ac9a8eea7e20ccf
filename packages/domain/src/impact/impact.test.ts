import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CO2E_GRAMS_PER_BAG,
  CO2E_SOURCE_YEAR,
  co2eKilograms,
  formatBags,
  readImpact,
  savedOn,
} from './impact.ts';
import { cases } from '../testing/cases.ts';

test.each([
  [
    { bags: 23, saved_cents: 14_850 },
    { bags: 23, saved: 14_850 },
  ],
  [
    { bags: '23', saved_cents: '14850' },
    { bags: 23, saved: 14_850 },
  ],
  [
    { bags: 0, saved_cents: 0 },
    { bags: 0, saved: 0 },
  ],
  [{ bags: -1, saved_cents: 0 }, null],
  [{ bags: 1 }, null],
  [{ saved_cents: 1 }, null],
  [null, null],
  [[], null],
])('the answer %j is %j', (answer, impact) => {
  expect(readImpact(answer)).toEqual(impact);
});

test.each([
  ['the full price less the price of each bag', { unitPrice: 450, fullPrice: 1_200 }, 1_500],
  ['nothing where the full price is not known', { unitPrice: 450, fullPrice: null }, 0],
  ['nothing where the price is not known', { unitPrice: null, fullPrice: 1_200 }, 0],
  ['nothing where the full price is below the price', { unitPrice: 450, fullPrice: 400 }, 0],
])('two bags save %s', (_, prices, saved) => {
  expect(savedOn([{ ...prices, quantity: 2 }])).toBe(saved);
});

test.each([
  [1, '1'],
  [999, '999'],
  [4_812, '4,812'],
  [1_000_000, '1,000,000'],
])('%d bags are written %s in both languages', (bags, text) => {
  expect(formatBags(bags)).toBe(text);
});

describe('CO2e', () => {
  test('the CO2e of a bag is that of a source with a year', () => {
    expect([CO2E_GRAMS_PER_BAG, CO2E_SOURCE_YEAR]).toEqual([2_500, 2013]);
  });

  test.each([
    [0, '0'],
    [1, '2.5'],
    [2, '5'],
    [23, '57.5'],
    [400, '1,000'],
    [4_813, '12,032.5'],
    [1_000_000, '2,500,000'],
  ])('the CO2e of %d bags is %s kg', (bags, kilograms) => {
    expect(co2eKilograms(bags)).toBe(kilograms);
  });

  test('the CO2e of bags is never rounded', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (bags) => {
        expect(Number(co2eKilograms(bags).replaceAll(',', '')) * 2).toBe(bags * 5);
      }),
      cases(100),
    );
  });
});
