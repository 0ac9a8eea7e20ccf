/** The server of the dashboard benchmark, on PGlite or PostgreSQL, with a year of orders. */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { signIn } from '../../../apps/server/src/testing/shopClient.ts';
import { openBenchShop } from '../benchShop.ts';
import { BAGS, BURST, ORDERS, type DashboardReady } from './dashboard.ts';

const { values } = parseArgs({ options: { database: { type: 'string' } } });
const { origin, embedded, backend, service } = await openBenchShop({
  databaseUrl: values.database ?? null,
  isComplete: true,
});

await sql`
  insert into public.surprise_bags (store_id, title, name_ar, category, sale_price, quantity, created_at)
  select store.id, 'Benchmark bag ' || n, 'كيس القياس ' || n, bag.category, 2 + n % 9, n % 40, now() - n * interval '1 hour'
  from generate_series(1, ${BAGS}) n
  cross join (select id from public.stores limit 1) store
  cross join (select category from public.surprise_bags limit 1) bag
`.execute(embedded.database);

await sql`
  insert into public.orders (
    user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
    delivery_address, details, qty, amount, delivery_fee, status, created_at, expires_at, paid_at
  )
  select mona.id,
    (array['Rania Haddad', 'خالد ديب', 'Samir El Khoury', 'هلا الأيوبي', 'Jad Fattal'])[n % 5 + 1] || ' ' || n,
    'buyer' || n || '@example.com', '+9617' || lpad((1000000 + n)::text, 7, '0'), (array['en', 'ar'])[n % 2 + 1],
    (array['pickup', 'delivery'])[n % 2 + 1], case when n % 2 = 1 then 'mina' end, 'Street ' || n,
    jsonb_build_array(jsonb_build_object(
      'bagId', bag.id, 'title', bag.title, 'quantity', n % 3 + 1, 'unitPrice', bag.sale_price,
      'storeName', bag.store_name, 'storeNameAr', bag.store_name_ar
    )),
    n % 3 + 1, (n % 3 + 1) * bag.sale_price, case when n % 2 = 1 then 1.7 else 0 end,
    case when n between 1001 and 1400 then 'pending' when n % 11 = 0 then 'failed' when n % 13 = 0 then 'cancelled' else 'paid' end,
    now() - n * interval '50 minutes', now() + interval '1 day',
    case when n between 1001 and 1400 or n % 11 = 0 or n % 13 = 0 then null else now() - n * interval '49 minutes' end
  from generate_series(1, ${ORDERS}) n
  cross join (select id from public.users where role = 'user' limit 1) mona
  cross join (
    select bag.id, bag.title, bag.sale_price, store.name as store_name, store.name_ar as store_name_ar
    from public.surprise_bags bag join public.stores store on store.id = bag.store_id limit 1
  ) bag
`.execute(embedded.database);
// The statements of the stores are computed from order lines, which the checkout would write.
await sql`
  insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity)
  select o.id, 1, (o.details -> 0 ->> 'bagId')::uuid, o.details -> 0 ->> 'title',
    ((o.details -> 0 ->> 'unitPrice')::numeric * 100)::integer, o.qty
  from public.orders o where o.customer_email like 'buyer%@example.com'
`.execute(embedded.database);
await sql`select private.recount_sales()`.execute(embedded.database);
await sql`analyze`.execute(embedded.database);

const [admin] = DEMO_ACCOUNTS;
if (!admin) throw new Error('There is no admin account.');
const { stored: session } = await signIn(backend, admin);
const { data: waiting } = await service()
  .from('orders')
  .select('order_code')
  .eq('status', 'pending')
  .order('created_at', { ascending: false });
const ready: DashboardReady = {
  origin,
  session,
  pending: (waiting ?? []).map(({ order_code }) => order_code as string),
};
/** One transaction, so that all listeners are notified at the same moment. */
process.on('SIGUSR2', () => {
  void sql`
    select private.pay_order(id, now(), '{}') from (
      select id from public.orders where status = 'pending' order by created_at desc limit ${BURST}
    ) next
  `.execute(embedded.database);
});

console.log(`ready: ${JSON.stringify(ready)}`);
