/** Every role tries every operation on every table, over HTTP; the effect is read with the secret key. */
import { sql } from 'kysely';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import {
  ANSWERED_FUNCTIONS,
  COLUMNS,
  OFFERED_FUNCTIONS,
  OPERATIONS,
  PEOPLE,
  RIGHTS,
  RIGHTS_OF_MEMBERS,
  SHOP_TABLES,
  WRITTEN_COLUMNS,
} from './expected.ts';
import type { TableOperation, TestRole } from './expected.ts';
import { CODES, openAttempts } from './testing/attempts.ts';
import { makeTargets, SECRETS } from './testing/targets.ts';
import type { TargetRow } from './testing/targets.ts';
import {
  functionsOfMembers,
  listedForMembers,
  makeTeam,
  openMemberAttempts,
  type PublicFunction,
} from './testing/team.ts';

const booted = await bootForFile();
const service = booted.service();
const owner = await join(booted, 'rima@example.com');
const other = await join(booted, 'omar@example.com');
const admin = await joinAsAdmin(booted, 'admin@example.com');
const clients: Record<TestRole, SupabaseClient> = {
  visitor: booted.visitor(),
  owner: owner.client,
  other: other.client,
  admin: admin.client,
};
const ids: Partial<Record<TestRole, string>> = { owner: owner.id, other: other.id, admin: admin.id };

const targets = await makeTargets(booted, owner, other);
const team = await makeTeam(booted);
const { rowsOf, storedRows, written } = openAttempts(booted);
const attemptsOf = openMemberAttempts(booted, team, targets);

async function seen(table: string, role: TestRole): Promise<string> {
  const { key, owner } = targets[table]!;
  const { data, error } = await clients[role].from(table).select(owner ? `${key}, ${owner}` : key);
  if (error) return CODES[error.code] ?? error.message;
  if (data.length === 0) return 'nothing';
  if (data.length === (await storedRows(table)).length) return 'all';
  const rows = data as unknown as TargetRow[];
  return owner && rows.every((row) => row[owner] === ids[role]) ? 'own' : `${data.length} rows`;
}

test.each(RIGHTS)('$table: $role', async ({ table, role, expected }) => {
  const found: Partial<Record<TableOperation, string>> = {};
  for (const operation of OPERATIONS) {
    found[operation] =
      operation === 'select'
        ? await seen(table, role)
        : await written(clients[role], table, targets[table]!, operation);
  }
  expect(found).toEqual(expected);
});

test('the list has every table and view, with every role', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname
  `.execute(booted.embedded.database);
  const listed = RIGHTS.map(({ table, role }) => `${table} ${role}`);
  const needed = rows.flatMap(({ name }) => PEOPLE.map((role) => `${name} ${role}`));
  expect(listed.toSorted()).toEqual(needed.toSorted());
});

test.each(RIGHTS)('every column is read: $table: $role', async ({ table, role, expected }) => {
  const { owner } = targets[table]!;
  const { data, error } = await clients[role].from(table).select('*');
  expect(error?.code).toBe(expected.select === 'refused' ? '42501' : undefined);
  const rows = (data ?? []) as TargetRow[];
  const isOwn = (row: TargetRow) =>
    expected.select === 'all' || (expected.select === 'own' && row[owner!] === ids[role]);
  const due = (await rowsOf(table)).filter(isOwn);
  expect(rows.map((row) => JSON.stringify(row)).toSorted()).toEqual(due.map((row) => JSON.stringify(row)));
  for (const row of rows) expect(Object.keys(row)).toEqual(COLUMNS[table]);
  for (const secret of Object.values(SECRETS)) expect(JSON.stringify(rows)).not.toContain(secret);
});

test('the secrets are stored', async () => {
  const content = JSON.stringify([
    await rowsOf('bag_notes'),
    await rowsOf('order_requests'),
    await rowsOf('ticket_keys'),
  ]);
  for (const secret of Object.values(SECRETS)) expect(content).toContain(secret);
});

test('the list has every column that an admin or a member may read, and both read each', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name
  `.execute(booted.embedded.database);
  const readable = RIGHTS.filter(({ role, expected }) => role === 'admin' && expected.select !== 'refused');
  const open = rows.filter(({ table }) => readable.some((right) => right.table === table));
  expect(Object.fromEntries(open.map(({ table, columns }) => [table, columns]))).toEqual(COLUMNS);
  for (const { table, columns } of open) {
    for (const client of [clients.owner, clients.admin]) {
      expect((await client.from(table).select(columns.join()).limit(1)).error).toBeNull();
    }
  }
});

async function publicFunctions(): Promise<PublicFunction[]> {
  const { rows } = await sql<PublicFunction>`
    select proname as name, proargnames as parameters from pg_proc
    where pronamespace = 'public'::regnamespace order by proname
  `.execute(booted.embedded.database);
  return rows;
}

test('only the listed public functions can be called, and only by the listed roles', async () => {
  const rows = await publicFunctions();
  expect(rows.length).toBeGreaterThan(10);
  const calls = rows.flatMap(({ name, parameters }) =>
    PEOPLE.map(async (role) => {
      const nothing = Object.fromEntries((parameters ?? []).map((each) => [each, null]));
      const { error } = await clients[role].rpc(name, nothing);
      return error?.code === '42501' ? [] : [error ? `${role} ${name}: ${error.message}` : `${role} ${name}`];
    }),
  );
  expect((await Promise.all(calls)).flat().toSorted()).toEqual(OFFERED_FUNCTIONS.toSorted());
});

test('only the listed private functions run for clients', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct 'private.' || proname as name from pg_proc, unnest(array['anon', 'authenticated']) role
    where pronamespace = 'private'::regnamespace and has_function_privilege(role, oid, 'execute') order by name
  `.execute(booted.embedded.database);
  expect(rows.map(({ name }) => name)).toEqual(ANSWERED_FUNCTIONS);
});

/** The other tables are tried in members.sweep.db.test.ts. */
test.each(RIGHTS_OF_MEMBERS.filter(({ table }) => SHOP_TABLES.has(table)))(
  'members of a shop: $table: $role',
  async (right) => {
    expect(await attemptsOf(right)).toEqual(right.expected);
  },
);

test('members call the listed functions for their own shop, and no others', async () => {
  const functions = (await publicFunctions()).filter(({ parameters }) => parameters?.includes('p_store'));
  expect(await functionsOfMembers(team, functions)).toEqual(listedForMembers(functions));
});

test('no column is written by clients but the listed ones', async () => {
  const { rows } = await sql<{ what: string; columns: string }>`
    select lower(privilege_type) || ' ' || table_name as what,
      string_agg(column_name, ' ' order by ordinal_position) as columns
    from information_schema.column_privileges
    join information_schema.columns using (table_schema, table_name, column_name)
    where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type in ('INSERT', 'UPDATE')
    group by privilege_type, table_name order by table_name, privilege_type
  `.execute(booted.embedded.database);
  expect(Object.fromEntries(rows.map(({ what, columns }) => [what, columns]))).toEqual(WRITTEN_COLUMNS);
});

describe('a member cannot', () => {
  const { people, shop, otherShop, bags } = team;
  const nadim = people.shopOwner.client;
  const hassan = people.staff.client;
  const plan = { quantities: Array<number>(7).fill(9), opens: '08:00', closes: '09:00' };
  const bagOf = (client: SupabaseClient, changed: object) =>
    client.from('surprise_bags').update(changed).eq('id', bags.unsold).select('id');
  const storeOf = (client: SupabaseClient, changed: object) =>
    client.from('stores').update(changed).eq('id', shop).select('id');
  const daysOf = (client: SupabaseClient, store: string, named: string[]) =>
    client.rpc('save_bag_days', {
      p_store: store,
      p_changes: named.map((bag) => ({
        bag,
        day: '2099-11-27',
        before: { planned: null, skipped: false, published: false },
        after: { planned: 12, skipped: false },
      })),
    });
  const STATE = ['stores', 'store_members', 'store_terms', 'surprise_bags', 'bag_plans', 'bag_days'];
  const state = async () => JSON.stringify(await Promise.all(STATE.map(storedRows)));

  /** A refusal by its code, or no row. */
  test.each<[string, string | [], () => PromiseLike<{ data: unknown; error: { code: string } | null }>]>([
    ['raise the rating of the own shop', '42501', () => storeOf(nadim, { rating: 5, rating_count: 99 })],
    ['say that the own shop gives bags', '42501', () => storeOf(nadim, { can_give: true })],
    ['make the own shop older', '42501', () => storeOf(nadim, { created_at: '2020-01-01' })],
    ['make the own shop another one', '42501', () => storeOf(nadim, { id: otherShop })],
    [
      'change the number of the payouts',
      [],
      () => nadim.from('store_terms').update({ payout_phone: '+96170999999' }).eq('store_id', shop).select(),
    ],
    [
      'end the review of the own bags',
      [],
      () => nadim.from('store_terms').update({ publishing: 'direct' }).eq('store_id', shop).select(),
    ],
    ['read the terms as staff', [], () => hassan.from('store_terms').select('*')],
    [
      'become an owner',
      '42501',
      () => hassan.from('store_members').update({ role: 'owner' }).eq('user_id', people.staff.id),
    ],
    [
      'add somebody without an invitation',
      '42501',
      () => nadim.from('store_members').insert({ store_id: shop, user_id: people.former.id, role: 'owner' }),
    ],
    ['set a price as staff', 'PT409', () => bagOf(hassan, { sale_price: 1 })],
    ['set a full price as staff', 'PT409', () => bagOf(hassan, { full_price: null })],
    [
      'set a price as staff with an upsert',
      '42501',
      () => hassan.from('surprise_bags').upsert({ id: bags.unsold, store_id: shop, sale_price: 1 }),
    ],
    [
      'make a bag as staff',
      'PT409',
      () => hassan.from('surprise_bags').insert({ store_id: shop, sale_price: 1 }),
    ],
    [
      'make a bag for another shop',
      '42501',
      () => nadim.from('surprise_bags').insert({ store_id: otherShop, sale_price: 1 }),
    ],
    [
      'change a bag of another shop',
      [],
      () => nadim.from('surprise_bags').update({ quantity: 0 }).eq('id', bags.elsewhere).select('id'),
    ],
    [
      'plan a bag of another shop',
      '42501',
      () => nadim.from('bag_plans').upsert({ ...plan, bag_id: bags.elsewhere }),
    ],
    [
      'plan a day of another shop',
      '42501',
      () => hassan.from('bag_days').upsert({ bag_id: bags.elsewhere, day: '2099-11-27', planned: 1 }),
    ],
    [
      'turn the own plan into one of another bag',
      '42501',
      () => nadim.from('bag_plans').update({ bag_id: bags.elsewhere }).eq('bag_id', bags.planned),
    ],
    ['save days of another shop', '42501', () => daysOf(nadim, otherShop, [bags.elsewhere])],
    [
      'save own days together with those of another shop',
      '42501',
      () => daysOf(nadim, shop, [bags.planned, bags.elsewhere]),
    ],
    ['save days of all shops', '42501', () => nadim.rpc('save_bag_days', { p_changes: [], p_store: null })],
    [
      'read the week of another shop',
      '42501',
      () => nadim.rpc('week_of_plans', { p_from: '2026-11-23', p_store: otherShop }),
    ],
  ])('%s', async (_what, expected, attempt) => {
    const before = await state();
    const { data, error } = await attempt();
    expect(error?.code ?? data).toEqual(expected);
    expect(await state()).toBe(before);
  });

  test('move a bag to another shop, not even between two own ones', async () => {
    const { data: two } = await service.from('stores').insert({ name: 'Second shop' }).select('id').single();
    const own = { store_id: two?.id, user_id: people.shopOwner.id, role: 'owner' };
    await service.from('store_members').insert(own);
    for (const store_id of [two?.id, otherShop]) {
      await bagOf(nadim, { store_id });
      const { data: bag } = await service.from('surprise_bags').select('*').eq('id', bags.unsold).single();
      expect(bag?.store_id).toBe(shop);
    }
  });

  test('do anything more from the request after the one that removes or deactivates', async () => {
    const week = () => hassan.rpc('week_of_plans', { p_from: '2026-11-23', p_store: shop });
    expect((await week()).error).toBeNull();
    expect((await bagOf(hassan, { quantity: 7 })).data).toHaveLength(1);
    const ofHassan = () => service.from('store_members').delete().eq('user_id', people.staff.id);
    const deactivated = (deactivated_at: string | null) =>
      service.from('users').update({ deactivated_at }).eq('id', people.staff.id);
    const end = [() => deactivated('2026-11-25T00:00:00Z'), () => deactivated(null), ofHassan];
    for (const [step, take] of end.entries()) {
      await take();
      const isBack = step === 1;
      expect((await week()).error?.code).toBe(isBack ? undefined : '42501');
      expect((await bagOf(hassan, { quantity: 8 + step })).data).toHaveLength(isBack ? 1 : 0);
    }
  });
});
