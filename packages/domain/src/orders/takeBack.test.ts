import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountLeft, readTakenBack, takenBack } from './takeBack.ts';
import { cases } from '../testing/cases.ts';

describe('taking back bags', () => {
  test.each([
    ['everything, where nothing can be filled', [1, 2, 1], 0, [3, 4]],
    ['nothing, where all can be filled', [1, 2, 1], 4, [0, 0]],
    ['the latest', [1, 2, 1], 3, [1, 1]],
    ['a line that is too large, but not the smaller one after it', [1, 3, 1], 2, [1, 3]],
    ['nothing of nothing', [], 0, [0, 0]],
  ])('a shop takes back %s', (_, lines, canFill, [orders, pieces]) => {
    expect(takenBack(lines, canFill)).toEqual({ orders, pieces });
  });

  test('a shop takes back no more than it has to, and the earliest paid lines last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), fc.nat(60), (lines, canFill) => {
        const all = lines.reduce((sum, pieces) => sum + pieces, 0);
        const { orders, pieces } = takenBack(lines, canFill);
        const kept = all - pieces;
        expect(kept).toBeLessThanOrEqual(canFill);
        expect(orders === 0).toBe(all <= canFill);
        // The first line is lost only if it does not fit.
        expect(takenBack(lines.slice(0, 1), canFill).orders).toBe((lines[0] ?? 0) > canFill ? 1 : 0);
        // One more that can be filled never loses more pieces than one line.
        expect(takenBack(lines, canFill + 1).pieces).toBeLessThanOrEqual(pieces + Math.max(0, ...lines));
      }),
      cases(100),
    );
  });
});

test('the answer about taken back bags is read as a whole', () => {
  expect(readTakenBack({ orders: 1, pieces: 2, for_sale: 0 })).toEqual({ orders: 1, pieces: 2, forSale: 0 });
  for (const broken of [null, {}, { orders: -1, pieces: 1, for_sale: 0 }, { orders: 1, pieces: 1 }]) {
    expect(readTakenBack(broken)).toBeNull();
  }
  expect(readTakenBack({ orders: 1, pieces: 'x', for_sale: 0 })).toBeNull();
});

test('the amount left of an order is less by bags taken back and goodwill, and not by other refunds', () => {
  const line = { amount: 450, line: {}, reason: 'taken_back' as const };
  expect(amountLeft(1_070, [line, { amount: 1_070, line: null, reason: 'paid_twice' }])).toBe(620);
  expect(amountLeft(1_070, [line, { amount: 200, line: null, reason: 'goodwill' }])).toBe(420);
  expect(amountLeft(null, [line])).toBeNull();
});
