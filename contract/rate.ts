import { expect } from 'vitest';
import {
  call,
  checkoutOf,
  lineOf,
  type ShopBackend,
  type UserSession,
} from '../apps/server/src/testing/shopClient.ts';
import { CANCEL_PATH, CHECKOUT_PATH } from '@zawadeh/domain';
import { bagByTitle } from './bags.ts';
import { type ContractTests, emptyResult, json, noPermission, tableError, TIME } from './shapes.ts';
import { signIn } from './users.ts';

const SETTINGS = '/rest/v1/settings';
const ROW = `${SETTINGS}?id=eq.true`;

const read = (backend: ShopBackend, as?: { token: string }) =>
  call(backend, { path: `${SETTINGS}?select=*`, as });
const set = (backend: ShopBackend, as: { token: string } | undefined, body: object) =>
  call(backend, { method: 'PATCH', path: ROW, as, body });
const setTimeOf = ({ body }: { body: unknown }) =>
  Date.parse((body as { rate_set_at: string }[])[0]!.rate_set_at);

/** The sums of an order, which is then cancelled, so that its bag is on sale again. */
async function placed(backend: ShopBackend, mona: UserSession) {
  const bag = await bagByTitle(backend, 'Goat Labneh & Shanklish');
  const body = checkoutOf(mona, [lineOf(bag)]);
  const { status, body: answer } = await call(backend, { path: CHECKOUT_PATH, as: mona, body });
  expect(status).toBe(200);
  const { order_code } = answer as { order_code: string };
  const columns = 'amount,currency,delivery_fee,details';
  const { body: rows } = await call(backend, {
    path: `/rest/v1/orders?select=${columns}&order_code=eq.${order_code}`,
    as: mona,
  });
  await call(backend, { path: CANCEL_PATH, as: mona, body: { order_code } });
  return rows;
}

/** How many lira a dollar is. */
export const rateTests: ContractTests = {
  'everybody reads the rate and when it was set, and nobody who set it': async (backend) => {
    const row = { id: true, lbp_per_usd: 89_500, rate_set_at: TIME };
    expect(await read(backend)).toEqual(json(200, [row]));
    expect(await read(backend, await signIn(backend, 'mona'))).toEqual(json(200, [row]));
  },

  'admins set it, and the same rate again renews it': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const before = setTimeOf(await read(backend));
    expect(await set(backend, admin, { lbp_per_usd: 89_700 })).toEqual(emptyResult(204));
    const changed = await read(backend);
    expect(changed.body).toMatchObject([{ lbp_per_usd: 89_700 }]);
    expect(setTimeOf(changed)).toBeGreaterThan(before);
    // The clock of the mocks has milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await set(backend, admin, { lbp_per_usd: 89_700 })).toEqual(emptyResult(204));
    const renewed = await read(backend);
    expect(renewed.body).toMatchObject([{ lbp_per_usd: 89_700 }]);
    expect(setTimeOf(renewed)).toBeGreaterThan(setTimeOf(changed));
    const log = await call(backend, {
      path: '/rest/v1/audit_log?select=at,actor,details&action=eq.rate_set&order=id.desc&limit=2',
      as: admin,
    });
    const entry = { actor: admin.id, details: { lbp_per_usd: 89_700 } };
    const times = [renewed, changed].map(({ body }) => (body as { rate_set_at: string }[])[0]?.rate_set_at);
    expect(log).toEqual(
      json(
        200,
        times.map((at) => ({ at, ...entry })),
      ),
    );
  },

  'nobody else does': async (backend) => {
    const before = await read(backend);
    expect(await set(backend, await signIn(backend, 'mona'), { lbp_per_usd: 1_500 })).toEqual(
      emptyResult(204),
    );
    expect(await set(backend, undefined, { lbp_per_usd: 1_500 })).toEqual(noPermission(401, 'settings'));
    expect(await read(backend)).toEqual(before);
  },

  'the time is the database’s, and a rate that cannot be is refused': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const before = await read(backend);
    const in2099 = '2099-01-01T00:00:00Z';
    expect(await set(backend, admin, { rate_set_at: in2099 })).toEqual(noPermission(403, 'settings'));
    expect(await set(backend, admin, { lbp_per_usd: 90_000, rate_set_at: in2099 })).toEqual(
      noPermission(403, 'settings'),
    );
    for (const [rate, check] of [
      [999, 'lbp_per_usd'],
      [1_000_001, 'lbp_per_usd'],
      [null, 'rate'],
    ] as const) {
      expect(await set(backend, admin, { lbp_per_usd: rate })).toEqual(
        tableError(
          400,
          '23514',
          `new row for relation "settings" violates check constraint "settings_${check}_check"`,
        ),
      );
    }
    const method = 'DELETE';
    expect(await call(backend, { method, path: ROW, as: admin })).toEqual(noPermission(403, 'settings'));
    expect(await call(backend, { path: SETTINGS, as: admin, body: { lbp_per_usd: 90_000 } })).toEqual(
      noPermission(403, 'settings'),
    );
    expect(await read(backend)).toEqual(before);
  },

  'an order costs the same with any rate': async (backend) => {
    const admin = await signIn(backend, 'admin');
    const mona = await signIn(backend, 'mona');
    const sums = [];
    for (const lbp_per_usd of [1_000, 89_500, 1_000_000]) {
      await set(backend, admin, { lbp_per_usd });
      sums.push(await placed(backend, mona));
    }
    expect(sums[0]).toMatchObject([{ currency: 'USD' }]);
    expect(sums[1]).toEqual(sums[0]);
    expect(sums[2]).toEqual(sums[0]);
    await set(backend, admin, { lbp_per_usd: 89_500 });
  },
};
