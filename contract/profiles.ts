import { MESSAGE_PATH, PROFILE_PATH } from '@zawadeh/domain';
import { expect } from 'vitest';
import type { Exchanges } from './exchange.ts';
import { forged, PEOPLE, signIn } from './people.ts';
import {
  brokenRule,
  denied,
  json,
  malformed,
  noPermission,
  NOT_SIGNED_IN,
  NOT_YOURS,
  nothing,
  problem,
  TIME,
} from './shapes.ts';
import { ask, type Shop } from './shop.ts';

const COLUMNS = 'id, name, email, phone, role, deactivated_at'.replaceAll(', ', '%2C');
const USERS = '/rest/v1/users';
const rowOf = (id: string) => `${USERS}?select=${COLUMNS}&id=eq.${id}`;
const ONE = { accept: 'application/vnd.pgrst.object+json' };
const UPSERT = { prefer: 'resolution=merge-duplicates,return=minimal' };

const wish = { email: 'boss@example.com', name: 'Omar K', phone: '+96171124455', role: 'admin' };
const asWritten = { email: PEOPLE.omar.email, name: 'Omar K', phone: '+96171124455', role: 'user' };

const upsert = (shop: Shop, as: { token: string } | undefined, id: string) =>
  ask(shop, { path: USERS, body: { id, ...wish }, headers: UPSERT, ...(as && { as }) });

export const profileExchanges: Exchanges = {
  'everybody reads the own profile, alone or in a list': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const { email, said } = PEOPLE.mona;
    const row = { id: mona.id, email, ...said, role: 'user', deactivated_at: null };
    expect(await ask(shop, { path: rowOf(mona.id), as: mona })).toEqual(json(200, [row]));
    const one = await ask(shop, { path: rowOf(mona.id), as: mona, headers: ONE });
    expect(one).toEqual({ status: 200, type: 'application/vnd.pgrst.object+json', body: row });
  },

  'nobody else’s profile is seen, and a visitor sees none': async (shop) => {
    const [mona, omar] = [await signIn(shop, 'mona'), await signIn(shop, 'omar')];
    expect(await ask(shop, { path: rowOf(mona.id), as: omar })).toEqual(json(200, []));
    expect(await ask(shop, { path: rowOf(mona.id), as: omar, headers: ONE })).toEqual(
      denied(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: 'The result contains 0 rows',
      }),
    );
    expect(await ask(shop, { path: rowOf(mona.id) })).toEqual(noPermission(401, 'users'));
    expect(await ask(shop, { path: rowOf(mona.id), as: forged(mona) })).toEqual(
      denied(401, 'PGRST301', 'No suitable key or wrong key type', {
        details: 'None of the keys was able to decode the JWT',
      }),
    );
  },

  'an account that was deactivated reads that it was': async (shop) => {
    const gone = await signIn(shop, 'deactivated');
    const told = await ask(shop, { path: rowOf(gone.id), as: gone });
    expect(told).toEqual(json(200, [expect.objectContaining({ deactivated_at: TIME })]));
  },

  'one’s own profile is written, and neither a role nor an address with it': async (shop) => {
    const omar = await signIn(shop, 'omar');
    expect(await upsert(shop, omar, omar.id)).toEqual(nothing(200));
    const { body } = await ask(shop, { path: rowOf(omar.id), as: omar });
    expect(body).toEqual([{ id: omar.id, ...asWritten, deactivated_at: null }]);
    expect(await ask(shop, { path: USERS, as: omar, body: { id: omar.id, ...wish } })).toEqual(
      denied(409, '23505', 'duplicate key value violates unique constraint "users_pkey"'),
    );
  },

  'nobody writes somebody else’s profile': async (shop) => {
    const [mona, omar] = [await signIn(shop, 'mona'), await signIn(shop, 'omar')];
    expect(await upsert(shop, mona, omar.id)).toEqual(brokenRule('users'));
    expect(await upsert(shop, undefined, omar.id)).toEqual(noPermission(401, 'users'));
    const patch = { method: 'PATCH', path: `${USERS}?id=eq.${omar.id}`, body: { name: 'x' } } as const;
    expect(await ask(shop, { ...patch, as: mona })).toEqual(nothing(204));
    expect(await ask(shop, patch)).toEqual(noPermission(401, 'users'));
    const remove = { method: 'DELETE', path: `${USERS}?id=eq.${omar.id}`, as: mona } as const;
    expect(await ask(shop, remove)).toEqual(nothing(204));
    const { body } = await ask(shop, { path: rowOf(omar.id), as: omar });
    expect(body).toEqual([{ id: omar.id, ...asWritten, deactivated_at: null }]);
  },

  'a deactivated account writes nothing, by either way': async (shop) => {
    const gone = await signIn(shop, 'deactivated');
    expect(await upsert(shop, gone, gone.id)).toEqual(brokenRule('users', ' (USING expression)'));
    expect(await ask(shop, { path: PROFILE_PATH, as: gone, body: { id: gone.id, ...wish } })).toEqual(
      problem(403, 'deactivated', 'This account has been deactivated.'),
    );
  },

  'the server writes the own profile where the table does not': async (shop) => {
    const omar = await signIn(shop, 'omar');
    const save = (id: string, more: object = {}) =>
      ask(shop, { path: PROFILE_PATH, as: omar, body: { id, ...wish, ...more } });
    expect(await save(omar.id, { name: '', phone: 'EMPTY' })).toEqual(json(200, { error: null }));
    const { body } = await ask(shop, { path: rowOf(omar.id), as: omar });
    expect(body).toEqual([{ id: omar.id, ...asWritten, deactivated_at: null }]);
    expect(await save((await signIn(shop, 'mona')).id)).toEqual(NOT_YOURS);
    expect(await save(omar.id, { role: 'king' })).toEqual(malformed('role', 'wrong'));
    expect(await ask(shop, { path: PROFILE_PATH, body: { id: omar.id, ...wish } })).toEqual(NOT_SIGNED_IN);
  },

  'an admin sees everybody, promotes and deactivates others, and never the own account': async (shop) => {
    const [admin, omar] = [await signIn(shop, 'admin'), await signIn(shop, 'omar')];
    const set = (id: string, role: string) =>
      ask(shop, { method: 'PATCH', path: `${USERS}?id=eq.${id}`, as: admin, body: { role } });
    expect(await ask(shop, { path: rowOf(omar.id), as: admin })).toEqual(
      json(200, [{ id: omar.id, ...asWritten, deactivated_at: null }]),
    );
    expect(await set(omar.id, 'admin')).toEqual(nothing(204));
    const { body } = await ask(shop, { path: rowOf(omar.id), as: admin });
    expect(body).toEqual([{ id: omar.id, ...asWritten, role: 'admin', deactivated_at: null }]);
    expect(await set(omar.id, 'user')).toEqual(nothing(204));
    expect(await set(admin.id, 'user')).toEqual(
      denied(409, 'PT409', 'You cannot change your own role.', { hint: 'own_role' }),
    );
    expect(await ask(shop, { method: 'DELETE', path: `${USERS}?id=eq.${admin.id}`, as: admin })).toEqual(
      denied(409, 'PT409', 'You cannot deactivate yourself.', { hint: 'yourself' }),
    );
  },

  'the shop is sent a word by whoever is signed in': async (shop) => {
    const mona = await signIn(shop, 'mona');
    const body = { to: '+961 70 000 000', message: 'Paid' };
    expect(await ask(shop, { path: MESSAGE_PATH, as: mona, body })).toEqual(json(202, {}));
    expect(await ask(shop, { path: MESSAGE_PATH, body })).toEqual(NOT_SIGNED_IN);
    expect(await ask(shop, { path: MESSAGE_PATH, as: mona, body: { to: '1' } })).toEqual(
      malformed('message', 'missing'),
    );
  },
};
