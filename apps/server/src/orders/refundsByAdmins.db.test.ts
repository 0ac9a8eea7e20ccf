/** An admin cancels a paid order or a line of it, gives goodwill, and corrects a reference. */
import { readRefundChoices, readRefundList, REFUNDS_PATH, type RefundOrderBody } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { type NewBag } from '../testing/orderDriver.ts';
import { call, type LineRequest } from '../testing/shopClient.ts';
import { type TestUser } from '../testing/users.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { openOrderShop } from '../testing/orderShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-25T15:00:00Z');
/** Later than a buyer may cancel. */
const LATER = NOW + 30 * MINUTE;
const iso = (at: number) => new Date(at).toISOString();
const WINDOW = { pickup_start: iso(NOW - HOUR), pickup_end: iso(NOW + 3 * HOUR) };

const { booted, driver, rima, admin, oven, sweets } = await openOrderShop();
const phone = await driver.counterPhone(oven);
await withoutBuyerLimits(booted.embedded.database);

const bagOf = async (store: string, changes: NewBag = {}) =>
  (await driver.bags([{ quantity: 20, store_id: store, ...WINDOW, ...changes }]))[0]!;
async function paid(lines: readonly LineRequest[], pieces = 1, changes: object = {}) {
  const order = await driver.place(
    rima.id,
    lines.map((line) => ({ ...line, quantity: pieces })),
    NOW,
    changes,
  );
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin.id, order.order_code, NOW);
  return order;
}
const delivered = (cents: number) => ({
  delivery_method: 'delivery',
  delivery_area: 'mina',
  delivery_address: 'Port Said',
  fee_cents: 170,
  amount_cents: cents + 170,
});

interface Decision {
  kind: 'whole' | 'line' | 'goodwill';
  line?: number;
  cents?: number;
  left: number;
  token?: string;
  by?: string;
  at?: number;
}
const refund = (code: string, { kind, line, cents, left, token, by, at }: Decision) =>
  driver.call<{ status?: string; refused?: string }>('refund_order', {
    p_admin: by ?? admin.id,
    p_order_code: code,
    p_token: token ?? crypto.randomUUID(),
    p_kind: kind,
    p_line: line ?? null,
    p_amount_cents: cents ?? null,
    p_reason: 'You called us: you are ill.',
    p_left_seen: left,
    p_now: iso(at ?? LATER),
  });
const choicesOf = async (code: string) =>
  readRefundChoices((await admin.client.rpc('refund_choices', { p_order_code: code })).data)!;
async function stateOf(order: string) {
  const { data } = await driver.service
    .from('orders')
    .select('status, refunds(id, amount_cents, reason, line_place, note), handovers(kind, state)')
    .eq('id', order)
    .single();
  const { status, refunds, handovers } = data!;
  return {
    status,
    refunds: refunds.toSorted((one, other) => one.amount_cents - other.amount_cents),
    handovers: handovers.map(({ state }) => String(state)).toSorted(),
  };
}
async function toldOf(code: string) {
  const claimed = await driver.call<
    { kind: string; order_code: string; amount_cents: number; reason?: string; line?: number }[]
  >('claim_messages', { p_limit: 500, p_now: iso(LATER + MINUTE) });
  return claimed.filter(({ order_code, kind }) => order_code === code && !kind.startsWith('support_'));
}
async function sendAllBack(order: string) {
  for (const { id } of (await stateOf(order)).refunds) {
    await driver.call('refund_done', { p_admin: admin.id, p_refund: id, p_reference: `W-${id}` });
  }
}
const stockOf = async ({ bag_id }: LineRequest) => (await driver.stockOf([bag_id])).get(bag_id);
const handOver = (order: string, store: string) => driver.handOver(order, store, NOW + MINUTE);
const takeBack = ({ bag_id }: LineRequest) => driver.takeBack(admin.id, bag_id, 0, LATER);
const soldBy = async (store: string) => {
  const { data } = await admin.client.rpc('analytics', { p_from: null, p_until: null });
  const { shops } = data as { shops: { store_id: string; sold_cents: number; refunds_cents: number }[] };
  const { sold_cents = 0, refunds_cents = 0 } = shops.find(({ store_id }) => store_id === store) ?? {};
  return { sold_cents, refunds_cents };
};

describe('giving a whole order back', () => {
  test('an admin cancels an order after the buyer’s own time, with money, bags, handovers and message as in the buyer’s cancel', async () => {
    const bag = await bagOf(oven);
    const { id, order_code } = await paid([bag], 2, delivered(900));
    expect(await driver.cancelPaid(rima.id, order_code, LATER)).toMatchObject({ refused: 'too_late' });
    expect(await refund(order_code, { kind: 'whole', left: 1_070 })).toMatchObject({ status: 'refund_due' });
    expect(await stateOf(id)).toMatchObject({
      refunds: [{ amount_cents: 1_070, reason: 'cancelled_by_us', note: 'You called us: you are ill.' }],
      handovers: ['cancelled', 'cancelled'],
    });
    expect(await stockOf(bag)).toBe(20);
    expect(await toldOf(order_code)).toMatchObject([
      { kind: 'order_cancelled_by_us', amount_cents: 1_070, reason: 'You called us: you are ill.' },
    ]);
    await sendAllBack(id);
    expect((await stateOf(id)).status).toBe('refunded');
  });

  test('a whole order is not given back once a part of it was handed over, and its bags stay off sale after their hours', async () => {
    const bags = [await bagOf(oven), await bagOf(sweets)];
    const collected = await paid(bags);
    await handOver(collected.id, oven);
    expect(await refund(collected.order_code, { kind: 'whole', left: 900 })).toMatchObject({
      refused: 'already_done',
    });
    const missed = await paid(bags);
    await refund(missed.order_code, { kind: 'whole', left: 900, at: NOW + 4 * HOUR });
    expect((await stateOf(missed.id)).status).toBe('refund_due');
    expect(await stockOf(bags[0]!)).toBe(18);
  });

  test('the buyer of an order that cost nothing is notified without an amount', async () => {
    const bag = await bagOf(oven, { sale_price: 0 });
    const order = await driver.place(rima.id, [bag], NOW);
    await driver.startPayment(rima.id, order.order_code, NOW);
    expect(await refund(order.order_code, { kind: 'whole', left: 0 })).toMatchObject({ status: 'refunded' });
    expect((await toldOf(order.order_code)).map(({ kind }) => kind)).toEqual(['free_order_cancelled']);
  });
});

describe('giving one line back', () => {
  test('a line that is given back goes on sale again and out of the shop’s sum, and the last one brings the delivery fee', async () => {
    const [bread, cake] = [await bagOf(oven), await bagOf(sweets)];
    const before = await soldBy(oven);
    const { id, order_code } = await paid([bread, cake], 1, delivered(900));
    expect((await choicesOf(order_code)).lines.map(({ place, amount }) => [place, amount])).toEqual([
      [1, 450],
      [2, 450],
    ]);
    await refund(order_code, { kind: 'line', line: 1, left: 1_070 });
    expect(await stateOf(id)).toMatchObject({
      status: 'paid',
      refunds: [{ amount_cents: 450, reason: 'cancelled_by_us', line_place: 1 }],
      handovers: ['cancelled', 'waiting', 'waiting'],
    });
    expect(await stockOf(bread)).toBe(20);
    const after = await soldBy(oven);
    expect(after.sold_cents - before.sold_cents).toBe(450);
    expect(after.refunds_cents - before.refunds_cents).toBe(450);
    expect((await choicesOf(order_code)).lines).toMatchObject([{ place: 2, amount: 620 }]);
    await refund(order_code, { kind: 'line', line: 2, left: 620 });
    expect(await stateOf(id)).toMatchObject({ status: 'refund_due', refunds: [{}, { amount_cents: 620 }] });
    expect(
      (await toldOf(order_code)).map(({ kind, amount_cents, line }) => [kind, amount_cents, line ?? null]),
    ).toEqual([
      ['bag_cancelled_by_us', 450, 1],
      ['order_cancelled_by_us', 620, null],
    ]);
    await sendAllBack(id);
    expect((await stateOf(id)).status).toBe('refunded');
  });

  test('a line is not given back once it was handed over, and the other shop’s line still is', async () => {
    const { id, order_code } = await paid([await bagOf(oven), await bagOf(sweets)]);
    await handOver(id, oven);
    expect(await choicesOf(order_code)).toMatchObject({ isCollected: true, lines: [{ place: 2 }] });
    expect(await refund(order_code, { kind: 'line', line: 1, left: 900 })).toMatchObject({
      refused: 'already_done',
    });
    expect(await refund(order_code, { kind: 'line', line: 9, left: 900 })).toMatchObject({
      refused: 'unknown_bag',
    });
    expect(await refund(order_code, { kind: 'line', line: 2, left: 900 })).toMatchObject({ status: 'paid' });
    expect((await stateOf(id)).handovers).toEqual(['cancelled', 'done']);
  });

  test('a line of a gift gives back the bags that were not given, also when it is sent twice', async () => {
    const bag = await bagOf(oven);
    const { id, order_code } = await paid([bag], 3, { is_gift: true });
    await driver.call('give_bag', {
      p_token: crypto.randomUUID(),
      p_device: phone,
      p_bag: bag.bag_id,
      p_now: iso(NOW + MINUTE),
    });
    expect(await choicesOf(order_code)).toMatchObject({ lines: [{ quantity: 2, amount: 900 }] });
    const token = crypto.randomUUID();
    const cancel = () => refund(order_code, { kind: 'line', line: 1, left: 1_350, token });
    expect([await cancel(), await cancel()]).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    expect((await stateOf(id)).refunds).toMatchObject([{ amount_cents: 900 }]);
    expect(await stockOf(bag)).toBe(19);
  });
});

describe('goodwill', () => {
  test('goodwill keeps the order paid and the shop’s sum whole, is given once, and never more than what is left', async () => {
    const bag = await bagOf(oven);
    const before = await soldBy(oven);
    const { id, order_code } = await paid([bag], 2);
    await handOver(id, oven);
    const token = crypto.randomUUID();
    const give = (cents: number, left: number, given = token) =>
      refund(order_code, { kind: 'goodwill', cents, left, token: given });
    await give(400, 900);
    expect(await give(400, 900)).toMatchObject({ status: 'paid' });
    expect(await give(401, 900)).toMatchObject({ refused: 'key_was_used' });
    // Another admin has not seen the first goodwill.
    expect(await give(400, 900, crypto.randomUUID())).toMatchObject({ refused: 'amount_differs' });
    expect(await give(501, 500, crypto.randomUUID())).toMatchObject({ refused: 'malformed' });
    expect(await stateOf(id)).toMatchObject({
      status: 'paid',
      refunds: [{ amount_cents: 400, reason: 'goodwill' }],
      handovers: ['done'],
    });
    const after = await soldBy(oven);
    expect([after.sold_cents - before.sold_cents, after.refunds_cents - before.refunds_cents]).toEqual([
      900, 0,
    ]);
    expect((await toldOf(order_code)).map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['order_paid', 900],
      ['goodwill', 400],
    ]);
    await sendAllBack(id);
    expect((await stateOf(id)).status).toBe('paid');
  });

  test('goodwill and later refunds give back no more than was paid, and the order owes nothing for ever', async () => {
    const soon = { pickup_start: iso(NOW - MINUTE) };
    const [bread, cake] = [await bagOf(oven, soon), await bagOf(sweets, soon)];
    const orders = [await paid([bread, cake]), await paid([bread, cake])];
    for (const { order_code } of orders)
      await refund(order_code, { kind: 'goodwill', cents: 700, left: 900 });
    expect(await driver.cancelPaid(rima.id, orders[0]!.order_code, NOW + 5 * MINUTE)).toMatchObject({
      status: 'refund_due',
    });
    await takeBack(bread);
    await takeBack(cake);
    for (const { id, order_code } of orders) {
      const { status, refunds } = await stateOf(id);
      expect(status).toBe('refund_due');
      expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([200, 700]);
      await sendAllBack(id);
      expect((await stateOf(id)).status).toBe('refunded');
      const told = await toldOf(order_code);
      expect(
        told.filter(({ kind, amount_cents }) => amount_cents === 0 && !kind.startsWith('free_')),
      ).toEqual([]);
    }
  });
});

describe('calls about refunds', () => {
  const body = (order_code: string, changes: Partial<RefundOrderBody> = {}): RefundOrderBody => ({
    token: crypto.randomUUID(),
    order_code,
    kind: 'whole',
    reason: 'Ill',
    left_cents: 450,
    ...changes,
  });
  const post = (sent: RefundOrderBody, as: TestUser) =>
    call(booted.backend, { path: REFUNDS_PATH, body: sent, as });

  test('a call of any user but an admin changes nothing, and an admin’s call names the admin in the log', async () => {
    const { id, order_code } = await paid([await bagOf(oven)]);
    expect((await post(body(order_code), rima)).status).toBe(403);
    expect(await refund(order_code, { kind: 'whole', left: 450, by: rima.id })).toMatchObject({
      refused: 'not_an_admin',
    });
    expect((await rima.client.rpc('refund_choices', { p_order_code: order_code })).error).toMatchObject({
      code: '42501',
    });
    expect((await stateOf(id)).status).toBe('paid');
    expect(await post(body(order_code), admin)).toMatchObject({
      status: 200,
      body: { order_code, payment_status: 'refund_due' },
    });
    const { data } = await driver.service
      .from('audit_log')
      .select('actor, details')
      .eq('subject_id', id)
      .eq('action', 'refund_due');
    expect(data).toMatchObject([{ actor: admin.id, details: { reason: 'Ill', why: 'cancelled_by_admin' } }]);
    expect((await post(body(order_code, { left_cents: 0 }), admin)).body).toMatchObject({ code: 'refunded' });
  });

  test('a call for an order that is not paid, or without its required fields, is refused', async () => {
    const { order_code } = await driver.place(rima.id, [await bagOf(oven)], NOW);
    expect((await post(body(order_code), admin)).body).toMatchObject({ code: 'not_paid' });
    const wrong: Partial<RefundOrderBody>[] = [
      { kind: 'line' },
      { kind: 'goodwill' },
      { line: 1 },
      { amount_cents: 1 },
    ];
    for (const changes of wrong) {
      expect((await post(body(order_code, changes), admin)).body).toMatchObject({ code: 'malformed' });
    }
  });
});

test('an admin corrects a wrong reference, the old one stays in the log, and the buyer is not notified again', async () => {
  const other = await paid([await bagOf(oven)]);
  await refund(other.order_code, { kind: 'whole', left: 450 });
  const [otherRow] = (await stateOf(other.id)).refunds;
  await driver.call('refund_done', { p_admin: admin.id, p_refund: otherRow!.id, p_reference: 'W-0' });
  const { id, order_code } = await paid([await bagOf(oven)]);
  await refund(order_code, { kind: 'whole', left: 450 });
  const [row] = (await stateOf(id)).refunds;
  const correct = (as: TestUser, reference: string) =>
    as.client.rpc('correct_reference', { p_refund: row!.id, p_reference: reference });
  expect((await correct(admin, 'W-2')).data).toBe(false);
  await driver.call('refund_done', { p_admin: admin.id, p_refund: row!.id, p_reference: 'W-1' });
  const told = async () =>
    (await driver.service.from('messages').select('kind').eq('refund_id', row!.id)).data!.length;
  const before = await told();
  expect((await correct(rima, 'W-2')).error).toMatchObject({ code: '42501' });
  expect((await correct(admin, ' W-2 ')).data).toBe(true);
  expect((await correct(admin, 'W-2')).data).toBe(true);
  expect((await correct(admin, ' ')).data).toBe(false);
  const list = readRefundList((await admin.client.rpc('refund_list')).data)!;
  const referenceOf = (code: string) => list.done.find(({ orderCode }) => orderCode === code)?.reference;
  expect([referenceOf(order_code), referenceOf(other.order_code)]).toEqual(['W-2', 'W-0']);
  const { data: log } = await driver.service
    .from('audit_log')
    .select('actor, details')
    .eq('subject_id', id)
    .eq('action', 'reference_corrected');
  expect(log).toMatchObject([{ actor: admin.id, details: { reference: ['W-1', 'W-2'] } }]);
  expect(await told()).toBe(before);
});
