/** The server of the counter benchmark: one shop with two hundred handovers. */
import { callSuccessfully, lineOf, signInAs, userAt } from '../../../apps/server/src/testing/shopClient.ts';
import { openBenchShop } from '../benchShop.ts';
import { HANDOVERS, type CounterReady } from './counterReady.ts';

const HOUR = 3_600_000;
const NAMES = ['Rania', 'خالد', 'Samir', 'هلا', 'Jad'];
const BAGS = 4;
const SALE_PRICE = 4.5;

const { origin, backend } = await openBenchShop({ databaseUrl: null, isComplete: true });
const [admin, buyer] = [await signInAs(backend, 'admin'), await signInAs(backend, 'user')];

const add = async (table: string, body: object): Promise<string> => {
  const headers = { prefer: 'return=representation' };
  const path = `/rest/v1/${table}?select=id`;
  const [added] = await callSuccessfully<[{ id: string }]>(backend, { path, as: admin, body, headers });
  return added.id;
};
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const storeId = await add('stores', { name: 'The busy shop', name_ar: 'المتجر المزدحم' });
const bags: string[] = [];
for (let place = 0; place < BAGS; place += 1) {
  const bag = { title: `Bread and sweets ${place}`, name_ar: `خبز وحلويات ${place}`, category: 'Meals' };
  const window = { pickup_start: at(-1), pickup_end: at(2 + place) };
  const stock = { quantity: HANDOVERS, sale_price: SALE_PRICE };
  bags.push(await add('surprise_bags', { store_id: storeId, ...bag, ...window, ...stock }));
}
for (let place = 0; place < HANDOVERS; place += 1) {
  const line = lineOf({ id: bags[place % BAGS]!, sale_price: SALE_PRICE });
  const customer_name = `${NAMES[place % NAMES.length]} ${place}`;
  const { answer } = await userAt(backend, buyer).checkout([line], { customer_name });
  const { status } = await userAt(backend, admin).markPaid(answer.order_code);
  if (status !== 200) throw new Error(JSON.stringify(answer));
}

const ready: CounterReady = { origin, admin: { token: admin.token }, storeId };
console.log(`ready: ${JSON.stringify(ready)}`);
