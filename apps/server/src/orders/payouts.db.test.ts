/** What is sent to the shops: never more than is owed, once, and as it was written; and the statements of months. */
import {
  addDays,
  beirutDay,
  QUESTIONED_WITHIN_DAYS,
  RECEIVED_AFTER_DAYS,
  readOwedToStores,
  readPayoutAnswer,
  readStoreMoney,
  readStoreStatement,
  startOfDay,
  type Instant,
} from '@zawadeh/domain';
import { sql } from 'kysely';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createLedgerDatabase } from '../database/ledger.ts';
import { comparePayouts } from '../reconcile/compareLedger.ts';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { ORIGIN } from '../testing/place.ts';
import { join, joinAsAdmin, type TestUser } from '../testing/users.ts';
import { withoutBuyerLimits } from '../testing/withoutBuyerLimits.ts';

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const { service } = driver;
const admin = await joinAsAdmin(booted, 'admin@example.com');
const other = await joinAsAdmin(booted, 'other-admin@example.com');
const owner = await join(booted, 'owner@example.com');
const staff = await join(booted, 'staff@example.com');
const stranger = await join(booted, 'stranger@example.com');
const buyer = await join(booted, 'rima@example.com');
await withoutBuyerLimits(booted.embedded.database);

const DAY = 86_400_000;
const NOW = Date.now();
const ids = { p_admin: admin.id, p_reason: 'The oven broke' };

/** A shop of its own for each test, run by the owner and the staff. */
async function newShop(): Promise<string> {
  const { data } = await service.from('stores').insert({ name: 'A shop' }).select('id').single();
  const store_id = data!.id as string;
  await service.from('store_members').insert([
    { store_id, user_id: owner.id, role: 'owner' },
    { store_id, user_id: staff.id, role: 'staff' },
  ]);
  return store_id;
}

async function sell(store: string, moment: Instant, sale_price = 4.5) {
  const [line] = await driver.bags([{ store_id: store, sale_price, quantity: 5 }]);
  const order = await driver.place(buyer.id, [line!], moment);
  const { external_id } = await driver.startPayment(buyer.id, order.order_code, moment);
  await driver.settle(external_id, 'success', moment);
  return { ...order, bag: line!.bag_id, cents: Math.round(sale_price * 100) };
}

const refund = ({ order_code, cents }: { order_code: string; cents: number }) =>
  driver.call<{ refused?: string }>('refund_order', {
    ...ids,
    p_order_code: order_code,
    p_token: crypto.randomUUID(),
    p_kind: 'whole',
    p_line: null,
    p_amount_cents: null,
    p_left_seen: cents,
  });

async function ask(client: SupabaseClient, name: string, args: object): Promise<unknown> {
  const { data, error } = await client.rpc(name, args);
  return error ? error.code : data;
}

async function act(client: SupabaseClient, name: string, args: object) {
  const answer = await ask(client, name, args);
  const read = readPayoutAnswer(answer);
  if (read === null) throw new Error(JSON.stringify(answer));
  return read;
}

const send = (store: string, cents: number, reference: string, by = admin) =>
  act(by.client, 'send_payout', { p_store: store, p_amount_cents: cents, p_reference: reference });

async function sent(store: string, cents: number, reference: string) {
  const answer = await send(store, cents, reference);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

async function moneyOf(store: string, args: object = {}) {
  const answer = await ask(owner.client, 'store_money', { p_store: store, ...args });
  const money = readStoreMoney(answer);
  if (money === null) throw new Error(JSON.stringify(answer));
  return money;
}

const refused = (code: string, more: object = {}) => ({ ok: false, error: { code, ...more } });

test('what is owed is sent once, also where two admins send it at the same moment', async () => {
  const store = await newShop();
  await sell(store, NOW - 5 * DAY);
  await sell(store, NOW - DAY);
  expect(await moneyOf(store)).toMatchObject({ owed: 900, since: NOW - 5 * DAY, bags: 2, carried: 0 });
  expect(await send(store, 901, 'W-1')).toMatchObject(refused('more_than_owed', { owed: 900 }));
  const both = await Promise.all([send(store, 900, 'W-1'), send(store, 900, 'W-2', other)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject(refused('more_than_owed', { owed: 0 }));
  expect(await moneyOf(store)).toMatchObject({ owed: 0, since: null, bags: 0, period: { sold: 0 } });
});

test('a lost answer gets the same payout again, and a reference names one payout of a shop', async () => {
  const store = await newShop();
  await sell(store, NOW - DAY);
  const first = await sent(store, 300, 'WM-20261123');
  expect(await send(store, 300, ' wm-2026 1123 ')).toMatchObject({ ok: true, value: { id: first.id } });
  expect(await send(store, 100, 'wm-20261123')).toMatchObject(
    refused('reference_used', { payout: { id: first.id } }),
  );
  const elsewhere = await newShop();
  await sell(elsewhere, NOW - DAY);
  expect(await send(elsewhere, 300, 'WM-20261123')).toMatchObject({ ok: true });
  for (const [cents, reference] of [
    [0, 'W'],
    [-5, 'W'],
    [5, ' '],
  ] as const)
    expect(await send(store, cents, reference)).toMatchObject(refused('malformed'));
  expect(await send(crypto.randomUUID(), 5, 'W')).toMatchObject(refused('unknown_store'));
});

test('less may be sent; the oldest sales are paid first, and the rest is carried over', async () => {
  const store = await newShop();
  for (const ago of [4, 3, 2]) await sell(store, NOW - ago * DAY);
  await sent(store, 500, 'W-1');
  expect(await moneyOf(store)).toMatchObject({ owed: 850, carried: 850, since: NOW - 3 * DAY, bags: 2 });
  const list = readOwedToStores(await ask(admin.client, 'owed_to_stores', {}))!;
  expect(list.owed.find(({ storeId }) => storeId === store)).toMatchObject({
    owed: 850,
    carried: 850,
    sold: 0,
    sent: 500,
    lastPayout: { amount: 500, sentBy: null },
  });
});

test('a late refund makes the next payout smaller, and what is owed is never sent below zero', async () => {
  const store = await newShop();
  const [first] = [await sell(store, NOW - 3 * DAY), await sell(store, NOW - 2 * DAY)];
  await sent(store, 900, 'W-1');
  await refund(first);
  expect(await moneyOf(store)).toMatchObject({ owed: -450, since: null, bags: 0, carried: -450 });
  expect(await send(store, 1, 'W-2')).toMatchObject(refused('more_than_owed', { owed: 0 }));
  await sell(store, Date.now(), 7);
  expect(await moneyOf(store)).toMatchObject({ owed: 250, carried: -450, period: { owed: 700, bags: 1 } });
  expect(await send(store, 250, 'W-2')).toMatchObject({ ok: true });
});

test('what was sent stays as it was written, also for the service role; a correction is a row of its own', async () => {
  const store = await newShop();
  await sell(store, NOW - DAY);
  const payout = await sent(store, 400, 'W-1');
  const rows = () => service.from('payouts');
  for (const change of [
    { amount_cents: 1 },
    { reference: 'x' },
    { sent_at: new Date(0).toISOString() },
    { store_id: owner.id },
  ])
    expect((await rows().update(change).eq('id', payout.id)).error?.hint).toBe('is_kept');
  expect((await rows().delete().eq('id', payout.id)).error?.hint).toBe('is_kept');
  await expect(sql`truncate public.payouts`.execute(booted.embedded.database)).rejects.toThrow(
    'stays as it is',
  );

  const correct = (cents: number, note: string) =>
    act(admin.client, 'correct_payout', { p_payout: payout.id, p_amount_cents: cents, p_note: note });
  expect(await correct(-401, 'Nothing was sent')).toMatchObject(refused('malformed'));
  expect(await correct(51, 'More was sent')).toMatchObject(refused('more_than_owed', { owed: 50 }));
  const correction = await correct(-400, 'Sent to another shop');
  expect(correction).toMatchObject({
    ok: true,
    value: { amount: -400, corrects: payout.id, state: 'arrived' },
  });
  expect(await correct(-400, 'Sent to another shop')).toEqual(correction);
  expect(await correct(-1, 'Once more')).toMatchObject(refused('malformed'));
  expect(await moneyOf(store)).toMatchObject({ owed: 450, carried: 450 });
  expect(
    await act(admin.client, 'correct_payout', {
      p_payout: correction.ok && correction.value.id,
      p_amount_cents: 5,
      p_note: 'x',
    }),
  ).toMatchObject(refused('unknown_payout'));
});

test('an owner confirms a payout or says what is wrong, and an admin answers', async () => {
  const store = await newShop();
  await sell(store, NOW - DAY);
  const { id } = await sent(store, 450, 'W-1');
  const tell = (name: string, args: object = {}, by = owner) =>
    act(by.client, name, { p_payout: id, ...args });
  expect((await moneyOf(store)).toConfirm).toMatchObject({ id, state: 'sent' });
  expect(await tell('answer_payout', { p_note: 'Look again' }, admin)).toMatchObject(refused('not_disputed'));
  expect(await tell('dispute_payout', { p_kind: 'stolen' })).toMatchObject(refused('malformed'));
  const question = { p_kind: 'other_amount', p_note: 'Only $4 came' };
  expect(await tell('dispute_payout', question)).toMatchObject({ value: { state: 'disputed' } });
  const list = readOwedToStores(await ask(admin.client, 'owed_to_stores', {}))!;
  expect(list.questions.map((payout) => payout.id)).toEqual([id]);
  expect(await tell('answer_payout', { p_note: 'Look again' }, admin)).toMatchObject({
    value: { state: 'answered', answer: { note: 'Look again' } },
  });
  expect(await tell('confirm_payout')).toMatchObject({ value: { state: 'arrived' } });
  const confirmed = await tell('confirm_payout');
  expect(confirmed).toMatchObject({ value: { state: 'arrived', dispute: { kind: 'other_amount' } } });
  expect(await tell('dispute_payout', { p_kind: 'nothing' })).toMatchObject({
    value: { state: 'disputed', confirmedAt: null, answer: null },
  });
  await act(admin.client, 'correct_payout', {
    p_payout: id,
    p_amount_cents: -450,
    p_note: 'The wallet refused it',
  });
  const [payout] = (await moneyOf(store)).payouts.filter(({ corrects }) => corrects === null);
  expect(payout).toMatchObject({ state: 'answered', answer: { note: 'The wallet refused it' } });
  expect(await driver.historyOf(store)).toEqual([
    'payout_sent',
    'payout_disputed',
    'payout_answered',
    'payout_confirmed',
    'payout_disputed',
    'payout_corrected',
  ]);
});

test('without a word a payout counts as received, and later it cannot be questioned any more', async () => {
  const store = await newShop();
  await sell(store, NOW - 70 * DAY);
  const sentDaysAgo = async (days: number) => {
    const at = new Date(Date.now() - days * DAY).toISOString();
    const row = { store_id: store, until: at, sent_at: at, amount_cents: 100, reference: `W-${days}` };
    const { data } = await service.from('payouts').insert(row).select('id').single();
    return data!.id as string;
  };
  const stateOf = async (id: string) =>
    (await moneyOf(store)).payouts.find((payout) => payout.id === id)?.state;
  const nearly = 0.01;
  const [waits, received] = [
    await sentDaysAgo(RECEIVED_AFTER_DAYS - nearly),
    await sentDaysAgo(RECEIVED_AFTER_DAYS),
  ];
  expect([await stateOf(waits), await stateOf(received)]).toEqual(['sent', 'arrived']);
  expect((await moneyOf(store)).toConfirm?.id).toBe(waits);
  const [open, closed] = [
    await sentDaysAgo(QUESTIONED_WITHIN_DAYS - nearly),
    await sentDaysAgo(QUESTIONED_WITHIN_DAYS),
  ];
  const question = (id: string) => act(owner.client, 'dispute_payout', { p_payout: id, p_kind: 'nothing' });
  expect([await question(open), await question(closed)]).toMatchObject([{ ok: true }, refused('too_late')]);
});

test('nobody but its owners and admins sees the money of a shop, and a removed owner sees none at once', async () => {
  const [store, foreign] = [await newShop(), await newShop()];
  await service
    .from('store_members')
    .update({ user_id: stranger.id })
    .eq('store_id', foreign)
    .eq('role', 'owner');
  await sell(store, NOW - DAY);
  const { id } = await sent(store, 450, 'W-1');
  const reads = (client: SupabaseClient) =>
    Promise.all([
      ask(client, 'store_money', { p_store: store }),
      ask(client, 'store_statement', { p_store: store, p_month: '2026-11-01' }),
      ask(client, 'owed_to_stores', {}),
      ask(client, 'send_payout', { p_store: store, p_amount_cents: 1, p_reference: 'W-9' }),
      ask(client, 'correct_payout', { p_payout: id, p_amount_cents: -1, p_note: 'x' }),
      ask(client, 'answer_payout', { p_payout: id, p_note: 'x' }),
    ]);
  for (const client of [staff.client, stranger.client, buyer.client, booted.visitor()])
    expect(await reads(client)).toEqual(Array(6).fill('42501'));
  for (const client of [staff.client, buyer.client])
    expect(await ask(client, 'confirm_payout', { p_payout: id })).toBe('42501');
  for (const { client } of [stranger, admin])
    expect(await act(client, 'confirm_payout', { p_payout: id })).toMatchObject(refused('unknown_payout'));
  expect(await act(stranger.client, 'dispute_payout', { p_payout: id, p_kind: 'other' })).toMatchObject(
    refused('unknown_payout'),
  );
  expect((await reads(owner.client)).slice(2)).toEqual(Array(4).fill('42501'));
  expect(await ask(owner.client, 'store_money', { p_store: store })).toMatchObject({ owed_cents: 0 });
  await service.from('store_members').delete().eq('store_id', store).eq('user_id', owner.id);
  expect(await ask(owner.client, 'store_money', { p_store: store })).toBe('42501');
});

/** As the server does, until nothing is left to close. */
async function closeMonths(moment: object): Promise<void> {
  const sweep = () => driver.call<number>('sweep_statements', { ...moment, p_limit: 100 });
  while ((await sweep()) > 0);
}

/** The day `day` of the month that was `ago` months before this one. */
function inMonth(ago: number, day: string): { at: Instant; month: string } {
  const [year, month] = beirutDay(NOW).split('-').map(Number);
  const first = new Date(Date.UTC(year!, month! - 1 - ago, 1)).toISOString().slice(0, 7);
  return { at: startOfDay(`${first}-${day}`)! + 12 * 60 * 60_000, month: first };
}

async function statementOf(store: string, month: string) {
  const answer = await ask(owner.client, 'store_statement', { p_store: store, p_month: `${month}-17` });
  const statement = readStoreStatement(answer);
  if (statement === null) throw new Error(JSON.stringify(answer));
  return statement;
}

test('a month is closed with its figures; a later refund is a correction of it in the open month', async () => {
  const store = await newShop();
  const [past, last, today] = [inMonth(2, '10'), inMonth(1, '20'), inMonth(0, '01')];
  const old = await sell(store, past.at);
  await sell(store, last.at, 3);
  const open = await statementOf(store, past.month);
  expect(open).toMatchObject({ isClosed: false, opening: 0, owed: 450, closing: 450 });
  // In the first minutes of a month the last one is still open.
  const minutesInto = (month: string) => (minutes: number) => ({
    p_now: new Date(startOfDay(`${month}-01`)! + minutes * 60_000).toISOString(),
  });
  await closeMonths(minutesInto(today.month)(11));
  const before = await statementOf(store, past.month);
  expect({ ...before, isClosed: false, madeAt: open.madeAt }).toEqual(open);
  expect(before.isClosed).toBe(true);

  await sent(store, 700, 'W-1');
  await refund(old);
  expect(await statementOf(store, past.month)).toEqual(before);
  const closed = await statementOf(store, last.month);
  expect(closed).toMatchObject({ isClosed: true, opening: 450, owed: 300, sent: 0, closing: 750 });
  const current = await statementOf(store, today.month);
  expect(current).toMatchObject({
    isClosed: false,
    opening: 750,
    owed: 0,
    corrections: [{ month: past.month, amount: -450 }],
    sent: 700,
    closing: -400,
    payouts: [{ reference: 'W-1' }],
  });
  const money = await moneyOf(store);
  expect(money.owed).toBe(current.closing);
  expect(money.months).toEqual([
    { month: today.month, owed: 0, isClosed: false },
    { month: last.month, owed: 300, isClosed: true },
    { month: past.month, owed: 450, isClosed: true },
  ]);

  // Once the month of the refund is over too, it is closed with the correction, which is not made again.
  const later = minutesInto(inMonth(-1, '01').month);
  await closeMonths(later(9));
  expect((await statementOf(store, today.month)).isClosed).toBe(false);
  await closeMonths(later(11));
  expect(await statementOf(store, today.month)).toMatchObject({ isClosed: true, closing: -400 });
  expect(await statementOf(store, inMonth(-1, '01').month)).toMatchObject({
    opening: -400,
    corrections: [],
    closing: -400,
  });
  expect(await driver.call('sweep_statements', { ...later(12), p_limit: 100 })).toBe(0);
  const { error } = await service.from('store_statements').update({ figures: {} }).eq('store_id', store);
  expect(error?.hint).toBe('is_kept');
});

test('months before the first sale are empty, and a deleted shop is still owed', async () => {
  const store = await newShop();
  await sell(store, NOW - DAY);
  expect(await statementOf(store, '2025-01')).toMatchObject({ opening: 0, closing: 0, days: [] });
  await service.from('surprise_bags').delete().eq('store_id', store);
  await service.from('stores').delete().eq('id', store);
  const list = readOwedToStores(await ask(admin.client, 'owed_to_stores', {}))!;
  expect(list.owed.find(({ storeId }) => storeId === store)).toMatchObject({
    owed: 450,
    store: { en: 'A shop' },
  });
  expect(await send(store, 450, 'W-1')).toMatchObject({ ok: true });
});

test('the dashboard counts each store once that is owed something or asks', async () => {
  const store = await newShop();
  await sell(store, NOW - DAY);
  const count = async () => ((await ask(admin.client, 'admin_counts', {})) as { payouts: number }).payouts;
  const before = await count();
  const { id } = await sent(store, 400, 'W-1');
  await act(owner.client, 'dispute_payout', { p_payout: id, p_kind: 'nothing' });
  expect(await count()).toBe(before);
  await sent(store, 50, 'W-2');
  expect(await count()).toBe(before);
  await act(admin.client, 'answer_payout', { p_payout: id, p_note: 'Look again' });
  expect(await count()).toBe(before - 1);
});

const setCommission = async (commission_basis_points: number, client = admin.client) =>
  (await client.from('payout_settings').update({ commission_basis_points }).eq('id', true).select('id')).error
    ?.code;

test('a change of the commission is of new sales alone, is rounded for each line, and leaves with a refund', async () => {
  const store = await newShop();
  await sell(store, NOW - 3 * DAY, 3.35);
  expect(await setCommission(1_000)).toBeUndefined();
  const lost = await sell(store, NOW - 2 * DAY, 3.35);
  await sell(store, NOW - DAY, 3.35);
  // 33.5 cents are 34.
  expect((await moneyOf(store)).period).toMatchObject({ sold: 1_005, commission: 68, owed: 937 });
  await refund(lost);
  expect((await moneyOf(store)).period).toMatchObject({
    sold: 1_005,
    refunds: 335,
    commission: 34,
    owed: 636,
  });
  const totals = async () =>
    (
      await sql`
        select span, sum(sold)::integer as sold, sum(refunds)::integer as refunds, sum(commission)::integer as commission
        from private.sales_of_shops where store_id = ${store} group by 1 order by 1
      `.execute(booted.embedded.database)
    ).rows;
  const before = await totals();
  const each = { sold: 1_005, refunds: 335, commission: 34 };
  expect(before).toEqual(['all', 'day', 'month', 'week'].map((span) => ({ span, ...each })));
  await sql`select private.recount_sales()`.execute(booted.embedded.database);
  expect(await totals()).toEqual(before);
  const { data } = await admin.client.rpc('analytics');
  const shops = (data as { shops: { store_id: string }[] }).shops;
  expect(shops.find(({ store_id }) => store_id === store)).toMatchObject({ commission_cents: 34 });

  for (const wrong of [-1, 5_001]) expect(await setCommission(wrong)).toBe('23514');
  await setCommission(5_000, owner.client);
  const { data: settings } = await service.from('payout_settings').select('commission_basis_points').single();
  expect(settings).toEqual({ commission_basis_points: 1_000 });
  const own = async (user: TestUser): Promise<unknown> => {
    const { data } = await user.client.rpc('own_stores');
    return (data as { store_id: string }[]).find(({ store_id }) => store_id === store);
  };
  expect(await own(owner)).toMatchObject({ commission_basis_points: 1_000 });
  expect(await own(staff)).toMatchObject({ commission_basis_points: null });
  await admin.client
    .from('payout_settings')
    .update({ payout_weekday: 3, commission_basis_points: 0 })
    .eq('id', true);
  const { data: log } = await service
    .from('audit_log')
    .select('action, actor, details')
    .eq('subject', 'settings')
    .neq('action', 'rate_set')
    .order('id');
  expect(log).toEqual([
    { action: 'commission_set', actor: admin.id, details: { commission_basis_points: [0, 1_000] } },
    { action: 'commission_set', actor: admin.id, details: { commission_basis_points: [1_000, 0] } },
    { action: 'payout_weekday_set', actor: admin.id, details: { payout_weekday: [1, 3] } },
  ]);
});

test('the next payout is on the weekday of the settings, and after a payout of today a week later', async () => {
  const today = beirutDay(Date.now());
  const weekday = ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const set = (payout_weekday: number | null) =>
    service.from('payout_settings').update({ payout_weekday }).eq('id', true);
  const store = await newShop();
  await sell(store, NOW - DAY);
  await set((weekday % 7) + 1);
  expect((await moneyOf(store)).nextPayout).toBe(addDays(today, 1));
  await set(weekday);
  expect((await moneyOf(store)).nextPayout).toBe(today);
  await sent(store, 450, 'W-1');
  expect((await moneyOf(store)).nextPayout).toBe(addDays(today, 7));
  await set(null);
  expect((await moneyOf(store)).nextPayout).toBeNull();
  await set(1);
});

test('the days of a period have their bags, and what was refunded with its reason', async () => {
  const store = await newShop();
  const yesterday = startOfDay(addDays(beirutDay(NOW), -1))! + 9 * 60 * 60_000;
  await sell(store, yesterday);
  await refund(await sell(store, yesterday + 60_000, 2));
  await sell(store, yesterday - 3 * DAY, 9);
  const day = beirutDay(yesterday);
  const { days, period } = await moneyOf(store, { p_from: day, p_until: addDays(day, 1) });
  expect(days).toMatchObject([
    {
      day,
      bags: 1,
      refundedBags: 1,
      sold: 650,
      refunds: 200,
      owed: 450,
      reasons: ['cancelled_by_us'],
      lines: [{ title: { en: 'A bag' }, bags: 1, amount: 450 }],
    },
  ]);
  expect(period).toMatchObject({ bags: 1, refundedBags: 1, sold: 650, refunds: 200 });
});

const ledger = createLedgerDatabase({
  url: ORIGIN,
  secretKey: booted.embedded.secretKey,
  fetch: (input, init) => booted.embedded.fetch(new Request(input, init)),
});
const findings = async () =>
  comparePayouts(await ledger.payouts()).map(({ kind, what }) => `${kind}: ${what}`);

test('reconcile finds a wrong total, more sent than was owed, and a month that begins otherwise', async () => {
  expect(await findings()).toEqual([]);
  const [wrong, tooMuch, broken] = [await newShop(), await newShop(), await newShop()];
  for (const [place, store] of [wrong, tooMuch, broken].entries()) {
    await service
      .from('stores')
      .update({ name: ['Wrong', 'Too much', 'Broken'][place] })
      .eq('id', store);
    await sell(store, NOW - DAY);
  }
  await sql`
    update private.sales_of_shops set commission = commission + 1 where store_id = ${wrong} and span = 'all'
  `.execute(booted.embedded.database);
  const at = new Date().toISOString();
  await service
    .from('payouts')
    .insert({ store_id: tooMuch, until: at, sent_at: at, amount_cents: 451, reference: 'W-1' });
  await service.from('store_statements').insert([
    { store_id: broken, month: '2026-01-01', figures: { opening_cents: 0, closing_cents: 5 } },
    { store_id: broken, month: '2026-02-01', figures: { opening_cents: 6, closing_cents: 6 } },
  ]);
  expect((await findings()).toSorted()).toEqual([
    'payouts_differ: Wrong',
    'statement_differs: Broken',
    'too_much_sent: Too much',
  ]);
});
