/** Every kind of finding, produced on purpose between the real database and the provider's simulator. */
import { addDays, beirutDay, openingOf, readPlan } from '@zawadeh/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import { openLedgerFixture, type LedgerFixture } from './testing/ledgerFixture.ts';

const booted = await bootForFile();
const ledger = await openLedgerFixture(booted);
afterAll(() => ledger.stop());

const nothing = { toDo: [], forInformation: [] };
const toDo = (...kinds: string[]) => ({ toDo: kinds, forInformation: [] });
const forInformation = (...kinds: string[]) => ({ toDo: [], forInformation: kinds });
const settle = (payment: number, outcome: string) => ledger.driver.settle(payment, outcome, ledger.now);
const overwrite = async (table: string, change: object, column: string, value: unknown): Promise<void> => {
  const { error } = await ledger.driver.service.from(table).update(change).eq(column, value);
  if (error) throw error;
};

async function paidOrder(options = {}) {
  const order = await ledger.createOrder(options);
  await ledger.openPage(order.payment);
  await ledger.simulator.pay(order.payment);
  return order;
}

async function sendBack(order: string) {
  const { data } = await ledger.driver.service.from('refunds').select('id').eq('order_id', order).single();
  const refund = { p_admin: ledger.admin, p_refund: data!.id, p_reference: 'W-1' };
  await ledger.driver.call('refund_done', refund);
}

interface Findings {
  toDo: string[];
  forInformation: string[];
}

interface Situation {
  hoursAgo?: number;
  /** What happened at the provider, which knows nothing of a payment without a page. */
  there?: 'opened' | 'paid' | 'declined' | 'refunded';
  /** What the server knows; an owed order was paid after its bags were gone. */
  here?: 'paid' | 'failed' | 'expired' | 'paid by hand' | 'owed';
  isSentBack?: true;
  /** What is written into the order's rows without the functions; without columns the rows are deleted. */
  written?: [table: 'orders' | 'payment_attempts' | 'order_lines' | 'refunds', columns: object | null];
}

async function make({ hoursAgo = 2, there, here, isSentBack, written }: Situation): Promise<string> {
  const { driver, simulator, now } = ledger;
  const { id, code, payment, bag } = await ledger.createOrder({ hoursAgo });
  if (there) await ledger.openPage(payment);
  if (here === 'paid by hand') await driver.markPaid(ledger.admin, code, now);
  if (there === 'paid' || there === 'refunded') await simulator.pay(payment);
  if (there === 'declined') await simulator.decline(payment);
  if (here === 'expired' || here === 'owed') await driver.expire(id, now);
  if (here === 'owed') await overwrite('surprise_bags', { quantity: 0 }, 'id', bag);
  if (here === 'failed') await settle(payment, 'failed');
  if (here === 'paid' || here === 'owed') await settle(payment, 'success');
  if (here === 'paid by hand' && there === 'paid') await settle(payment, 'success');
  if (there === 'refunded') simulator.refund(payment);
  if (isSentBack) await sendBack(id);
  const [table, columns] = written ?? [];
  if (table && columns) await overwrite(table, columns, table === 'orders' ? 'id' : 'order_id', id);
  else if (table) await driver.service.from(table).delete().eq('order_id', id);
  return code;
}

const paidNow = { status: 'paid', paid_at: new Date().toISOString() };
const otherPage = { collect_url: 'https://pay.whish.example/pay/1' };
const SITUATIONS: ReadonlyArray<[Situation, Findings]> = [
  [{ there: 'paid', here: 'paid' }, nothing],
  [{ there: 'paid' }, toDo('paid_there_not_here', 'overdue')],
  [{ there: 'paid', hoursAgo: 0 }, nothing],
  [{ there: 'paid', here: 'failed' }, toDo('paid_there_not_here')],
  [{ there: 'opened', here: 'paid' }, toDo('paid_here_not_there')],
  [{ there: 'declined', here: 'paid' }, toDo('paid_here_not_there')],
  [{ there: 'opened', here: 'paid by hand', hoursAgo: 0 }, forInformation('by_hand')],
  [{ there: 'paid', here: 'paid by hand', hoursAgo: 0 }, forInformation('by_hand_and_there')],
  [{ hoursAgo: 0, written: ['orders', paidNow] }, toDo('paid_without_payment', 'nothing_to_hand_over')],
  [
    { there: 'paid', here: 'paid', written: ['orders', { status: 'cancelled' }] },
    toDo('settled_order_not_paid'),
  ],
  [{ there: 'paid', here: 'owed' }, toDo('refund_due')],
  [{ there: 'paid', here: 'owed', written: ['refunds', null] }, toDo('refund_without_row')],
  [{ there: 'refunded', here: 'owed' }, toDo('refunded_there', 'refund_due')],
  [{ there: 'refunded', here: 'owed', isSentBack: true }, nothing],
  [{ there: 'paid', here: 'owed', isSentBack: true }, forInformation('refunded_by_hand')],
  [{ there: 'paid', here: 'owed', written: ['orders', { status: 'refunded' }] }, toDo('refund_not_there')],
  [
    { there: 'paid', here: 'paid', written: ['payment_attempts', { amount_cents: 451 }] },
    toDo('amount_differs'),
  ],
  [{ there: 'declined', here: 'expired' }, toDo('stuck')],
  [{ there: 'opened', here: 'expired' }, nothing],
  // After a day it is no longer checked.
  [{ there: 'opened', here: 'expired', hoursAgo: 25 }, toDo('stuck')],
  [{ here: 'expired' }, nothing],
  [{ here: 'expired', written: ['payment_attempts', otherPage] }, toDo('unknown_there')],
  [{ there: 'refunded', here: 'expired' }, forInformation('refunded_unseen')],
  // Older than the payments that the provider is asked about.
  [{ there: 'paid', hoursAgo: 8 * 24 }, toDo('overdue')],
  [{ there: 'paid', here: 'paid', written: ['order_lines', { unit_price_cents: 1 }] }, toDo('wrong_sum')],
];

describe('one report about orders and payments', () => {
  const codes: string[] = [];
  let report: Awaited<ReturnType<LedgerFixture['report']>>;
  beforeAll(async () => {
    for (const [situation] of SITUATIONS) codes.push(await make(situation));
    report = await ledger.report();
  }, BOOT_MS);

  test.each(SITUATIONS.map(([situation, found], place) => ({ situation, found, place })))(
    'the order $situation is reported as $found',
    ({ found, place }) => {
      const kinds = (findings: typeof report.toDo) =>
        findings.filter(({ what }) => what === codes[place]).map(({ kind }) => kind);
      expect(kinds(report.toDo).toSorted()).toEqual(found.toDo.toSorted());
      expect(kinds(report.forInformation)).toEqual(found.forInformation);
    },
  );
});

test('an order paid twice is a finding, until one of the payments went back', async () => {
  const { id, code, payment, moment } = await ledger.createOrder();
  // The response with the first page was lost, so the buyer got another.
  await ledger.openPage(payment, { heard: false });
  const second = await ledger.startPayment(code, ledger.driver.after(moment, 1));
  await ledger.openPage(second);
  for (const each of [payment, second]) {
    await ledger.simulator.pay(each);
    await settle(each, 'success');
  }
  expect(await ledger.findingsOf(code)).toEqual(toDo('paid_twice'));
  // Without its row it is found by the provider's answers alone.
  const { data: rows } = await ledger.driver.service
    .from('refunds')
    .delete()
    .eq('external_id', second)
    .select();
  expect(await ledger.findingsOf(code)).toEqual(toDo('paid_twice'));
  await ledger.driver.service.from('refunds').insert(rows!);
  // It is owed until an admin records it, who may send it another way.
  ledger.simulator.refund(second);
  expect(await ledger.findingsOf(code)).toEqual(toDo('refunded_there', 'paid_twice'));
  await sendBack(id);
  expect(await ledger.findingsOf(code)).toEqual(nothing);
});

test('an order that names one bag twice and took it from the stock once is a finding', async () => {
  const { code, id, payment, bag } = await paidOrder({ quantity: 7 });
  await settle(payment, 'success');
  const line = { quantity: 7, unitPrice: 0, title: 'A bag' };
  const details = [bag, bag.toUpperCase()].map((bagId) => ({ ...line, bagId }));
  await overwrite('orders', { details }, 'id', id);
  expect(await ledger.findingsOf(code)).toEqual(toDo('bag_twice'));
  const { toDo: found } = await ledger.report();
  expect(found.find(({ what }) => what === code)?.here).toBe('14 ordered, 1 taken from the stock');

  await overwrite('orders', { status: 'refunded' }, 'id', id);
  expect((await ledger.findingsOf(code)).toDo).not.toContain('bag_twice');
});

test('a paid order without anything to hand over, and a bag that was handed out twice, are findings', async () => {
  const { code, id, payment } = await paidOrder();
  await settle(payment, 'success');
  const { service } = ledger.driver;
  const { data } = await service.from('handovers').select('id').eq('order_id', id).single();
  const conflict = {
    token: crypto.randomUUID(),
    handover_id: data?.id,
    at: new Date().toISOString(),
    how: 'scan',
  };
  await service.from('handover_conflicts').insert(conflict);
  expect(await ledger.findingsOf(code)).toEqual(toDo('handed_over_twice'));
  await service.from('handovers').delete().eq('order_id', id);
  expect(await ledger.findingsOf(code)).toEqual(toDo('nothing_to_hand_over'));
});

test('a day that has another plan than its bags, and one that counts others as left over than were taken off sale, are findings', async () => {
  const { service, call } = ledger.driver;
  const [line] = await ledger.driver.bags([{ quantity: 0 }]);
  const bag_id = line!.bag_id;
  await overwrite('surprise_bags', { title: 'A planned bag' }, 'id', bag_id);
  const plan = { bag_id, quantities: Array<number>(7).fill(5), opens: '17:00', closes: '20:30' };
  await service.from('bag_plans').insert(plan);
  // The evening before last.
  const day = addDays(beirutDay(ledger.now), -2);
  const { start, end } = openingOf(readPlan(plan)!, day)!;
  const before = (await ledger.report()).figures.leftOver;
  for (const at of [start, end + 1]) await call('publish_plans', { p_now: new Date(at).toISOString() });
  expect(await ledger.findingsOf('A planned bag')).toEqual(nothing);
  expect((await ledger.report()).figures.leftOver).toBe(before + 5);
  await overwrite('bag_days', { planned: 6 }, 'bag_id', bag_id);
  expect(await ledger.findingsOf('A planned bag')).toEqual(toDo('planned_differs'));
  expect((await ledger.report()).toDo.find(({ what }) => what === 'A planned bag')?.here).toBe(
    `6 planned for ${day}, 5 accounted for`,
  );
  await overwrite('bag_days', { planned: 4, left_over: 4 }, 'bag_id', bag_id);
  expect(await ledger.findingsOf('A planned bag')).toEqual(toDo('left_over_differs'));
  expect((await ledger.report()).toDo.find(({ what }) => what === 'A planned bag')?.here).toBe(
    `4 left over on ${day}, 5 taken off sale`,
  );
  await service.from('bag_plans').delete().eq('bag_id', bag_id);
});

test('a bag whose log counts other kept bags than there are is a finding', async () => {
  const { service, call, buyer } = ledger.driver;
  const [line] = await ledger.driver.bags([{ quantity: 0 }]);
  const bag_id = line!.bag_id;
  await overwrite('surprise_bags', { title: 'A kept bag' }, 'id', bag_id);
  const user_id = await buyer('waits@example.com');
  await service.from('users').update({ phone: '+96170123456' }).eq('id', user_id);
  await service.from('alerts').insert({ user_id, bag_id, language: 'en' });
  await overwrite('surprise_bags', { quantity: 2 }, 'id', bag_id);
  await call('release_alerts', { p_now: new Date(Date.parse('2026-11-25T12:00:00Z')).toISOString() });
  expect(await ledger.findingsOf('A kept bag')).toEqual(nothing);
  expect((await ledger.report()).figures.kept).toBe(1);
  await service.from('audit_log').delete().eq('subject_id', bag_id);
  expect(await ledger.findingsOf('A kept bag')).toEqual(toDo('kept_differs'));
  await service.from('alerts').delete().eq('user_id', user_id);
});

test('a message that was given up, and one that waits, are findings', async () => {
  const { code, id, payment } = await paidOrder();
  await settle(payment, 'success');
  const { data } = await ledger.driver.service.from('messages').select('id').eq('order_id', id).single();
  await ledger.driver.call('message_failed', { p_id: data?.id, p_error: 'code 131026' });
  expect(await ledger.findingsOf(code)).toEqual(toDo('message_given_up'));

  const other = await paidOrder();
  await settle(other.payment, 'success');
  await overwrite('messages', { created_at: new Date(ledger.now - 2 * 3_600_000) }, 'order_id', other.id);
  expect((await ledger.report()).forInformation).toContainEqual(
    expect.objectContaining({ kind: 'messages_waiting', what: '1' }),
  );
});

test('the report has all figures', async () => {
  const { figures, provider } = await ledger.report();
  expect(provider).toBe('answered');
  const settled = await ledger.driver.service
    .from('payment_attempts')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'success');
  expect(figures.settledPayments).toBe(settled.count);
  expect(figures.balanceCents).toBe(
    ledger.simulator.payments().filter(({ status }) => status === 'success').length * 450,
  );
});

test('only orders settled in the period are counted', async () => {
  const { payment, id } = await paidOrder();
  const before = (await ledger.report()).figures;
  await settle(payment, 'success');
  const after = (await ledger.report()).figures;
  expect(after.settledPayments).toBe(before.settledPayments + 1);
  expect(after.settledCents).toBe(before.settledCents + 450);
  await overwrite(
    'payment_attempts',
    { settled_at: new Date(ledger.now - 400 * 86_400_000) },
    'order_id',
    id,
  );
  expect((await ledger.report()).figures).toMatchObject({
    settledPayments: before.settledPayments,
    settledCents: before.settledCents,
  });
});

test('held and sold bags are the lines of the orders that hold and bought them', async () => {
  const bought = await paidOrder({ quantity: 3 });
  await settle(bought.payment, 'success');
  await paidOrder({ quantity: 3, hoursAgo: 0 });
  const { service } = ledger.driver;
  const { data: orders } = await service.from('orders').select('id, status');
  const { data: lines } = await service
    .from('order_lines')
    .select('order_id, bag_id, quantity, taken_back_at');
  const quantityOf = (status: string) => {
    const ids = new Set(orders?.filter((order) => order.status === status).map(({ id }) => id));
    return (lines ?? [])
      .filter((line) => ids.has(line.order_id) && line.bag_id !== null && line.taken_back_at === null)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const { held, sold } = (await ledger.report()).figures;
  expect([held, sold]).toEqual([quantityOf('pending'), quantityOf('paid')]);
  expect(Math.min(held, sold)).toBeGreaterThan(0);
});

test('the functions of reconcile cannot write', async () => {
  const { rows } = await sql<{ kind: string }>`
    select provolatile as kind from pg_proc where proname like 'reconcile%'
  `.execute(booted.embedded.database);
  expect(rows.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 's'));
});
