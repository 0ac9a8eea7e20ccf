import { readOrder } from '@zawadeh/domain';
import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { orderCodeIn, ticketState } from './ticketState.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

test.each([
  ['pending', '2026-11-21T15:00:01Z', 'pending'],
  ['pending', '2026-11-21T15:00:00Z', 'over'],
  ['pending', null, 'over'],
  ['expired', null, 'over'],
  ['paid', '2026-11-21T15:10:00Z', 'paid'],
  ['cancelled', null, 'cancelled'],
  ['failed', null, 'failed'],
  ['refund_due', null, 'refundDue'],
  ['refunded', null, 'refunded'],
  ['on hold', null, 'other'],
  [null, null, 'other'],
])('%s, held until %s: %s', (payment_status, expires_at, state) => {
  const reading = readOrder({ order_code: 'ZWD-1', payment_status, expires_at });
  expect(reading.ok && ticketState(reading.value, NOW)).toBe(state);
});

test.each([
  ['/ticket/ZWD-7KQ2M9XA', 'ZWD-7KQ2M9XA'],
  ['/ticket/zwd-7kq2m9xa', 'ZWD-7KQ2M9XA'],
  ['/ticket/%20', null],
  ['/ticket/%E0%A4%A', null],
  ['/ticket', null],
  ['/ticket/a/b', null],
])('the order at %s is %s', (path, code) => {
  expect(orderCodeIn(path)).toBe(code);
});

test('a code with special characters survives its path', () => {
  expect(paths.ticket('ZWD-7KQ2M9XA')).toBe('/ticket/ZWD-7KQ2M9XA');
  expect(orderCodeIn(paths.ticket('A/B?C'))).toBe('A/B?C');
});
