import { expect, test } from 'vitest';
import { paymentBadge } from './paymentBadge.ts';

test.each([
  ['paid', { badge: 'completed' }],
  ['completed', { badge: 'completed' }],
  [' Paid ', { badge: 'completed' }],
  ['pending', { badge: 'pending' }],
  ['failed', { badge: 'failed' }],
  ['refund_due', { badge: 'other', text: 'refund_due' }],
  ['On the way', { badge: 'other', text: 'On the way' }],
  ['', { badge: 'unknown' }],
  [null, { badge: 'unknown' }],
  [undefined, { badge: 'unknown' }],
  [7, { badge: 'unknown' }],
])('the payment status %j has the badge %j', (raw, badge) => {
  expect(paymentBadge(raw)).toEqual(badge);
});
