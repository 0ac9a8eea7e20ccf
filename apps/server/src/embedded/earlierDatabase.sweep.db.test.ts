/** A database made by replaced migrations is neither served nor changed. */
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { BOOT_MS, ORIGIN } from '../testing/place.ts';
import { startEmbedded, type EmbeddedOptions } from './engine.ts';
import type { SetUp } from './engineDatabase.ts';
import { openPglite } from './pgliteDatabase.ts';

const SENTENCE =
  'This database was made by an earlier version of Zawadeh and cannot be taken over: begin anew with "npm start -- --reset", which deletes everything in it, or go on with the earlier version.';

/** The state after the first migration of that version. */
const EARLIER = `
  drop schema public, private cascade;
  create schema public;
  grant usage on schema public to public;
  create table public.surprise_bags (id uuid primary key, internal_note text);
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version, name) values ('20260101000000', 'shops_and_bags');
`;

test(
  'a database of an earlier version is left as it is, one sentence says so, and reset begins anew',
  async () => {
    const booted = await bootEmbedded();
    onTestFinished(() => booted.stop());
    const { dataDir, databaseUrl } = booted;
    await booted.embedded.close();
    const open = async () => {
      if (!databaseUrl) return openPglite(path.join(dataDir, 'database'));
      const { openPostgres } = await import('./postgresDatabase.ts');
      return openPostgres(databaseUrl);
    };
    const withDatabase = async <Value>(look: (setUp: SetUp) => Promise<Value>): Promise<Value> => {
      const opened = await open();
      try {
        return await look(opened.setUp);
      } finally {
        await opened.close();
      }
    };
    const found = () =>
      withDatabase(async ({ rows }) => [
        await rows('select version, name from supabase_migrations.schema_migrations'),
        await rows(
          "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
        ),
      ]);
    await withDatabase(({ run }) => run(EARLIER));
    const before = await found();
    expect(before).toEqual([
      [{ version: '20260101000000', name: 'shops_and_bags' }],
      [{ relname: 'surprise_bags' }],
    ]);

    const options: EmbeddedOptions = { dataDir, databaseUrl, origin: ORIGIN };
    await expect(startEmbedded(options)).rejects.toMatchObject({ name: 'StartError', message: SENTENCE });
    expect(await found()).toEqual(before);

    const restarted = await startEmbedded({ ...options, reset: true });
    await restarted.close();
    expect(await found()).not.toEqual(before);
  },
  3 * BOOT_MS,
);
