/** Three servers on one database, of which some are killed while plans are due: each opening is published once. */
import fs from 'node:fs/promises';
import { beirutDay, wallTimeOf } from '@zawadeh/domain';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/place.ts';
import { run } from '../testing/runMain.ts';
import { freshDatabase, testServer, type TestDatabase } from '../testing/testDatabase.ts';

const MINUTE = 60_000;
const SERVERS = 3;
const KILLS = 4;
const PUBLISHED_WITHIN_MS = 40_000;
const DUE = 58;
const TOO_LATE = 20;

let database: TestDatabase;
let sql: postgres.Sql;
const folders: string[] = [];
const running: Array<ReturnType<typeof run>> = [];

async function startServer(place: number): Promise<void> {
  folders[place] ??= await temporaryFolder();
  const server = run(['--port', '0', '--data', folders[place], '--database', database.url]);
  await server.ready;
  running[place] = server;
}

beforeAll(async () => {
  database = await freshDatabase(testServer!);
  sql = postgres(database.url, { max: 2, onnotice: () => {} });
  // The first one migrates.
  await startServer(0);
}, 60_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await sql.end();
  await database.drop();
  await Promise.all(folders.map((folder) => fs.rm(folder, { recursive: true })));
});

test('servers that are killed publish every opening that is due once, and none that began more than an hour ago', async () => {
  const now = Date.now();
  const clock = (at: number) => wallTimeOf(at).slice('2026-11-25T'.length);
  const [store] = await sql`select id from public.stores limit 1`;
  const plans = [
    ...Array.from({ length: DUE }, (_, minute) => minute),
    ...Array.from({ length: TOO_LATE }, (_, minute) => 62 + minute),
  ].map((minutesAgo) => ({
    id: crypto.randomUUID(),
    began: now - minutesAgo * MINUTE,
    isDue: minutesAgo < DUE,
  }));
  // In one transaction, so that no server sees a part.
  await sql.begin(async (transaction) => {
    for (const { id, began } of plans) {
      await transaction`
        insert into public.surprise_bags (id, store_id, title, sale_price, quantity)
        values (${id}, ${store!.id as string}, 'A planned bag', 4.5, 0)
      `;
      await transaction`
        insert into public.bag_plans (bag_id, quantities, opens, closes)
        values (${id}, array[7,7,7,7,7,7,7]::smallint[], ${clock(began)}, ${clock(began + 180 * MINUTE)})
      `;
    }
  });
  await Promise.all([1, 2].map(startServer));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 1_500));
    const place = kill % SERVERS;
    running[place]!.child.kill('SIGKILL');
    await running[place]!.ended;
    await startServer(place);
  }

  const due = plans.filter(({ isDue }) => isDue).map(({ id }) => id);
  await expect
    .poll(
      async () =>
        (await sql`select from public.bag_days where bag_id = any (${due}) and published_at is not null`)
          .length,
      { timeout: PUBLISHED_WITHIN_MS, interval: 500 },
    )
    .toBe(DUE);
  const published = await sql<{ id: string; quantity: number; days: string[]; entries: string }[]>`
    select bag.id::text, bag.quantity,
      array(select day::text from public.bag_days where bag_id = bag.id and published_at is not null) as days,
      (select count(*) from public.audit_log where subject_id = bag.id::text and details ? 'plan_day') as entries
    from public.surprise_bags bag where bag.title = 'A planned bag'
  `;
  const found = new Map(published.map((each) => [each.id, each]));
  for (const { id, began, isDue } of plans) {
    expect(found.get(id)).toEqual({
      id,
      quantity: isDue ? 7 : 0,
      days: isDue ? [beirutDay(began)] : [],
      entries: isDue ? '1' : '0',
    });
  }
}, 150_000);
