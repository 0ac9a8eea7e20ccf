import { expect, test } from 'vitest';
import { readStoreApplicationRequest } from '../wire/storeApplications.ts';
import {
  readApplication,
  readDeclineReason,
  readStoreApplication,
  readStoreApplications,
  type ApplicationForm,
} from './applications.ts';

const form: ApplicationForm = {
  name: '  Saj Bab el Ramel ',
  areaId: 'mina',
  kind: 'bakery',
  phone: '٠٦ ٠٠٠ ٠٤١',
  phoneCountry: 'LB',
  email: 'saj@example.com',
  leftOver: 'Bread',
};

test('an application is read as the server takes it', () => {
  const reading = readApplication(form);
  expect(reading).toEqual({
    ok: true,
    value: {
      name: 'Saj Bab el Ramel',
      area: 'mina',
      kind: 'bakery',
      phone: '+9616000041',
      email: 'saj@example.com',
      leftOver: 'Bread',
    },
  });
  if (!reading.ok) return;
  const { leftOver: left_over, ...sent } = reading.value;
  expect(readStoreApplicationRequest({ ...sent, left_over, language: 'en' }).ok).toBe(true);
});

test('the problems of an empty form come in the order of its fields', () => {
  const empty = { ...form, name: ' ', areaId: null, kind: null, phone: '', email: '', leftOver: '' };
  expect(readApplication(empty)).toEqual({
    ok: false,
    error: [
      { field: 'name', kind: 'missing' },
      { field: 'area', kind: 'missing' },
      { field: 'kind', kind: 'missing' },
      { field: 'phone', kind: 'missing' },
      { field: 'email', kind: 'missing' },
      { field: 'leftOver', kind: 'missing' },
    ],
  });
});

test('an address that no account could have is refused by the form and by the server', () => {
  expect(readApplication({ ...form, email: 'saj at example' })).toEqual({
    ok: false,
    error: [{ field: 'email', kind: 'wrong' }],
  });
  const body = { name: 'Saj', area: 'mina', phone: '06000041', kind: 'cafe', left_over: 'x', language: 'ar' };
  expect(readStoreApplicationRequest({ ...body, email: 'saj at example' })).toEqual({
    ok: false,
    error: { field: 'email', problem: 'wrong' },
  });
  expect(readStoreApplicationRequest(body)).toMatchObject({ ok: false, error: { problem: 'missing' } });
});

const row = {
  id: 'a1',
  name: 'Saj',
  area: 'mina',
  phone: '+9616000041',
  email: 'saj@example.com',
  kind: 'bakery',
  left_over: 'Bread',
  language: 'ar',
  created_at: '2026-11-23T16:05:00Z',
  state: 'declined',
  decided_at: '2026-11-24T08:00:00Z',
  decided_by: 'Nour',
  reason: 'too_far',
  store_id: null,
};

test('a list of applications is read whole or not at all', () => {
  const list = { open: [], answered: [row], open_count: 0, answered_count: 1 };
  expect(readStoreApplications(list)).toMatchObject({
    openCount: 0,
    answered: [{ name: 'Saj', language: 'ar', state: 'declined', decidedBy: 'Nour', reason: 'too_far' }],
  });
  for (const broken of [
    null,
    { ...list, open: 'none' },
    { ...list, open: [7] },
    { ...list, open_count: '?' },
  ])
    expect(readStoreApplications(broken)).toBeNull();
});

test('an application of a newer server is read as far as it is known', () => {
  expect(
    readStoreApplication({ id: 'a1', created_at: row.created_at, state: 'asleep', kind: 'bar' }),
  ).toMatchObject({
    name: 'a1',
    area: '',
    phone: '',
    email: '',
    kind: null,
    leftOver: '',
    language: 'en',
    state: 'open',
  });
  expect(readStoreApplication({ ...row, created_at: 'soon' })).toBeNull();
  expect(readStoreApplication({ ...row, state: 'accepted' })?.state).toBe('accepted');
});

test('a reason is one of four, or an admin’s own words', () => {
  expect(readDeclineReason('too_little')).toBe('too_little');
  expect(readDeclineReason('We have three ovens there.')).toBeNull();
});
