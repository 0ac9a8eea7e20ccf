import { expect, test } from 'vitest';
import { newProfileRow } from '../accounts/profile.ts';
import { readAnswer, readRequest, type Fields } from './fields.ts';
import { messageFields } from './message.ts';
import { cancelFields, statusFields } from './orderStatus.ts';
import { contactFields, profileAnswer, profileFields, promotionFields } from './profile.ts';
import { statusAnswer } from './statusAnswer.ts';

const profile = newProfileRow({ id: 'u1', email: 'rania@example.com', name: 'Rania' });

test.each<[string, Fields, Record<string, unknown>]>([
  ['update-status by a buyer', statusFields, { order_code: 'ZWD-A', user_id: 'u1' }],
  ['cancel', cancelFields, { order_code: 'ZWD-A' }],
  ['update-status by an admin', statusFields, { order_code: 'ZWD-A', reason: 'cash' }],
  ['a profile', profileFields, { ...profile }],
  ['a message', messageFields, { to: '+96170123456', message: 'Paid.' }],
  ['a contact', contactFields, { name: 'Rania', phone: '+96170123456' }],
  ['a promotion', promotionFields, { role: 'admin' }],
])('the request %s is read, and rejected with a missing or unknown field', (_name, schema, body) => {
  expect(readRequest(schema, body)).toEqual({ ok: true, value: body });
  expect(readRequest(schema, { ...body, is_admin: true })).toEqual({
    ok: false,
    error: { field: 'is_admin', problem: 'unknown' },
  });
  const [first = ''] = Object.keys(body);
  expect(readRequest(schema, { ...body, [first]: undefined })).toEqual({
    ok: false,
    error: { field: first, problem: 'missing' },
  });
  for (const wrong of [null, {}, 'x'.repeat(9_999)]) {
    expect(readRequest(schema, { ...body, [first]: wrong })).toEqual({
      ok: false,
      error: { field: first, problem: 'wrong' },
    });
  }
});

test.each([
  ['name', 'x'.repeat(121)],
  ['phone', 'x'.repeat(41)],
  ['email', 'x'.repeat(255)],
  ['role', 'owner'],
])('a profile whose %s is %j is rejected', (field, value) => {
  expect(readRequest(profileFields, { ...profile, [field]: value })).toMatchObject({
    ok: false,
    error: { field },
  });
});

test('empty answers are read as null', () => {
  expect(readAnswer(profileAnswer, '<html>')).toEqual({ error: null });
  expect(readAnswer(statusAnswer, { payment_status: 'paid', order_code: 'ZWD-A' })).toEqual({
    order_code: 'ZWD-A',
    payment_status: 'paid',
    error: null,
    expires_at: null,
  });
});
