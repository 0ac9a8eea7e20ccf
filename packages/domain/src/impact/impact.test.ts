import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HANDOVER_KINDS, HANDOVER_STATES } from '../handovers/handover.ts';
import { ORDER_STATUSES } from '../orders/status.ts';
import {
  CO2E_GRAMS_PER_BAG,
  CO2E_SOURCE_YEAR,
  co2eKilograms,
  countsAsRescued,
  formatBags,
  impactOf,
  readImpact,
  type BoughtLine,
} from './impact.ts';
import { cases } from '../testing/cases.ts';

const line = (quantity: number, unitPrice: number, fullPrice: number | null): BoughtLine => ({
  quantity,
  unitPrice,
  fullPrice,
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.nat(1_000_000),
  fullPrice: fc.option(fc.nat(1_000_000)),
});

describe('what was saved', () => {
  test.each([
    ['nothing was bought', [], 0, 0],
    ['one bag at half its price', [line(1, 400, 800)], 1, 400],
    ['each piece counts', [line(3, 399, 1_000)], 3, 1_803],
    ['without a full price only the bag counts', [line(2, 450, null)], 2, 0],
    ['a full price below the price saves nothing, and costs nothing', [line(2, 450, 449)], 2, 0],
    ['a free bag saves its whole price', [line(1, 0, 700)], 1, 700],
    ['lines add up', [line(1, 400, 800), line(2, 250, null), line(1, 275, 600)], 4, 725],
  ])('%s', (_case, lines, bags, saved) => {
    expect(impactOf(lines)).toEqual({ bags, saved });
  });

  test('the sum is the sum of its lines, to the cent, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(anyLine), (some, others) => {
        const [one, other, both] = [impactOf(some), impactOf(others), impactOf([...others, ...some])];
        expect(both).toEqual({ bags: one.bags + other.bags, saved: one.saved + other.saved });
        expect(Number.isSafeInteger(both.saved) && both.saved >= 0).toBe(true);
      }),
      cases(100),
    );
  });
});

test('a bag of a paid order is rescued once it was handed over', () => {
  const given = { kind: 'pickup', state: 'done' } as const;
  expect(ORDER_STATUSES.filter((status) => countsAsRescued(status, given))).toEqual(['paid']);
  expect(countsAsRescued(null, given)).toBe(false);
  const kinds = HANDOVER_KINDS.filter((kind) => countsAsRescued('paid', { ...given, kind }));
  expect(kinds).toEqual(['pickup', 'door', 'gift']);
  const states = HANDOVER_STATES.filter((state) => countsAsRescued('paid', { ...given, state }));
  expect(states).toEqual(['done']);
});

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
  [1, '1'],
  [999, '999'],
  [4_812, '4,812'],
  [1_000_000, '1,000,000'],
])('%d bags are written %s in both languages', (bags, text) => {
  expect(formatBags(bags)).toBe(text);
});

describe('CO2e', () => {
  test('after a source that has a year', () => {
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
  ])('of %d bags it is %s kg', (bags, kilograms) => {
    expect(co2eKilograms(bags)).toBe(kilograms);
  });

  test('is never rounded', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (bags) => {
        expect(Number(co2eKilograms(bags).replaceAll(',', '')) * 2).toBe(bags * 5);
      }),
      cases(100),
    );
  });
});
