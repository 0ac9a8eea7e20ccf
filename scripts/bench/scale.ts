/** What the shop costs with ten, a hundred and a thousand times the orders and bags, on PostgreSQL: `npm run bench -- scale`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fieldsOf, PERIODS, readPeriod, SURPRISE_BAGS_PATH } from '@zawadeh/domain';
import { sql } from 'kysely';
import { startEmbedded, type Embedded } from '../../apps/server/src/embedded/engine.ts';
import { linkToken } from '../../apps/server/src/embedded/letters.ts';
import { openEmbeddedServer } from '../../apps/server/src/testing/embeddedServer.ts';
import { freshDatabase } from '../../apps/server/src/testing/testDatabase.ts';
import { lineOf, signUp, userAt, type ShopBackend } from '../../apps/server/src/testing/shopClient.ts';
import { makeAdmin, signedIn, type TestUser } from '../../apps/server/src/testing/users.ts';
import { withoutBuyerLimits } from '../../apps/server/src/testing/withoutBuyerLimits.ts';
import { onEngine } from '../engines.ts';
import { atMost, row, type BenchRow, type Effort } from './report.ts';
import { kilobytes, median, milliseconds } from './values.ts';
import { fillShop } from '../../apps/server/src/testing/fillShop.ts';

const MAX_RATIO = 2;
const ORDERS_PER_BAG = 100;
const WARM_UPS = 3;
const RECONCILED_ORDERS = 2_000;
const PAGE_SIZE = 50;
const HISTORY =
  'id, order_code, created_at, payment_status, delivery_method, qty, details, amount, expires_at';

/** `prepare` is not measured, and runs before each repetition. */
interface Measured {
  name: string;
  prepare?: (turn: number) => Promise<unknown>;
  run: (turn: number, prepared: unknown) => PromiseLike<unknown>;
}

interface Shop {
  size: number;
  measured: Measured[];
  listBytes: number;
  close: () => Promise<void>;
}

export const measureScale = async (effort: Effort): Promise<BenchRow[]> =>
  (await onEngine('PostgreSQL', ({ postgres }) => measureOn(postgres!.url, effort))) ?? [];

async function measureOn(postgresUrl: string, { sizes, repetitions }: Effort): Promise<BenchRow[]> {
  if (!sizes.every((size) => size >= 10_000)) throw new Error('--sizes has numbers of at least 10000.');
  const shops: Shop[] = [];
  try {
    for (const size of sizes) shops.push(await openShop(postgresUrl, size));
    console.error('Measuring …');
    const rows: BenchRow[] = [];
    for (const { name } of shops[0]?.measured ?? []) {
      rows.push(...rowsOf(name, shops, await timesOf(name, shops, repetitions), milliseconds));
    }
    const bytes = shops.map(({ listBytes }) => listBytes);
    return [...rows, ...rowsOf('The public list', shops, bytes, kilobytes)];
  } finally {
    for (const shop of shops) await shop.close();
  }
}

/** The sizes take turns, so that whatever else the machine does slows all of them. */
async function timesOf(name: string, shops: readonly Shop[], repetitions: number): Promise<number[]> {
  const times = shops.map((): number[] => []);
  for (let turn = 0; turn < WARM_UPS + repetitions; turn += 1) {
    for (const [index, { measured }] of shops.entries()) {
      const { prepare, run } = measured.find((each) => each.name === name)!;
      const prepared = await prepare?.(turn);
      const began = performance.now();
      await run(turn, prepared);
      if (turn >= WARM_UPS) times[index]?.push(performance.now() - began);
    }
  }
  return times.map(median);
}

function rowsOf(
  name: string,
  shops: readonly Shop[],
  values: readonly number[],
  write: (value: number) => string,
): BenchRow[] {
  const [limit = Number.NaN] = values;
  const aim = (ratio: number) => atMost(ratio, MAX_RATIO, `ratio ≤ ${MAX_RATIO}`);
  return values.map((value, index) => {
    const label = `${name}: ${shops[index]?.size.toLocaleString('en')} orders`;
    return index === 0 ? row({ label, value, write }) : row({ label, value, limit, write }, aim);
  });
}

async function openShop(postgresUrl: string, size: number): Promise<Shop> {
  const database = await freshDatabase(postgresUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'zawadeh-scale-'));
  const origin = 'http://127.0.0.1:1';
  const embedded = await startEmbedded({ dataDir, origin, databaseUrl: database.url });
  await withoutBuyerLimits(embedded.database);
  const server = await openEmbeddedServer(embedded, origin);
  const joinShop = async (email: string) => {
    const findToken = async () => linkToken(embedded.outbox.latestTo(email)) ?? '';
    return signedIn(server.visitor(), await signUp(server.backend, { email }, findToken));
  };
  const [admin, buyer] = [await joinShop('admin@example.com'), await joinShop('rima@example.com')];
  await makeAdmin(server.service(), admin.id);
  console.error(`Writing ${size.toLocaleString('en')} orders …`);
  await fillShop({
    url: database.url,
    orders: size,
    bags: Math.ceil(size / ORDERS_PER_BAG),
    buyerId: buyer.id,
    plannedDays: 90,
  });
  const list = await server.app.fetch(new Request(origin + SURPRISE_BAGS_PATH));
  return {
    size,
    measured: [
      ...(await dashboardQueries(embedded, admin, size)),
      ...(await buying(embedded, buyer, server.backend)),
      ...(await maintenance(embedded)),
    ],
    listBytes: (await list.arrayBuffer()).byteLength,
    close: async () => {
      await embedded.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function succeeded(answer: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await answer;
  if (error) throw new Error(JSON.stringify(error));
}

interface WantedPage {
  page?: number;
  sort?: 'created_at' | 'amount' | 'customer_name';
  status?: string;
  method?: string;
  /** A day in UTC, which is as long as one in Beirut. */
  day?: string;
  words?: readonly string[];
}

/** The request of the dashboard for a page of orders. */
function ordersPage(client: TestUser['client'], wanted: WantedPage) {
  const { page = 1, sort = 'created_at', status = null, method = null, day, words = [] } = wanted;
  const [from, until] = day === undefined ? [null, null] : [`${day}T00:00:00Z`, `${day}T23:59:59Z`];
  return client.rpc('admin_orders', {
    p_filter: { words, status, method, from, until, sort, ascending: false },
    p_start: (page - 1) * PAGE_SIZE,
    p_limit: PAGE_SIZE,
  });
}

const dayBefore = (now: number, days: number): string =>
  new Date(now - days * 86_400_000).toISOString().slice(0, 10);

async function dashboardQueries(
  { database }: Embedded,
  { client }: TestUser,
  size: number,
): Promise<Measured[]> {
  const newest = await sql<{ order_code: string; whatsapp_phone: string }>`
    select order_code, whatsapp_phone from public.orders order by created_at offset 5000 limit 1
  `.execute(database);
  const { order_code: code = '', whatsapp_phone: phone = '' } = newest.rows[0] ?? {};
  const day = dayBefore(Date.now(), 10);
  const lists = {
    'Orders: the first page': {},
    'Orders: page 10,000 or the last one': { page: Math.min(10_000, size / PAGE_SIZE) },
    'Orders: sorted by amount': { sort: 'amount' },
    'Orders: sorted by name, page 100': { sort: 'customer_name', page: 100 },
    'Orders: paid ones': { status: 'paid' },
    'Orders: due refunds': { status: 'refund_due' },
    'Orders: failed deliveries': { status: 'failed', method: 'delivery' },
    'Orders: of one day': { day },
    'Orders: search, a frequent first name': { words: ['rania'] },
    'Orders: search, an Arabic first name': { words: ['خالد'] },
    'Orders: search, first and family name': { words: ['rania', 'al-bab0i'] },
    'Orders: search, a code': { words: [code.toLowerCase()] },
    'Orders: search, the end of a number': { words: [phone.slice(-6)] },
    'Orders: search, two letters': { words: ['ja'] },
    'Orders: search, without a match': { words: ['nobody'] },
    'Orders: search among paid ones by amount': { words: ['mona'], status: 'paid', sort: 'amount' },
  } as const;
  const now = Date.now();
  const last30 = { first: dayBefore(now, 30), last: '' };
  return [
    ...Object.entries(lists).map(([name, wanted]) => ({
      name,
      run: () => succeeded(ordersPage(client, wanted)),
    })),
    ...PERIODS.map((name) => ({
      name: `Analytics: ${name === 'dates' ? 'thirty days' : name}`,
      run: () => {
        const period = readPeriod({ name, ...last30 }, now);
        if (!period.ok) throw new Error(period.error);
        const { from: p_from, until: p_until } = period.value;
        return succeeded(client.rpc('analytics', { p_from, p_until }));
      },
    })),
    {
      name: 'Sell-through: ninety days',
      run: () =>
        succeeded(client.rpc('sell_through', { p_from: dayBefore(now, 90), p_to: dayBefore(now, 1) })),
    },
  ];
}

async function buying(
  { database, callFunction }: Embedded,
  buyer: TestUser,
  backend: ShopBackend,
): Promise<Measured[]> {
  const { rows: bags } = await sql<{ id: string; sale_price: number }>`
    select id, sale_price from public.surprise_bags order by id limit 100
  `.execute(database);
  const user = userAt(backend, buyer);
  const place = async (turn: number, purpose: string) => {
    const bag = bags[turn % bags.length];
    if (!bag) throw new Error('There are no bags.');
    const { status, answer } = await user.checkout([lineOf(bag)], { delivery_address: `${purpose} ${turn}` });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return String(answer.order_code);
  };
  return [
    {
      name: 'A buyer’s history',
      run: () =>
        succeeded(
          buyer.client
            .from('orders')
            .select(HISTORY)
            .eq('user_id', buyer.id)
            .order('created_at', { ascending: false })
            .limit(40),
        ),
    },
    { name: 'Checkout', run: (turn) => place(turn, 'Checkout') },
    {
      name: 'Settle',
      prepare: async (turn) =>
        fieldsOf(
          await callFunction('start_payment', { p_user: buyer.id, p_order: await place(turn, 'Settle') }),
        ),
      run: (_, payment) =>
        callFunction('settle', { p_external_id: fieldsOf(payment).external_id, p_outcome: 'success' }),
    },
    {
      name: 'Sweep of ten orders',
      prepare: async (turn) => {
        for (let each = 0; each < 10; each += 1) await place(turn * 10 + each, 'Sweep');
        await sql`
          update public.orders set expires_at = now() - interval '1 hour'
          where user_id = ${buyer.id}::uuid and status = 'pending'
        `.execute(database);
      },
      run: () => callFunction('sweep_orders', {}),
    },
  ];
}

async function maintenance({ database, callFunction }: Embedded): Promise<Measured[]> {
  const { rows } = await sql<{ created_at: string }>`
    select created_at from public.orders order by created_at desc offset ${RECONCILED_ORDERS} limit 1
  `.execute(database);
  const since = { p_since: rows[0]?.created_at };
  const last = Number(await callFunction('last_paid_event', {}));
  return [
    {
      name: `Reconcile, the newest ${RECONCILED_ORDERS.toLocaleString('en')} orders`,
      run: async () => {
        await callFunction('reconcile_ledger', since);
        await callFunction('reconcile_payments', since);
        await callFunction('reconcile_doubled_lines', since);
      },
    },
    {
      name: 'Reconcile, the stock of a hundred bags',
      run: () => callFunction('reconcile_stock', { p_limit: 100 }),
    },
    {
      name: 'Live events, two hundred missed ones',
      run: () => callFunction('paid_events_after', { p_event: Math.max(0, last - 400), p_limit: 200 }),
    },
  ];
}
