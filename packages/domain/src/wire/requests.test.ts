import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { newProfileRow } from '../accounts/profile.ts';
import { signUpMetadata, readSessionEvent, SESSION_EVENTS } from './auth.ts';
import { messageRequest } from './message.ts';
import { statusAnswer, statusRequest } from './orderStatus.ts';
import { profileAnswer, profileRequest } from './profile.ts';
import { readAnswer, readRequest } from './read.ts';
import { contactBody, promotionBody, storeBody } from './tables.ts';

const profile = newProfileRow({ id: 'u1', email: 'rania@example.com', name: 'Rania' });

test.each<[string, GenericSchema, Record<string, unknown>]>([
  ['update-status by a buyer', statusRequest, { order_code: 'ZWD-A', user_id: 'u1' }],
  ['update-status by an admin', statusRequest, { order_code: 'ZWD-A', reason: 'cash' }],
  ['a profile', profileRequest, { ...profile }],
  ['a message', messageRequest, { to: '+96170123456', message: 'Paid.' }],
  ['sign-up', signUpMetadata, { name: 'Rania', phone: '+96170123456' }],
  ['a store', storeBody, { name: 'Zahra' }],
  ['a contact', contactBody, { name: 'Rania', phone: '+96170123456' }],
  ['a promotion', promotionBody, { role: 'admin' }],
])('the request for %s is read, with more or less it is not', (_name, schema, body) => {
  expect(readRequest(schema, body)).toEqual({ ok: true, value: body });
  expect(readRequest(schema, { ...body, is_admin: true })).toEqual({
    ok: false,
    reason: { field: 'is_admin', problem: 'unknown' },
  });
  const [first = ''] = Object.keys(body);
  expect(readRequest(schema, { ...body, [first]: undefined })).toEqual({
    ok: false,
    reason: { field: first, problem: 'missing' },
  });
  for (const wrong of [null, {}, 'x'.repeat(9_999)]) {
    expect(readRequest(schema, { ...body, [first]: wrong })).toEqual({
      ok: false,
      reason: { field: first, problem: 'wrong' },
    });
  }
});

test.each([
  ['name', 'x'.repeat(121)],
  ['phone', 'x'.repeat(121)],
  ['email', 'x'.repeat(255)],
  ['role', 'owner'],
])('a profile whose %s is %j is refused', (field, value) => {
  expect(readRequest(profileRequest, { ...profile, [field]: value })).toMatchObject({
    ok: false,
    reason: { field },
  });
});

test('answers that say nothing are nothing', () => {
  expect(readAnswer(profileAnswer, '<html>')).toEqual({ error: null });
  expect(readAnswer(statusAnswer, { payment_status: 'paid', order_code: 'ZWD-A' })).toEqual({
    order_code: 'ZWD-A',
    payment_status: 'paid',
    error: null,
    expires_at: null,
  });
});

test('session events are the four of the specification', () => {
  expect(SESSION_EVENTS.map(readSessionEvent)).toEqual([
    'SIGNED_IN',
    'SIGNED_OUT',
    'TOKEN_REFRESHED',
    'INITIAL_SESSION',
  ]);
  expect(readSessionEvent('USER_UPDATED')).toBeNull();
});
