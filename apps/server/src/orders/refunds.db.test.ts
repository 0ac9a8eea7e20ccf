/** Refunds: every cent that is owed is a row, and each is sent back once, by the provider or by hand. */
import { HOLD_MINUTES, readRefundList, REFUNDS_PATH } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { call } from '../testing/shopClient.ts';
import { join, joinAsAdmin } from '../testing/users.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const member = await join(booted, 'rima@example.com');
const adminUser = await joinAsAdmin(booted, 'admin@example.com');
const [rima, admin] = [member.id, adminUser.id];
const omar = await driver.buyer('omar@example.com');

/** Paid after the order expired, when its bag was sold to another buyer. */
async function owed() {
  const [line] = await driver.bags([{ quantity: 1 }]);
  const late = driver.after(NOW, HOLD_MINUTES + 1);
  const order = await driver.place(rima, [line!], NOW);
  const { external_id } = await driver.startPayment(rima, order.order_code, NOW);
  await driver.expire(order.id, late);
  await driver.place(omar, [line!], late);
  const result = await driver.settle(external_id, 'success', late);
  expect(result.status).toBe('refund_due');
  return { order, external_id };
}
const BEFORE = ['placed', 'expired', 'refund_due'];

test('a refund by the provider is recorded once, however often it is reported', async () => {
  const { order, external_id } = await owed();
  expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
  expect(await driver.historyOf(order.id)).toEqual([...BEFORE, 'refunded']);
});

test('a refund by the provider is recorded only of an order with one due', async () => {
  const [line] = await driver.bags([{ quantity: 1 }]);
  const open = await driver.place(rima, [line!], NOW);
  const { external_id } = await driver.startPayment(rima, open.order_code, NOW);
  for (const status of ['pending', 'paid']) {
    expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe(status);
    await driver.settle(external_id, 'success', NOW);
  }
  expect(await driver.historyOf(open.id)).toEqual(['placed', 'paid']);
});

interface Row {
  id: string;
  external_id: number | null;
  amount_cents: number;
  reason: string;
  asked_at: string;
  done_at: string | null;
  done_by: string | null;
  reference: string | null;
}
const refundsOf = async (order: string): Promise<Row[]> => {
  const { data } = await driver.service.from('refunds').select('*').eq('order_id', order).order('asked_at');
  return data as Row[];
};
const toldOf = async (refund: string): Promise<number> => {
  const { data } = await driver.service.from('messages').select('kind').eq('refund_id', refund);
  return data!.length;
};
const sendBack = (refund: string, reference: string, as = adminUser) =>
  call(booted.backend, { path: `${REFUNDS_PATH}/${refund}/done`, body: { reference }, as });

/** Two pages for one order, because the answer with the first was lost, and both paid. */
async function paidTwice() {
  const [line] = await driver.bags([{ quantity: 3 }]);
  const order = await driver.place(rima, [line!], NOW);
  const first = await driver.startPayment(rima, order.order_code, NOW);
  const second = await driver.startPayment(rima, order.order_code, driver.after(NOW, 1));
  expect(second.external_id).not.toBe(first.external_id);
  for (const { external_id } of [first, second, second]) await driver.settle(external_id, 'success', NOW);
  return { order, second: second.external_id };
}

describe('the row of a refund', () => {
  test('an order that was paid too late has a refund, from the moment of the payment', async () => {
    const { order } = await owed();
    expect(await refundsOf(order.id)).toMatchObject([
      { amount_cents: 450, reason: 'paid_late', external_id: null, done_at: null, reference: null },
    ]);
    expect(Date.parse((await refundsOf(order.id))[0]!.asked_at)).toBe(driver.after(NOW, HOLD_MINUTES + 1));
  });

  test('a payment too many has a refund, while the order stays paid', async () => {
    const { order, second } = await paidTwice();
    expect(await refundsOf(order.id)).toMatchObject([
      { amount_cents: 450, reason: 'paid_twice', external_id: second, done_at: null },
    ]);
    const [row] = await refundsOf(order.id);
    expect((await sendBack(row!.id, 'W-1')).status).toBe(200);
    expect(await driver.historyOf(order.id)).toEqual(['placed', 'paid', 'paid_twice', 'sent_back']);
    const { data } = await driver.service.from('orders').select('status').eq('id', order.id).single();
    expect(data?.status).toBe('paid');
  });

  test('a status that is written without the functions has a refund, until the status is taken back', async () => {
    const [line] = await driver.bags([{ quantity: 3 }]);
    const order = await driver.place(rima, [line!], NOW);
    await driver.markPaid(admin, order.order_code, NOW);
    const become = (status: string) => driver.service.from('orders').update({ status }).eq('id', order.id);
    await become('refund_due');
    expect(await refundsOf(order.id)).toMatchObject([{ reason: 'other', done_at: null }]);
    await become('paid');
    expect(await refundsOf(order.id)).toEqual([]);
  });
});

test('a payment too many that is reported twice as refunded does not end the refund of the order', async () => {
  const { order, second } = await paidTwice();
  await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', order.id);
  for (let times = 0; times < 3; times += 1) await driver.settle(second, 'refunded', NOW);
  const rows = await refundsOf(order.id);
  expect(rows.find(({ external_id }) => external_id === second)!.done_at).not.toBeNull();
  expect(rows.find(({ external_id }) => external_id === null)!.done_at).toBeNull();
});

test('the payment of an order that was marked paid and cancelled confirms the order, and a second payment is owed too', async () => {
  const [line] = await driver.bags([{ quantity: 3 }]);
  const order = await driver.place(rima, [line!], NOW);
  const first = await driver.startPayment(rima, order.order_code, NOW);
  const second = await driver.startPayment(rima, order.order_code, driver.after(NOW, 1));
  await driver.markPaid(admin, order.order_code, NOW);
  await driver.cancelPaid(rima, order.order_code, NOW);
  const owedFor = async () => (await refundsOf(order.id)).map(({ reason, done_at }) => [reason, done_at]);
  await driver.settle(first.external_id, 'success', driver.after(NOW, 1));
  expect(await owedFor()).toEqual([['cancelled', null]]);
  await driver.settle(second.external_id, 'success', driver.after(NOW, 1));
  expect(await owedFor()).toEqual([
    ['cancelled', null],
    ['paid_twice', null],
  ]);
});

test('a refund that was recorded by mistake can be owed again, and its buyer is notified again', async () => {
  const { order } = await owed();
  const [row] = await refundsOf(order.id);
  await sendBack(row!.id, 'W-wrong');
  await driver.service.from('orders').update({ status: 'refund_due' }).eq('id', order.id);
  expect(await refundsOf(order.id)).toMatchObject([{ id: row!.id, done_at: null, reference: null }]);
  expect(await toldOf(row!.id)).toBe(0);
  expect((await sendBack(row!.id, 'W-right')).status).toBe(200);
  expect(await toldOf(row!.id)).toBe(1);
});

describe('sending a refund back', () => {
  test('a refund is sent back once, with admin, time and reference, and the buyer is notified once', async () => {
    const { order, external_id } = await owed();
    const [row] = await refundsOf(order.id);
    const answers = await Promise.all([1, 2, 3].map(() => sendBack(row!.id, ' W-77 ')));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { id: row!.id, reference: 'W-77' } });
      expect(answer.body).toEqual(answers[0]!.body);
    }
    expect((await driver.settle(external_id, 'refunded', NOW)).status).toBe('refunded');
    expect(await refundsOf(order.id)).toMatchObject([{ done_by: admin, reference: 'W-77' }]);
    expect(await toldOf(row!.id)).toBe(1);
    expect(await driver.historyOf(order.id)).toEqual([...BEFORE, 'refunded']);
    const other = await sendBack(row!.id, 'W-78');
    expect(other).toMatchObject({ status: 409, body: { code: 'already_refunded' } });
    const { data } = await driver.service.from('orders').select('status').eq('id', order.id).single();
    expect(data?.status).toBe('refunded');
  });

  test('one of two admins with two references sends a refund back', async () => {
    const { order } = await owed();
    const [row] = await refundsOf(order.id);
    const answers = await Promise.all(['W-1', 'W-2'].map((reference) => sendBack(row!.id, reference)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = answers.find(({ status }) => status === 200)!.body as { reference: string };
    expect(await refundsOf(order.id)).toMatchObject([{ reference: won.reference }]);
  });

  test('a refund that the provider sends back has no admin, and its buyer is notified too', async () => {
    const { order, external_id } = await owed();
    await driver.settle(external_id, 'refunded', NOW);
    const [row] = await refundsOf(order.id);
    expect(row).toMatchObject({ done_by: null, reference: null });
    expect(row!.done_at).not.toBeNull();
    expect(await toldOf(row!.id)).toBe(1);
    const { order: twice, second } = await paidTwice();
    await driver.settle(second, 'refunded', NOW);
    await driver.settle(second, 'refunded', NOW);
    const [other] = await refundsOf(twice.id);
    expect(Date.parse(other!.done_at!)).toBe(NOW);
    expect(await toldOf(other!.id)).toBe(1);
  });

  test('the message about a refund names the amount that was sent', async () => {
    const { order } = await paidTwice();
    const [row] = await refundsOf(order.id);
    await sendBack(row!.id, 'W-1');
    const claimed = await driver.call<Record<string, unknown>[]>('claim_messages', { p_limit: 500 });
    const message = claimed.find(
      ({ kind, order_code }) => kind === 'refund_done' && order_code === order.order_code,
    );
    expect(message).toMatchObject({ amount_cents: 450, customer_name: 'Rima', recipient: '+96170123456' });
  });

  test('only an admin sends a refund back, and only one that exists', async () => {
    const { order } = await owed();
    const [row] = await refundsOf(order.id);
    expect((await sendBack(row!.id, 'W-1', member)).status).toBe(403);
    const path = `${REFUNDS_PATH}/${row!.id}/done`;
    expect((await call(booted.backend, { path, body: { reference: 'W-1' } })).status).toBe(401);
    for (const id of [crypto.randomUUID(), 'x', '%00', order.order_code]) {
      expect((await sendBack(id, 'W-1')).status).toBe(404);
    }
    expect(await refundsOf(order.id)).toMatchObject([{ done_at: null }]);
  });
});

test('the list has the owed refunds, the oldest first, and the done ones, the latest first', async () => {
  const orders = [await owed(), await owed()];
  const [line] = await driver.bags([{ quantity: 1 }]);
  const byHand = await driver.place(rima, [line!], NOW);
  await driver.markPaid(admin, byHand.order_code, NOW);
  await driver.cancelPaid(rima, byHand.order_code, NOW);
  const [row] = await refundsOf(orders[0]!.order.id);
  await sendBack(row!.id, 'W-list');
  const { data, error } = await adminUser.client.rpc('refund_list');
  expect(error).toBeNull();
  const list = readRefundList(data)!;
  expect(list.done[0]).toMatchObject({
    id: row!.id,
    reference: 'W-list',
    phone: '+96170123456',
    amount: 450,
  });
  expect(list.owed).toEqual(list.owed.toSorted((one, other) => one.askedAt - other.askedAt));
  const withoutPayment = new Map(list.owed.map((each) => [each.orderCode, each.isWithoutPayment]));
  expect(withoutPayment.get(orders[1]!.order.order_code)).toBe(false);
  expect(withoutPayment.get(byHand.order_code)).toBe(true);
  expect([list.owedCount, list.owedAmount]).toEqual([
    list.owed.length,
    list.owed.reduce((sum, { amount }) => sum + amount, 0),
  ]);
  for (const client of [member.client, booted.visitor(), driver.service]) {
    expect((await client.rpc('refund_list')).error?.code).toBe('42501');
  }
});
