/** What holds for every table and function, also for those somebody adds tomorrow. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import type { Booted } from '../testing/bootEmbedded.ts';

let booted: Booted;
beforeAll(async () => {
  booted = await bootEmbedded();
}, BOOT_MS);
afterAll(() => booted.stop());

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

test('no view shows more than its reader may see', async () => {
  const open = await namesIn(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and coalesce(array_to_string(reloptions, ','), '') !~ 'security_invoker=(true|on)'
  `);
  expect(open).toEqual([]);
});

test('every function says where it looks for names', async () => {
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

test('every foreign key has an index to be followed back', async () => {
  const slow = await namesIn(sql`
    select conrelid::regclass || ' (' || attname || ')' as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid <> 'public.delivery_areas'::regclass
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
  `);
  expect(slow).toEqual([]);
});
