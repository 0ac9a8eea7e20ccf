import { MESSAGE_PATH, PROFILE_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import {
  type ContractTests,
  policyError,
  tableError,
  json,
  malformed,
  noPermission,
  NOT_ONE_ROW,
  NOT_SIGNED_IN,
  NOT_YOURS,
  emptyResult,
  apiError,
  TIME,
  WRONG_SIGNATURE,
} from './shapes.ts';
import { forged, TEST_USERS, signIn } from './users.ts';

const COLUMNS = 'id, name, email, phone, role, deactivated_at'.replaceAll(', ', '%2C');
const USERS = '/rest/v1/users';
const rowOf = (id: string) => `${USERS}?select=${COLUMNS}&id=eq.${id}`;
const ONE = { accept: 'application/vnd.pgrst.object+json' };
const UPSERT = { prefer: 'resolution=merge-duplicates,return=minimal' };

const profile = { email: 'boss@example.com', name: 'Omar K', phone: '+96171124455', role: 'admin' };
const saved = { email: TEST_USERS.omar.email, name: 'Omar K', phone: '+96171124455', role: 'user' };

const upsert = (backend: ShopBackend, as: { token: string } | undefined, id: string) =>
  call(backend, { path: USERS, body: { id, ...profile }, headers: UPSERT, as });

export const profileTests: ContractTests = {
  'users read their own profile, as an object or in a list': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { email, metadata } = TEST_USERS.mona;
    const row = { id: mona.id, email, ...metadata, role: 'user', deactivated_at: null };
    expect(await call(backend, { path: rowOf(mona.id), as: mona })).toEqual(json(200, [row]));
    const one = await call(backend, { path: rowOf(mona.id), as: mona, headers: ONE });
    expect(one).toEqual({ status: 200, type: 'application/vnd.pgrst.object+json', body: row });
  },

  'another user’s profile is hidden, and a visitor is denied': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    expect(await call(backend, { path: rowOf(mona.id), as: omar })).toEqual(json(200, []));
    expect(await call(backend, { path: rowOf(mona.id), as: omar, headers: ONE })).toEqual(
      tableError(406, 'PGRST116', NOT_ONE_ROW, {
        details: 'The result contains 0 rows',
      }),
    );
    expect(await call(backend, { path: rowOf(mona.id) })).toEqual(noPermission(401, 'users'));
    expect(await call(backend, { path: rowOf(mona.id), as: forged(mona) })).toEqual(WRONG_SIGNATURE);
  },

  'a deactivated account reads its own state': async (backend) => {
    const deactivated = await signIn(backend, 'deactivated');
    const result = await call(backend, { path: rowOf(deactivated.id), as: deactivated });
    expect(result).toEqual(json(200, [expect.objectContaining({ deactivated_at: TIME })]));
  },

  'users write their own profile, but not its role or e-mail': async (backend) => {
    const omar = await signIn(backend, 'omar');
    expect(await upsert(backend, omar, omar.id)).toEqual(emptyResult(200));
    const { body } = await call(backend, { path: rowOf(omar.id), as: omar });
    expect(body).toEqual([{ id: omar.id, ...saved, deactivated_at: null }]);
    expect(await call(backend, { path: USERS, as: omar, body: { id: omar.id, ...profile } })).toEqual(
      tableError(409, '23505', 'duplicate key value violates unique constraint "users_pkey"'),
    );
  },

  'another user’s profile cannot be written': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    expect(await upsert(backend, mona, omar.id)).toEqual(policyError('users'));
    expect(await upsert(backend, undefined, omar.id)).toEqual(noPermission(401, 'users'));
    const patch = { method: 'PATCH', path: `${USERS}?id=eq.${omar.id}`, body: { name: 'x' } } as const;
    expect(await call(backend, { ...patch, as: mona })).toEqual(emptyResult(204));
    expect(await call(backend, patch)).toEqual(noPermission(401, 'users'));
    const remove = { method: 'DELETE', path: `${USERS}?id=eq.${omar.id}`, as: mona } as const;
    expect(await call(backend, remove)).toEqual(emptyResult(204));
    const { body } = await call(backend, { path: rowOf(omar.id), as: omar });
    expect(body).toEqual([{ id: omar.id, ...saved, deactivated_at: null }]);
  },

  'a deactivated account writes nothing, in the table or on the server': async (backend) => {
    const deactivated = await signIn(backend, 'deactivated');
    expect(await upsert(backend, deactivated, deactivated.id)).toEqual(
      policyError('users', ' (USING expression)'),
    );
    expect(
      await call(backend, { path: PROFILE_PATH, as: deactivated, body: { id: deactivated.id, ...profile } }),
    ).toEqual(apiError(403, 'deactivated', 'This account has been deactivated.'));
  },

  'the server writes the user’s own profile': async (backend) => {
    const omar = await signIn(backend, 'omar');
    const save = (id: string, more: object = {}) =>
      call(backend, { path: PROFILE_PATH, as: omar, body: { id, ...profile, ...more } });
    expect(await save(omar.id, { name: '', phone: 'EMPTY' })).toEqual(json(200, { error: null }));
    const { body } = await call(backend, { path: rowOf(omar.id), as: omar });
    expect(body).toEqual([{ id: omar.id, ...saved, deactivated_at: null }]);
    expect(await save((await signIn(backend, 'mona')).id)).toEqual(NOT_YOURS);
    expect(await save(omar.id, { role: 'king' })).toEqual(malformed('role', 'wrong'));
    expect(await call(backend, { path: PROFILE_PATH, body: { id: omar.id, ...profile } })).toEqual(
      NOT_SIGNED_IN,
    );
  },

  'an admin sees all users, promotes and deactivates others, but not the own account': async (backend) => {
    const [admin, omar] = [await signIn(backend, 'admin'), await signIn(backend, 'omar')];
    const set = (id: string, role: string) =>
      call(backend, { method: 'PATCH', path: `${USERS}?id=eq.${id}`, as: admin, body: { role } });
    expect(await call(backend, { path: rowOf(omar.id), as: admin })).toEqual(
      json(200, [{ id: omar.id, ...saved, deactivated_at: null }]),
    );
    expect(await set(omar.id, 'admin')).toEqual(emptyResult(204));
    const { body } = await call(backend, { path: rowOf(omar.id), as: admin });
    expect(body).toEqual([{ id: omar.id, ...saved, role: 'admin', deactivated_at: null }]);
    expect(await set(omar.id, 'user')).toEqual(emptyResult(204));
    expect(await set(admin.id, 'user')).toEqual(
      tableError(409, 'PT409', 'You cannot change your own role.', { hint: 'own_role' }),
    );
    expect(await call(backend, { method: 'DELETE', path: `${USERS}?id=eq.${admin.id}`, as: admin })).toEqual(
      tableError(409, 'PT409', 'You cannot deactivate yourself.', { hint: 'yourself' }),
    );
  },

  'sending a message needs a session': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const body = { to: '+961 70 000 000', message: 'Paid' };
    expect(await call(backend, { path: MESSAGE_PATH, as: mona, body })).toEqual(json(202, {}));
    expect(await call(backend, { path: MESSAGE_PATH, body })).toEqual(NOT_SIGNED_IN);
    expect(await call(backend, { path: MESSAGE_PATH, as: mona, body: { to: '1' } })).toEqual(
      malformed('message', 'missing'),
    );
  },
};
