/** Every role tries every operation on every table, over HTTP; the effect is read with the secret key. */
import { sql } from 'kysely';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { ANSWERED_FUNCTIONS, COLUMNS, OFFERED_FUNCTIONS, OPERATIONS, PEOPLE, RIGHTS } from './expected.ts';
import type { TableOperation, ExpectedOutcome, TestRole } from './expected.ts';
import { makeTargets, SECRETS } from './testing/targets.ts';
import type { TargetRow } from './testing/targets.ts';

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

async function rowsOf(table: string): Promise<TargetRow[]> {
  const { data, error } = await service.from(table).select('*');
  if (error) throw error;
  const sorted = data.map((row: TargetRow) => JSON.stringify(row)).toSorted();
  return sorted.map((row) => JSON.parse(row) as TargetRow);
}

/** The stored rows themselves: reading them over HTTP took most of the time of these tests. */
async function storedRows(table: string): Promise<TargetRow[]> {
  const { rows } = await sql<{ row: TargetRow }>`
    select to_jsonb(each) as row from ${sql.table(`public.${table}`)} each order by 1
  `.execute(booted.embedded.database);
  return rows.map(({ row }) => row);
}

/** Restores the rows, so that every role finds the same ones. */
async function restore(table: string, key: string, before: TargetRow[]): Promise<void> {
  const after = await storedRows(table);
  const made = after.map((row) => row[key]).filter((id) => !before.some((row) => row[key] === id));
  if (made.length > 0) await service.from(table).delete().in(key, made);
  const kept = new Set(after.map((row) => JSON.stringify(row)));
  const rows = before
    .filter((row) => !kept.has(JSON.stringify(row)))
    .map(({ payment_status: _follows, found_by: _too, ...row }) => row);
  if (rows.length === 0) return;
  const { error } = await service.from(table).upsert(rows);
  if (error) throw error;
}

/** The last row: only the database can set its number. */
const CODES: Record<string, ExpectedOutcome> = { 42501: 'refused', 23505: 'taken', '428C9': 'refused' };

async function seen(table: string, role: TestRole): Promise<string> {
  const { key, owner } = targets[table]!;
  const { data, error } = await clients[role].from(table).select(owner ? `${key}, ${owner}` : key);
  if (error) return CODES[error.code] ?? error.message;
  if (data.length === 0) return 'nothing';
  if (data.length === (await storedRows(table)).length) return 'all';
  const rows = data as unknown as TargetRow[];
  return owner && rows.every((row) => row[owner] === ids[role]) ? 'own' : `${data.length} rows`;
}

async function written(table: string, role: TestRole, operation: TableOperation): Promise<string> {
  const { key, aim, insert, change } = targets[table]!;
  const before = await storedRows(table);
  const rows = clients[role].from(table);
  const { error } =
    operation === 'insert'
      ? await rows.insert(insert)
      : operation === 'update'
        ? await rows.update(change).eq(key, aim)
        : operation === 'delete'
          ? await rows.delete().eq(key, aim)
          : await rows.upsert({ ...insert, ...change, [key]: aim });
  const isChanged = JSON.stringify(await storedRows(table)) !== JSON.stringify(before);
  if (isChanged) await restore(table, key, before);
  if (!error) return isChanged ? 'done' : 'nothing';
  return isChanged ? `changed, and said ${error.message}` : (CODES[error.code] ?? error.message);
}

test.each(RIGHTS)('$table: $role', async ({ table, role, expected }) => {
  const found: Partial<Record<TableOperation, string>> = {};
  for (const operation of OPERATIONS) {
    found[operation] =
      operation === 'select' ? await seen(table, role) : await written(table, role, operation);
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

test('only the listed public functions can be called, and only by the listed roles', async () => {
  const { rows } = await sql<{ name: string; parameters: string[] | null }>`
    select proname as name, proargnames as parameters from pg_proc
    where pronamespace = 'public'::regnamespace order by proname
  `.execute(booted.embedded.database);
  expect(rows.length).toBeGreaterThan(10);
  const calls = rows.flatMap(({ name, parameters }) =>
    PEOPLE.map(async (role) => {
      const nothing = Object.fromEntries((parameters ?? []).map((each) => [each, null]));
      const { error } = await clients[role].rpc(name, nothing);
      return error?.code === '42501' ? [] : [error ? `${role} ${name}: ${error.message}` : `${role} ${name}`];
    }),
  );
  expect((await Promise.all(calls)).flat()).toEqual(OFFERED_FUNCTIONS);
});

test('only the listed private functions run for clients', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct 'private.' || proname as name from pg_proc, unnest(array['anon', 'authenticated']) role
    where pronamespace = 'private'::regnamespace and has_function_privilege(role, oid, 'execute') order by name
  `.execute(booted.embedded.database);
  expect(rows.map(({ name }) => name)).toEqual(ANSWERED_FUNCTIONS);
});
