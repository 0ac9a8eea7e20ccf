import { expect, test } from 'vitest';
import { readAnswer, readRequest } from './fields.ts';
import { paymentFields } from './payment.ts';
import { paymentAnswer, paymentUrlIn } from './paymentAnswer.ts';

const url = (answer: unknown) => paymentUrlIn(readAnswer(paymentAnswer, answer));

test.each([
  [{ data: { collectUrl: 'a' }, collectUrl: 'b', redirectUrl: 'c', payment_url: 'd' }, 'a'],
  [{ data: {}, collectUrl: 'b', redirectUrl: 'c' }, 'b'],
  [{ data: 'x', redirectUrl: 'c', payment_url: 'd' }, 'c'],
  [{ collectUrl: '', payment_url: 'd' }, 'd'],
  [{ collectUrl: 7 }, null],
  [{}, null],
  ['<html>', null],
])('the URL of %j is %j', (answer, found) => {
  expect(url(answer)).toBe(found);
});

const body = { amount: 18.2, currency: 'USD', user_id: 'u1', order_id: 'ZWD-A' };

test.each([
  ['ZWD-7K3M9QX2', 'ZWD-7K3M9QX2'],
  [' zwd-7k3m9qx2 ', 'ZWD-7K3M9QX2'],
  ['ZWD-٧K3M9QX2', 'ZWD-7K3M9QX2'],
  ['5A000000-0000-4000-8000-00000000000B', '5a000000-0000-4000-8000-00000000000b'],
  ['older-Code', 'older-Code'],
])('the order “%s” is %s', (order_id, expected) => {
  expect(readRequest(paymentFields, { ...body, order_id })).toMatchObject({ value: { order_id: expected } });
});

test('a request is read, and one with a missing or unknown field is rejected', () => {
  expect(readRequest(paymentFields, body)).toEqual({ ok: true, value: { ...body, amount: 1820 } });
  expect(readRequest(paymentFields, { ...body, successRedirectUrl: 'https://evil.example' })).toEqual({
    ok: false,
    error: { field: 'successRedirectUrl', problem: 'unknown' },
  });
  expect(readRequest(paymentFields, { ...body, currency: 'LBP' }).ok).toBe(false);
  expect(readRequest(paymentFields, { ...body, order_id: undefined }).ok).toBe(false);
});
