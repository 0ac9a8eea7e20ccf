/** The sales of each store and all figures: they stay the same when bags and stores change, and add up. */
import {
  addDays,
  startOfDay,
  MOST_REPORTED_BAGS,
  readBags,
  readOrders,
  readSalesReport,
  statementOf,
  type SalesReport,
  type ShopSales,
} from '@zawadeh/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import {
  bagsRescued,
  itemsInStock,
  lowStock,
  salesByBag,
  salesByDay,
  totalRevenue,
} from './testing/expectedSales.ts';
import type { LineRequest } from '../testing/shopClient.ts';

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const admin = await joinAsAdmin(booted, 'admin@example.com');
const rima = await join(booted, 'rima@example.com');
const names = ['Oven', 'Grill'].map((name) => ({
  name: `${name} of the statement`,
  name_ar: `متجر ${name}`,
}));
const { data } = await admin.client.from('stores').insert(names).select('id, name');
const stores = data ?? [];

const at = (text: string) => Date.parse(text);

/** A bag that is available on every day. */
async function bag(store: number, sale_price: number, full_price: number | null): Promise<LineRequest> {
  const row = { store_id: stores[store]!.id, title: 'A bag', sale_price, full_price, quantity: 50 };
  const { data, error } = await admin.client.from('surprise_bags').insert(row).select('id').single();
  if (error) throw error;
  return { bag_id: data.id as string, quantity: 1, unit_price_cents: Math.round(sale_price * 100) };
}

async function paid(lines: LineRequest[], moment: number, fee_cents = 0) {
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0);
  const delivered = { delivery_method: 'delivery', delivery_area: 'mina', fee_cents };
  const order = await driver.place(rima.id, lines, moment, {
    ...(fee_cents > 0 && delivered),
    amount_cents: goods + fee_cents,
  });
  expect(order.refused).toBeUndefined();
  const { external_id } = await driver.startPayment(rima.id, order.order_code, moment);
  await driver.settle(external_id, 'success', moment);
  return order;
}

async function reportOf(from: string | null, until: string | null, as = admin): Promise<SalesReport> {
  const { data, error } = await as.client.rpc('analytics', { p_from: from, p_until: until });
  if (error) throw error;
  const report = readSalesReport(data);
  if (report === null) throw new Error(`unreadable: ${JSON.stringify(data)}`);
  return report;
}

const salesOf = async (from: string | null, until: string | null) => (await reportOf(from, until)).shops;

const figures = ({ bags, sold, refunds, deliveryFees, saved }: ShopSales) => ({
  bags,
  sold,
  refunds,
  deliveryFees,
  saved,
});

test('an order with two shops is split by its lines, its delivery fee by its bags, to the cent', async () => {
  const oven = await bag(0, 4.5, 12);
  const grill = await bag(1, 3, null);
  await paid([{ ...oven, quantity: 2 }, grill], at('2026-03-02T10:00:00Z'), 170);
  const sales = await salesOf('2026-03-02', '2026-03-03');
  expect(sales.map(({ store }) => store)).toEqual([
    { en: 'Oven of the statement', ar: 'متجر Oven' },
    { en: 'Grill of the statement', ar: 'متجر Grill' },
  ]);
  expect(sales.map(figures)).toEqual([
    { bags: 2, sold: 900, refunds: 0, deliveryFees: 113, saved: 1500 },
    { bags: 1, sold: 300, refunds: 0, deliveryFees: 57, saved: 0 },
  ]);
});

test('changes and deletions of bags and stores do not change past sales', async () => {
  const day = ['2026-03-04', '2026-03-05'] as const;
  const gone = await admin.client.from('stores').insert({ name: 'Gone soon' }).select('id').single();
  stores[2] = { id: gone.data!.id as string, name: 'Gone soon' };
  const line = await bag(2, 4, 10);
  await paid([{ ...line, quantity: 3 }], at('2026-03-04T10:00:00Z'));
  const before = await salesOf(...day);
  expect(before.map(figures)).toEqual([{ bags: 3, sold: 1200, refunds: 0, deliveryFees: 0, saved: 1800 }]);

  const change = { full_price: 4, sale_price: 1, store_id: stores[1]!.id };
  await admin.client.from('surprise_bags').update(change).eq('id', line.bag_id);
  expect(await salesOf(...day)).toEqual(before);
  await admin.client.from('surprise_bags').delete().eq('id', line.bag_id);
  expect(await salesOf(...day)).toEqual(before);
  await admin.client.from('stores').update({ name: 'Another name' }).eq('id', stores[2].id);
  expect((await salesOf(...day))[0]?.store).toEqual({ en: 'Another name', ar: null });
  await admin.client.from('stores').delete().eq('id', stores[2].id);
  expect(await salesOf(...day)).toEqual(before);
});

test('a refunded order counts as sold and refunded, and neither as owed nor as saved', async () => {
  const line = await bag(0, 4.5, 12);
  const order = await paid([line], at('2026-03-06T10:00:00Z'), 170);
  await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', order.id);
  const owedBack = await salesOf('2026-03-06', '2026-03-07');
  expect(owedBack.map(figures)).toEqual([{ bags: 0, sold: 450, refunds: 450, deliveryFees: 0, saved: 0 }]);
  await driver.service.from('orders').update({ status: 'refunded' }).eq('id', order.id);
  expect(await salesOf('2026-03-06', '2026-03-07')).toEqual(owedBack);
});

test('days are Beirut’s, from the first moment of one to the first of the next, also when the clock changes', async () => {
  const line = await bag(0, 1, null);
  const paidAt = [
    '2026-03-27T21:59:59Z',
    '2026-03-27T22:00:00Z',
    '2026-03-28T21:59:59Z',
    '2026-03-28T22:00:00Z',
  ];
  for (const moment of paidAt) await paid([line], at(moment));
  const soldFrom = async (from: string | null, until: string | null) =>
    (await salesOf(from, until)).reduce((sum, { sold }) => sum + sold, 0);
  expect(await soldFrom('2026-03-27', '2026-03-28')).toBe(100);
  expect(await soldFrom('2026-03-28', '2026-03-29')).toBe(200);
  expect(await soldFrom('2026-03-29', '2026-03-30')).toBe(100);
  expect(await soldFrom('2026-03-27', null)).toBe(400);
  expect(await soldFrom('2026-03-29', '2026-03-28')).toBe(0);
});

test('every day begins at the same moment in the database and in the domain', async () => {
  const days = Array.from({ length: 2_557 }, (_, place) => addDays('2024-01-01', place));
  const begins = JSON.stringify(days.map((day) => ({ day, begins: startOfDay(day) })));
  const { rows } = await sql<{ day: string }>`
    select day::text from jsonb_to_recordset(${begins}::jsonb) as days (day date, begins bigint)
    where private.beirut_day(to_timestamp(begins / 1000)) <> day
      or private.beirut_day(to_timestamp(begins / 1000) - interval '1 second') <> day - 1
  `.execute(booted.embedded.database);
  expect(days.at(-1)).toBe('2030-12-31');
  expect(rows).toEqual([]);
});

test('owed, commission and fees of all shops are the revenue of the orders', async () => {
  const { data } = await admin.client.from('orders').select('amount').eq('status', 'paid');
  const revenue = data!.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const { total } = statementOf(await salesOf(null, null));
  expect(revenue).toBeGreaterThan(0);
  expect(total.owed + total.commission + total.deliveryFees).toBe(revenue);
});

/** Whole months and weeks, days around them, open ends, and periods without a sale. */
const PERIODS: [string | null, string | null][] = [
  [null, null],
  ['2026-03-01', '2026-04-01'],
  ['2026-02-20', '2026-05-03'],
  ['2026-01-31', '2026-03-05'],
  ['2026-03-04', null],
  [null, '2026-03-28'],
  ['2026-03-06', '2026-03-07'],
  ['2026-03-03', '2026-03-29'],
  ['2026-03-23', '2026-03-30'],
  ['2026-02-23', '2026-03-30'],
  ['2026-01-26', '2026-04-06'],
  ['0001-01-01', '9999-12-31'],
  ['2026-08-01', '2026-09-01'],
];

test('the figures of every period are those of its orders', async () => {
  const line = await bag(1, 2, 5);
  for (const moment of ['2026-01-31T23:30:00Z', '2026-02-27T10:00:00Z', '2026-05-02T10:00:00Z']) {
    await paid([line, await bag(0, 3, 4)], at(moment), 170);
  }
  const { data: rows } = await admin.client.from('orders').select('*').eq('status', 'paid');
  const { data: bagRows } = await admin.client.from('surprise_bags').select('*');
  const { bags } = readBags(bagRows!);
  for (const [from, until] of PERIODS) {
    const momentOf = (day: string | null) => (day === null ? null : startOfDay(day));
    const { orders } = readOrders(
      rows!.filter(({ paid_at }) => {
        const moment = Date.parse(String(paid_at));
        return moment >= (momentOf(from) ?? -Infinity) && moment < (momentOf(until) ?? Infinity);
      }),
    );
    expect(await reportOf(from, until)).toMatchObject({
      revenue: totalRevenue(orders),
      items: bagsRescued(orders),
      methods: {
        delivery: orders.filter(({ method }) => method === 'delivery').length,
        pickup: orders.filter(({ method }) => method === 'pickup').length,
      },
      bags: salesByBag(orders, bags),
      stock: itemsInStock(bags),
      low: lowStock(bags).map(({ id, title, quantity }) => ({ id, title, quantity })),
    });
    const { days } = await reportOf(from, until);
    expect(days.filter((day) => day.orders > 0)).toEqual(salesByDay(orders));
  }
  const all = await reportOf(null, null);
  expect(all.days.length).toBeGreaterThan(3);
  expect(all.bags.length).toBeGreaterThan(3);
});

test('the sales of the shops add up to the same in every division of a period', async () => {
  const sold = async (from: string | null, until: string | null) =>
    (await salesOf(from, until)).reduce((sum, shop) => sum + shop.sold + shop.deliveryFees + shop.saved, 0);
  const whole = await sold(null, null);
  for (const day of ['2026-02-01', '2026-03-01', '2026-03-28', '2026-04-15']) {
    expect((await sold(null, day)) + (await sold(day, null))).toBe(whole);
  }
});

test('counting every order anew changes nothing', async () => {
  const reports = async () => Promise.all(PERIODS.map(([from, until]) => reportOf(from, until)));
  const before = await reports();
  await sql`select private.recount_sales()`.execute(booted.embedded.database);
  expect(await reports()).toEqual(before);
});

test('only an admin gets the analytics', async () => {
  for (const client of [rima.client, booted.visitor()]) {
    const { data, error } = await client.rpc('analytics', {});
    expect([data, error?.code]).toEqual([null, '42501']);
  }
  await driver.service.from('users').update({ role: 'user' }).eq('id', admin.id);
  await expect(salesOf(null, null)).rejects.toMatchObject({ code: '42501' });
  await driver.service.from('users').update({ role: 'admin' }).eq('id', admin.id);
});

test('at most a hundred bags are listed, the best-selling and the scarcest', async () => {
  const { store_id } = (await admin.client.from('surprise_bags').select('store_id').limit(1).single()).data!;
  const rows = Array.from({ length: MOST_REPORTED_BAGS + 1 }, () => ({
    store_id,
    sale_price: 1,
    quantity: 0,
  }));
  await admin.client.from('surprise_bags').insert(rows);
  expect((await reportOf(null, null)).low).toHaveLength(MOST_REPORTED_BAGS);
  await admin.client.from('surprise_bags').delete().eq('quantity', 0);
});
