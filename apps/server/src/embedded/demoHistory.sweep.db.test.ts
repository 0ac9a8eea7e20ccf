import fs from 'node:fs/promises';
import { newSecret, secretHash } from '@zawadeh/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createHandoversDatabase } from '../database/handovers.ts';
import { createLedgerDatabase } from '../database/ledger.ts';
import { reconcile } from '../reconcile/report.ts';
import { BOOT_MS, copyOfFolder, ORIGIN, temporaryFolder } from '../testing/place.ts';
import { freshDatabase, testServer, type TestDatabase } from '../testing/testDatabase.ts';
import { startEmbedded, type Embedded } from './engine.ts';

let dataDir: string;
let server: TestDatabase | null;
let embedded: Embedded;

const start = () =>
  startEmbedded({
    dataDir,
    origin: ORIGIN,
    databaseUrl: server?.url ?? null,
    demoAccounts: true,
    demoHistory: true,
  });

beforeAll(async () => {
  dataDir = await temporaryFolder();
  server = testServer ? await freshDatabase(testServer) : null;
  embedded = await start();
}, BOOT_MS);
afterAll(async () => {
  await embedded.close();
  await server?.drop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

const project = () => ({
  url: ORIGIN,
  publishableKey: embedded.publishableKey,
  secretKey: embedded.secretKey,
  fetch: async (input: RequestInfo | URL, init?: RequestInit) => embedded.fetch(new Request(input, init)),
  callFunction: embedded.callFunction,
});

async function count(table: string): Promise<number> {
  const found = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(
    embedded.database,
  );
  return Number(found.rows[0]?.count);
}

test('a month is sold, collected, rated and refunded, and the books of all of it balance', async () => {
  expect(await count('public.orders')).toBeGreaterThan(300);
  expect(await count('public.ratings')).toBeGreaterThan(100);
  expect(await count('public.bag_plans')).toBe(2 * (await count('public.stores')));
  const report = await reconcile({
    ledger: createLedgerDatabase(project()),
    provider: null,
    days: 40,
    now: Date.now(),
  });
  // Two buyers wait for their money, and an admin can send it back on the dashboard.
  expect(report.toDo.map(({ kind }) => kind)).toEqual(['refund_due', 'refund_due']);
  expect(report.forInformation).toEqual([]);
  expect(report.figures.bagsNotCompared).toBeLessThan(30);
  const sums = await sql`
    select (select sum(sold) from private.sales_of_bag_days) as days,
      (select sum(quantity) from public.order_lines line join public.orders o on o.id = line.order_id
       where o.status = 'paid' and line.plan_day is not null) as lines,
      (select sum(items) from private.sales_of_days) as items,
      (select sum(quantity) from public.order_lines line join public.orders o on o.id = line.order_id
       where o.status = 'paid') as all_lines
  `.execute(embedded.database);
  const { days, lines, items, all_lines } = sums.rows[0] as Record<string, unknown>;
  expect([days, items]).toEqual([lines, all_lines]);
  const { rows: payouts } = await sql<{ state: string }>`
    select distinct private.payout_json(p) ->> 'state' as state from public.payouts p order by 1
  `.execute(embedded.database);
  expect(payouts.map(({ state }) => state)).toEqual(['arrived', 'disputed', 'sent']);
  const { rows: shops } = await sql`select from public.stores where rating is not null`.execute(
    embedded.database,
  );
  expect(shops.length).toBeGreaterThan(15);
});

test('three people run three shops, one of which waits for a review, and two shops wait for an answer', async () => {
  const { rows } = await sql`
    select u.email, m.role, string_agg(s.name || ' ' || t.publishing, ', ' order by s.id) as shops
    from public.store_members m join public.users u on u.id = m.user_id
    join public.stores s on s.id = m.store_id join public.store_terms t on t.store_id = s.id
    group by u.email, m.role order by u.email
  `.execute(embedded.database);
  expect(rows).toEqual([
    { email: 'hassan@zawadeh.local', role: 'staff', shops: 'Zahra Sweets direct' },
    { email: 'huda@zawadeh.local', role: 'owner', shops: 'Umm Fadi’s Kitchen direct, Mina Corner review' },
    { email: 'nadim@zawadeh.local', role: 'owner', shops: 'Zahra Sweets direct' },
  ]);
  expect([await count('public.store_applications'), await count('public.bag_changes')]).toEqual([2, 1]);
});

test('the printed links make a phone of the first shop and one of a courier, each once', async () => {
  const handovers = createHandoversDatabase(project());
  const codeIn = (link: string | undefined) => secretHash(String(link?.split('#pair=')[1]));
  const [counter, courier] = [
    await codeIn(embedded.demoLinks?.counter),
    await codeIn(embedded.demoLinks?.courier),
  ];
  const pair = async (codeHash: string) =>
    handovers.pair(codeHash, await secretHash(newSecret()), 'Front counter');
  expect(await pair(counter)).toMatchObject({ ok: true, value: { kind: 'counter', store: 'Zahra Sweets' } });
  expect(await pair(courier)).toMatchObject({ ok: true, value: { kind: 'courier' } });
  expect(await pair(counter)).toMatchObject({ ok: false });
});

test(
  'the next start changes nothing, prints other links, and leaves bags with a plan to their plans',
  async () => {
    const before = { orders: await count('public.orders'), devices: await count('public.devices') };
    const windows = sql`
    select id, pickup_start from public.surprise_bags where id in (select bag_id from public.bag_plans) order by id
  `;
    const { rows } = await windows.execute(embedded.database);
    const links = embedded.demoLinks;
    await sql`
    update embedded.done_once set done_at = done_at - interval '3 days' where name = 'demo bags of the day'
  `.execute(embedded.database);
    await embedded.close();
    embedded = await start();
    expect({ orders: await count('public.orders'), devices: await count('public.devices') }).toEqual(before);
    expect(embedded.demoLinks).not.toEqual(links);
    expect((await windows.execute(embedded.database)).rows).toEqual(rows);
  },
  BOOT_MS,
);

test(
  'a shop that was begun without the demo never gets its accounts, orders or links',
  async () => {
    const prepared = inject('prepared');
    const folder = await copyOfFolder(prepared.dataDir);
    const database = testServer ? await freshDatabase(testServer, prepared.database ?? undefined) : null;
    const shop = await startEmbedded({
      dataDir: folder,
      origin: ORIGIN,
      databaseUrl: database?.url ?? null,
      demoAccounts: true,
      demoHistory: true,
    });
    const people = await sql`select from public.users`.execute(shop.database);
    const orders = await sql`select from public.orders`.execute(shop.database);
    expect([people.rows, orders.rows, shop.demoLinks]).toEqual([[], [], null]);
    await shop.close();
    await database?.drop();
    await fs.rm(folder, { recursive: true, force: true });
  },
  BOOT_MS,
);
