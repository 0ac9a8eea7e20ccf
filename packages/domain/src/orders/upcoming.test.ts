import { expect, test } from 'vitest';
import { orderFrom, readOrder } from './readOrder.ts';
import { isOpenOrder, isUpcoming, payableUntil, pickupPlacesOf } from './upcoming.ts';

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

test.each([
  ['pending', 1, 1],
  ['Pending', 60_000, 60_000],
  ['pending', 0, null],
  ['pending', -1, null],
  ['pending', null, null],
  ['paid', 60_000, null],
  ['cancelled', 60_000, null],
  [null, 60_000, null],
])('an order that is %s and held for %j ms more can be paid for %j ms more', (paymentStatus, held, left) => {
  const expiresAt = held === null ? null : NOW + held;
  expect(payableUntil({ paymentStatus, expiresAt }, NOW)).toBe(left === null ? null : NOW + left);
});

test.each([
  ['waits for its payment', { payment_status: 'pending', expires_at: at(1) }, true],
  ['was not paid in time', { payment_status: 'pending', expires_at: at(-1) }, false],
  ['waits at its shop', { details: [line(at(1))] }, true],
  [
    'was collected',
    { details: [line(at(1))], own_handovers: [{ kind: 'pickup', state: 'done', due_end: at(1) }] },
    false,
  ],
])('an order that %s is open: %j', (_, columns, isOpen) => {
  expect(isOpenOrder(orderFrom({ payment_status: 'paid', ...columns }), NOW)).toBe(isOpen);
});

const zahra = { bagId: 'a', quantity: 1, storeName: 'Zahra' };
const row = { id: 1, payment_status: 'paid', delivery_method: 'pickup', details: [zahra] };

test.each([
  ['it is paid', {}, ['Zahra']],
  ['it has no method', { delivery_method: null }, ['Zahra']],
  ['it has two bags of one shop', { details: [zahra, { ...zahra, bagId: 'b' }] }, ['Zahra']],
  [
    'it has bags of two shops',
    { details: [zahra, { bagId: 'b', quantity: 1, storeName: 'Oven' }] },
    ['Zahra', 'Oven'],
  ],
  ['one bag has no place', { details: [{ bagId: 'b', quantity: 1 }, zahra] }, ['Zahra']],
  ['its bags are unknown', { details: [] }, []],
  ['it is brought', { delivery_method: 'delivery' }, []],
  ['it waits to be paid', { payment_status: 'pending' }, []],
  ['it was paid back', { payment_status: 'refunded' }, []],
])('an order names its pickup places where %s', (_why, columns, shops) => {
  const reading = readOrder({ ...row, ...columns });
  expect(reading.ok && pickupPlacesOf(reading.value).map(({ store }) => store?.en)).toEqual(shops);
});

test('an order with a bag that was taken back has the pickup places of its other bags', () => {
  const line = { bagId: 'k', quantity: 1, storeName: 'Oven', pickupEnd: '2026-11-25T18:00:00Z' };
  const takenBack = {
    ...line,
    storeName: 'Sweets',
    pickupEnd: '2026-11-25T20:00:00Z',
    takenBackAt: '2026-11-25T15:00:00Z',
  };
  const order = orderFrom({ payment_status: 'paid', details: [line, takenBack] });
  expect(pickupPlacesOf(order).map(({ store }) => store?.en)).toEqual(['Oven']);
  expect(isUpcoming(order, Date.parse('2026-11-25T19:00:00Z'))).toBe(false);
});
