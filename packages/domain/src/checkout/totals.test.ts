import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_ADDRESS } from '../delivery/address.ts';
import { DELIVERY_AREAS } from '../delivery/areas.ts';
import type { DeliveryChoice } from '../delivery/deliveryMethod.ts';
import { orderTotals } from './totals.ts';
import { cases } from '../testing/cases.ts';

const delivery = (index: number): DeliveryChoice => {
  const area = DELIVERY_AREAS[index];
  if (!area) throw new Error('No such area');
  return { method: 'delivery', area, address: NO_ADDRESS };
};

test.each([
  ['to Mina', delivery(0), { subtotal: 1650, delivery: 170, total: 1820 }],
  ['to Balad', delivery(3), { subtotal: 1650, delivery: 110, total: 1760 }],
  ['for pickup', { method: 'pickup' as const, isGift: false }, { subtotal: 1650, delivery: 0, total: 1650 }],
])('the bill %s', (_name, choice, totals) => {
  const lines = [
    { unitPrice: 450, quantity: 1 },
    { unitPrice: 600, quantity: 2 },
  ];
  expect(orderTotals(lines, choice)).toEqual(totals);
});

test('the fee is the only addition', () => {
  const line = fc.record({ unitPrice: fc.nat(100_000), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line), fc.nat(13), (lines, area) => {
      const sent = orderTotals(lines, delivery(area));
      const collected = orderTotals(lines, { method: 'pickup', isGift: false });
      expect(sent.subtotal).toBe(collected.total);
      expect(sent.total - collected.total).toBe(DELIVERY_AREAS[area]?.fee);
    }),
    cases(1000),
  );
});
