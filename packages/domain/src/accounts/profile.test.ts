import { expect, test } from 'vitest';
import { newProfileRow, readProfile } from './profile.ts';

const row = { id: 'u1', email: 'rania@example.com', name: 'Rania', phone: '+9613123456', role: 'user' };

test('a row becomes a profile', () => {
  expect(readProfile(row)).toEqual({ ok: true, value: { ...row, active: true, runsShop: false } });
});

test.each([
  [{ name: 'EMPTY' }, { name: null }],
  [{ phone: ' EMPTY ' }, { phone: null }],
  [{ name: '' }, { name: null }],
  [{ phone: undefined }, { phone: null }],
  [{ name: 'Empty' }, { name: 'Empty' }],
  [{ role: 'admin' }, { role: 'admin' }],
  [{ role: 'Admin' }, { role: 'user' }],
  [{ role: ['admin'] }, { role: 'user' }],
  [{ role: undefined }, { role: 'user' }],
  [{ email: 7 }, { email: null }],
  [{ deactivated_at: '2026-11-21T10:00:00Z' }, { active: false }],
  [{ deactivated_at: null }, { active: true }],
  [{ store_members: [{ store_id: 's1' }] }, { runsShop: true }],
  [{ store_members: [] }, { runsShop: false }],
])('a row with %j is a profile with %j', (change, expected) => {
  expect(readProfile({ ...row, ...change })).toMatchObject({ ok: true, value: expected });
});

test.each([
  [null, 'notAnObject'],
  [[], 'notAnObject'],
  [{ ...row, id: '' }, 'noId'],
])('%j is rejected: %s', (value, reason) => {
  expect(readProfile(value)).toEqual({ ok: false, error: reason });
});

test('the row of a first login has the role user, whatever the sign-up sent', () => {
  const user = { id: 'u1', email: 'rania@example.com', name: 'Rania', phone: '+9613123456', role: 'admin' };
  expect(newProfileRow(user)).toEqual(row);
  expect(newProfileRow({ id: 'u1', email: 'e', name: ' ', phone: undefined })).toEqual({
    id: 'u1',
    email: 'e',
    name: 'EMPTY',
    phone: 'EMPTY',
    role: 'user',
  });
});
