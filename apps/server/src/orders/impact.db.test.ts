/** Impact: exact to the cent, only of bags that were handed over and stay paid, and only of the user's own orders. */
import { findArea, readImpact } from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import { join, type TestUser } from '../testing/users.ts';
import { cases } from '@zawadeh/domain/testing';
import { impactOf, type BoughtLine } from './testing/expectedImpact.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const MINA_FEE = findArea('mina')!.fee;

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const seller = await driver.buyer('admin@example.com');
await driver.makeAdmin(seller);
const { data } = await driver.service.from('stores').select('id').order('id').limit(1);
const store = data![0]!.id;

let people = 0;
const newBuyer = () => join(booted, `buyer-${(people += 1)}@example.com`);

async function impactFor({ client }: Pick<TestUser, 'client'>) {
  const { data, error } = await client.rpc('impact');
  if (error) throw error;
  return readImpact(data);
}

const rescued = async () => Number(await driver.call('rescued_bags', {}));

type End = 'unpaid' | 'waiting' | 'missed' | 'done';

/** An order with these lines, of one shop, and what became of it. */
async function order(user: string, lines: readonly BoughtLine[], end: End = 'done', changes: object = {}) {
  const bags = await driver.bags(
    lines.map(({ quantity, unitPrice, fullPrice }) => ({
      quantity,
      sale_price: unitPrice / 100,
      full_price: fullPrice === null ? null : fullPrice / 100,
    })),
  );
  const placed = await driver.place(
    user,
    bags.map((bag, place) => ({ ...bag, quantity: lines[place]!.quantity })),
    NOW,
    changes,
  );
  const paid = end === 'unpaid' ? placed : await driver.markPaid(seller, placed.order_code, NOW);
  expect([placed.refused, paid.refused]).toEqual([undefined, undefined]);
  if (end === 'done') await handOver(placed.id);
  if (end === 'missed')
    await driver.service.from('handovers').update({ state: 'missed' }).eq('order_id', placed.id);
  return { ...placed, bags: bags.map(({ bag_id }) => bag_id) };
}

const handOver = (id: string, changes: object = {}) =>
  driver.call<{ state?: string }>('hand_over', {
    p_token: crypto.randomUUID(),
    p_order: id,
    p_store: store,
    p_kind: 'pickup',
    p_how: 'scan',
    p_now: new Date(NOW).toISOString(),
    ...changes,
  });

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 2 }),
  unitPrice: fc.integer({ min: 1, max: 99_999 }),
  fullPrice: fc.option(fc.integer({ min: 1, max: 199_999 })),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const end = fc.constantFrom<End[]>('unpaid', 'waiting', 'missed', 'done');

test('the sums agree with the rule to the cent, and only handed over bags count', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ lines, end }), { maxLength: 3 }), async (orders) => {
      const buyer = await newBuyer();
      const before = await rescued();
      for (const each of orders) await order(buyer.id, each.lines, each.end);
      const counted = impactOf(orders.flatMap((each) => (each.end === 'done' ? each.lines : [])));
      expect(await impactFor(buyer)).toEqual(counted);
      expect(await rescued()).toBe(before + counted.bags);
    }),
    cases(12),
  );
});

test('the full price is that of the time of the order', async () => {
  const buyer = await newBuyer();
  await order(buyer.id, [{ quantity: 2, unitPrice: 400, fullPrice: 1_001 }]);
  await driver.service.from('surprise_bags').update({ full_price: 99 }).gte('quantity', 0);
  expect(await impactFor(buyer)).toEqual({ bags: 2, saved: 1_202 });
});

test.each(['refund_due', 'refunded'])('an order that is %s does not count', async (status) => {
  const buyer = await newBuyer();
  await order(buyer.id, [{ quantity: 1, unitPrice: 300, fullPrice: 900 }]);
  const before = await rescued();
  const { id } = await order(buyer.id, [{ quantity: 2, unitPrice: 400, fullPrice: 1_000 }]);
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 3, saved: 1_800 }, before + 2]);
  await driver.service.from('orders').update({ status }).eq('id', id);
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 1, saved: 600 }, before]);
});

test('a handover that is taken back does not count any more', async () => {
  const [buyer, before] = [await newBuyer(), await rescued()];
  const { id } = await order(buyer.id, [{ quantity: 2, unitPrice: 400, fullPrice: 1_000 }], 'waiting');
  const [p_token, p_device] = [crypto.randomUUID(), await driver.counterPhone()];
  await handOver(id, { p_token, p_device });
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 2, saved: 1_200 }, before + 2]);
  await driver.call('undo_handover', { p_token, p_device, p_now: new Date(NOW).toISOString() });
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 0, saved: 0 }, before]);
});

test('a delivery counts at the door, without the bags that a shop takes back after that', async () => {
  const [buyer, before] = [await newBuyer(), await rescued()];
  const bought: BoughtLine[] = [
    { quantity: 2, unitPrice: 400, fullPrice: 1_000 },
    { quantity: 1, unitPrice: 300, fullPrice: 500 },
  ];
  const { id, bags } = await order(buyer.id, bought, 'waiting', {
    delivery_method: 'delivery',
    delivery_area: 'mina',
    delivery_address: 'Street, 2',
    fee_cents: MINA_FEE,
    amount_cents: 1_100 + MINA_FEE,
  });
  expect(await rescued()).toBe(before);
  expect((await handOver(id, { p_kind: 'door', p_store: null })).state).toBe('done');
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 3, saved: 1_400 }, before + 3]);
  // Its courier has not confirmed the pick-up.
  await driver.call('take_bag_back', {
    p_token: crypto.randomUUID(),
    p_bag: bags[0],
    p_can_fill: 0,
    p_reason: 'broken',
    p_admin: seller,
    p_now: new Date(NOW).toISOString(),
  });
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 1, saved: 200 }, before + 1]);
});

test('a gift counts piece by piece', async () => {
  const [buyer, before, p_device] = [await newBuyer(), await rescued(), await driver.counterPhone()];
  const bought = [{ quantity: 3, unitPrice: 400, fullPrice: 1_000 }];
  const { bags } = await order(buyer.id, bought, 'waiting', { is_gift: true });
  const given = await driver.call<{ state?: string }>('give_bag', {
    p_token: crypto.randomUUID(),
    p_device,
    p_bag: bags[0],
    p_now: new Date(NOW).toISOString(),
  });
  expect(given.state).toBe('done');
  expect([await impactFor(buyer), await rescued()]).toEqual([{ bags: 1, saved: 600 }, before + 1]);
});

test('an order that an admin hides still counts', async () => {
  const buyer = await newBuyer();
  const { id } = await order(buyer.id, [{ quantity: 1, unitPrice: 300, fullPrice: 900 }]);
  await driver.service
    .from('orders')
    .update({ deleted_at: new Date(NOW).toISOString() })
    .eq('id', id);
  expect(await impactFor(buyer)).toEqual({ bags: 1, saved: 600 });
});

test('a user sees their own impact alone, an admin too', async () => {
  const [one, other] = [await newBuyer(), await newBuyer()];
  await order(one.id, [{ quantity: 2, unitPrice: 400, fullPrice: 500 }]);
  expect(await impactFor(other)).toEqual({ bags: 0, saved: 0 });
  await driver.makeAdmin(other.id);
  expect(await impactFor(other)).toEqual({ bags: 0, saved: 0 });
  expect(await impactFor(one)).toEqual({ bags: 2, saved: 200 });
  expect((await one.client.rpc('rescued_bags')).error?.code).toBe('42501');
});

test('a recount changes nothing, and the server reads the sum', async () => {
  const before = await rescued();
  expect(before).toBeGreaterThan(0);
  await sql`select private.recount_sales()`.execute(booted.embedded.database);
  expect(await booted.impact.rescuedBags()).toBe(before);
});
