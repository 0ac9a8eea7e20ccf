import { MOST_STOCK } from '@zawadeh/domain';
import { expect } from 'vitest';
import { call, type ShopBackend } from '../apps/server/src/testing/shopClient.ts';
import { bagByTitle } from './bags.ts';
import {
  type ContractTests,
  emptyResult,
  json,
  noPermission,
  policyError,
  tableError,
  TIME,
} from './shapes.ts';
import { signIn } from './users.ts';

const PLANS = '/rest/v1/bag_plans';
const DAYS = '/rest/v1/bag_days';
const TITLE = 'Home Lunch Surprise';
const UPSERT = { prefer: 'resolution=merge-duplicates' };
const RETURN_ROWS = { prefer: 'return=representation' };
const QUANTITIES = [5, 5, 5, 5, null, 8, null];
const DAY = '2026-11-26';
const NOBODY = '00000000-0000-4000-8000-00000000dead';

type By = { token: string } | undefined;

async function open(backend: ShopBackend) {
  const [admin, { id: bag_id }] = [await signIn(backend, 'admin'), await bagByTitle(backend, TITLE)];
  const own = `bag_id=eq.${bag_id}`;
  for (const table of [PLANS, DAYS]) {
    await call(backend, { method: 'DELETE', path: `${table}?${own}`, as: admin });
  }
  return {
    admin,
    bag_id,
    plan: { bag_id, quantities: QUANTITIES, opens: '17:00', closes: '20:30' },
    add: (path: string, as: By, body: object, headers = {}) => call(backend, { path, as, body, headers }),
    read: (path: string, as: By) => call(backend, { path: `${path}?select=*&${own}`, as }),
    change: (path: string, as: By, body: object, headers = {}) =>
      call(backend, { method: 'PATCH', path: `${path}?${own}`, as, body, headers }),
    remove: (path: string, as: By) => call(backend, { method: 'DELETE', path: `${path}?${own}`, as }),
  };
}

const brokenCheck = (table: string, check: string) =>
  tableError(
    400,
    '23514',
    `new row for relation "${table}" violates check constraint "${table}_${check}_check"`,
  );

/** Bags that come by themselves. */
export const planTests: ContractTests = {
  'an admin gives a bag a plan, changes it and takes it away': async (backend) => {
    const { admin, plan, add, read, change, remove } = await open(backend);
    expect(await add(PLANS, admin, plan)).toEqual(emptyResult(201));
    const row = {
      ...plan,
      opens: '17:00:00',
      closes: '20:30:00',
      starts_on: null,
      ends_on: null,
      paused: false,
      updated_by: admin.id,
      updated_at: TIME,
    };
    expect(await read(PLANS, admin)).toEqual(json(200, [row]));
    expect(await add(PLANS, admin, plan)).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(await change(PLANS, admin, { paused: true, ends_on: DAY }, RETURN_ROWS)).toEqual(
      json(200, [{ ...row, paused: true, ends_on: DAY }]),
    );
    const again = { ...plan, closes: '01:00', ends_on: null };
    expect(await add(PLANS, admin, again, UPSERT)).toEqual(emptyResult(200));
    expect(await read(PLANS, admin)).toEqual(json(200, [{ ...row, paused: true, closes: '01:00:00' }]));
    expect(await remove(PLANS, admin)).toEqual(emptyResult(204));
    expect(await read(PLANS, admin)).toEqual(json(200, []));
  },

  'an admin changes, skips and notes single days': async (backend) => {
    const { admin, bag_id, add, read, change, remove } = await open(backend);
    const row = {
      bag_id,
      day: DAY,
      planned: 3,
      published_at: null,
      skipped: false,
      left_over: null,
      note: null,
    };
    expect(await add(DAYS, admin, { bag_id, day: DAY, planned: 3 }, UPSERT)).toEqual(emptyResult(201));
    expect(await read(DAYS, admin)).toEqual(json(200, [row]));
    const skipped = { bag_id, day: DAY, planned: null, skipped: true, note: 'A wedding' };
    expect(await add(DAYS, admin, skipped, UPSERT)).toEqual(emptyResult(200));
    expect(await read(DAYS, admin)).toEqual(json(200, [{ ...row, ...skipped }]));
    expect(await change(DAYS, admin, { skipped: false, day: '2026-12-01' })).toEqual(emptyResult(204));
    expect(await read(DAYS, admin)).toEqual(json(200, [{ ...row, ...skipped, skipped: false }]));
    expect(await remove(DAYS, admin)).toEqual(emptyResult(204));
    expect(await read(DAYS, admin)).toEqual(json(200, []));
  },

  'nobody else sees or writes them': async (backend) => {
    const { admin, bag_id, plan, add, read, change, remove } = await open(backend);
    const day = { bag_id, day: DAY, planned: 3 };
    await add(PLANS, admin, plan);
    await add(DAYS, admin, day);
    const before = [await read(PLANS, admin), await read(DAYS, admin)];
    const mona = await signIn(backend, 'mona');
    for (const [path, table, row] of [
      [PLANS, 'bag_plans', plan],
      [DAYS, 'bag_days', day],
    ] as const) {
      expect(await read(path, undefined)).toEqual(noPermission(401, table));
      expect(await read(path, mona)).toEqual(json(200, []));
      expect(await add(path, undefined, row)).toEqual(noPermission(401, table));
      expect(await add(path, mona, row)).toEqual(policyError(table));
      expect(await add(path, mona, row, UPSERT)).toEqual(policyError(table));
      expect(await change(path, undefined, row)).toEqual(noPermission(401, table));
      expect(await change(path, mona, row)).toEqual(emptyResult(204));
      expect(await remove(path, undefined)).toEqual(noPermission(401, table));
      expect(await remove(path, mona)).toEqual(emptyResult(204));
    }
    expect([await read(PLANS, admin), await read(DAYS, admin)]).toEqual(before);
  },

  'what the database alone writes is refused, and so is what cannot be': async (backend) => {
    const { admin, bag_id, plan, add, change } = await open(backend);
    await add(PLANS, admin, plan);
    await add(DAYS, admin, { bag_id, day: DAY });
    expect(await change(PLANS, admin, { updated_by: NOBODY })).toEqual(noPermission(403, 'bag_plans'));
    for (const body of [{ published_at: '2026-11-26T15:00:00Z' }, { left_over: 3 }]) {
      expect(await change(DAYS, admin, body)).toEqual(noPermission(403, 'bag_days'));
      expect(await add(DAYS, admin, { bag_id, day: '2026-11-27', ...body })).toEqual(
        noPermission(403, 'bag_days'),
      );
    }
    for (const [body, check] of [
      [{ quantities: [1, 2, 3] }, 'quantities'],
      [{ quantities: QUANTITIES.map(() => null) }, 'quantities'],
      [{ quantities: QUANTITIES.map(() => MOST_STOCK + 1) }, 'quantities'],
      [{ opens: '17:00:30' }, 'opens'],
      [{ closes: '24:00' }, 'closes'],
      [{ starts_on: '2026-11-26', ends_on: '2026-11-25' }, 'period'],
    ] as const) {
      expect(await change(PLANS, admin, body)).toEqual(brokenCheck('bag_plans', check));
    }
    expect(await change(DAYS, admin, { planned: MOST_STOCK + 1 })).toEqual(
      brokenCheck('bag_days', 'planned'),
    );
    expect(await change(DAYS, admin, { note: 'x'.repeat(201) })).toEqual(brokenCheck('bag_days', 'note'));
    for (const [path, table, row] of [
      [PLANS, 'bag_plans', plan],
      [DAYS, 'bag_days', { day: DAY }],
    ] as const) {
      expect(await add(path, admin, { ...row, bag_id: NOBODY })).toEqual(
        tableError(
          409,
          '23503',
          `insert or update on table "${table}" violates foreign key constraint "${table}_bag_id_fkey"`,
          { details: 'Key is not present in table "surprise_bags".' },
        ),
      );
    }
  },
};
