/**
 * The server of the benchmark, on PGlite or PostgreSQL, without rate limits and buyer limits, with buyers, and bags that
 * do not run out. A second port measures the bare database function.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startEmbedded } from '../../apps/server/src/embedded/engine.ts';
import { linkToken } from '../../apps/server/src/embedded/letters.ts';
import { listen } from '../../apps/server/src/listen.ts';
import { openEmbeddedServer, unlimited } from '../../apps/server/src/testing/embeddedServer.ts';
import { signUp } from '../../apps/server/src/testing/shopClient.ts';
import { makeAdmin } from '../../apps/server/src/testing/users.ts';
import { withoutBuyerLimits } from '../../apps/server/src/testing/withoutBuyerLimits.ts';

export interface BenchUser {
  id: string;
  token: string;
}

/** The ready line. */
export interface OrdersReady {
  origin: string;
  admin: BenchUser;
  buyers: BenchUser[];
  bags: string[];
  /** Measures the bare database function for `?seconds=` and answers with its orders per second. */
  bareUrl: string;
}

const BAGS = 938;
const BUYERS = 10;

const { database: databaseUrl = null } = parseArgs({ options: { database: { type: 'string' } } }).values;

const dataDir = await mkdtemp(join(tmpdir(), 'zawadeh-bench-'));
const listener = await listen('127.0.0.1', 0);
const origin = `http://127.0.0.1:${listener.port}`;
const embedded = await startEmbedded({ dataDir, origin, databaseUrl, demoAccounts: false });
await withoutBuyerLimits(embedded.database);
const server = await openEmbeddedServer(embedded, origin, () => ({
  log: (problem, cause) => console.error(problem, cause),
  authCallsPerMinute: unlimited,
}));
listener.answerWith((request, peer) => server.app.fetch(request, peer));
const service = server.service();

const people: BenchUser[] = [];
for (let index = 0; index <= BUYERS; index += 1) {
  const email = `person-${index}@example.com`;
  const findToken = async () => linkToken(embedded.outbox.latestTo(email)) ?? '';
  const { id, token } = await signUp(server.backend, { email }, findToken);
  people.push({ id, token });
}
const [admin, ...buyers] = people;
if (!admin) throw new Error('no user signed up');
await makeAdmin(service, admin.id);
const bags = await addBags(BAGS);

let runs = 0;
const bareListener = await listen('127.0.0.1', 0);
bareListener.answerWith(async ({ url }) => {
  runs += 1;
  return Response.json(await bareOrders(Number(new URL(url).searchParams.get('seconds')), runs));
});

process.once('SIGTERM', () => {
  void (async () => {
    await listener.stop();
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  })();
});
const bareUrl = `http://127.0.0.1:${bareListener.port}/`;
console.log(`ready: ${JSON.stringify({ origin, admin, buyers, bags, bareUrl } satisfies OrdersReady)}`);

async function addBags(count: number): Promise<string[]> {
  const { data: stores } = await service.from('stores').select('id').limit(1);
  const rows = Array.from({ length: count }, (_, index) => ({
    store_id: stores?.[0]?.id,
    title: `Benchmark bag ${index}`,
    sale_price: 4.5,
    quantity: 9_999,
  }));
  const { data } = await service.from('surprise_bags').insert(rows).select('id').throwOnError();
  return data.map(({ id }) => id);
}

function cancelUnpaid() {
  return service.from('orders').update({ status: 'cancelled' }).eq('status', 'pending').throwOnError();
}

/** Orders per second of the database function alone, with as many clients. Begins and ends without unpaid orders. */
async function bareOrders(seconds: number, run: number): Promise<number> {
  await cancelUnpaid();
  const sql = databaseUrl ? postgres(databaseUrl, { max: BUYERS, onnotice: () => {} }) : null;
  const place = (user: string, order: object): Promise<unknown> =>
    sql
      ? sql`select public.place_order(${user}, ${sql.json(order as never)})`
      : embedded.callFunction('place_order', { p_user: user, p_order: order });
  let placed = 0;
  const began = performance.now();
  await Promise.all(
    buyers.map(async (buyer, at) => {
      for (let turn = 0; performance.now() < began + seconds * 1000; turn += 1) {
        await place(buyer.id, {
          lines: [{ bag_id: bags[(turn * BUYERS + at) % bags.length], quantity: 1, unit_price_cents: 450 }],
          amount_cents: 450,
          fee_cents: 0,
          delivery_method: 'pickup',
          delivery_address: `Bare ${run} ${turn}`,
          customer_name: 'Rima',
          customer_email: 'rima@example.com',
          whatsapp_phone: '+96170123456',
        });
        placed += 1;
      }
    }),
  );
  const rate = placed / ((performance.now() - began) / 1000);
  await sql?.end();
  await cancelUnpaid();
  return rate;
}
