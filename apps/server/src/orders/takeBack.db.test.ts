/** A shop takes back what it cannot fill: who keeps the bags, what comes back, and what happens at the same moment. */
import {
  cancelUntilByLines,
  COUNTER_TAKE_BACK_PATH,
  readOrder,
  PAIR_PATH,
  readHandoverBoard,
  readTakenBack,
  readTicketHandovers,
  readTicketRefunds,
  secretHash,
  TAKE_BACK_PATH,
  takenBack,
  TICKETS_PATH,
} from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type NewBag } from '../testing/orderDriver.ts';
import { ownTelephones } from '../testing/ownTelephones.ts';
import { call } from '../testing/shopClient.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { cases } from '@zawadeh/domain/testing';
import { openOrderShop } from '../testing/orderShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-25T15:00:00Z');
const iso = (at: number) => new Date(at).toISOString();
const WINDOW = { pickup_start: iso(NOW - HOUR), pickup_end: iso(NOW + 3 * HOUR) };

const { booted, driver, rima, omar, admin, oven, sweets } = await openOrderShop();
const others = ['lina', 'samir', 'nour', 'hadi'].map((name) => driver.buyer(`${name}@example.com`));
const buyers = [rima.id, omar.id, ...(await Promise.all(others))];
await withoutBuyerLimits(booted.embedded.database);

const bagOf = async (store: string, changes: NewBag = {}) => {
  const [line] = await driver.bags([{ quantity: 20, store_id: store, ...WINDOW, ...changes }]);
  return line!;
};
type Line = Awaited<ReturnType<typeof bagOf>>;

/** An order that is paid `minutes` after the others, or is not paid. */
async function ordered(lines: readonly Line[], pieces: number, buyer = 0, changes: object = {}) {
  const wanted = lines.map((line) => ({ ...line, quantity: pieces }));
  const order = await driver.place(buyers[buyer]!, wanted, NOW, changes);
  expect(order.refused).toBeUndefined();
  return order;
}
async function paid(lines: readonly Line[], pieces = 1, buyer = 0, minutes = buyer, changes: object = {}) {
  const order = await ordered(lines, pieces, buyer, changes);
  await driver.markPaid(admin.id, order.order_code, NOW + minutes * MINUTE);
  return order;
}
const delivered = (lines: readonly Line[], pieces = 1) => ({
  delivery_method: 'delivery',
  delivery_area: 'mina',
  delivery_address: 'Port Said',
  fee_cents: 170,
  amount_cents: lines.length * pieces * 450 + 170,
});
const take = (bag: string, canFill: number) => driver.takeBack(admin.id, bag, canFill, NOW + 10 * MINUTE);
async function stateOf(order: string) {
  const { data } = await driver.service
    .from('orders')
    .select(
      'status, details, refunds(amount_cents, reason, line_place, done_at), handovers(kind, state, store_id)',
    )
    .eq('id', order)
    .single();
  return data as unknown as {
    status: string;
    details: { takenBackAt?: string }[];
    refunds: { amount_cents: number; reason: string; line_place: number | null; done_at: string | null }[];
    handovers: { kind: string; state: string; store_id: string | null }[];
  };
}
async function messagesOf(order: string) {
  const { data: rows } = await driver.service.from('refunds').select('id').eq('order_id', order);
  const { data } = await driver.service
    .from('messages')
    .select('kind')
    .or(
      `order_id.eq.${order},refund_id.in.(${['00000000-0000-4000-8000-000000000000', ...rows!.map(({ id }) => id)].join()})`,
    );
  return data!.map(({ kind }) => String(kind)).toSorted();
}
const handOver = (order: string, store: string, p_kind = 'pickup') =>
  driver.handOver(order, store, NOW + 10 * MINUTE, { p_kind });
const claim = () =>
  driver.call<{ kind: string; order_code: string; amount_cents: number; line?: number | null }[]>(
    'claim_messages',
    { p_limit: 500, p_now: iso(NOW + 12 * MINUTE) },
  );
const stockOf = async (bag: string) => (await driver.stockOf([bag])).get(bag);
const findings = async () => {
  const { data: stock } = await driver.service.rpc('reconcile_stock', { p_limit: 1_000 });
  const { data: ledger } = await driver.service.rpc('reconcile_ledger', { p_since: iso(NOW - 24 * HOUR) });
  return { stock: stock as { id: string; stock: number; sold: number; expected: number | null }[], ledger };
};

describe('taking back all bags of an order', () => {
  test('an order that loses all its bags is refunded once, and its buyer is notified once', async () => {
    const bag = await bagOf(oven);
    const { id, order_code } = await paid([bag], 2);
    expect(await take(bag.bag_id, 0)).toEqual({ orders: 1, pieces: 2, for_sale: 0 });
    expect(await stateOf(id)).toMatchObject({
      status: 'refund_due',
      refunds: [{ amount_cents: 900, reason: 'taken_back', line_place: null, done_at: null }],
      handovers: [{ kind: 'pickup', state: 'cancelled' }],
    });
    // The message that the order is paid is deleted.
    expect(await messagesOf(id)).toEqual(['order_taken_back']);
    expect(await handOver(id, oven)).toMatchObject({ refused: 'not_paid' });
    expect(await driver.cancelPaid(buyers[0]!, order_code, NOW)).toMatchObject({ status: 'refund_due' });
    expect(await take(bag.bag_id, 0)).toMatchObject({ orders: 0, pieces: 0 });
    expect((await stateOf(id)).refunds).toHaveLength(1);
  });

  test('an order that loses all its bags gets its delivery fee back, and no courier brings it', async () => {
    const bag = await bagOf(oven);
    const { id } = await paid([bag], 1, 0, 0, delivered([bag]));
    await take(bag.bag_id, 0);
    expect(await stateOf(id)).toMatchObject({ status: 'refund_due', refunds: [{ amount_cents: 450 + 170 }] });
    expect((await stateOf(id)).handovers.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  test('an order that loses its bags shop by shop gets the rest of the money with the last one', async () => {
    const bags = [await bagOf(oven), await bagOf(sweets)];
    const { id } = await paid(bags, 1, 0, 0, delivered(bags));
    await take(bags[0]!.bag_id, 0);
    await take(bags[1]!.bag_id, 0);
    const { status, refunds } = await stateOf(id);
    expect(status).toBe('refund_due');
    expect(refunds.map(({ amount_cents, line_place }) => [line_place, amount_cents])).toEqual(
      expect.arrayContaining([
        [1, 450],
        [null, 450 + 170],
      ]),
    );
    expect(await messagesOf(id)).toEqual(['bag_taken_back', 'order_taken_back']);
    const { data: rows } = await driver.service.from('refunds').select('id').eq('order_id', id);
    for (const [sent, { id: refund }] of rows!.entries()) {
      expect((await stateOf(id)).status, `after ${sent}`).toBe('refund_due');
      await driver.call('refund_done', { p_admin: admin.id, p_refund: refund, p_reference: `W-${refund}` });
    }
    expect((await stateOf(id)).status).toBe('refunded');
  });

  test('an order that cost nothing owes nothing when its bags are taken back, and its buyer is notified', async () => {
    const bag = await bagOf(oven, { sale_price: 0 });
    const order = await ordered([bag], 1);
    await driver.startPayment(buyers[0]!, order.order_code, NOW);
    await take(bag.bag_id, 0);
    expect(await stateOf(order.id)).toMatchObject({ status: 'refunded', refunds: [] });
    expect(await messagesOf(order.id)).toEqual(['free_bag_taken_back']);
  });

  test('a free rest of an order owes nothing more, after the money of the other bags went back already', async () => {
    const bags = [await bagOf(oven), await bagOf(sweets, { sale_price: 0 })];
    const { id, order_code } = await paid(bags);
    await take(bags[0]!.bag_id, 0);
    const { data: rows } = await driver.service.from('refunds').select('id').eq('order_id', id);
    await driver.call('refund_done', { p_admin: admin.id, p_refund: rows![0]!.id, p_reference: 'W-8' });
    expect((await stateOf(id)).status).toBe('paid');
    await take(bags[1]!.bag_id, 0);
    expect(await stateOf(id)).toMatchObject({ status: 'refunded', refunds: [{ amount_cents: 450 }] });
    const claimed = await claim();
    const told = claimed.filter((message) => message.order_code === order_code);
    expect(told.find(({ kind }) => kind === 'free_bag_taken_back')).toMatchObject({
      amount_cents: 0,
      line: 2,
    });
    expect(told.map(({ kind }) => kind)).not.toContain('order_taken_back');
  });
});

describe('taking back some bags of an order', () => {
  test('an order loses one line alone: its money comes back to the cent, the other bags and the fee stay', async () => {
    const bags = [await bagOf(oven, { sale_price: 3.33 }), await bagOf(sweets)];
    const { id } = await paid(bags, 3, 0, 0, { ...delivered(bags), amount_cents: 3 * 333 + 3 * 450 + 170 });
    expect(await take(bags[0]!.bag_id, 0)).toMatchObject({ orders: 1, pieces: 3 });
    const { status, details, refunds, handovers } = await stateOf(id);
    expect(status).toBe('paid');
    expect(refunds).toMatchObject([{ amount_cents: 999, line_place: 1, reason: 'taken_back' }]);
    expect(details.map(({ takenBackAt }) => takenBackAt !== undefined)).toEqual([true, false]);
    expect(handovers.find(({ store_id }) => store_id === oven)?.state).toBe('cancelled');
    expect(handovers.filter(({ state }) => state === 'waiting')).toHaveLength(2);
    expect(await messagesOf(id)).toEqual(['bag_taken_back', 'order_paid']);
    // The courier has all the rest as soon as the other shop gave it.
    await handOver(id, sweets, 'courier');
    expect(await messagesOf(id)).toContain('on_its_way');
  });

  test('a courier who already has the other bags is on the way', async () => {
    const bags = [await bagOf(oven), await bagOf(sweets)];
    const { id } = await paid(bags, 1, 0, 0, delivered(bags));
    await handOver(id, sweets, 'courier');
    expect(await messagesOf(id)).not.toContain('on_its_way');
    await take(bags[0]!.bag_id, 0);
    expect(await messagesOf(id)).toContain('on_its_way');
  });

  test('an order hands over what is left of the same shop', async () => {
    const bags = [await bagOf(oven), await bagOf(oven)];
    const { id } = await paid(bags, 2);
    await take(bags[1]!.bag_id, 0);
    expect((await stateOf(id)).handovers).toMatchObject([{ state: 'waiting' }]);
    expect(await handOver(id, oven)).toMatchObject({ state: 'done' });
  });

  test('an order has the hours of the bags that are left of the same shop, for the profile too', async () => {
    const early = await bagOf(oven, { pickup_start: iso(NOW - HOUR), pickup_end: iso(NOW + 4 * HOUR) });
    const late = await bagOf(oven, { pickup_start: iso(NOW - 2 * MINUTE), pickup_end: iso(NOW + 2 * HOUR) });
    const { id } = await paid([early, late], 1, 0, 9);
    await take(early.bag_id, 0);
    const { data } = await driver.service
      .from('orders')
      .select('*, handovers(due_start, due_end)')
      .eq('id', id);
    const [row] = data!;
    expect(
      row.handovers.map((due: { due_start: string; due_end: string }) => [
        Date.parse(due.due_start),
        Date.parse(due.due_end),
      ]),
    ).toEqual([[NOW - 2 * MINUTE, NOW + 2 * HOUR]]);
    const reading = readOrder(row);
    const order = reading.ok ? reading.value : undefined;
    const { rows } = await sql<{ until: Date }>`
      select private.cancel_until(o) as until from public.orders o where id = ${id}
    `.execute(booted.embedded.database);
    expect(new Date(rows[0]!.until).getTime()).toBe(cancelUntilByLines(order!));
  });

  test('a handover without a connection of a bag that was taken back meanwhile is a conflict', async () => {
    const bags = [await bagOf(oven), await bagOf(oven)];
    const { id, order_code } = await paid(bags);
    await take(bags[1]!.bag_id, 0);
    const scanned = { p_how: 'scan', p_device: await driver.counterPhone(oven, 'Old phone') };
    const given = { ...scanned, p_at: iso(NOW + 5 * MINUTE) };
    expect(await driver.handOver(id, oven, NOW + 20 * MINUTE, given)).toMatchObject({ state: 'done' });
    const { data } = await admin.client.rpc('handover_board');
    const conflicts = readHandoverBoard(data)!.conflicts.filter(({ orderCode }) => orderCode === order_code);
    const confirmation = { at: NOW + 5 * MINUTE, how: 'scan', device: 'Old phone' };
    expect(conflicts).toMatchObject([{ cause: 'takenBack', confirmations: [confirmation, confirmation] }]);
  });

  test('an order that lost a bag can still be cancelled, and what is left comes back with it', async () => {
    const bags = [await bagOf(oven), await bagOf(sweets)];
    const { id, order_code } = await paid(bags, 1, 0, 9, delivered(bags));
    await take(bags[0]!.bag_id, 0);
    expect(await driver.cancelPaid(buyers[0]!, order_code, NOW + 11 * MINUTE)).toMatchObject({
      status: 'refund_due',
    });
    const { refunds } = await stateOf(id);
    expect(refunds.map(({ amount_cents }) => amount_cents).toSorted((a, b) => a - b)).toEqual([450, 620]);
    expect(await stockOf(bags[0]!.bag_id)).toBe(0);
    expect(await stockOf(bags[1]!.bag_id)).toBe(20);
    const claimed = await claim();
    const told = claimed.filter((message) => message.order_code === order_code);
    expect(Object.fromEntries(told.map(({ kind, amount_cents }) => [kind, amount_cents]))).toMatchObject({
      bag_taken_back: 450,
      order_cancelled: 620,
      support_cancelled: 620,
    });
  });
});

test('an order whose free rest its buyer cancels waits only for what is still owed, and promises nothing', async () => {
  const [order, sentBack] = await Promise.all(
    [1, 2].map(async () => {
      const bags = [await bagOf(oven), await bagOf(sweets, { sale_price: 0, pickup_start: null })];
      const { id, order_code } = await paid(bags);
      await take(bags[0]!.bag_id, 0);
      return { id, order_code };
    }),
  );
  const { data: rows } = await driver.service.from('refunds').select('id').eq('order_id', sentBack!.id);
  await driver.call('refund_done', { p_admin: admin.id, p_refund: rows![0]!.id, p_reference: 'W-9' });
  for (const [{ id, order_code }, status] of [
    [order!, 'refund_due'],
    [sentBack!, 'refunded'],
  ] as const) {
    await driver.cancelPaid(buyers[0]!, order_code, NOW + 5 * MINUTE);
    expect(await stateOf(id)).toMatchObject({ status, refunds: [{ amount_cents: 450 }] });
    expect(await messagesOf(id)).not.toContain('order_cancelled');
    expect(await messagesOf(id)).not.toContain('support_cancelled');
  }
});

describe('orders that keep their bags', () => {
  test('the earliest paid orders keep their bags, as far as they fit, as the rule of the domain says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
        fc.nat(12),
        async (pieces, canFill) => {
          const bag = await bagOf(oven, { quantity: 40 });
          const orders = [];
          for (const [place, count] of pieces.entries()) orders.push(await paid([bag], count, place));
          const { data: toFill } = await admin.client.rpc('pieces_to_fill', { p_bag: bag.bag_id });
          expect(toFill).toEqual(pieces);
          const { for_sale, ...taken } = await take(bag.bag_id, canFill);
          expect(taken).toEqual(takenBack(pieces, canFill));
          const kept = pieces.reduce((sum, count) => sum + count, 0) - taken.pieces;
          expect(kept + for_sale).toBeLessThanOrEqual(canFill);
          const states = await Promise.all(orders.map(async ({ id }) => (await stateOf(id)).status));
          expect(states.filter((status) => status === 'refund_due')).toHaveLength(taken.orders);
        },
      ),
      { ...cases(12), examples: [[[2, 1], 2]] },
    );
  });

  test('unpaid orders keep their bags after the paid ones; the others pay for nothing that is gone, and a late payment comes back', async () => {
    const bag = await bagOf(oven, { quantity: 9 });
    const first = await paid([bag], 2, 0);
    const fits = await ordered([bag], 1, 1);
    const gone = await ordered([bag], 2, 2);
    const { external_id } = await driver.startPayment(buyers[2]!, gone.order_code, NOW);
    expect(await take(bag.bag_id, 3)).toEqual({ orders: 0, pieces: 0, for_sale: 0 });
    expect((await stateOf(first.id)).status).toBe('paid');
    expect((await stateOf(fits.id)).status).toBe('pending');
    expect((await stateOf(gone.id)).status).toBe('cancelled');
    await driver.settle(external_id, 'success', NOW + 11 * MINUTE);
    expect(await stateOf(gone.id)).toMatchObject({
      status: 'refund_due',
      refunds: [{ reason: 'paid_late' }],
    });
  });

  test('buyers who have their bags, or whose courier has them, keep them', async () => {
    const bag = await bagOf(oven);
    const collected = await paid([bag], 1, 0);
    const brought = await paid([bag], 1, 1, 1, delivered([bag]));
    const waiting = await paid([bag], 1, 2);
    await handOver(collected.id, oven);
    await handOver(brought.id, oven, 'courier');
    expect(await take(bag.bag_id, 0)).toMatchObject({ orders: 1, pieces: 1 });
    expect((await stateOf(collected.id)).status).toBe('paid');
    expect((await stateOf(brought.id)).status).toBe('paid');
    expect((await stateOf(waiting.id)).status).toBe('refund_due');
  });

  test('bags that can be filled stay on sale, and kept bags stay kept', async () => {
    const bag = await bagOf(oven, { quantity: 6 });
    await paid([bag], 1);
    const waiting = buyers.slice(1, 3);
    await ownTelephones(booted.embedded.database, waiting);
    const rows = waiting.map((user_id) => ({ user_id, bag_id: bag.bag_id, language: 'en' }));
    await driver.service.from('alerts').insert(rows);
    await driver.call('release_alerts', { p_can_send: true, p_now: iso(NOW) });
    const free = await stockOf(bag.bag_id);
    expect(free).toBeLessThan(5);
    expect(await take(bag.bag_id, 20)).toEqual({ orders: 0, pieces: 0, for_sale: free });
    const { data } = await driver.service.from('alerts').select('outcome').eq('bag_id', bag.bag_id);
    expect(data).toEqual([{ outcome: null }, { outcome: null }]);
  });

  test('a bag that a plan put on sale once, and an admin sells now, goes off sale too', async () => {
    const bag = await bagOf(oven, { quantity: 5 });
    await driver.service.from('bag_days').insert({
      bag_id: bag.bag_id,
      day: '2026-11-20',
      planned: 3,
      left_over: 1,
      published_at: iso(NOW - 99 * HOUR),
    });
    await paid([bag], 1);
    expect(await take(bag.bag_id, 0)).toEqual({ orders: 1, pieces: 1, for_sale: 0 });
  });

  test('kept bags end, and the alerts of notified users', async () => {
    const bag = await bagOf(oven, { quantity: 4 });
    const ask = (user: string) =>
      driver.service.from('alerts').insert({ user_id: user, bag_id: bag.bag_id, language: 'en' });
    await ownTelephones(booted.embedded.database, buyers.slice(1, 3));
    await ask(buyers[1]!);
    await ask(buyers[2]!);
    const moment = { p_now: iso(NOW) };
    await driver.call('release_alerts', { p_can_send: true, ...moment });
    const claimed = await driver.call<{ id: number; kind: string; bag_id?: string }[]>('claim_messages', {
      p_limit: 500,
      ...moment,
    });
    const told = claimed.filter((message) => message.bag_id === bag.bag_id);
    expect(told).toHaveLength(2);
    for (const { id } of told)
      await driver.call('message_sent', { p_id: id, p_provider_id: null, ...moment });
    expect(await take(bag.bag_id, 0)).toMatchObject({ for_sale: 0 });
    const { data } = await driver.service.from('alerts').select('outcome').eq('bag_id', bag.bag_id);
    expect(data).toEqual([{ outcome: 'passed' }, { outcome: 'passed' }]);
    const { ledger, stock } = await findings();
    expect(stock.find(({ id }) => id === bag.bag_id)).toMatchObject({ stock: 0, sold: 0 });
    expect(ledger.wrong_sums).toEqual([]);
  });
});

describe('the ledger after taking back', () => {
  test('the figures are of what is left, and counting anew changes nothing', async () => {
    const { data: before } = await admin.client.rpc('analytics');
    const bags = [await bagOf(oven), await bagOf(sweets)];
    const order = await paid(bags, 2, 0, 0, delivered(bags, 2));
    await take(bags[0]!.bag_id, 0);
    const { data: after } = await admin.client.rpc('analytics');
    expect(after.revenue_cents - before.revenue_cents).toBe(2 * 450 + 170);
    expect(after.items - before.items).toBe(2);
    const feesOf = (figures: typeof after) =>
      figures.shops.reduce(
        (sum: number, shop: { delivery_fees_cents: number }) => sum + shop.delivery_fees_cents,
        0,
      );
    expect(feesOf(after) - feesOf(before)).toBe(170);
    await sql`select private.recount_sales()`.execute(booted.embedded.database);
    await sql`select private.recount_sell_through()`.execute(booted.embedded.database);
    expect((await admin.client.rpc('analytics')).data).toEqual(after);
    const { ledger, stock } = await findings();
    expect(ledger).toMatchObject({ wrong_sums: [], refund_without_row: [] });
    expect(stock.filter(({ stock: has, expected }) => expected !== null && has !== expected)).toEqual([]);
    await driver.service.from('refunds').delete().eq('order_id', order.id);
    expect((await findings()).ledger.refund_without_row).toMatchObject([{ order_code: order.order_code }]);
    await driver.service
      .from('refunds')
      .insert({ order_id: order.id, line_place: 1, amount_cents: 900, reason: 'taken_back' });
  });
});

test('the figures of the day are those of the orders after a door that was missed before', async () => {
  const [bag, other] = [await bagOf(oven, { quantity: 5 }), await bagOf(sweets)];
  await driver.service
    .from('bag_days')
    .insert({ bag_id: bag.bag_id, day: '2026-11-25', planned: 5, published_at: iso(NOW - HOUR) });
  const { id } = await paid([bag, other], 1, 1, 0, delivered([bag, other]));
  await driver.service.from('handovers').update({ state: 'missed' }).match({ order_id: id, kind: 'door' });
  await take(bag.bag_id, 0);
  const figures = () =>
    sql`select * from private.sales_of_bag_days where bag_id = ${bag.bag_id}`.execute(
      booted.embedded.database,
    );
  const before = (await figures()).rows;
  await sql`select private.recount_sell_through()`.execute(booted.embedded.database);
  expect((await figures()).rows).toEqual(before);
  expect(before).toMatchObject([{ planned: 0, sold: 0, missed: 0 }]);
});

describe('taking back at the same moment', () => {
  test('payments of the shop and the sweep that finds missed handovers wait for each other', async () => {
    for (let round = 0; round < raceRounds; round += 1) {
      const bag = await bagOf(oven, { quantity: 60, pickup_start: null, pickup_end: null });
      const other = await bagOf(oven, {
        quantity: 60,
        pickup_start: iso(NOW - 5 * HOUR),
        pickup_end: iso(NOW + HOUR),
      });
      await driver.service
        .from('bag_days')
        .insert({ bag_id: other.bag_id, day: '2026-11-25', planned: 60, published_at: iso(NOW - 5 * HOUR) });
      const open: string[] = [];
      for (const [place, buyer] of buyers.entries()) {
        // Paid on two days, which are two rows of sums.
        await paid([bag], 1, place, place < 3 ? -20 * 60 : place);
        await paid([other], 1, place);
        open.push((await driver.place(buyer, [other], NOW)).order_code);
      }
      const later = NOW + 4 * HOUR;
      await Promise.all([
        driver.takeBack(admin.id, bag.bag_id, 0, later),
        driver.takeBack(admin.id, other.bag_id, 0, later),
        driver.call('sweep_handovers', { p_now: iso(later) }),
        ...open.map((code) => driver.markPaid(admin.id, code, NOW + 5 * MINUTE)),
      ]);
    }
    const sums = () =>
      sql`select * from private.sales_of_bag_days order by bag_id, day`.execute(booted.embedded.database);
    const before = (await sums()).rows;
    await sql`select private.recount_sell_through()`.execute(booted.embedded.database);
    expect((await sums()).rows).toEqual(before);
  }, 120_000);

  test('a handover or a cancellation and the taking back have one outcome', async () => {
    for (const other of ['handOver', 'cancel'] as const) {
      const bag = await bagOf(oven);
      const { id, order_code } = await paid([bag], 1, 0, 9);
      const rival =
        other === 'handOver'
          ? handOver(id, oven)
          : driver.cancelPaid(buyers[0]!, order_code, NOW + 10 * MINUTE);
      const [taken] = await Promise.all([take(bag.bag_id, 0), rival]);
      const { status, refunds, handovers } = await stateOf(id);
      const outcome = [taken.orders, status, refunds.length, handovers[0]?.state].join();
      expect(['0,paid,0,done', '1,refund_due,1,cancelled', '0,refund_due,1,cancelled']).toContain(outcome);
    }
  });

  test('an order that is placed and paid meanwhile pays for no bag that is gone', async () => {
    const bag = await bagOf(oven, { quantity: 20 });
    const rivals = buyers.map(async (_, buyer) => {
      const order = await driver.place(buyers[buyer]!, [bag], NOW + 9 * MINUTE);
      if (order.refused) return null;
      await driver.markPaid(admin.id, order.order_code, NOW + 10 * MINUTE);
      return order.id;
    });
    const [, ...ids] = await Promise.all([take(bag.bag_id, 0), ...rivals]);
    await take(bag.bag_id, 0);
    for (const id of ids.filter((each) => each !== null)) {
      expect(['refund_due', 'cancelled', 'pending']).toContain((await stateOf(id)).status);
    }
    expect(await stockOf(bag.bag_id)).toBe(0);
  });
});

describe('taking back over HTTP', () => {
  const body = (bag: string, canFill = 0, token: string = crypto.randomUUID()) => ({
    token,
    bag_id: bag,
    can_fill: canFill,
    reason: 'ran_out',
  });
  async function pairedCounter(store: string) {
    const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    const [code, token] = [secret(), secret()];
    await admin.client.rpc('create_pairing', {
      p_code_hash: await secretHash(code),
      p_kind: 'counter',
      p_store: store,
    });
    await call(booted.backend, { path: PAIR_PATH, body: { code, token, name: 'Counter' } });
    return { authorization: `Device ${token}` };
  }

  test('a counter takes back bags of its own shop, once for each decision', async () => {
    const headers = await pairedCounter(oven);
    const [own, foreign] = [await bagOf(oven), await bagOf(sweets)];
    const order = await paid([own], 2);
    const sent = body(own.bag_id);
    const first = await call(booted.backend, { path: COUNTER_TAKE_BACK_PATH, body: sent, headers });
    expect(readTakenBack(first.body)).toEqual({ orders: 1, pieces: 2, forSale: 0 });
    const again = await call(booted.backend, { path: COUNTER_TAKE_BACK_PATH, body: sent, headers });
    expect(again.body).toEqual(first.body);
    const other = await call(booted.backend, {
      path: COUNTER_TAKE_BACK_PATH,
      body: { ...sent, bag_id: (await bagOf(oven)).bag_id },
      headers,
    });
    expect(other).toMatchObject({ status: 409, body: { code: 'key_was_used' } });
    const changed = { ...sent, can_fill: 1 };
    expect(
      await call(booted.backend, { path: COUNTER_TAKE_BACK_PATH, body: changed, headers }),
    ).toMatchObject({
      status: 409,
    });
    const strange = await call(booted.backend, {
      path: COUNTER_TAKE_BACK_PATH,
      body: body(foreign.bag_id),
      headers,
    });
    expect(strange).toMatchObject({ status: 404, body: { code: 'unknown_bag' } });
    const ticket = await call(booted.backend, { path: `${TICKETS_PATH}/${order.order_code}`, as: rima });
    expect(readTicketRefunds(ticket.body)).toMatchObject([{ amount: 900, reason: 'taken_back', line: null }]);
  });

  test('the ticket has what is left, and names the bags that were taken back', async () => {
    const bags = [await bagOf(oven), await bagOf(sweets)];
    const { order_code } = await paid(bags, 2);
    await take(bags[0]!.bag_id, 0);
    const { body: answer } = await call(booted.backend, { path: `${TICKETS_PATH}/${order_code}`, as: rima });
    expect(readTicketHandovers(answer)?.map(({ storeId }) => storeId)).toEqual([sweets]);
    expect(readTicketRefunds(answer)).toMatchObject([
      { amount: 900, line: { bagId: bags[0]!.bag_id, quantity: 2 } },
    ]);
  });

  test('an admin takes back bags, no other user does, and no malformed request', async () => {
    const bag = await bagOf(oven);
    const path = TAKE_BACK_PATH;
    expect((await call(booted.backend, { path, body: body(bag.bag_id) })).status).toBe(401);
    expect((await call(booted.backend, { path, body: body(bag.bag_id), as: rima })).status).toBe(403);
    const at = (sent: object) => call(booted.backend, { path, body: sent, as: admin });
    expect((await at({ ...body(bag.bag_id), can_fill: -1 })).status).toBe(400);
    expect((await at({ ...body(bag.bag_id), reason: 'whim' })).status).toBe(400);
    expect((await at({ ...body(bag.bag_id), token: 'x' })).status).toBe(400);
    expect(await at(body(crypto.randomUUID()))).toMatchObject({ status: 404, body: { code: 'unknown_bag' } });
    expect((await at(body(bag.bag_id, 20))).body).toEqual({ orders: 0, pieces: 0, for_sale: 20 });
    expect(
      (await call(booted.backend, { path: COUNTER_TAKE_BACK_PATH, body: body(bag.bag_id) })).status,
    ).toBe(401);
  });
});
