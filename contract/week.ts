import { addDays, beirutDay, mondayOf, MOST_STOCK } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend, type UserSession } from '../apps/server/src/testing/shopClient.ts';
import { bagByTitle } from './bags.ts';
import { type ContractTests, json, tableError, TEXT, TIME, UUID } from './shapes.ts';
import { signIn } from './users.ts';

const TITLE = 'Green Bowl Surprise';
const MONDAY = addDays(mondayOf(beirutDay(Date.now())), 7);
const FRIDAY = addDays(MONDAY, 4);
const AS_PLANNED = { planned: null, skipped: false, published: false };
const NOBODY = '00000000-0000-4000-8000-00000000dead';

const rpc = (backend: ShopBackend, as: UserSession | undefined, name: string, body: object = {}) =>
  call(backend, { path: `/rest/v1/rpc/${name}`, as, body });

async function open(backend: ShopBackend) {
  const [admin, { id: bag_id }] = [await signIn(backend, 'admin'), await bagByTitle(backend, TITLE)];
  for (const table of ['bag_plans', 'bag_days']) {
    await call(backend, { method: 'DELETE', path: `/rest/v1/${table}?bag_id=eq.${bag_id}`, as: admin });
  }
  const plan = { bag_id, quantities: [8, 8, 8, 8, 8, 8, null], opens: '17:00', closes: '20:30' };
  await call(backend, { path: '/rest/v1/bag_plans', as: admin, body: plan });
  const change = (planned: number | null, before: object = AS_PLANNED, bag: string = bag_id) => ({
    bag,
    day: FRIDAY,
    before,
    after: { planned, skipped: planned === null },
  });
  const save = (changes: unknown, as: UserSession | undefined = admin) =>
    rpc(backend, as, 'save_bag_days', { p_changes: changes });
  const read = async () => {
    const { body } = await rpc(backend, admin, 'week_of_plans', { p_from: MONDAY });
    return body as { bags: { id: string }[]; days: object[]; sales: object[]; version: string };
  };
  return { admin, bag_id, change, save, read };
}

/** The week of the dashboard. */
export const weekTests: ContractTests = {
  'a week has its bags with their plans, and the days that were changed': async (backend) => {
    const { admin, bag_id, change, save, read } = await open(backend);
    expect(await save([change(12)])).toEqual(json(200, { saved: 1, conflicts: [] }));
    const week = await read();
    expect(week.bags.find(({ id }) => id === bag_id)).toEqual({
      id: UUID,
      bag_id,
      title: TITLE,
      name_en: TITLE,
      name_ar: TEXT,
      quantity: expect.any(Number),
      pickup_start: TIME,
      pickup_end: TIME,
      store_id: UUID,
      store: TEXT,
      store_ar: TEXT,
      quantities: [8, 8, 8, 8, 8, 8, null],
      opens: '17:00:00',
      closes: '20:30:00',
      starts_on: null,
      ends_on: null,
      paused: false,
    });
    const day = { bag_id, day: FRIDAY, planned: 12, skipped: false, published: false, over: false };
    expect(week.days).toContainEqual(day);
    expect(week.sales).toEqual([]);
    const known = { p_from: MONDAY, p_known: week.version };
    expect(await rpc(backend, admin, 'week_of_plans', known)).toEqual(json(200, { version: week.version }));
  },

  'a day that is different by now is returned with what is there': async (backend) => {
    const { bag_id, change, save } = await open(backend);
    await save([change(12)]);
    const there = { planned: 12, skipped: false, published: false };
    expect(await save([change(5)])).toEqual(
      json(200, {
        saved: 0,
        conflicts: [{ bag: bag_id, day: FRIDAY, reason: 'changed', least: null, ...there }],
      }),
    );
    expect(await save([change(null, there)])).toEqual(json(200, { saved: 1, conflicts: [] }));
    const gone = await save([change(5, AS_PLANNED, NOBODY)]);
    expect(gone.body).toMatchObject({
      saved: 0,
      conflicts: [{ bag: NOBODY, reason: 'gone', planned: null }],
    });
    const past = { ...change(5), day: addDays(beirutDay(Date.now()), -1) };
    expect((await save([past])).body).toMatchObject({ conflicts: [{ reason: 'over' }] });
  },

  'what cannot be is refused': async (backend) => {
    const { admin, change, save } = await open(backend);
    const refused = json(200, { refused: 'malformed' });
    for (const changes of [
      null,
      {},
      [],
      [null],
      [change(MOST_STOCK + 1)],
      [change(1.5)],
      [change(1), change(2)],
    ]) {
      expect(await save(changes)).toEqual(refused);
    }
    expect(await save([{ ...change(1), day: '2026-02-31' }])).toEqual(refused);
    expect(await save([change(1, { planned: null, skipped: false })])).toEqual(refused);
    expect(await rpc(backend, admin, 'week_of_plans', { p_from: '1999-01-01' })).toEqual(refused);
  },

  'only admins may call its functions': async (backend) => {
    const { change } = await open(backend);
    const mona = await signIn(backend, 'mona');
    for (const [name, body] of [
      ['week_of_plans', { p_from: MONDAY }],
      ['save_bag_days', { p_changes: [change(1)] }],
    ] as const) {
      expect(await rpc(backend, undefined, name, body)).toEqual(
        tableError(401, '42501', `permission denied for function ${name}`),
      );
      expect(await rpc(backend, mona, name, body)).toEqual(tableError(403, '42501', 'Admins only!'));
    }
  },
};
