import { expect, test } from 'vitest';
import { paymentBadge } from './paymentBadge.ts';
import { ORDER_STATUSES } from './status.ts';

test.each([
  ['paid', { badge: 'completed' }],
  ['completed', { badge: 'completed' }],
  [' Paid ', { badge: 'completed' }],
  ['pending', { badge: 'pending' }],
  ['failed', { badge: 'failed' }],
  ['expired', { badge: 'expired' }],
  ['cancelled', { badge: 'cancelled' }],
  ['refund_due', { badge: 'refundDue' }],
  ['Refund_Due', { badge: 'refundDue' }],
  ['refunded', { badge: 'refunded' }],
  ['constructor', { badge: 'other', text: 'constructor' }],
  ['On the way', { badge: 'other', text: 'On the way' }],
  ['', { badge: 'unknown' }],
  [null, { badge: 'unknown' }],
  [undefined, { badge: 'unknown' }],
  [7, { badge: 'unknown' }],
])('the payment status %j has the badge %j', (raw, badge) => {
  expect(paymentBadge(raw)).toEqual(badge);
});

test.each(ORDER_STATUSES)('the status %s has a badge of its own', (status) => {
  expect(['other', 'unknown']).not.toContain(paymentBadge(status).badge);
});
