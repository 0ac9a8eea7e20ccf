/** One order through all calls that change it, in different orders and repeatedly. */
import { HOLD_MINUTES, isOrderCode, MOST_STOCK } from '@zawadeh/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { withBrokenRow } from '../testing/brokenRow.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { LineRequest } from '../testing/shopClient.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const [rima, omar, admin] = await Promise.all([
  driver.buyer('rima@example.com'),
  driver.buyer('omar@example.com'),
  driver.buyer('admin@example.com'),
]);
await driver.makeAdmin(admin);
// A few buyers place all orders of these tests.
await withoutBuyerLimits(booted.embedded.database);

const one = async (quantity: number): Promise<LineRequest> => {
  const [line] = await driver.bags([{ quantity }]);
  return line!;
};
const left = async ({ bag_id }: LineRequest) => (await driver.stockOf([bag_id])).get(bag_id);

async function pending(user: string, quantity: number) {
  const line = await one(quantity);
  const order = await driver.place(user, [line], NOW);
  const { external_id } = await driver.startPayment(user, order.order_code, NOW);
  return { line, order, external_id };
}

test('a placed order has a readable code, a hold time, and takes its bags out of stock', async () => {
  const line = await one(3);
  const order = await driver.place(rima, [{ ...line, quantity: 2 }], NOW);
  expect(isOrderCode(order.order_code)).toBe(true);
  expect(order).toMatchObject({ status: 'pending', amount_cents: 900, fee_cents: 0 });
  expect(Date.parse(order.expires_at)).toBe(driver.after(NOW, HOLD_MINUTES));
  expect(await left(line)).toBe(1);
});

test('a code that another order has is drawn again, and the stock is taken once', async () => {
  const { order_code: taken } = await driver.place(omar, [await one(1)], NOW);
  const line = await one(3);
  const { database } = booted.embedded;
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('private.new_order_code'::regproc) as definition
  `.execute(database);
  await sql`create sequence private.codes_drawn`.execute(database);
  // On a hosted project the functions belong to another role than the one that makes the sequence.
  await sql`grant usage on sequence private.codes_drawn to public`.execute(database);
  await sql`
    create or replace function private.new_order_code() returns text language sql volatile set search_path = '' as $$
      select case when nextval('private.codes_drawn') < 3 then ${sql.lit(taken)} else 'ZWD-DRAWN234' end
    $$
  `.execute(database);
  const placing = driver.place(rima, [line], NOW);
  await placing.catch(() => null);
  await sql.raw(rows[0]!.definition).execute(database);
  const order = await placing;
  expect(order).toMatchObject({ order_code: 'ZWD-DRAWN234', status: 'pending' });
  expect(await left(line)).toBe(2);
  expect(
    await driver.call('order_state', { p_user: omar, p_order_code: taken, p_now: new Date(NOW) }),
  ).toMatchObject({
    user_id: omar,
    status: 'pending',
  });
});

test('the same buyer with the same cart gets the same order, also for simultaneous requests', async () => {
  const line = await one(5);
  const orders = await Promise.all(Array.from({ length: 6 }, () => driver.place(rima, [line], NOW)));
  expect(new Set(orders.map(({ order_code }) => order_code)).size).toBe(1);
  expect(await left(line)).toBe(4);
});

test('a used key returns the first order, and rejects another cart', async () => {
  const [line, other] = [await one(5), await one(5)];
  const key = { idempotency_key: 'a-key' };
  const first = await driver.place(rima, [line], NOW, key);
  await driver.expire(first.id, driver.after(NOW, HOLD_MINUTES));
  expect(await driver.place(rima, [line], NOW, key)).toMatchObject({
    id: first.id,
    status: 'expired',
    again: true,
  });
  expect((await driver.place(rima, [other], NOW, key)).refused).toBe('key_was_used');
  expect((await driver.place(omar, [other], NOW, key)).refused).toBeUndefined();
});

test('if one line is short, nothing is held and the answer has the remaining stock', async () => {
  const [plenty, short] = [await one(5), await one(1)];
  const refused = await driver.place(rima, [plenty, { ...short, quantity: 2 }], NOW);
  expect(refused).toMatchObject({ refused: 'not_available', amount_cents: 1350 });
  expect(refused.lines?.map(({ available }) => available)).toEqual([5, 1]);
  expect(await left(plenty)).toBe(5);
});

test.each([
  ['a line twice', (line: LineRequest) => [line, line]],
  ['no lines', () => []],
])('%s is rejected', async (_name, lines) => {
  expect((await driver.place(rima, lines(await one(5)), NOW)).refused).toBe('malformed');
});

test.each([
  ['a cent less', { amount_cents: 449 }],
  ['a fee for pickup', { fee_cents: 170, amount_cents: 620 }],
  ['no fee for delivery', { delivery_method: 'delivery', delivery_area: 'mina' }],
  [
    'the fee of another area',
    { delivery_method: 'delivery', delivery_area: 'mina', fee_cents: 110, amount_cents: 560 },
  ],
])('%s gets the real figures', async (_name, shown) => {
  const line = await one(5);
  const refused = await driver.place(rima, [line], NOW, shown);
  expect(refused.refused).toBe('price_changed');
  expect(await left(line)).toBe(5);
});

test('a price out of range never equals the shown price', async () => {
  const line = await one(5);
  const priced = booted.service().from('surprise_bags').update({ sale_price: 99_999_999.99 });
  expect((await priced.eq('id', line.bag_id)).error).toBeNull();
  const refused = await driver.place(rima, [line], NOW);
  expect(refused.refused).toBe('price_changed');
  expect(await left(line)).toBe(5);
});

test('an unknown bag or an invalid id is gone', async () => {
  for (const bag_id of ['ba600000-0000-4000-8000-ffffffffffff', "'; drop table orders; --"]) {
    const refused = await driver.place(rima, [{ bag_id, quantity: 1, unit_price_cents: 450 }], NOW);
    expect(refused.lines).toMatchObject([{ state: 'gone', available: 0 }]);
  }
});

test('an unpaid order is replaced by the same buyer’s next one only', async () => {
  const line = await one(1);
  const first = await driver.place(rima, [line], NOW);
  expect((await driver.place(omar, [line], NOW)).refused).toBe('not_available');
  const second = await driver.place(rima, [line], NOW, { delivery_address: 'Elsewhere' });
  expect(second.status).toBe('pending');
  expect(await driver.historyOf(first.id)).toEqual(['placed', 'cancelled']);
  expect(await left(line)).toBe(0);
});

test('an overdue hold does not block the next buyer', async () => {
  const line = await one(1);
  await driver.place(rima, [line], NOW);
  const muchLater = driver.after(NOW, HOLD_MINUTES + 11);
  expect((await driver.place(omar, [line], muchLater)).status).toBe('pending');
});

test('a repeated status adds no second audit entry', async () => {
  const { order, external_id } = await pending(rima, 1);
  await driver.settle(external_id, 'success', NOW);
  await driver.settle(external_id, 'success', NOW);
  await driver.settle(external_id, 'failed', NOW);
  expect(await driver.historyOf(order.id)).toEqual(['placed', 'paid']);
});

test('the provider confirms an order that an admin marked paid, and a second payment is recorded as such', async () => {
  const { order, external_id } = await pending(rima, 1);
  const again = await driver.startPayment(rima, order.order_code, driver.after(NOW, 1));
  await driver.markPaid(admin, order.order_code, NOW);
  await driver.settle(external_id, 'success', NOW);
  await driver.settle(again.external_id, 'success', NOW);
  expect(await driver.historyOf(order.id)).toEqual(['placed', 'paid', 'confirmed', 'paid_twice']);
});

test.each(['pending', 'unknown', ''])('%j from the provider changes nothing', async (status) => {
  const { order, external_id } = await pending(rima, 1);
  expect(await driver.settle(external_id, status, NOW)).toMatchObject({ id: order.id, status: 'pending' });
});

test('a failed payment releases the bags', async () => {
  const { line, external_id } = await pending(rima, 2);
  expect((await driver.settle(external_id, 'failed', NOW)).status).toBe('failed');
  expect(await left(line)).toBe(2);
});

test('a late payment: paid if the bags can be held again, else a refund is due', async () => {
  const late = driver.after(NOW, HOLD_MINUTES + 1);
  const bagsLeft = await pending(rima, 1);
  await driver.expire(bagsLeft.order.id, late);
  expect((await driver.settle(bagsLeft.external_id, 'success', late)).status).toBe('paid');
  expect(await left(bagsLeft.line)).toBe(0);

  const bagsGone = await pending(rima, 1);
  await driver.expire(bagsGone.order.id, late);
  await driver.place(omar, [bagsGone.line], late);
  expect((await driver.settle(bagsGone.external_id, 'success', late)).status).toBe('refund_due');
  expect(await driver.messagesOf(bagsGone.order.id)).toEqual(['refund_due', 'support_refund']);
  expect(await left(bagsGone.line)).toBe(0);
});

test('a late payment of bags whose hours are over: a refund is due, and what is for sale today stays', async () => {
  const hours = { pickup_start: '2026-11-21T14:00:00Z', pickup_end: '2026-11-21T15:20:00Z' };
  const [line] = await driver.bags([{ quantity: 2, ...hours }]);
  const order = await driver.place(rima, [line!], NOW);
  const { external_id } = await driver.startPayment(rima, order.order_code, NOW);
  await driver.expire(order.id, driver.after(NOW, HOLD_MINUTES));
  await driver.service
    .from('surprise_bags')
    .update({ pickup_end: '2026-11-22T15:20:00Z' })
    .eq('id', line!.bag_id);
  const tomorrow = driver.after(NOW, 24 * 60);
  expect((await driver.settle(external_id, 'success', tomorrow)).status).toBe('refund_due');
  expect(await left(line!)).toBe(2);
});

test('a deleted bag opens no payment, and a payment opened before is due for a refund while the other bags are for sale', async () => {
  const [stays, gone] = [await one(3), await one(3)];
  const held = await driver.place(rima, [stays, gone], NOW);
  const { external_id } = await driver.startPayment(rima, held.order_code, NOW);
  const ended = await pending(omar, 1);
  await driver.expire(ended.order.id, driver.after(NOW, HOLD_MINUTES));
  await driver.service.from('surprise_bags').delete().in('id', [gone.bag_id, ended.line.bag_id]);
  expect((await driver.startPayment(rima, held.order_code, NOW)).refused).toBe('not_available');
  expect((await driver.markPaid(admin, held.order_code, NOW)).refused).toBe('not_available');
  expect((await driver.settle(external_id, 'success', NOW)).status).toBe('refund_due');
  expect(await left(stays)).toBe(3);
  expect((await driver.settle(ended.external_id, 'success', NOW)).status).toBe('refund_due');
});

test('two payment requests: one payment; a missing page is made again after a while', async () => {
  const { order, external_id } = await pending(rima, 1);
  expect((await driver.startPayment(rima, order.order_code, NOW)).refused).toBe('being_made');
  await driver.call('save_collect_url', {
    p_external_id: external_id,
    p_collect_url: 'https://pay.example/1',
  });
  expect(await driver.startPayment(rima, order.id, NOW)).toMatchObject({
    external_id,
    collect_url: 'https://pay.example/1',
  });

  const other = await pending(omar, 1);
  const again = await driver.startPayment(omar, other.order.order_code, driver.after(NOW, 1));
  expect(again.external_id).toBeGreaterThan(other.external_id);
});

test('another buyer’s order, an expired one and a paid one open no payment', async () => {
  const { order, external_id } = await pending(rima, 1);
  expect((await driver.startPayment(omar, order.order_code, NOW)).refused).toBe('unknown_order');
  const end = driver.after(NOW, HOLD_MINUTES);
  expect((await driver.startPayment(rima, order.order_code, end)).refused).toBe('expired');
  await driver.settle(external_id, 'success', NOW);
  expect((await driver.startPayment(rima, order.order_code, NOW)).refused).toBe('not_pending');
});

test('a free order is paid without a payment page', async () => {
  const [free] = await driver.bags([{ sale_price: 0, quantity: 1 }]);
  const order = await driver.place(rima, [free!], NOW);
  expect(await driver.startPayment(rima, order.order_code, NOW)).toMatchObject({ paid: true });
  expect(await driver.messagesOf(order.id)).toEqual(['order_paid']);
});

test('only an admin can mark an order paid, which creates no stock', async () => {
  const { order, line } = await pending(rima, 1);
  expect((await driver.markPaid(omar, order.order_code, NOW)).refused).toBe('not_an_admin');
  await driver.expire(order.id, driver.after(NOW, HOLD_MINUTES));
  const taken = await driver.place(omar, [line], NOW);
  expect((await driver.markPaid(admin, order.order_code, NOW)).refused).toBe('not_available');
  await driver.expire(taken.id, driver.after(NOW, HOLD_MINUTES));
  expect((await driver.markPaid(admin, order.order_code, NOW)).status).toBe('paid');
  expect((await driver.markPaid(admin, 'ZWD-NOBODY22', NOW)).refused).toBe('unknown_order');
});

test('the sweep expires orders without a payment, and waits for the provider’s status of the rest', async () => {
  const unpayable = await driver.place(rima, [await one(1)], NOW);
  const { order } = await pending(omar, 1);
  await driver.sweep(driver.after(NOW, HOLD_MINUTES));
  expect(await driver.historyOf(unpayable.id)).toEqual(['placed', 'expired']);
  expect(await driver.historyOf(order.id)).toEqual(['placed']);
  await driver.sweep(driver.after(NOW, HOLD_MINUTES + 11));
  expect(await driver.historyOf(order.id)).toEqual(['placed', 'expired']);
});

test('a stock at its limit takes nothing more back, holds up no other order, and reconcile follows it', async () => {
  const [full, other] = [await one(2), await one(1)];
  const orders = [await driver.place(rima, [full], NOW), await driver.place(omar, [other], NOW)];
  await driver.service.from('surprise_bags').update({ quantity: MOST_STOCK }).eq('id', full.bag_id);
  const late = driver.after(NOW, HOLD_MINUTES);
  await driver.sweep(late);
  for (const { id } of orders) expect(await driver.historyOf(id)).toEqual(['placed', 'expired']);
  expect([await left(full), await left(other)]).toEqual([MOST_STOCK, 1]);
  const { data } = await driver.service.rpc('reconcile_stock', { p_limit: 1_000 });
  const rows = data as { id: string; stock: number; expected: number | null }[];
  expect(rows.find(({ id }) => id === full.bag_id)).toMatchObject({ expected: MOST_STOCK });
});

test('an order that cannot be closed holds up no other one, and is named', async () => {
  const [broken, other] = [await one(1), await one(1)];
  const orders = [await driver.place(rima, [broken], NOW), await driver.place(omar, [other], NOW)];
  const late = driver.after(NOW, HOLD_MINUTES);
  await withBrokenRow(booted.embedded.database, 'public.surprise_bags', broken.bag_id, async () => {
    await driver.sweep(late);
    expect(await driver.historyOf(orders[1]!.id)).toEqual(['placed', 'expired']);
    await expect(driver.sweep(late)).rejects.toThrow(`order ${orders[0]!.id}: broken`);
  });
  await driver.sweep(late);
  expect(await driver.historyOf(orders[0]!.id)).toEqual(['placed', 'expired']);
});

// Two lines of one bag would each be checked against the whole stock.
const upperCased = (line: LineRequest): LineRequest => ({ ...line, bag_id: line.bag_id.toUpperCase() });
const mixedCase = (line: LineRequest): LineRequest => ({
  ...line,
  bag_id: line.bag_id.replace(/[a-f]/, (letter) => letter.toUpperCase()),
});

test('the same bag in several spellings is rejected, and nothing is taken from the stock', async () => {
  const line = { ...(await one(7)), quantity: 7 };
  const placed = await driver.place(rima, [line, upperCased(line), mixedCase(line)], NOW);
  expect(placed.refused).toBe('malformed');
  expect(await left(line)).toBe(7);
});

test('an id in capitals is the bag itself, and the same cart in either spelling is the same order', async () => {
  const line = await one(5);
  const placed = await driver.place(rima, [upperCased(line)], NOW);
  expect(await driver.place(rima, [line], NOW)).toMatchObject({ id: placed.id, again: true });
  expect(await left(line)).toBe(4);
  const { data } = await driver.service.from('orders').select('details').eq('id', placed.id).single();
  expect(data?.details).toMatchObject([{ bagId: line.bag_id }]);
});

test('a key stands for its cart in either spelling', async () => {
  const line = await one(5);
  const key = { idempotency_key: 'one-bag' };
  const first = await driver.place(rima, [line], NOW, key);
  expect(await driver.place(rima, [upperCased(line)], NOW, key)).toMatchObject({ id: first.id, again: true });
});

test('an order is found by its id in either spelling', async () => {
  const { id, order_code } = await driver.place(rima, [await one(1)], NOW);
  for (const [minutes, written] of [order_code, id, id.toUpperCase()].entries()) {
    const { external_id } = await driver.startPayment(rima, written, driver.after(NOW, minutes));
    expect(external_id).toBeGreaterThan(0);
  }
});

test('the database itself rejects a second line of one bag', async () => {
  const line = await one(5);
  const { id } = await driver.place(rima, [line], NOW);
  const second = {
    order_id: id,
    place: 2,
    bag_id: line.bag_id,
    title: '',
    unit_price_cents: 450,
    quantity: 1,
  };
  const { error } = await driver.service.from('order_lines').insert(second);
  expect(error?.code).toBe('23505');
});
