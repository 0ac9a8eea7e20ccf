/** Every kind of finding, produced on purpose between the real database and the provider's simulator. */
import { addDays, beirutDay, openingOf, readPlan } from '@zawadeh/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootEmbedded, type Booted } from '../testing/bootEmbedded.ts';
import { BOOT_MS } from '../testing/place.ts';
import { openLedgerFixture, type LedgerFixture } from './testing/ledgerFixture.ts';

let booted: Booted;
let ledger: LedgerFixture;
beforeAll(async () => {
  booted = await bootEmbedded();
  ledger = await openLedgerFixture(booted);
}, BOOT_MS);
afterAll(async () => {
  await ledger.stop();
  await booted.stop();
});

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

async function owedOrder() {
  const order = await paidOrder({ quantity: 1 });
  await ledger.driver.expire(order.id, ledger.now);
  await overwrite('surprise_bags', { quantity: 0 }, 'id', order.bag);
  expect((await settle(order.payment, 'success')).status).toBe('refund_due');
  return order;
}

async function sendBack(order: string) {
  const { data } = await ledger.driver.service.from('refunds').select('id').eq('order_id', order).single();
  const refund = { p_admin: ledger.admin, p_refund: data!.id, p_reference: 'W-1' };
  await ledger.driver.call('refund_done', refund);
}

describe('the money of orders', () => {
  test('a payment that both sides agree on is no finding', async () => {
    const { code, payment } = await paidOrder();
    await settle(payment, 'success');
    expect(await ledger.findingsOf(code)).toEqual(nothing);
  });

  test('a payment that only the provider has is a finding', async () => {
    const { code } = await paidOrder();
    expect(await ledger.findingsOf(code)).toEqual(toDo('paid_there_not_here', 'overdue'));
  });

  test('a payment at the provider a moment ago is not yet a finding', async () => {
    const { code } = await paidOrder({ hoursAgo: 0 });
    expect(await ledger.findingsOf(code)).toEqual(nothing);
  });

  test('a payment at the provider for an order that is over is a finding', async () => {
    const { code, payment } = await paidOrder();
    await settle(payment, 'failed');
    expect(await ledger.findingsOf(code)).toEqual(toDo('paid_there_not_here'));
  });

  test.each(['pending', 'failed'])(
    'a payment at the provider that is %s here is a finding',
    async (there) => {
      const { code, payment } = await ledger.createOrder();
      await ledger.openPage(payment);
      if (there === 'failed') await ledger.simulator.decline(payment);
      await settle(payment, 'success');
      expect(await ledger.findingsOf(code)).toEqual(toDo('paid_here_not_there'));
    },
  );

  test('an order that an admin marked paid is a finding of its own', async () => {
    const { code, payment } = await ledger.createOrder({ hoursAgo: 0 });
    await ledger.openPage(payment);
    await ledger.driver.markPaid(ledger.admin, code, ledger.now);
    expect(await ledger.findingsOf(code)).toEqual(forInformation('by_hand'));
    await ledger.simulator.pay(payment);
    await settle(payment, 'success');
    expect(await ledger.findingsOf(code)).toEqual(forInformation('by_hand_and_there'));
  });

  test('an order that is paid without a payment and without an admin is a finding', async () => {
    const { code, id } = await ledger.createOrder({ hoursAgo: 0 });
    await overwrite('orders', { status: 'paid', paid_at: new Date(ledger.now).toISOString() }, 'id', id);
    const { toDo: found } = await ledger.findingsOf(code);
    expect(found.toSorted()).toEqual(['nothing_to_hand_over', 'paid_without_payment']);
  });

  test('a settled payment whose order says otherwise is a finding', async () => {
    const { code, id, payment } = await paidOrder();
    await settle(payment, 'success');
    await overwrite('orders', { status: 'cancelled' }, 'id', id);
    expect(await ledger.findingsOf(code)).toEqual(toDo('settled_order_not_paid'));
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

  test('an order that is owed without a row is a finding', async () => {
    const { id, code } = await owedOrder();
    await ledger.driver.service.from('refunds').delete().eq('order_id', id);
    expect(await ledger.findingsOf(code)).toEqual(toDo('refund_without_row'));
  });

  test('a refund is a finding, until it went back on both sides', async () => {
    const { id, code, payment } = await owedOrder();
    expect(await ledger.findingsOf(code)).toEqual(toDo('refund_due'));
    ledger.simulator.refund(payment);
    expect(await ledger.findingsOf(code)).toEqual(toDo('refunded_there', 'refund_due'));
    await sendBack(id);
    expect(await ledger.findingsOf(code)).toEqual(nothing);
  });

  test('an order refunded by an admin only is a finding of its own', async () => {
    const { id, code } = await owedOrder();
    await sendBack(id);
    expect(await ledger.findingsOf(code)).toEqual(forInformation('refunded_by_hand'));

    const other = await owedOrder();
    await overwrite('orders', { status: 'refunded' }, 'id', other.id);
    expect(await ledger.findingsOf(other.code)).toEqual(toDo('refund_not_there'));
  });

  test('a payment of another amount than the order’s is a finding', async () => {
    const { code, payment } = await paidOrder();
    await settle(payment, 'success');
    await overwrite('payment_attempts', { amount_cents: 451 }, 'external_id', payment);
    expect(await ledger.findingsOf(code)).toEqual(toDo('amount_differs'));
  });
});

describe('payments of both sides', () => {
  test('a payment that was declined there and is still open here is a finding', async () => {
    const { code, id, payment } = await ledger.createOrder();
    await ledger.openPage(payment);
    await ledger.simulator.decline(payment);
    await ledger.driver.expire(id, ledger.now);
    expect(await ledger.findingsOf(code)).toEqual(toDo('stuck'));
  });

  test('a payment that is open on both sides is a finding once it is no longer checked after a day', async () => {
    const young = await ledger.createOrder();
    const old = await ledger.createOrder({ hoursAgo: 25 });
    for (const { id, payment } of [young, old]) {
      await ledger.openPage(payment);
      await ledger.driver.expire(id, ledger.now);
    }
    expect(await ledger.findingsOf(young.code)).toEqual(nothing);
    expect(await ledger.findingsOf(old.code)).toEqual(toDo('stuck'));
  });

  test('a payment with a page, but unknown to the provider, is a finding', async () => {
    const { code, id, payment } = await ledger.createOrder();
    await ledger.driver.expire(id, ledger.now);
    expect(await ledger.findingsOf(code)).toEqual(nothing);
    await overwrite(
      'payment_attempts',
      { collect_url: 'https://pay.whish.example/pay/1' },
      'external_id',
      payment,
    );
    expect(await ledger.findingsOf(code)).toEqual(toDo('unknown_there'));
  });

  test('a payment that was paid and refunded there before the server knew is a finding', async () => {
    const { code, id, payment } = await paidOrder();
    ledger.simulator.refund(payment);
    await ledger.driver.expire(id, ledger.now);
    expect(await ledger.findingsOf(code)).toEqual(forInformation('refunded_unseen'));
  });

  test('a payment older than the window is left out', async () => {
    const { code } = await paidOrder({ hoursAgo: 8 * 24 });
    expect((await ledger.findingsOf(code)).toDo).toEqual(['overdue']);
  });
});

test('an order whose lines do not come to its amount is a finding', async () => {
  const { code, id, payment } = await paidOrder();
  await settle(payment, 'success');
  await overwrite('order_lines', { unit_price_cents: 1 }, 'order_id', id);
  expect(await ledger.findingsOf(code)).toEqual(toDo('wrong_sum'));
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
  expect(rows.map(({ kind }) => kind)).toEqual(['s', 's', 's', 's', 's', 's', 's']);
});
