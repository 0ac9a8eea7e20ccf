/** A buyer cancels a paid order: until when, what comes back, and what happens at the same moment. */
import {
  CANCEL_PAID_PATH,
  cancelUntil,
  readHandover,
  readHandoverBoard,
  TICKETS_PATH,
} from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type NewBag } from '../testing/orderDriver.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { call } from '../testing/shopClient.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { cases } from '@zawadeh/domain/testing';
import { openOrderShop } from '../testing/orderShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-25T15:00:00Z');
const iso = (at: number) => new Date(at).toISOString();
/** Opened a moment ago. */
const OPEN = { quantity: 9, pickup_start: iso(NOW - MINUTE), pickup_end: iso(NOW + 3 * HOUR) };

const { booted, driver, rima, omar, admin, oven, sweets } = await openOrderShop();
const stores = [oven, sweets];
await withoutBuyerLimits(booted.embedded.database);

async function paid(bags: readonly NewBag[] = [OPEN], changes: object = {}, at = NOW) {
  const lines = await driver.bags(bags.map((bag, place) => ({ store_id: stores[place % 2], ...bag })));
  const order = await driver.place(rima.id, lines, at, changes);
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin.id, order.order_code, at);
  return { ...order, bags: lines.map(({ bag_id }) => bag_id) };
}
const cancel = (code: string, at = NOW + MINUTE, user = rima.id) => driver.cancelPaid(user, code, at);
const statesOf = async (order: string) => {
  const { data } = await driver.service.from('handovers').select('state').eq('order_id', order);
  return data!.map(({ state }) => String(state));
};
const refundsOf = async (order: string) => {
  const { data } = await driver.service
    .from('refunds')
    .select('amount_cents, reason, done_at')
    .eq('order_id', order);
  return data!;
};
const stockOf = async (bags: readonly string[]) => {
  const stock = await driver.stockOf(bags);
  return bags.map((bag) => stock.get(bag));
};
const handOver = (order: string, store = oven) => driver.handOver(order, store, NOW + MINUTE);

describe('cancelling a paid order', () => {
  test('the bags of a cancelled order are for sale again, nothing is handed over, the money is owed, and buyer and shop are notified once', async () => {
    const order = await paid([OPEN, OPEN]);
    expect(await stockOf(order.bags)).toEqual([8, 8]);
    for (let times = 0; times < 3; times += 1) {
      expect((await cancel(order.order_code)).status).toBe('refund_due');
    }
    expect(await stockOf(order.bags)).toEqual([9, 9]);
    expect(await statesOf(order.id)).toEqual(['cancelled', 'cancelled']);
    expect(await refundsOf(order.id)).toEqual([{ amount_cents: 900, reason: 'cancelled', done_at: null }]);
    // "Paid" was not sent yet, and would come after it.
    expect(await driver.messagesOf(order.id)).toEqual(['order_cancelled', 'support_cancelled']);
    expect(await driver.historyOf(order.id)).toEqual(['placed', 'paid', 'refund_due']);
    expect((await handOver(order.id)).refused).toBe('not_paid');
  });

  test('an order that cost nothing has nothing to refund', async () => {
    const order = await paid([{ ...OPEN, sale_price: 0 }]);
    expect((await cancel(order.order_code)).status).toBe('refunded');
    expect(await refundsOf(order.id)).toEqual([]);
    expect(await stockOf(order.bags)).toEqual([9]);
    expect(await statesOf(order.id)).toEqual(['cancelled']);
  });

  test('a bag whose window has ended does not come back', async () => {
    const order = await paid([OPEN, { ...OPEN, pickup_end: iso(NOW + 2 * MINUTE) }]);
    expect((await cancel(order.order_code, NOW + 3 * MINUTE)).status).toBe('refund_due');
    expect(await stockOf(order.bags)).toEqual([9, 8]);
    expect(await refundsOf(order.id)).toMatchObject([{ amount_cents: 900 }]);
  });

  test('a planned bag comes back to its day until the day is counted', async () => {
    const [line] = await driver.bags([{ quantity: 0, store_id: stores[0] }]);
    const bag = line!.bag_id;
    // Until five past five in the evening in Beirut.
    const plan = { bag_id: bag, quantities: Array<number>(7).fill(5), opens: '17:00', closes: '17:05' };
    await admin.client.from('bag_plans').insert(plan);
    await driver.call('publish_plans', { p_now: iso(NOW) });
    const delivery = {
      delivery_method: 'delivery',
      delivery_area: 'mina',
      fee_cents: 170,
      amount_cents: 620,
    };
    const order = await driver.place(rima.id, [line!], NOW + 2 * MINUTE, delivery);
    await driver.markPaid(admin.id, order.order_code, NOW + 2 * MINUTE);
    expect((await cancel(order.order_code, NOW + 9 * MINUTE)).status).toBe('refund_due');
    await driver.call('publish_plans', { p_now: iso(NOW + 10 * MINUTE) });
    const { data: days } = await driver.service
      .from('bag_days')
      .select('planned, left_over')
      .eq('bag_id', bag)
      .not('published_at', 'is', null);
    expect(days).toEqual([{ planned: 5, left_over: 5 }]);
    await driver.service.from('bag_plans').delete().eq('bag_id', bag);
  });

  test('a bag that a phone without a connection gave after the cancellation is a conflict', async () => {
    const order = await paid();
    const scanned = { p_how: 'scan', p_device: await driver.counterPhone(oven, 'Old phone') };
    await cancel(order.order_code, NOW + MINUTE);
    const offline = { ...scanned, p_at: iso(NOW + 2 * MINUTE) };
    const given = await driver.handOver(order.id, oven, NOW + 30 * MINUTE, offline);
    expect(given.refused).toBe('not_paid');
    const { data } = await admin.client.rpc('handover_board');
    const conflicts = readHandoverBoard(data)!.conflicts.filter(
      ({ orderCode }) => orderCode === order.order_code,
    );
    expect(conflicts).toMatchObject([
      { cause: 'cancelled', confirmations: [{ at: null }, { device: 'Old phone' }] },
    ]);
  });

  test('a deleted bag is no obstacle', async () => {
    const order = await paid();
    await admin.client.from('surprise_bags').delete().eq('id', order.bags[0]!);
    expect((await cancel(order.order_code)).status).toBe('refund_due');
  });

  test('a cancelled delivery gives back the fee too, until a courier was given anything', async () => {
    const address = { delivery_method: 'delivery', delivery_area: 'mina', fee_cents: 170, amount_cents: 620 };
    const order = await paid([OPEN], address);
    expect((await cancel(order.order_code)).status).toBe('refund_due');
    expect(await refundsOf(order.id)).toMatchObject([{ amount_cents: 620 }]);
    const given = await paid([OPEN], address);
    await driver.handOver(given.id, oven, NOW, { p_kind: 'courier' });
    expect((await cancel(given.order_code)).refused).toBe('too_late');
  });
});

describe('refused cancellations', () => {
  test('an order cannot be cancelled at the end of the time, and after one of its two shops gave its bags', async () => {
    const order = await paid();
    expect((await cancel(order.order_code, NOW + 9 * MINUTE)).refused).toBe('too_late');
    expect((await cancel(order.order_code, NOW + 9 * MINUTE - 1)).status).toBe('refund_due');
    const two = await paid([OPEN, OPEN]);
    expect((await handOver(two.id, sweets)).state).toBe('done');
    expect((await cancel(two.order_code)).refused).toBe('too_late');
    expect((await statesOf(two.id)).toSorted()).toEqual(['done', 'waiting']);
  });

  test('another user, a visitor and the buyer of an unpaid or unknown order cannot cancel', async () => {
    const order = await paid();
    const [line] = await driver.bags([OPEN]);
    const unpaid = await driver.place(rima.id, [line!], NOW);
    expect((await cancel(order.order_code, NOW, omar.id)).refused).toBe('unknown_order');
    expect((await cancel(unpaid.order_code)).refused).toBe('not_paid');
    const path = CANCEL_PAID_PATH;
    for (const [body, as, status] of [
      [{ order_code: order.order_code }, undefined, 401],
      [{ order_code: order.order_code }, omar, 404],
      [{ order_code: 'ZWD-22222222' }, rima, 404],
      [{ order_code: '' }, rima, 400],
      [{ order_code: order.order_code, user_id: rima.id }, rima, 400],
    ] as const) {
      expect((await call(booted.backend, { path, body, as })).status).toBe(status);
    }
    expect(await statesOf(order.id)).toEqual(['waiting']);
  });
});

test('an order is cancelled over HTTP in any spelling of its code, and the ticket shows the refund', async () => {
  const now = Date.now();
  const window = { pickup_start: iso(now - MINUTE), pickup_end: iso(now + HOUR) };
  const order = await paid([{ ...OPEN, ...window }], {}, now);
  const body = { order_code: ` ${order.order_code.toLowerCase()} ` };
  expect(await call(booted.backend, { path: CANCEL_PAID_PATH, body, as: rima })).toMatchObject({
    status: 200,
    body: { order_code: order.order_code, payment_status: 'refund_due', expires_at: null },
  });
  const ticket = await call(booted.backend, { path: `${TICKETS_PATH}/${order.order_code}`, as: rima });
  expect(ticket.body).toMatchObject({
    refunds: [{ amount_cents: 450, reason: 'cancelled', done_at: null }],
    handovers: [{ state: 'cancelled' }],
  });
});

test('a cancellation at the same moment as a handover, a payment, a sweep and a second cancel has one outcome', async () => {
  const orders = await Promise.all(Array.from({ length: 2 * raceRounds }, () => paid()));
  await Promise.all(
    orders.flatMap(({ id, order_code }) => [
      cancel(order_code),
      handOver(id),
      cancel(order_code),
      driver.call('sweep_handovers', { p_now: iso(NOW + MINUTE) }),
      driver.markPaid(admin.id, order_code, NOW + MINUTE),
    ]),
  );
  for (const { id, bags } of orders) {
    const { data } = await driver.service.from('orders').select('status').eq('id', id).single();
    const seen = [
      data?.status,
      ...(await statesOf(id)),
      ...(await stockOf(bags)),
      (await refundsOf(id)).length,
    ];
    expect([
      ['paid', 'done', 8, 0],
      ['refund_due', 'cancelled', 9, 1],
    ]).toContainEqual(seen);
  }
});

test('the database and the domain agree until when, for any windows', async () => {
  const minutes = fc.integer({ min: -3 * 60, max: 40 * 60 });
  const order = await paid([OPEN, OPEN]);
  const { data } = await driver.service.from('handovers').select('*').eq('order_id', order.id);
  const [one, other] = data!.map(({ id }) => String(id));
  await fc.assert(
    fc.asyncProperty(
      // Around both changes of the clock, too.
      fc.constantFrom('2026-11-25T15:00:00Z', '2026-03-28T20:30:00Z', '2026-10-24T19:30:00Z').map(Date.parse),
      fc.tuple(fc.option(minutes), fc.option(minutes)),
      async (paidAt, starts) => {
        await driver.service
          .from('orders')
          .update({ paid_at: iso(paidAt) })
          .eq('id', order.id);
        for (const [place, id] of [one, other].entries()) {
          const start = starts[place] ?? null;
          await driver.service
            .from('handovers')
            .update({ due_start: start === null ? null : iso(paidAt + start * MINUTE) })
            .eq('id', id!);
        }
        const { rows } = await sql<{ until: Date }>`
          select private.cancel_until(o) as until from public.orders o where o.id = ${order.id}
        `.execute(booted.embedded.database);
        const { data: handovers } = await driver.service
          .from('handovers')
          .select('*')
          .eq('order_id', order.id);
        const known = handovers!.map((row) => readHandover(row)!);
        expect(new Date(rows[0]!.until).getTime()).toBe(cancelUntil(paidAt, known));
      },
    ),
    cases(60),
  );
});
