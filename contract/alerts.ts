import { expect } from 'vitest';
import { call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { bagByTitle } from './bags.ts';
import { type ContractTests, json, noPermission, tableError, TIME, UUID } from './shapes.ts';
import { signIn } from './users.ts';

const ALERTS = '/rest/v1/alerts';
const SOLD_OUT = 'ba600000-0000-4000-8000-000000000007';
const NOBODY = '00000000-0000-4000-8000-00000000dead';

type By = { token: string } | undefined;

const rpc = (backend: ShopBackend, as: By, name: string, body: object) =>
  call(backend, { path: `/rest/v1/rpc/${name}`, as, body });
const ask = (backend: ShopBackend, as: By, p_bag: string) =>
  rpc(backend, as, 'ask_alert', { p_bag, p_language: 'ar' });
const end = (backend: ShopBackend, as: By, p_alert: unknown) => rpc(backend, as, 'end_alert', { p_alert });
const listed = (backend: ShopBackend, as: By) =>
  call(backend, {
    path: `${ALERTS}?select=id,bag_id,asked_at,kept_at,kept_until,ended_at,outcome&order=ended_at.desc&limit=30`,
    as,
  });

/** Bags that a user is told about. */
export const alertTests: ContractTests = {
  'a user asks to be told about a sold-out bag, once, and ends it': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const asked = await ask(backend, mona, SOLD_OUT);
    expect(asked).toEqual(json(200, { id: UUID }));
    const { id } = asked.body as { id: string };
    expect(await ask(backend, mona, SOLD_OUT)).toEqual(json(200, { id }));
    const row = { id, bag_id: SOLD_OUT, asked_at: TIME, kept_at: null, kept_until: null };
    expect((await listed(backend, mona)).body).toEqual([{ ...row, ended_at: null, outcome: null }]);
    expect(await end(backend, mona, id)).toEqual(json(200, true));
    expect(await end(backend, mona, id)).toEqual(json(200, false));
    expect((await listed(backend, mona)).body).toEqual([{ ...row, ended_at: TIME, outcome: 'withdrawn' }]);
  },

  'what can be bought, and what does not exist, needs no alert': async (backend) => {
    const mona = await signIn(backend, 'mona');
    const { id } = await bagByTitle(backend, 'Home Lunch Surprise');
    expect(await ask(backend, mona, id)).toEqual(json(200, { refused: 'can_be_bought' }));
    expect(await ask(backend, mona, NOBODY)).toEqual(json(200, { refused: 'unknown_bag' }));
    expect(await end(backend, mona, NOBODY)).toEqual(json(200, false));
  },

  'nobody else sees or ends it, and nobody writes the rows': async (backend) => {
    const [mona, omar] = [await signIn(backend, 'mona'), await signIn(backend, 'omar')];
    const { id } = (await ask(backend, mona, SOLD_OUT)).body as { id: string };
    expect(await end(backend, omar, id)).toEqual(json(200, false));
    expect((await listed(backend, omar)).body).toEqual([]);
    expect(await listed(backend, undefined)).toEqual(noPermission(401, 'alerts'));
    const row = { user_id: mona.id, bag_id: SOLD_OUT };
    expect(await call(backend, { path: ALERTS, as: mona, body: row })).toEqual(noPermission(403, 'alerts'));
    for (const name of ['ask_alert', 'end_alert']) {
      const body = name === 'ask_alert' ? { p_bag: SOLD_OUT } : { p_alert: id };
      expect(await rpc(backend, undefined, name, body)).toEqual(
        tableError(401, '42501', `permission denied for function ${name}`),
      );
    }
    expect(await end(backend, mona, id)).toEqual(json(200, true));
  },
};
