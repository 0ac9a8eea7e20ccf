import { expect, test } from 'vitest';
import { orderFrom } from './readOrder.ts';
import { isUpcoming } from './upcoming.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const line = (pickup_end: string | null) => ({ bagId: 'b1', quantity: 1, pickupEnd: pickup_end });

test.each([
  ['paid, in a shop that hands out for an hour more', { details: [line(at(1))] }, true],
  ['paid, in a shop that hands out until now', { details: [line(at(0))] }, true],
  ['paid, in a shop that is closed by now', { details: [line(at(-1))] }, false],
  ['paid, in two shops of which one is still open', { details: [line(at(-1)), line(at(2))] }, true],
  ['paid a while ago, with unknown hours', { details: [line(null)], paid_at: at(-1) }, true],
  ['paid yesterday, with unknown hours', { details: [line(null)], paid_at: at(-24) }, false],
  ['ordered a while ago, with an unknown payment time', { created_at: at(-2) }, true],
  ['paid, of which no time is known', {}, false],
  [
    'brought, and paid a while ago',
    { delivery_method: 'delivery', paid_at: at(-1), details: [line(at(-1))] },
    true,
  ],
  [
    'brought, and paid two days ago',
    { delivery_method: 'delivery', paid_at: at(-48), details: [line(at(1))] },
    false,
  ],
  ['not paid', { payment_status: 'pending', details: [line(at(1))] }, false],
])('an order that is %s: still to come %j', (_, columns, expected) => {
  expect(isUpcoming(orderFrom({ payment_status: 'paid', ...columns }), NOW)).toBe(expected);
});
