/**
 * The benchmark server, on PGlite or PostgreSQL, with buyers, and bags that do not run out. Its ready line has the rate of
 * the bare database function.
 */
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { linkToken } from '../../../apps/server/src/embedded/letters.ts';
import { signUp } from '../../../apps/server/src/testing/shopClient.ts';
import { makeAdmin } from '../../../apps/server/src/testing/users.ts';
import { openBenchShop } from '../benchShop.ts';
import { CLIENTS, type BenchServerReady, type BenchUser } from './benchReady.ts';

const BAGS = 938;

const { values } = parseArgs({
  options: { database: { type: 'string' }, 'bare-seconds': { type: 'string', default: '3' } },
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

/** Orders per second of the database function alone, with the same number of clients. */
async function bareOrders(
  buyers: readonly BenchUser[],
  bags: readonly string[],
  seconds: number,
): Promise<number> {
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
          delivery_address: `Bare ${turn}`,
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
const seconds = Number(values['bare-seconds']);
// A warm-up, because the first orders of a new database are slower.
await bareOrders(buyers, bags, seconds / 2);
const bare = await bareOrders(buyers, bags, seconds);
await service.from('orders').update({ status: 'cancelled' }).eq('status', 'pending');

const ready: BenchServerReady = { origin, admin, buyers, bags, bare };
console.log(`ready: ${JSON.stringify(ready)}`);
