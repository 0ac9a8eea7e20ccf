/** Bags for people who need them: who may give them, that each is given once, and what the buyer hears. */
import {
  COUNTER_ACTIONS_PATH,
  COUNTER_PATH,
  PAIR_PATH,
  readActionResults,
  readCounterGifts,
  readCounterState,
  readHandoverBoard,
  readTicketHandovers,
  secretHash,
  TICKETS_PATH,
} from '@zawadeh/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type NewBag } from '../testing/orderDriver.ts';
import { raceRounds } from '../testing/testDatabase.ts';
import { call } from '../testing/shopClient.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';
import { openOrderShop } from '../testing/orderShop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-25T15:00:00Z');
const iso = (at: number) => new Date(at).toISOString();
const WINDOW = { pickup_start: iso(NOW - HOUR), pickup_end: iso(NOW + 3 * HOUR) };

const { booted, driver, rima, omar, admin, oven, sweets } = await openOrderShop();
const [phone, otherPhone] = [
  await driver.counterPhone(oven, 'Front counter'),
  await driver.counterPhone(oven, 'Back oven'),
];
await withoutBuyerLimits(booted.embedded.database);

const bagOf = async (changes: NewBag = {}) => {
  const [line] = await driver.bags([{ quantity: 20, store_id: oven, ...WINDOW, ...changes }]);
  return line!;
};
type Line = Awaited<ReturnType<typeof bagOf>>;

const ordered = (lines: readonly Line[], pieces = 1, changes: object = {}, buyer = rima) =>
  driver.place(
    buyer.id,
    lines.map((line) => ({ ...line, quantity: pieces })),
    NOW,
    { is_gift: true, ...changes },
  );
async function paid(lines: readonly Line[], pieces = 1, minutes = 0, changes: object = {}, buyer = rima) {
  const order = await ordered(lines, pieces, changes, buyer);
  expect(order.refused).toBeUndefined();
  await driver.markPaid(admin.id, order.order_code, NOW + minutes * MINUTE);
  return order;
}

interface Given {
  order_id?: string;
  state?: string;
  refused?: string;
}
const give = (bag: string, changes: object = {}) =>
  driver.call<Given>('give_bag', {
    p_token: crypto.randomUUID(),
    p_device: phone,
    p_bag: bag,
    p_now: iso(NOW + 10 * MINUTE),
    ...changes,
  });
const undo = (token: string, at: number) =>
  driver.call<{ state?: string }>('undo_handover', { p_token: token, p_device: phone, p_now: iso(at) });
async function rowsOf(order: string) {
  const { data } = await driver.service
    .from('handovers')
    .select('kind, state, bag_id, number, due_end')
    .eq('order_id', order)
    .order('number');
  return data!;
}
const statesOf = async (order: string) => (await rowsOf(order)).map(({ state }) => String(state));
const stateAt = (at = NOW + 10 * MINUTE) =>
  driver.call<{ gifts: Record<string, unknown>[] }>('counter_state', { p_device: phone, p_now: iso(at) });
const boardOf = async (bag: string, at?: number) =>
  (await stateAt(at)).gifts.find(({ bag_id }) => bag_id === bag);
const claim = (at: number) =>
  driver.call<{ kind: string; order_code: string; is_gift: boolean; gifts: unknown }[]>('claim_messages', {
    p_limit: 500,
    p_now: iso(at),
  });

describe('buying a gift', () => {
  test('a gift has one row for each bag, with a number of its own, and no other handover', async () => {
    const lines = [await bagOf(), await bagOf()];
    const { id } = await paid(lines, 2);
    const rows = await rowsOf(id);
    expect(rows.map(({ kind, number, bag_id }) => [kind, number, bag_id])).toEqual([
      ['gift', 1, lines[0]!.bag_id],
      ['gift', 2, lines[0]!.bag_id],
      ['gift', 3, lines[1]!.bag_id],
      ['gift', 4, lines[1]!.bag_id],
    ]);
    expect((await driver.stockOf([lines[0]!.bag_id])).get(lines[0]!.bag_id)).toBe(18);
  });

  test('a gift cannot be delivered, and needs a phone at each shop', async () => {
    const [here, elsewhere] = [await bagOf(), await bagOf({ store_id: sweets })];
    expect(await ordered([here], 1, { delivery_method: 'delivery', delivery_area: 'mina' })).toEqual({
      refused: 'malformed',
    });
    expect(await ordered([here, elsewhere])).toEqual({ refused: 'gift_needs_counter' });
    expect([...(await driver.stockOf([here.bag_id, elsewhere.bag_id])).values()]).toEqual([20, 20]);
    const { data } = await driver.service
      .from('orders')
      .select('id')
      .eq('is_gift', true)
      .eq('status', 'pending');
    expect(data).toEqual([]);
  });

  test('a repeated gift order is the same order, and its key cannot be used for an order that is no gift', async () => {
    const line = await bagOf();
    const first = await ordered([line], 1, { idempotency_key: 'gift' });
    expect(await ordered([line], 1, { idempotency_key: 'gift' })).toMatchObject({
      id: first.id,
      again: true,
    });
    expect(await ordered([line], 1, { idempotency_key: 'gift', is_gift: false })).toEqual({
      refused: 'key_was_used',
    });
    const { data } = await driver.service.from('orders').select('is_gift').eq('id', first.id).single();
    expect(data).toEqual({ is_gift: true });
  });
});

describe('giving a gift', () => {
  test('a counter gives the gift that was paid first, once, and a repeated call gets the same answer', async () => {
    const { bag_id } = await bagOf();
    const line = { bag_id, quantity: 1, unit_price_cents: 450 };
    const later = await paid([line], 1, 5);
    const first = await paid([line], 1, 1, {}, omar);
    const token = crypto.randomUUID();
    const answer = await give(bag_id, { p_token: token });
    expect(answer).toMatchObject({ order_id: first.id, state: 'done' });
    expect(await give(bag_id, { p_token: token, p_now: iso(NOW + HOUR) })).toEqual(answer);
    expect(await boardOf(bag_id)).toMatchObject({ waiting: 1 });
    expect(await give(bag_id)).toMatchObject({ order_id: later.id });
    expect(await give(bag_id)).toMatchObject({ refused: 'already_done' });
    expect(await boardOf(bag_id)).toMatchObject({ waiting: 0 });
  });

  test('forty presses of two phones at once give what was paid for, and no more', async () => {
    const line = await bagOf({ quantity: 20 });
    await Promise.all([paid([line], 6), paid([line], 6, 1, {}, omar)]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => give(line.bag_id, { p_device: turn % 2 ? phone : otherPhone })),
    );
    const done = answers.filter(({ state, refused }) => state === 'done' && !refused);
    expect(done).toHaveLength(12);
    expect(answers.filter(({ refused }) => refused === 'already_done')).toHaveLength(28);
  });

  test('the phone of another shop, a revoked phone and a pickup give no gift', async () => {
    const line = await bagOf();
    const { id } = await paid([line]);
    const foreign = await driver.counterPhone(sweets);
    const revoked = await driver.counterPhone(oven);
    await driver.service
      .from('devices')
      .update({ revoked_at: iso(NOW) })
      .eq('id', revoked);
    for (const p_device of [foreign, revoked])
      expect(await give(line.bag_id, { p_device })).toEqual({ refused: 'unknown_handover' });
    const received = { p_user: rima.id, p_store: oven, p_token: crypto.randomUUID() };
    const { data: order } = await driver.service.from('orders').select('order_code').eq('id', id).single();
    expect(await driver.call('confirm_received', { ...received, p_order_code: order!.order_code })).toEqual({
      refused: 'counter_confirms',
    });
    expect(await statesOf(id)).toEqual(['waiting']);
  });

  test('a gift is given not a day early, still after the window, and not after four in the morning', async () => {
    const [early, late] = [await bagOf(), await bagOf()];
    const tomorrow = { due_start: iso(NOW + 24 * HOUR), due_end: iso(NOW + 25 * HOUR) };
    await driver.service
      .from('handovers')
      .update(tomorrow)
      .eq('order_id', (await paid([early])).id);
    const { id } = await paid([late]);
    expect(await give(early.bag_id)).toMatchObject({ refused: 'not_paid' });
    expect(await boardOf(early.bag_id)).toBeUndefined();
    await driver.call('sweep_handovers', { p_now: iso(NOW + 6 * HOUR) });
    expect(await statesOf(id)).toEqual(['missed']);
    const night = NOW + 10 * HOUR + 59 * MINUTE;
    expect(await boardOf(late.bag_id, night)).toMatchObject({ waiting: 1 });
    expect(await boardOf(late.bag_id, night + MINUTE)).toBeUndefined();
    expect(await give(late.bag_id, { p_now: iso(night + MINUTE) })).toEqual({ refused: 'unknown_handover' });
    expect(await give(late.bag_id, { p_now: iso(night) })).toMatchObject({ state: 'done' });
  });

  test('a gift that two phones without a connection gave is a conflict, once', async () => {
    const line = await bagOf();
    const { order_code } = await paid([line]);
    const at = { p_at: iso(NOW + 5 * MINUTE), p_now: iso(NOW + 30 * MINUTE) };
    const token = crypto.randomUUID();
    expect(await give(line.bag_id, at)).toMatchObject({ state: 'done' });
    const again = () => give(line.bag_id, { ...at, p_token: token, p_device: otherPhone });
    expect([await again(), await again()]).toMatchObject([
      { refused: 'already_done' },
      { refused: 'already_done' },
    ]);
    const { data } = await admin.client.rpc('handover_board');
    const conflicts = readHandoverBoard(data)!.conflicts.filter(({ orderCode }) => orderCode === order_code);
    expect(conflicts).toMatchObject([
      { cause: 'twice', confirmations: [{ device: 'Front counter' }, { device: 'Back oven' }] },
    ]);
  });

  test('a phone that comes back late gives no gift that was paid for after its confirmation', async () => {
    const line = await bagOf();
    const first = await paid([line]);
    const both = { p_at: iso(NOW + 5 * MINUTE), p_now: iso(NOW + 10 * MINUTE) };
    expect(await give(line.bag_id, both)).toMatchObject({ order_id: first.id });
    const later = await paid([line], 1, 20, {}, omar);
    const token = crypto.randomUUID();
    const late = { p_token: token, p_device: otherPhone, p_at: iso(NOW + 6 * MINUTE) };
    expect(await give(line.bag_id, { ...late, p_now: iso(NOW + 30 * MINUTE) })).toMatchObject({
      refused: 'already_done',
      order_id: first.id,
    });
    // Sent again after its answer was lost, when another gift could be given.
    expect(await give(line.bag_id, { ...late, p_now: iso(NOW + 40 * MINUTE) })).toMatchObject({
      refused: 'already_done',
    });
    expect(await statesOf(later.id)).toEqual(['waiting']);
    const { data } = await driver.service.from('handover_conflicts').select('token').eq('token', token);
    expect(data).toHaveLength(1);
  });

  test('a gift is never given before it was paid, whatever the clock of the phone says', async () => {
    const line = await bagOf();
    const { id } = await paid([line], 1, 5);
    const given = await give(line.bag_id, {
      p_at: iso(NOW + 5 * MINUTE - 30_000),
      p_now: iso(NOW + 6 * MINUTE),
    });
    expect(given).toMatchObject({ order_id: id });
    const { data } = await driver.service.from('handovers').select('done_at').eq('order_id', id).single();
    expect(Date.parse(String(data!.done_at))).toBe(NOW + 5 * MINUTE);
  });

  test('a phone that was away for more than a day takes no gift of today', async () => {
    const line = await bagOf();
    const { id } = await paid([line]);
    const old = { p_at: iso(NOW + 10 * MINUTE), p_now: iso(NOW + 24 * HOUR + 11 * MINUTE) };
    await driver.call('sweep_handovers', { p_now: iso(NOW + 6 * HOUR) });
    const today = { pickup_start: iso(NOW + 23 * HOUR), pickup_end: iso(NOW + 30 * HOUR) };
    await driver.service.from('surprise_bags').update(today).eq('id', line.bag_id);
    const next = await driver.place(omar.id, [line], NOW + 24 * HOUR, { is_gift: true });
    await driver.markPaid(admin.id, next.order_code, NOW + 24 * HOUR);
    expect(await give(line.bag_id, old)).toMatchObject({ refused: 'not_paid', order_id: id });
    expect([await statesOf(id), await statesOf(next.id)]).toEqual([['missed'], ['waiting']]);
  });

  test('the function that hands over orders gives no gift', async () => {
    const { id } = await paid([await bagOf()]);
    const call = { p_token: crypto.randomUUID(), p_order: id, p_store: oven, p_kind: 'gift', p_how: 'list' };
    expect(await driver.call('hand_over', call)).toEqual({ refused: 'malformed' });
  });

  test('an undone gift waits again within a minute, and its token does nothing any more', async () => {
    const line = await bagOf();
    const { id } = await paid([line]);
    const token = crypto.randomUUID();
    await give(line.bag_id, { p_token: token });
    expect(await undo(token, NOW + 10 * MINUTE + 30_000)).toMatchObject({ state: 'waiting' });
    expect(await give(line.bag_id, { p_token: token })).toEqual({ refused: 'undone' });
    expect(await statesOf(id)).toEqual(['waiting']);
  });
});

describe('messages to the buyer of a gift', () => {
  const told = async (code: string, at: number) =>
    (await claim(at)).filter(({ kind, order_code }) => kind === 'gift_given' && order_code === code);

  test('the buyer is notified once, when no bag of the gift waits any more and none can be undone', async () => {
    const line = await bagOf();
    const { order_code } = await paid([line], 2);
    await give(line.bag_id);
    expect(await told(order_code, NOW + 20 * MINUTE)).toEqual([]);
    await give(line.bag_id, { p_now: iso(NOW + 30 * MINUTE) });
    expect(await told(order_code, NOW + 30 * MINUTE + 59_000)).toEqual([]);
    expect(await told(order_code, NOW + 31 * MINUTE)).toMatchObject([
      { is_gift: true, gifts: { given: 2, paid: 2 } },
    ]);
    expect(await driver.messagesOf((await orderOf(order_code)).id)).toEqual(['gift_given', 'order_paid']);
  });

  test('the buyer is notified once when two phones give the last two bags at the same moment', async () => {
    for (let turn = 0; turn < raceRounds; turn += 1) {
      const [one, other] = [await bagOf(), await bagOf()];
      const { id } = await paid([one, other]);
      await Promise.all([give(one.bag_id), give(other.bag_id, { p_device: otherPhone })]);
      expect(await driver.messagesOf(id)).toEqual(['gift_given', 'order_paid']);
    }
  });

  test('the buyer is not notified of an undone gift, and later of the bags that were given', async () => {
    const line = await bagOf();
    const { id, order_code } = await paid([line], 2);
    const token = crypto.randomUUID();
    await give(line.bag_id);
    await give(line.bag_id, { p_token: token });
    await undo(token, NOW + 10 * MINUTE + 20_000);
    expect(await driver.messagesOf(id)).toEqual(['order_paid']);
    await driver.call('sweep_handovers', { p_now: iso(NOW + 6 * HOUR) });
    expect(await told(order_code, Date.now() + 2 * MINUTE)).toMatchObject([{ gifts: { given: 1, paid: 2 } }]);
    await give(line.bag_id, { p_now: iso(NOW + 7 * HOUR) });
    expect(await driver.messagesOf(id)).toEqual(['gift_given', 'order_paid']);
  });

  test('the buyer of a missed gift gets neither message nor reminder', async () => {
    const line = await bagOf();
    const { id } = await paid([line]);
    await driver.call('sweep_handovers', { p_now: iso(NOW + 2.6 * HOUR) });
    await driver.call('sweep_handovers', { p_now: iso(NOW + 6 * HOUR) });
    expect(await statesOf(id)).toEqual(['missed']);
    expect(await driver.messagesOf(id)).toEqual(['order_paid']);
  });

  const orderOf = async (code: string) =>
    (await driver.service.from('orders').select('id').eq('order_code', code).single()).data as { id: string };
});

describe('the money of a gift', () => {
  test('a buyer can cancel a gift until its first bag was given', async () => {
    const open = { pickup_start: iso(NOW - MINUTE) };
    const lines = [await bagOf(open), await bagOf(open), await bagOf(open)];
    const [kept, ended, late] = [
      await paid([lines[0]!], 2),
      await paid([lines[1]!], 2),
      await paid([lines[2]!], 2),
    ];
    await give(lines[0]!.bag_id, { p_now: iso(NOW + MINUTE) });
    const cancel = (code: string, minutes: number) =>
      driver.cancelPaid(rima.id, code, NOW + minutes * MINUTE);
    expect(await cancel(kept.order_code, 2)).toEqual({ refused: 'too_late' });
    expect(await cancel(late.order_code, 9)).toEqual({ refused: 'too_late' });
    expect(await cancel(ended.order_code, 8)).toMatchObject({
      status: 'refund_due',
    });
    expect(await statesOf(ended.id)).toEqual(['cancelled', 'cancelled']);
    expect(await give(lines[1]!.bag_id)).toMatchObject({ refused: 'not_paid' });
    expect((await driver.stockOf([lines[1]!.bag_id])).get(lines[1]!.bag_id)).toBe(20);
  });

  const take = (bag: string, canFill: number) => driver.takeBack(admin.id, bag, canFill, NOW + 12 * MINUTE);

  test('a shop takes back only the waiting bags of a gift, and the given bags stay paid', async () => {
    const line = await bagOf();
    const { id, order_code } = await paid([line], 3);
    await give(line.bag_id);
    expect((await admin.client.rpc('pieces_to_fill', { p_bag: line.bag_id })).data).toEqual([2]);
    expect(await take(line.bag_id, 1)).toMatchObject({ orders: 1, pieces: 2 });
    expect(await statesOf(id)).toEqual(['done', 'cancelled', 'cancelled']);
    const { data } = await driver.service
      .from('orders')
      .select(
        'status, details, refunds(amount_cents, line_place), order_lines(place, quantity, taken_back_at)',
      )
      .eq('id', id)
      .single();
    expect(data).toMatchObject({
      status: 'paid',
      details: [{ quantity: 1 }, { quantity: 2, takenBackAt: expect.any(String) }],
      refunds: [{ amount_cents: 900, line_place: 2 }],
    });
    expect((data as { order_lines: object[] }).order_lines).toMatchObject([
      { place: 1, quantity: 1, taken_back_at: null },
      { place: 2, quantity: 2, taken_back_at: expect.any(String) },
    ]);
    const told = (await claim(Date.now() + 5 * MINUTE)).filter((row) => row.order_code === order_code);
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['bag_taken_back', 'gift_given', 'order_paid']);
    expect(told.find(({ kind }) => kind === 'gift_given')?.gifts).toEqual({ given: 1, paid: 1 });
  });

  test('the line of a gift that comes back has the plan day of the whole line, also none', async () => {
    const line = await bagOf();
    const { id } = await paid([line], 2);
    const { database } = booted.embedded;
    await sql`insert into public.bag_days (bag_id, day, planned, published_at)
      values (${line.bag_id}, '2026-11-25', 20, ${iso(NOW)})`.execute(database);
    await give(line.bag_id);
    await take(line.bag_id, 0);
    const { data } = await driver.service.from('order_lines').select('plan_day').eq('order_id', id);
    expect(data).toEqual([{ plan_day: null }, { plan_day: null }]);
  });

  test('a gift of which no bag was given comes back whole', async () => {
    const line = await bagOf();
    const { id } = await paid([line], 3);
    expect(await take(line.bag_id, 0)).toMatchObject({ orders: 1, pieces: 3 });
    const { data } = await driver.service
      .from('orders')
      .select('status, refunds(amount_cents, line_place)')
      .eq('id', id)
      .single();
    expect(data).toEqual({ status: 'refund_due', refunds: [{ amount_cents: 1350, line_place: null }] });
    expect(await statesOf(id)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('every bag of a gift is either given or paid back when a shop gives and takes back at once', async () => {
    for (let turn = 0; turn < raceRounds; turn += 1) {
      const line = await bagOf();
      const { id } = await paid([line], 4);
      await Promise.all([give(line.bag_id), give(line.bag_id), take(line.bag_id, 1), give(line.bag_id)]);
      const states = await statesOf(id);
      const { data } = await driver.service.from('refunds').select('amount_cents').eq('order_id', id);
      const back = data!.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
      expect(back).toBe(450 * states.filter((state) => state === 'cancelled').length);
      const { data: lines } = await driver.service
        .from('order_lines')
        .select('quantity, taken_back_at')
        .eq('order_id', id);
      const kept = lines!.filter(({ taken_back_at }) => taken_back_at === null);
      expect(kept.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(
        states.filter((state) => state !== 'cancelled').length,
      );
    }
  });

  test('reconcile finds a gift that lacks a row, and agrees with all of these orders', async () => {
    const since = { p_since: iso(NOW - HOUR), p_limit: 1000 };
    const missing = async () =>
      (await driver.call<{ missing: { order_code: string }[] }>('reconcile_handovers', since)).missing;
    expect(await missing()).toEqual([]);
    // A gift of which a part was taken back has two lines.
    expect(await driver.call('reconcile_doubled_lines', since)).toEqual([]);
    const ledger = await driver.call<{ wrong_sums: unknown[]; refund_without_row: unknown[] }>(
      'reconcile_ledger',
      { ...since, p_now: iso(NOW + HOUR) },
    );
    expect([ledger.wrong_sums, ledger.refund_without_row]).toEqual([[], []]);
    const { id, order_code } = await paid([await bagOf()], 2);
    await sql`delete from public.handovers where order_id = ${id} and number = 2`.execute(
      booted.embedded.database,
    );
    expect(await missing()).toMatchObject([{ order_code }]);
  });
});

test('a missed gift counts piece by piece in the figures of its day', async () => {
  const line = await bagOf();
  const day = '2026-11-25';
  const { database } = booted.embedded;
  await sql`insert into public.bag_days (bag_id, day, planned, published_at)
    values (${line.bag_id}, ${day}, 20, ${iso(NOW - HOUR)})`.execute(database);
  await sql`insert into private.sales_of_bag_days (bag_id, day, store_id, store_name, planned)
    values (${line.bag_id}, ${day}, ${oven}, 'Oven', 20) on conflict do nothing`.execute(database);
  const { id } = await ordered([line], 3);
  await sql`update public.order_lines set plan_day = ${day} where order_id = ${id}`.execute(database);
  const { data } = await driver.service.from('orders').select('order_code').eq('id', id).single();
  await driver.markPaid(admin.id, data!.order_code, NOW);
  await give(line.bag_id);
  await driver.call('sweep_handovers', { p_now: iso(NOW + 6 * HOUR) });
  const figures = async () =>
    (
      await sql<{ sold: number; missed: number }>`
        select sold, missed from private.sales_of_bag_days where bag_id = ${line.bag_id}`.execute(database)
    ).rows[0];
  expect(await figures()).toEqual({ sold: 3, missed: 2 });
  await sql`select private.recount_sell_through()`.execute(database);
  expect(await figures()).toEqual({ sold: 3, missed: 2 });
});

test('over HTTP the phone sees no buyer and no sum, gives the gift, and the buyer’s ticket says so', async () => {
  const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const [code, token] = [secret(), secret()];
  await admin.client.rpc('create_pairing', {
    p_code_hash: await secretHash(code),
    p_kind: 'counter',
    p_store: sweets,
  });
  await call(booted.backend, { path: PAIR_PATH, body: { code, token, name: 'New' } });
  const now = Date.now();
  const [line] = await driver.bags([
    { quantity: 5, store_id: sweets, pickup_start: iso(now - HOUR), pickup_end: iso(now + HOUR) },
  ]);
  const order = await driver.place(rima.id, [{ ...line!, quantity: 2 }], now, { is_gift: true });
  await driver.markPaid(admin.id, order.order_code, now);
  const headers = { authorization: `Device ${token}` };
  const counter = async () => {
    const { body } = await call(booted.backend, { path: COUNTER_PATH, headers });
    return { text: JSON.stringify(body), gifts: readCounterGifts(readCounterState(body)!.giftRows) };
  };
  const { text, gifts } = await counter();
  expect(gifts).toMatchObject([{ bagId: line!.bag_id, waiting: 2, lastGivenAt: null }]);
  for (const hidden of [order.id, order.order_code, 'Rima']) expect(text).not.toContain(hidden);
  expect(text).not.toMatch(/"\w*(amount|price|cents|fee)\w*":/i);

  const action = { token: crypto.randomUUID(), do: 'give', bag_id: line!.bag_id, at: iso(now) };
  const { body } = await call(booted.backend, {
    path: COUNTER_ACTIONS_PATH,
    headers,
    body: {
      actions: [action, action, { ...action, token: crypto.randomUUID(), do: 'hand_over', kind: 'gift' }],
    },
  });
  // The last one is no action at all, so nothing of the request is done.
  expect(readActionResults(body)).toEqual([]);
  const sent = await call(booted.backend, {
    path: COUNTER_ACTIONS_PATH,
    headers,
    body: { actions: [action, action] },
  });
  expect(readActionResults(sent.body).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect((await counter()).gifts).toMatchObject([{ waiting: 1 }]);
  const asked = await call(booted.backend, { path: `${TICKETS_PATH}/${order.order_code}`, as: rima });
  expect(readTicketHandovers(asked.body)).toMatchObject([
    { kind: 'gift', number: 1, state: 'done', qr: null, hasCounter: true, bags: [{ quantity: 1 }] },
    { kind: 'gift', number: 2, state: 'waiting', qr: null },
  ]);
});
