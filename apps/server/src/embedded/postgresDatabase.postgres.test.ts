import fs from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databases } from '../backend.ts';
import { createAuditEvents } from '../orders/auditEvents.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import { join } from '../testing/users.ts';
import { BOOT_MS, ORIGIN, temporaryFolder } from '../testing/place.ts';
import { freshDatabase, testServer, type TestDatabase } from '../testing/testDatabase.ts';
import { startEmbedded, type Embedded } from './engine.ts';

let database: TestDatabase;
const folders: string[] = [];
const running: Embedded[] = [];

beforeEach(async () => {
  database = await freshDatabase(testServer!);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((embedded) => embedded.close()));
  await database.drop();
  await Promise.all(folders.splice(0).map((folder) => fs.rm(folder, { recursive: true, force: true })));
});

async function start(options: { databaseUrl?: string; reset?: boolean } = {}): Promise<Embedded> {
  const dataDir = await temporaryFolder();
  folders.push(dataDir);
  const embedded = await startEmbedded({ dataDir, origin: ORIGIN, databaseUrl: database.url, ...options });
  running.push(embedded);
  return embedded;
}

const bagsOf = async ({ secretKey, fetch }: Embedded) => {
  const client = createClient(ORIGIN, secretKey, {
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  });
  return client.from('surprise_bags');
};

const count = async (embedded: Embedded) =>
  (await (await bagsOf(embedded)).select('id', { count: 'exact', head: true })).count;

test('two servers that start at once make one database, and accept each other’s tokens', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(await count(one)).toBe(62);
  expect(two.secretKey).toBe(one.secretKey);
  await (await bagsOf(one)).delete().eq('title', 'Baklava Ends Box');
  expect(await count(two)).toBe(61);
  expect(await count(await start())).toBe(61);
});

test('a picture uploaded to one server is served and deleted by another', async () => {
  const [one, two] = [await start(), await start()];
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 1, 2]);
  const bucketOf = ({ secretKey, fetch }: Embedded) =>
    createClient(ORIGIN, secretKey, {
      global: { fetch: (input, init) => fetch(new Request(input, init)) },
    }).storage.from('bags');
  const { error } = await bucketOf(one).upload('1.png', picture, { contentType: 'image/png' });
  expect(error).toBeNull();

  const address = new URL('/storage/v1/object/public/bags/1.png', ORIGIN);
  const answer = await two.fetch(new Request(address));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);

  await bucketOf(one).copy('1.png', '2.png');
  expect(new Uint8Array(await (await bucketOf(two).download('2.png')).data!.arrayBuffer())).toEqual(picture);
  await bucketOf(two).remove(['1.png']);
  expect((await one.fetch(new Request(address))).ok).toBe(false);
});

test('reset empties the database', async () => {
  const before = await start();
  await (await bagsOf(before)).delete().eq('title', 'Baklava Ends Box');
  await before.close();
  running.pop();
  const after = await start({ reset: true });
  expect(await count(after)).toBe(62);
  expect(after.secretKey).not.toBe(before.secretKey);
});

test('a foreign database is left alone, also by reset', async () => {
  const foreign = postgres(database.url, { max: 1 });
  await foreign`create table public.invoices (id integer)`;
  for (const reset of [false, true]) {
    await expect(start({ reset })).rejects.toThrow('holds other things and was not made by Zawadeh');
  }
  expect(
    await foreign`select to_regclass('public.invoices') is not null as invoices, to_regnamespace('auth') as auth`,
  ).toMatchObject([{ invoices: true, auth: null }]);
  await foreign.end();
});

test('an unreachable server, or a user without the right to create roles, is reported in a sentence without the password', async () => {
  const elsewhere = new URL(database.url);
  elsewhere.password = 'top-secret';
  elsewhere.port = '1';
  await expect(start({ databaseUrl: elsewhere.href })).rejects.toThrow(
    /^The database postgres:\/\/postgres@127\.0\.0\.1:1\/\w+ cannot be reached: .+\.$/,
  );
  const admin = postgres(database.url, { max: 1, onnotice: () => {} });
  await admin.unsafe('create role zawadeh_weak login');
  const weak = new URL(database.url);
  weak.username = 'zawadeh_weak';
  await expect(start({ databaseUrl: weak.href })).rejects.toThrow('has to be a superuser');
  await admin.unsafe('drop role zawadeh_weak');
  await admin.end();
});

test(
  'a payment through one server is streamed to the listeners of another',
  { timeout: BOOT_MS },
  async () => {
    const booted = await bootEmbedded();
    const driver = openOrderDriver(booted);
    const listening = await start({ databaseUrl: booted.databaseUrl! });
    const { publishableKey, secretKey, fetch: ask } = listening;
    const { orders } = databases({
      url: ORIGIN,
      publishableKey,
      secretKey,
      fetch: (input, init) => ask(new Request(input, init)),
    });
    const { subscribe } = createAuditEvents({
      name: 'paid orders',
      last: orders.lastPaidEvent,
      after: orders.paidEventsAfter,
      changed: (callback) => listening.listen('order_paid', callback),
      log: () => {},
    });
    const callback = new Map<string, number>();
    const stop = await subscribe(({ order_code }) => callback.set(order_code, performance.now()), null);

    const buyer = await join(booted, 'rima@example.com');
    const order = await driver.place(buyer.id, await driver.bags([{ quantity: 1 }]), Date.now());
    const { external_id } = await driver.startPayment(buyer.id, order.order_code, Date.now());
    await driver.settle(external_id, 'success', Date.now());
    const paid = performance.now();
    await expect.poll(() => callback.get(order.order_code), { timeout: 4_000 }).toBeDefined();
    // By notification and not by polling, which happens every five seconds.
    expect(callback.get(order.order_code)! - paid).toBeLessThan(1_000);
    stop();
    await listening.close();
    running.pop();
    await booted.stop();
  },
);
