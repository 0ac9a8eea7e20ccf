import { expect } from 'vitest';
import { call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { type ContractTests, emptyResult, json, noPermission, policyError, tableError } from './shapes.ts';
import { signIn } from './users.ts';

const FAVOURITES = '/rest/v1/favourites';
const ZAHRA = '5a000000-0000-4000-8000-000000000001';
const FIRST_TWO = [ZAHRA, '5a000000-0000-4000-8000-000000000002'];

const add = (backend: ShopBackend, as: { id: string; token: string }, store_id: string, user_id = as.id) =>
  call(backend, { path: FAVOURITES, as, body: { user_id, store_id } });
const listed = (backend: ShopBackend, as?: { token: string }) =>
  call(backend, { path: `${FAVOURITES}?select=store_id&order=store_id`, as });
const remove = (backend: ShopBackend, as: { token: string } | undefined, store_id: string) =>
  call(backend, { method: 'DELETE', path: `${FAVOURITES}?store_id=eq.${store_id}`, as });

/** Shops that a user likes. */
export const favouriteTests: ContractTests = {
  'a user likes shops, each once, and takes one back': async (backend) => {
    const mona = await signIn(backend, 'mona');
    for (const id of FIRST_TWO) expect(await add(backend, mona, id)).toEqual(emptyResult(201));
    expect(await add(backend, mona, ZAHRA)).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(await listed(backend, mona)).toEqual(
      json(
        200,
        FIRST_TWO.map((store_id) => ({ store_id })),
      ),
    );
    expect(await remove(backend, mona, ZAHRA)).toEqual(emptyResult(204));
    expect(await remove(backend, mona, ZAHRA)).toEqual(emptyResult(204));
    expect(await listed(backend, mona)).toEqual(json(200, [{ store_id: FIRST_TWO[1] }]));
  },

  'nobody else sees or changes them': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    await add(backend, mona, ZAHRA);
    expect(await listed(backend, omar)).toEqual(json(200, []));
    expect(await listed(backend)).toEqual(noPermission(401, 'favourites'));
    expect(await add(backend, omar, ZAHRA, mona.id)).toEqual(policyError('favourites'));
    expect(await remove(backend, omar, ZAHRA)).toEqual(emptyResult(204));
    expect(await remove(backend, undefined, ZAHRA)).toEqual(noPermission(401, 'favourites'));
    const path = `${FAVOURITES}?store_id=eq.${ZAHRA}`;
    const patch = { method: 'PATCH', path, as: mona, body: { user_id: omar.id } } as const;
    expect(await call(backend, patch)).toEqual(noPermission(403, 'favourites'));
    expect((await listed(backend, mona)).body).toContainEqual({ store_id: ZAHRA });
  },

  'a shop that does not exist cannot be liked': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const nowhere = '5a000000-0000-4000-8000-00000000dead';
    expect(await add(backend, mona, nowhere)).toEqual(
      tableError(
        409,
        '23503',
        'insert or update on table "favourites" violates foreign key constraint "favourites_store_id_fkey"',
        { details: 'Key is not present in table "stores".' },
      ),
    );
  },
};
