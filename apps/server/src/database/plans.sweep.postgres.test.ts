/** No query reads all orders: the plans of PostgreSQL with a hundred thousand of them. */
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded, type Booted } from '../testing/bootEmbedded.ts';
import { fillShop } from '../testing/fillShop.ts';
import { joinAsAdmin, type TestUser } from '../testing/users.ts';

const ORDERS = 100_000;
/** A minute after five in the afternoon in Beirut. */
const PUBLISHED_AT = '2026-11-25T15:01:00Z';
const FILL_MS = 300_000;
/** The ordered bag has no plan, because a publication that ends its day leaves no stock. */
const ORDERED_BAG = 'Bag 1';

let booted: Booted;
let admin: TestUser;
let sql: postgres.Sql;
const logged: string[] = [];
let figures: {
  counter: string;
  courier: string;
  bag: string;
  price: number;
  since: string;
  code: string;
  oldest: string;
  month: string;
};

beforeAll(async () => {
  booted = await bootEmbedded();
  admin = await joinAsAdmin(booted, 'admin@example.com');
  const url = booted.databaseUrl ?? '';
  await fillShop({ url, orders: ORDERS, bags: 1_000, buyerId: admin.id });
  const setUp = postgres(url, { max: 1 });
  await setUp`
    insert into public.bag_plans (bag_id, quantities, opens, closes)
    select id, array[5, 5, 5, 5, 5, 5, 5], '17:00', '20:30' from public.surprise_bags
    where title <> ${ORDERED_BAG}
  `;
  // Two years of days.
  await setUp`
    insert into public.bag_days (bag_id, day, planned, published_at, left_over)
    select id, day, 5, day + time '15:00', 1
    from public.surprise_bags, generate_series(date '2024-11-25', '2026-11-24', interval '10 days') day
  `;
  await setUp`analyze public.bag_plans, public.bag_days, private.sales_of_bag_days, private.sell_through_of_shops`;
  await setUp.end();
  sql = postgres(url, { max: 1, onnotice: ({ message = '' }) => void logged.push(message) });
  await sql.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set client_min_messages = log;
    set request.jwt.claims = '{"sub": "${admin.id}", "role": "authenticated"}';
  `);
  const [found] = await sql<[typeof figures]>`
    with counter as (
      insert into public.devices (kind, store_id, name) select 'counter', store_id, 'Counter'
      from public.handovers order by due_end desc limit 1 returning id
    ), courier as (
      insert into public.devices (kind, name) values ('courier', 'Courier') returning id
    )
    select (select id from counter) as counter, (select id from courier) as courier, bag.id as bag, (bag.sale_price * 100)::integer as price, newest.created_at::text as since,
      newest.order_code as code, first.order_code as oldest, to_char(now() - interval '40 days', 'YYYY-MM-01') as month
    from (select * from public.surprise_bags where title = ${ORDERED_BAG}) bag,
      (select * from public.orders order by created_at desc offset 1000 limit 1) newest,
      (select * from public.orders order by created_at limit 1) first
  `;
  figures = found;
}, FILL_MS);
afterAll(async () => {
  await sql.end();
  await booted.stop();
});

/** Tables that grow with every order. */
const SCAN =
  /Seq Scan on (orders|order_lines|order_requests|payment_attempts|messages|audit_log|sales_of_bags|sales_of_bag_days|handovers|bag_days)\b/;

/** The plans of all statements inside the query, with the values known to the planner and without. */
async function plansOf(query: string): Promise<string> {
  logged.length = 0;
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await sql.unsafe(`set plan_cache_mode = ${mode}`);
    await sql.unsafe(query);
  }
  return logged.filter((text) => text.includes('plan:')).join('\n');
}

const list = (filter: object, more = '') =>
  `select public.admin_orders('${JSON.stringify(filter)}'::jsonb${more}) as answer`;

const order = (address: string) =>
  JSON.stringify({
    lines: [{ bag_id: figures.bag, quantity: 1, unit_price_cents: figures.price }],
    amount_cents: figures.price,
    fee_cents: 0,
    delivery_method: 'pickup',
    delivery_address: address,
    customer_name: 'Rima',
    customer_email: 'rima@example.com',
    whatsapp_phone: '+96170123456',
  });

const placed = (address: string) =>
  `(select public.place_order('${admin.id}', '${order(address)}') ->> 'order_code')`;

/** Each with an index that it has to read. */
const QUERIES: Record<string, [index: string, query: () => string]> = {
  'the first orders': ['orders_by_age', () => list({})],
  'the last page that is counted': ['orders_by_age', () => list({}, ', 9950')],
  'the oldest orders': ['orders_by_age', () => list({ ascending: true })],
  'orders by amount': ['orders_by_amount', () => list({ sort: 'amount' })],
  'orders by name': ['orders_by_name', () => list({ sort: 'customer_name', ascending: true })],
  'orders by code': ['orders_by_code', () => list({ sort: 'order_code' })],
  'paid orders': ['orders_by_status', () => list({ status: 'paid' })],
  'due refunds by amount': ['orders_by_status', () => list({ status: 'refund_due', sort: 'amount' })],
  'failed deliveries': ['orders_by_status', () => list({ status: 'failed', method: 'delivery' })],
  'orders to collect': ['orders_by_method', () => list({ method: 'pickup' })],
  'orders of one day': ['orders_by_age', () => list({ from: '2026-10-01', until: '2026-10-02' })],
  'a frequent name': ['orders_by_age', () => list({ words: ['rania'] })],
  'two letters': ['orders_by_age', () => list({ words: ['oo'] })],
  'an old code': ['orders_by_text', () => list({ words: [figures.oldest.toLowerCase()] })],
  'an old code among paid orders': [
    'orders_by_text',
    () => list({ words: [figures.oldest.toLowerCase()], status: 'paid', sort: 'amount' }),
  ],
  'a name that nobody has': ['orders_by_text', () => list({ words: ['nobody', 'خلدون'] })],
  'the next part of an export': [
    'orders_by_age',
    () =>
      list(
        { words: ['rania'] },
        `, p_limit => 1000, p_after => '{"value": "${figures.since}", "id": "${figures.bag}"}'`,
      ),
  ],
  'the analytics of all time': ['sales_of_bags_best', () => 'select public.analytics()'],
  'the analytics of a month': [
    'sales_of_bags_best',
    () =>
      `select public.analytics('${figures.month}', ('${figures.month}'::date + interval '1 month')::date)`,
  ],
  'the analytics of some days': [
    'sales_of_bags_pkey',
    () => `select public.analytics('${figures.month}', null)`,
  ],
  'the sell-through of ninety days': [
    'sell_through_of_shops_pkey',
    () => `select public.sell_through('2026-08-27', '2026-11-24')`,
  ],
  'the planned bags of a week': [
    'sales_of_bag_days_pkey',
    () => `select public.sales_of_bag_days('2026-11-16', '2026-11-22')`,
  ],
  'a refund of a planned bag': [
    'sales_of_bag_days_pkey',
    () => `
      update public.order_lines set plan_day = '2026-11-15'
      where order_id = (select id from public.orders where order_code = '${figures.code}');
      update public.orders set status = case status when 'paid' then 'refund_due' else 'paid' end
      where order_code = '${figures.code}'
    `,
  ],
  'a checkout': ['orders_that_hold_stock', () => `select ${placed(String(Math.random()))}`],
  'a payment': [
    'payment_attempts_pkey',
    () => `
    select public.settle((public.start_payment('${admin.id}', ${placed(String(Math.random()))}) ->> 'external_id')::bigint, 'success')
  `,
  ],
  'the state of an order': ['orders_', () => `select public.order_state('${admin.id}', '${figures.code}')`],
  'the sweep': ['orders_that_hold_stock', () => `select public.sweep_orders(now() + interval '2 days', 10)`],
  'open payments': ['payment_attempts_to_ask_about', () => 'select public.claim_payments()'],
  'messages to send': ['messages_to_send', () => 'select public.claim_messages()'],
  'missed events': [
    'audit_log_of_payments',
    () => 'select public.paid_events_after(public.last_paid_event() - 400)',
  ],
  'the ledger of a period': ['orders_by_age', () => `select public.reconcile_ledger('${figures.since}')`],
  'the payments of a period': [
    'payment_attempts_by_age',
    () => `select public.reconcile_payments('${figures.since}')`,
  ],
  'repeated bags of a period': [
    'orders_by_age',
    () => `select public.reconcile_doubled_lines('${figures.since}')`,
  ],
  'orders that were missed': ['handovers_not_done', () => list({ handover: 'missed' })],
  'orders that wait': ['handovers_not_done', () => list({ handover: 'waiting' })],
  'orders that were handed over': ['handovers_are_one_for_each_shop', () => list({ handover: 'done' })],
  'the list of a counter': [
    'handovers_of_a_store',
    () => `select public.counter_state('${figures.counter}')`,
  ],
  'live events of handovers': [
    'audit_log_of_handovers',
    () => 'select public.handover_events_after(public.last_handover_event() - 400)',
  ],
  'the list of a courier': ['handovers_to_see', () => `select public.courier_state('${figures.courier}')`],
  'the handovers of today': ['handovers_to_see', () => 'select public.handover_board()'],
  'the sweep of handovers': ['handovers_by_end', () => 'select public.sweep_handovers()'],
  'what a buyer’s bags were good for': ['orders_of_a_buyer', () => 'select public.impact()'],
  'the list of refunds': ['refunds_that_are_owed', () => 'select public.refund_list()'],
  'a ticket': [
    'handovers_are_one_for_each_shop',
    () => `select public.order_handovers('${admin.id}', '${figures.code}')`,
  ],
  'a handover': [
    'handovers_are_one_for_each_shop',
    () => `select public.hand_over(gen_random_uuid(), '${figures.bag}', null, 'pickup', 'scan')`,
  ],
  'handovers to reconcile': [
    'orders_by_payment',
    () => `select public.reconcile_handovers('${figures.since}')`,
  ],
  'the plans to publish': [
    'bag_days_on_sale',
    () =>
      `select public.publish_plans('${PUBLISHED_AT}'), public.publish_plans('${PUBLISHED_AT}'::timestamptz + interval '4 hours')`,
  ],
  'the days to reconcile': [
    'bag_days_by_publication',
    () => `select public.reconcile_plans('${figures.since}')`,
  ],
  'a week of the dashboard': ['bag_days_by_day', () => `select public.week_of_plans('2026-11-16')`],
  'the payouts of some shops': ['order_lines_of_a_store', () => 'select public.reconcile_payouts(null, 3)'],
  'the statements to close': ['order_lines_of_a_store', () => 'select public.sweep_statements(now(), 1)'],
  'the stock of some bags': ['order_lines_of_a_bag', () => 'select public.reconcile_stock(null, 20)'],
};

test.each(Object.entries(QUERIES))(
  'no scan of the orders is needed for %s',
  async (_name, [index, query]) => {
    const plans = await plansOf(query());
    expect(plans).toContain(index);
    expect(plans).not.toMatch(SCAN);
  },
);

test('an order, its payment and a replaced order are read without a scan of the bags', async () => {
  const plans = await plansOf(`
    select ${placed('First')};
    select ${placed(`Second ${Math.random()}`)};
    select public.settle((public.start_payment('${admin.id}', ${placed(`Paid ${Math.random()}`)}) ->> 'external_id')::bigint, 'success')
  `);
  expect(plans).toContain('quantity_per_bag');
  expect(plans).toContain('surprise_bags_pkey');
  expect(plans).not.toMatch(/Seq Scan on surprise_bags\b/);
});

test('a buyer’s history is read without a scan of the orders, under the rules of its rows', async () => {
  const history = `
    select id, order_code, details from public.orders where user_id = '${admin.id}' order by created_at desc
  `;
  const plans = await plansOf(`begin; set local role authenticated; ${history}; commit`);
  expect(plans).toContain('orders_of_a_buyer');
  expect(plans).not.toMatch(SCAN);
});

interface List {
  orders: { order_code: string; created_at: string }[];
  total: number;
  is_capped: boolean;
}

const listed = async (filter: object, more = ''): Promise<List> => {
  const [row] = await sql.unsafe<[{ answer: List }]>(list(filter, more));
  return row.answer;
};

test('an order of any age is found, and totals are counted up to ten thousand', async () => {
  expect(await listed({})).toMatchObject({ total: 10_000, is_capped: true });
  expect((await listed({}, ', 10000')).orders).toEqual([]);
  const old = await listed({ words: [figures.oldest.toLowerCase()] });
  expect(old.orders.map(({ order_code }) => order_code)).toEqual([figures.oldest]);
  expect(old).toMatchObject({ total: 1, is_capped: false });
  const frequent = await listed({ words: ['rania'] });
  expect(frequent.orders).toHaveLength(50);
  expect(frequent.is_capped).toBe(true);
  expect(await listed({ words: ['nobody'] })).toMatchObject({ orders: [], total: 0, is_capped: false });
  // Two letters are searched in the newest orders only, so there may be more. No code has an O.
  expect(await listed({ words: ['oo'] })).toMatchObject({ total: 0, is_capped: true });
});
