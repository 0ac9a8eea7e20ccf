import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilityOf, isLowStock } from './availability.ts';
import { cases } from '../testing/cases.ts';

const HOUR = 60 * 60_000;
const now = Date.UTC(2026, 10, 21, 12);
const facts = {
  quantity: 5,
  pickupStart: now - 1000,
  pickupEnd: now + 1000,
  restockAt: null as number | null,
};

test.each([
  ['open', {}, { state: 'available', lowStock: null }],
  ['three left', { quantity: 3 }, { state: 'available', lowStock: 3 }],
  ['four left', { quantity: 4 }, { state: 'available', lowStock: null }],
  ['none left', { quantity: 0 }, { state: 'soldOut', restockAt: null }],
  ['none left, more coming', { quantity: 0, restockAt: now + 5 }, { state: 'soldOut', restockAt: now + 5 }],
  [
    'none left beats not open yet',
    { quantity: 0, pickupStart: now + 9 },
    { state: 'soldOut', restockAt: null },
  ],
  ['not open yet', { pickupStart: now + 1 }, { state: 'opensLater', opensAt: now + 1, day: 'today' }],
  [
    'not open before tomorrow',
    { pickupStart: now + 18 * HOUR, pickupEnd: null },
    { state: 'opensLater', opensAt: now + 18 * HOUR, day: 'tomorrow' },
  ],
  [
    'restocking in two days',
    { pickupEnd: null, restockAt: now + 40 * HOUR },
    { state: 'restocking', restockAt: now + 40 * HOUR, day: 'weekday' },
  ],
  ['opening this instant', { pickupStart: now }, { state: 'available', lowStock: null }],
  ['closing this instant', { pickupEnd: now }, { state: 'available', lowStock: null }],
  ['open for one instant', { pickupStart: now, pickupEnd: now }, { state: 'available', lowStock: null }],
  ['closed', { pickupStart: null, pickupEnd: now - 1 }, { state: 'ended' }],
  ['closed beats restocking', { pickupEnd: now - 1, restockAt: now + 9 }, { state: 'ended' }],
  ['restocking', { restockAt: now + 1 }, { state: 'restocking', restockAt: now + 1, day: 'today' }],
  ['restocked this instant', { restockAt: now }, { state: 'available', lowStock: null }],
  [
    'not open beats restocking',
    { pickupStart: now + 1, restockAt: now + 9 },
    { state: 'opensLater', opensAt: now + 1, day: 'today' },
  ],
  ['dates reversed, before both', { pickupStart: now + 9, pickupEnd: now + 5 }, { state: 'ended' }],
  ['no window at all', { pickupStart: null, pickupEnd: null }, { state: 'available', lowStock: null }],
])('%s', (_name, change, availability) => {
  expect(availabilityOf({ ...facts, ...change }, now)).toEqual(availability);
});

test('a bag that is sold out, closed or not open yet is never available', () => {
  const instant = fc.option(fc.integer({ min: now - 100, max: now + 100 }));
  fc.assert(
    fc.property(fc.nat(5), instant, instant, instant, (quantity, pickupStart, pickupEnd, restockAt) => {
      const { state } = availabilityOf({ quantity, pickupStart, pickupEnd, restockAt }, now);
      const buyable =
        quantity > 0 &&
        (pickupStart === null || pickupStart <= now) &&
        (pickupEnd === null || (pickupEnd >= now && (pickupStart === null || pickupStart <= pickupEnd))) &&
        (restockAt === null || restockAt <= now);
      expect(state === 'available').toBe(buyable);
    }),
    cases(1000),
  );
});

test('stock is low when three or fewer are left', () => {
  expect([0, 1, 3, 4].map(isLowStock)).toEqual([true, true, true, false]);
});
