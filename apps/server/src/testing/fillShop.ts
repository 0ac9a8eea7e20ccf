/** A year of orders with their lines, payments, messages and audit entries, written by a few statements. */
import postgres from 'postgres';

export interface Fill {
  url: string;
  orders: number;
  bags: number;
  /** A buyer who signed up, and gets as many orders as every other buyer. */
  buyerId: string;
  /** The last days on which a plan published each bag. */
  plannedDays?: number;
}

/** The number for each buyer, at every size. */
const ORDERS_OF_A_BUYER = 40;
/** Unpaid at any moment, at every size. */
const OPEN_ORDERS = 100;

/** One in twenty buyers has the first name that the benchmark searches for. */
const FIRST_NAMES =
  'Rania Khaled Samir Hala Jad Mona Omar Lina Ziad Nour رنا خالد سمير هلا جاد منى عمر لينا زياد نور'.split(
    ' ',
  );

/** Each name belongs to one in fifty buyers. */
const FAMILY_NAMES = Array.from(
  { length: 50 },
  (_, n) => `Al-${'bcdfghklmnrst'[n % 13]}a${'brtlm'[n % 5]}${n}i`,
);

export async function fillShop({ url, orders, bags, buyerId, plannedDays = 0 }: Fill): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const buyers = Math.max(1, Math.floor(orders / ORDERS_OF_A_BUYER));
  try {
    // Foreign keys and triggers would take most of the time; the rows below keep their rules.
    await sql`set session_replication_role = replica`;
    await sql`select setseed(0.5)`;
    await sql`
      create table private.bench_bags as
      select row_number() over () as n, gen_random_uuid() as id, store.id as store_id, store.name, store.name_ar
      from (select *, row_number() over (order by id) as place, count(*) over () as stores from public.stores) store
      join generate_series(1, ${bags}::integer) n on n % stores + 1 = place
    `;
    await sql`delete from public.surprise_bags`;
    await sql`
      insert into public.surprise_bags
        (id, store_id, title, name_ar, description, category, full_price, sale_price, price, quantity, created_at)
      select id, store_id, 'Bag ' || n, 'كيس ' || n,
        'What is left of the day, still good: bread, something sweet, something savoury.',
        (array['Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast'])[n % 4 + 1],
        12, 4.5, 4.5, 1000 + n % 40, now() - n * interval '1 minute'
      from private.bench_bags
    `;
    await sql`
      insert into public.bag_days (bag_id, day, planned, published_at, left_over)
      select id, day, 5, day + time '15:00', 1
      from private.bench_bags, lateral (
        select private.beirut_day(now()) - ago as day from generate_series(0, ${plannedDays - 1}::integer) ago
      ) published
    `;
    await sql`
      create table private.bench_buyers as
      select n, case when n = 0 then ${buyerId}::uuid else gen_random_uuid() end as id
      from generate_series(0, ${buyers - 1}::integer) n
    `;
    await sql`
      insert into auth.users (id, email) select id, 'buyer' || n || '@example.com' from private.bench_buyers where n > 0
    `;
    await sql`
      insert into public.users (id, email, name) select id, 'buyer' || n || '@example.com', 'Buyer ' || n
      from private.bench_buyers where n > 0
    `;
    await sql`
      create table private.bench_orders as
      select n, gen_random_uuid() as id, now() - (${orders} - n) * (interval '365 days' / ${orders}) as at,
        1 + floor(random() * ${bags})::integer as bag, 1 + floor(random() * ${bags})::integer as other_bag,
        1 + n % 3 as quantity, n % 2 = 0 as has_two, n % 3 > 0 as is_delivered,
        case
          when n > ${orders - OPEN_ORDERS} then 'pending'
          when n % 1000 = 7 then 'refund_due' when n % 500 = 8 then 'refunded'
          when n % 20 = 1 then 'cancelled' when n % 20 = 2 then 'expired' when n % 25 = 3 then 'failed' else 'paid'
        end as status
      from generate_series(1, ${orders}) n
    `;
    await sql`update private.bench_orders set has_two = false where bag = other_bag`;
    await sql`create unique index on private.bench_bags (n)`;
    await sql`analyze`;
    await sql`
      insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity,
        store_id, store_name, store_name_ar, full_price_cents, commission_basis_points, plan_day)
      select o.id, line.place, bag.id, 'Bag ' || bag.n, 450, o.quantity, bag.store_id, bag.name, bag.name_ar, 1200, 0,
        case when o.at >= now() - ${plannedDays} * interval '1 day' then private.beirut_day(o.at) end
      from private.bench_orders o
      cross join lateral (values (1, o.bag), (2, o.other_bag)) line (place, bag)
      join private.bench_bags bag on bag.n = line.bag
      where line.place = 1 or o.has_two
    `;
    await sql`
      insert into public.orders (
        id, order_code, user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
        delivery_address, details, qty, amount, delivery_fee, status, created_at, expires_at, paid_at
      )
      -- Of a million random codes, two would be the same.
      select o.id,
        'ZWD-' || translate(upper(lpad(to_hex(o.n * 2654435761 % 4294967296), 8, '0')), '01', 'GH'),
        buyer.id,
        (${FIRST_NAMES}::text[])[1 + buyer.n % 20] || ' ' || (${FAMILY_NAMES}::text[])[1 + buyer.n / 20 % 50],
        'buyer' || buyer.n || '@example.com', '+9617' || lpad((buyer.n * 37 % 10000000)::text, 7, '0'),
        (array['en', 'ar'])[o.n % 2 + 1],
        case when o.is_delivered then 'delivery' else 'pickup' end, case when o.is_delivered then area.id end,
        'Street ' || o.n,
        (
          select jsonb_agg(jsonb_build_object(
            'bagId', bag.id, 'title', 'Bag ' || bag.n, 'titleAr', 'كيس ' || bag.n, 'quantity', o.quantity,
            'unitPrice', 4.5, 'storeName', bag.name, 'storeNameAr', bag.name_ar
          ) order by line.place)
          from (values (1, o.bag), (2, o.other_bag)) line (place, bag) join private.bench_bags bag on bag.n = line.bag
          where line.place = 1 or o.has_two
        ),
        o.quantity * case when o.has_two then 2 else 1 end,
        o.quantity * case when o.has_two then 9 else 4.5 end + case when o.is_delivered then area.fee_cents / 100.0 else 0 end,
        case when o.is_delivered then area.fee_cents / 100.0 else 0 end,
        o.status, o.at, case when o.status = 'pending' then now() + interval '1 day' else o.at + interval '15 minutes' end,
        case when o.status in ('paid', 'refund_due', 'refunded') then o.at + interval '2 minutes' end
      from private.bench_orders o
      join private.bench_buyers buyer on buyer.n = o.n % ${buyers}
      join public.delivery_areas area on area.place = o.n % 14 + 1
    `;
    await sql`
      insert into public.order_requests (order_id, user_id, cart_hash, idempotency_key)
      select id, user_id, md5(id::text), id::text from public.orders
    `;
    await sql`
      insert into public.payment_attempts (order_id, amount_cents, status, collect_url, created_at, settled_at, next_check_at)
      select id, (amount * 100)::integer, 'success', 'https://example.com/' || id, created_at, paid_at, 'infinity'
      from public.orders where paid_at is not null
    `;
    await sql`
      insert into public.handovers (order_id, store_id, kind, state, due_start, due_end, done_at, how, token, recorded_at)
      select o.id, line.store_id, case o.delivery_method when 'pickup' then 'pickup' else 'courier' end, 'done',
        o.paid_at, o.paid_at + interval '3 hours', o.paid_at + interval '1 hour', 'scan', gen_random_uuid(), o.paid_at
      from public.orders o join public.order_lines line on line.order_id = o.id and line.place = 1
      where o.status = 'paid'
    `;
    await sql`
      insert into public.refunds (order_id, amount_cents, reason, asked_at, done_at)
      select id, (amount * 100)::integer, 'cancelled', paid_at,
        case when status = 'refunded' then paid_at + interval '1 day' end
      from public.orders where status in ('refund_due', 'refunded')
    `;
    await sql`
      insert into public.messages (kind, order_id, language, recipient, created_at, attempts, next_attempt_at, sent_at)
      select 'order_paid', id, language, whatsapp_phone, paid_at, 1, paid_at, paid_at
      from public.orders where paid_at is not null
    `;
    await sql`
      insert into public.audit_log (at, actor, action, subject, subject_id, details)
      select created_at, null, 'insert', 'bag', id::text, jsonb_build_object('quantity', quantity)
      from public.surprise_bags
    `;
    await sql`
      insert into public.audit_log (at, actor, action, subject, subject_id, details)
      select o.at, null, each.action, 'order', o.id::text, '{}'
      from private.bench_orders o, lateral (values ('placed'), (o.status)) each (action)
      where each.action <> 'pending' order by o.n
    `;
    await sql`drop table private.bench_orders, private.bench_buyers, private.bench_bags`;
    await sql`set session_replication_role = origin`;
    await sql`select private.recount_sales()`;
    await sql`select private.recount_sell_through()`;
    await sql`vacuum analyze`;
    // Otherwise a checkpoint of the rows above may run while the first figures are measured.
    await sql`checkpoint`;
  } finally {
    await sql.end();
  }
}
