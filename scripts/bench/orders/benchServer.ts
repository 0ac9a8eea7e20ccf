/**
 * The benchmark server, on PGlite or PostgreSQL, with buyers, and bags that do not run out. A second port measures the
 * bare database function.
 */
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { linkToken } from '../../../apps/server/src/embedded/letters.ts';
import { listen } from '../../../apps/server/src/listen.ts';
import { signUp } from '../../../apps/server/src/testing/shopClient.ts';
import { makeAdmin } from '../../../apps/server/src/testing/users.ts';
import { openBenchShop } from '../benchShop.ts';
import { CLIENTS, type BenchServerReady, type BenchUser } from './benchReady.ts';

const BAGS = 938;

const { values } = parseArgs({
  options: { database: { type: 'string' } },
});

const { origin, embedded, backend, ...server } = await openBenchShop({
  databaseUrl: values.database ?? null,
});
const service = server.service();

async function addBags(count: number): Promise<string[]> {
  const { data: stores } = await service.from('stores').select('id').limit(1);
  const rows = Array.from({ length: count }, (_, index) => ({
    store_id: stores?.[0]?.id,
    title: `Benchmark bag ${index}`,
    sale_price: 4.5,
    quantity: 9_999,
    description: 'What is left of the day, still good: bread, something sweet, something savoury.',
  }));
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const { data, error } = await service
      .from('surprise_bags')
      .insert(rows.slice(at, at + 100))
      .select('id');
    if (error) throw error;
    ids.push(...data.map(({ id }) => id));
  }
  return ids;
}

const cancelUnpaid = () =>
  service.from('orders').update({ status: 'cancelled' }).eq('status', 'pending').throwOnError();

/** Orders per second of the database function alone, with the same number of clients. Begins and ends without unpaid orders. */
async function bareOrders(seconds: number, run: number): Promise<number> {
  await cancelUnpaid();
  const sql = values.database ? postgres(values.database, { max: CLIENTS, onnotice: () => {} }) : null;
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
          lines: [{ bag_id: bags[(turn * CLIENTS + at) % bags.length], quantity: 1, unit_price_cents: 450 }],
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

const emails = Array.from({ length: CLIENTS + 1 }, (_, index) => `person-${index}@example.com`);
const signedUp: BenchUser[] = [];
for (const email of emails) {
  const findToken = async () => linkToken(embedded.outbox.latestTo(email)) ?? '';
  const { id, token } = await signUp(backend, { email }, findToken);
  signedUp.push({ id, token });
}
const [admin, ...buyers] = signedUp;
if (!admin) throw new Error('no user signed up');
await makeAdmin(service, admin.id);
const bags = await addBags(BAGS);

let runs = 0;
const bareListener = await listen('127.0.0.1', 0);
bareListener.answerWith(async ({ url }) => {
  runs += 1;
  return Response.json(await bareOrders(Number(new URL(url).searchParams.get('seconds')), runs));
});

const bareUrl = `http://127.0.0.1:${bareListener.port}/`;
const ready: BenchServerReady = { origin, admin, buyers, bags, bareUrl };
console.log(`ready: ${JSON.stringify(ready)}`);
