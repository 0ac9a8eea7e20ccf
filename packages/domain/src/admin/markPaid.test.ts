import { expect, test } from 'vitest';
import { statusFields } from '../wire/orderStatus.ts';
import { readRequest } from '../wire/fields.ts';
import { markPaidRequest } from './markPaid.ts';

test.each([
  [' zwd-48213 ', undefined, { order_code: 'ZWD-48213' }],
  ['ZWD-٤٨٢١٣', ' paid in cash ', { order_code: 'ZWD-48213', reason: 'paid in cash' }],
  ['A', ' ', { order_code: 'A' }],
  ['fk382pu2', '', { order_code: 'ZWD-FK382PU2' }],
])('code %j with reason %j sends %j', (code, reason, body) => {
  expect(markPaidRequest(code, reason)).toEqual(body);
  expect(readRequest(statusFields, body).ok).toBe(true);
});

test.each(['', '   ', null])('an order without a code (%j) is not sent', (code) => {
  expect(markPaidRequest(code, 'because')).toBeNull();
});
