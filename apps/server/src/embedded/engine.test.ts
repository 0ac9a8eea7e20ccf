import fs from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { BOOT_MS, copyOfFolder, ORIGIN, temporaryFolder } from '../testing/place.ts';
import { startEmbedded, type Fix } from './engine.ts';
import { migrate, seedOnce } from './migrate.ts';
import { openPglite } from './pgliteDatabase.ts';
import { StartError } from '../startError.ts';

const supabase = path.resolve(import.meta.dirname, '../../../../supabase');
const folders: string[] = [];

const kept = (folder: string) => {
  folders.push(folder);
  return folder;
};
const startedFolder = async () => kept(await copyOfFolder(inject('prepared').dataDir));

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(folders.splice(0).map((folder) => fs.rm(folder, { recursive: true, force: true })));
});

test(
  'a second start keeps data, keys and e-mails, and seeds and migrates nothing again',
  { timeout: BOOT_MS },
  async () => {
    const dataDir = await startedFolder();
    const first = await startEmbedded({ dataDir, origin: ORIGIN, isChecked: true });
    const clientOf = ({ secretKey, fetch }: typeof first) =>
      createClient(ORIGIN, secretKey, {
        global: { fetch: (input, init) => fetch(new Request(input, init)) },
      });
    await clientOf(first).from('surprise_bags').delete().eq('title', 'Baklava Ends Box');
    await clientOf(first).from('surprise_bags').update({ quantity: 1 }).eq('title', 'Home Lunch Surprise');
    await first.outbox.send({ to: 'rima@example.com', subject: 'Hello', text: '123456' });
    await expect(startEmbedded({ dataDir, origin: ORIGIN, isChecked: true })).rejects.toThrow(
      'already using',
    );
    await first.close();

    const second = await startEmbedded({ dataDir, origin: ORIGIN, isChecked: true });
    const { data } = await clientOf(second).from('surprise_bags').select('title, quantity');
    expect(data).toHaveLength(61);
    expect(data).toContainEqual({ title: 'Home Lunch Surprise', quantity: 1 });
    expect(second.publishableKey).toBe(first.publishableKey);
    expect(second.secretKey).toBe(first.secretKey);
    expect(second.outbox.latestTo('Rima@example.com')?.subject).toBe('Hello');
    await second.close();

    const { mode } = await fs.stat(path.join(dataDir, 'secrets.json'));
    expect(mode & 0o777).toBe(0o600);

    const { setUp, close } = await openPglite(path.join(dataDir, 'database'));
    expect(await migrate(setUp, path.join(supabase, 'migrations'))).toEqual([]);
    expect(await seedOnce(setUp, path.join(supabase, 'seed.sql'))).toBe(false);
    expect(await setUp.rows('select version from supabase_migrations.schema_migrations')).toContainEqual({
      version: '20261101000000',
    });
    // Idempotent by itself too, because the Supabase CLI runs it independently of the server.
    await setUp.run(await fs.readFile(path.join(supabase, 'seed.sql'), 'utf8'));
    await setUp.run(await fs.readFile(path.join(supabase, 'seed.sql'), 'utf8'));
    expect(await setUp.rows('select count(*)::int as bags from surprise_bags')).toEqual([{ bags: 62 }]);
    await close();
  },
);

test.each<Fix>(['sessionLock', 'closedGrants'])(
  'without the fix %s the self-test refuses to serve',
  { timeout: BOOT_MS },
  async (fix) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const dataDir = await startedFolder();
    const start = startEmbedded({ dataDir, origin: ORIGIN, withoutFixes: [fix] });
    await expect(start).rejects.toThrow(
      /^The embedded database is not closed to strangers \(.+\), so Zawadeh does not serve it\.$/,
    );
    await expect(start).rejects.toBeInstanceOf(StartError);
    await expect(fs.stat(path.join(dataDir, 'server.lock'))).rejects.toThrow('ENOENT');
  },
);

test('a failed migration leaves no trace', { timeout: BOOT_MS }, async () => {
  const migrations = kept(await temporaryFolder());
  await fs.writeFile(path.join(migrations, '20261101000000_people.sql'), '');
  await fs.writeFile(
    path.join(migrations, '20991231000000_half.sql'),
    'create table public.half (id int); select 1 / 0;',
  );
  const { setUp, close } = await openPglite(path.join(await startedFolder(), 'database'));
  await expect(migrate(setUp, migrations)).rejects.toThrow(
    '20991231000000_half.sql could not be applied: division by zero',
  );
  expect(await setUp.rows("select to_regclass('public.half') as half")).toEqual([{ half: null }]);
  await close();
});

test('a database that was made by replaced migrations is not migrated', { timeout: BOOT_MS }, async () => {
  const migrations = kept(await temporaryFolder());
  await fs.writeFile(path.join(migrations, '20261101000000_shops.sql'), 'drop table public.users cascade;');
  const { setUp, close } = await openPglite(path.join(await startedFolder(), 'database'));
  await expect(migrate(setUp, migrations)).rejects.toBeInstanceOf(StartError);
  expect(await setUp.rows("select to_regclass('public.users') as users")).toEqual([{ users: 'users' }]);
  await close();
});

test('a folder that is no database stays as it is', { timeout: BOOT_MS }, async () => {
  const notes = path.join(kept(await temporaryFolder()), 'notes.txt');
  await fs.writeFile(notes, 'of the operator');
  await expect(openPglite(notes)).rejects.toHaveProperty('errno');
  expect(await fs.readFile(notes, 'utf8')).toBe('of the operator');
});
