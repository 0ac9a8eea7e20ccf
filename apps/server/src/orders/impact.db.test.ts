/** What bags were good for: exact to the cent, of paid orders alone, and of one's own. */
import { impactOf, readImpact, type BoughtLine } from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootEmbedded } from '../testing/bootEmbedded.ts';
import type { Booted } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { OrderDriver } from '../testing/orderDriver.ts';
import { BOOT_MS } from '../testing/place.ts';
import { join, type TestUser } from '../testing/users.ts';
import { cases } from '@zawadeh/domain/testing';

const NOW = Date.parse('2026-11-21T15:00:00Z');

let booted: Booted;
let driver: OrderDriver;
let seller: string;

beforeAll(async () => {
  booted = await bootEmbedded();
  driver = openOrderDriver(booted);
  seller = await driver.buyer('admin@example.com');
  await driver.makeAdmin(seller);
}, BOOT_MS);
afterAll(() => booted.stop());

let people = 0;
const newBuyer = () => join(booted, `buyer-${(people += 1)}@example.com`);

async function impactFor({ client }: Pick<TestUser, 'client'>) {
  const { data, error } = await client.rpc('impact');
  if (error) throw error;
  return readImpact(data);
}

const rescued = async () => Number(await driver.call('rescued_bags', {}));

/** An order with these lines, paid or not. */
async function order(user: string, lines: readonly BoughtLine[], isPaid = true) {
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
  );
  const paid = isPaid ? await driver.markPaid(seller, placed.order_code, NOW) : placed;
  expect([placed.refused, paid.refused]).toEqual([undefined, undefined]);
  return placed;
}

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 2 }),
  unitPrice: fc.integer({ min: 1, max: 99_999 }),
  fullPrice: fc.option(fc.integer({ min: 1, max: 199_999 })),
});
const lines = fc.array(line, { minLength: 1, maxLength: 4 });

test('the sums agree with the domain to the cent, and only paid orders count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ lines, isPaid: fc.boolean() }), { maxLength: 3 }),
      async (orders) => {
        const buyer = await newBuyer();
        const before = await rescued();
        for (const { lines: wanted, isPaid } of orders) await order(buyer.id, wanted, isPaid);
        const counted = impactOf(orders.flatMap((each) => (each.isPaid ? each.lines : [])));
        expect(await impactFor(buyer)).toEqual(counted);
        expect(await rescued()).toBe(before + counted.bags);
      },
    ),
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

test('an order that an admin hides still counts', async () => {
  const buyer = await newBuyer();
  const { id } = await order(buyer.id, [{ quantity: 1, unitPrice: 300, fullPrice: 900 }]);
  await driver.service
    .from('orders')
    .update({ deleted_at: new Date(NOW).toISOString() })
    .eq('id', id);
  expect(await impactFor(buyer)).toEqual({ bags: 1, saved: 600 });
});

test('everybody sees their own alone, an admin too', async () => {
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
