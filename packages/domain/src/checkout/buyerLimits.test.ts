import { expect, test } from 'vitest';
import {
  FREE_BAG_HOURS,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_OF_ONE_BAG,
  MOST_UNPAID_HOLDS,
  UNPAID_HOLDS_HOURS,
} from '../limits.ts';
import { limitReached, type EarlierOrder, type WantedLine } from './buyerLimits.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
const of = (bagId: string, quantity = 1, unitPrice = 450): WantedLine => ({ bagId, quantity, unitPrice });
const earlier = (changed: Partial<EarlierOrder> = {}): EarlierOrder => ({
  status: 'expired',
  createdAt: NOW - HOUR,
  paidAt: null,
  lines: [of('a')],
  ...changed,
});
const times = (count: number, changed: Partial<EarlierOrder> = {}) =>
  Array.from({ length: count }, () => earlier(changed));
const paid = { status: 'paid', paidAt: NOW - HOUR } as const;

test('the limit for one bag', () => {
  expect(limitReached([of('a', MOST_OF_ONE_BAG)], [], NOW)).toBeNull();
  expect(limitReached([of('b'), of('a', MOST_OF_ONE_BAG + 1)], [], NOW)).toEqual({
    code: 'too_many_of_one_bag',
    limit: MOST_OF_ONE_BAG,
  });
});

test('the limit for all unpaid bags together, other orders included', () => {
  const many = (count: number) =>
    Array.from({ length: count / MOST_OF_ONE_BAG }, (_, bag) => of(`many ${bag}`, MOST_OF_ONE_BAG));
  const waiting = (lines: WantedLine[]) => earlier({ status: 'pending', lines });
  const tooMany = { code: 'too_many_held', limit: MOST_HELD_UNPAID };
  expect(limitReached(many(MOST_HELD_UNPAID), [], NOW)).toBeNull();
  expect(limitReached([...many(MOST_HELD_UNPAID), of('a')], [], NOW)).toEqual(tooMany);
  expect(limitReached([of('a')], [waiting(many(MOST_HELD_UNPAID))], NOW)).toEqual(tooMany);
  expect(limitReached([of('a')], [earlier({ lines: many(MOST_HELD_UNPAID) })], NOW)).toBeNull();
  expect(limitReached([of('a')], [earlier({ ...paid, lines: many(MOST_HELD_UNPAID) })], NOW)).toBeNull();
  // An order with the same bag is replaced.
  expect(limitReached([of('a')], [waiting([of('a'), ...many(MOST_HELD_UNPAID)])], NOW)).toBeNull();
});

test('the limit for holding the same bag without a payment', () => {
  const heldTooOften = { code: 'held_too_often', limit: MOST_UNPAID_HOLDS };
  const limitFor = (orders: EarlierOrder[]) => limitReached([of('b'), of('a')], orders, NOW);
  expect(limitFor(times(MOST_UNPAID_HOLDS - 1))).toBeNull();
  expect(limitFor(times(MOST_UNPAID_HOLDS))).toEqual(heldTooOften);
  expect(limitFor([...times(MOST_UNPAID_HOLDS - 1), earlier({ status: 'pending' })])).toEqual(heldTooOften);
  expect(limitFor(times(MOST_UNPAID_HOLDS, { lines: [of('c')] }))).toBeNull();
  expect(limitFor(times(MOST_UNPAID_HOLDS, { createdAt: NOW - UNPAID_HOLDS_HOURS * HOUR }))).toBeNull();
});

test('a payment for the bag resets its count', () => {
  const before = times(MOST_UNPAID_HOLDS, { createdAt: NOW - 2 * HOUR });
  const bought = earlier({ ...paid, createdAt: NOW - 2 * HOUR });
  expect(limitReached([of('a')], [...before, bought], NOW)).toBeNull();
  const since = times(MOST_UNPAID_HOLDS, { createdAt: NOW - HOUR + 1 });
  expect(limitReached([of('a')], [...since, bought], NOW)?.code).toBe('held_too_often');
});

test('one free bag a day', () => {
  const free = (quantity = 1) => of('free', quantity, 0);
  const tooMany = { code: 'too_many_free', limit: MOST_FREE_BAGS };
  expect(limitReached([free(MOST_FREE_BAGS), of('a')], [], NOW)).toBeNull();
  expect(limitReached([free(MOST_FREE_BAGS + 1)], [], NOW)).toEqual(tooMany);
  const had = (changed: Partial<EarlierOrder>) =>
    limitReached([free()], [earlier({ lines: [of('other', MOST_FREE_BAGS, 0)], ...changed })], NOW);
  expect(had(paid)).toEqual(tooMany);
  expect(had({ status: 'refunded', paidAt: NOW - HOUR })).toEqual(tooMany);
  expect(had({ status: 'pending' })).toEqual(tooMany);
  expect(had({ status: 'expired' })).toBeNull();
  expect(had({ ...paid, createdAt: NOW - FREE_BAG_HOURS * HOUR })).toBeNull();
  // After a free bag, buying is still allowed.
  expect(limitReached([of('a')], [earlier({ ...paid, lines: [free()] })], NOW)).toBeNull();
  expect(
    limitReached([of('a')], [earlier({ ...paid, lines: [of('free', MOST_FREE_BAGS + 1, 0)] })], NOW),
  ).toBeNull();
  // Bags that cost something do not count.
  expect(limitReached([free()], [earlier({ ...paid, lines: [of('b', 5)] })], NOW)).toBeNull();
});

test('a pending order with one bag of several is replaced', () => {
  const waiting = earlier({ status: 'pending', lines: [of('b', MOST_OF_ONE_BAG), of('c', MOST_OF_ONE_BAG)] });
  const others = Array.from({ length: MOST_HELD_UNPAID / MOST_OF_ONE_BAG - 1 }, (_, bag) =>
    of(`many ${bag}`, MOST_OF_ONE_BAG),
  );
  expect(limitReached([of('b'), ...others], [waiting], NOW)).toBeNull();
});

test('an expired order with the same bag still counts towards holding it too often', () => {
  const two = times(MOST_UNPAID_HOLDS, { lines: [of('a'), of('b')] });
  expect(limitReached([of('a')], two, NOW)?.code).toBe('held_too_often');
});

test('orders paid, or placed at the moment of the last paid one, are no unpaid holds', () => {
  const bought = earlier({ ...paid, paidAt: NOW - HOUR, createdAt: NOW - 2 * HOUR });
  const same = times(MOST_UNPAID_HOLDS, { createdAt: NOW - HOUR });
  expect(limitReached([of('a')], [...same, bought], NOW)).toBeNull();
  const boughtOften = times(MOST_UNPAID_HOLDS, { ...paid, paidAt: NOW - 3 * HOUR });
  expect(limitReached([of('a')], boughtOften, NOW)).toBeNull();
});
