/** Rules for every table and function, including those added later. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';

const booted = await bootForFile();

const namesIn = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(booted.embedded.database)).rows.map(({ name }) => name);

test('every table has row-level security and at least one policy', async () => {
  const open = await namesIn(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not (relrowsecurity and exists (select from pg_policy where polrelid = pg_class.oid))
  `);
  expect(open).toEqual([]);
});

/** The view bypasses the policies of its table and checks the right itself, which `rights/matrix.db.test.ts` tests. */
const ASKS_ITSELF = ['deactivated_users'];

test('no view shows more than its reader may read', async () => {
  const open = await namesIn(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and coalesce(array_to_string(reloptions, ','), '') !~ 'security_invoker=(true|on)'
  `);
  expect(open).toEqual(ASKS_ITSELF);
});

test('every function sets its search path', async () => {
  const loose = await namesIn(sql`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce('search_path=""' = any (proconfig), false)
  `);
  expect(loose).toEqual([]);
});

test('every update that clients may make is checked before and after', async () => {
  const unchecked = await namesIn(sql`
    select polname as name from pg_policy join pg_class on pg_class.oid = polrelid
    where relnamespace = 'public'::regnamespace and polcmd = 'w' and polwithcheck is null
  `);
  expect(unchecked).toEqual([]);
});

test('every foreign key has an index', async () => {
  const slow = await namesIn(sql`
    select conrelid::regclass || ' (' || attname || ')' as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid <> 'public.delivery_areas'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
  `);
  expect(slow).toEqual([]);
});

test('the orders of paid events are found by their primary key', async () => {
  const plan = await booted.embedded.database.transaction().execute(async (transaction) => {
    // These tables are too small for an index to pay off.
    for (const other of ['seqscan', 'hashjoin', 'mergejoin']) {
      await sql`set local ${sql.raw(`enable_${other}`)} = off`.execute(transaction);
    }
    const { rows } = await sql<{ body: string }>`
      select prosrc as body from pg_proc where proname = 'paid_events_after'
    `.execute(transaction);
    const query = rows[0]!.body.replaceAll('p_event', '0').replaceAll('p_limit', '1');
    const found = await sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(transaction);
    return found.rows.flatMap((row) => Object.values(row)).join('\n');
  });
  expect(plan).toMatch(/orders_pkey[^]*Index Cond: \(id = private\.as_uuid/);
});

test('only the server uses sequences', async () => {
  const open = await namesIn(sql`
    select format('%s: %s %s', relname, client, privilege) as name
    from pg_class, unnest(array['anon', 'authenticated']) client, unnest(array['usage', 'select', 'update']) privilege
    where relnamespace = 'public'::regnamespace and relkind = 'S' and has_sequence_privilege(client, oid, privilege)
    order by 1
  `);
  expect(open).toEqual([]);
});

test('the database itself rejects hours that end before they begin, and look-alike addresses', async () => {
  const { database } = booted.embedded;
  const bag = sql`
    insert into public.surprise_bags (store_id, sale_price, price, pickup_start, pickup_end)
    select id, 1, 1, '2026-11-21 18:00Z', '2026-11-21 17:00Z' from public.stores limit 1
  `;
  await expect(bag.execute(database)).rejects.toThrow(/surprise_bags_pickup_check/);
  for (const email of ['r\u0456ma@example.com', 'ri\u200bma@example.com', 'ｒima@example.com']) {
    const account = sql`insert into auth.users (id, email) values (gen_random_uuid(), ${email})`;
    await expect(account.execute(database)).rejects.toThrow(/invalid format/);
  }
});
