/** The limits of one buyer: the database keeps the rule beside this test, whatever the buyer ordered before. */
import {
  FREE_BAG_HOURS,
  MOST_FREE_BAGS,
  MOST_HELD_UNPAID,
  MOST_OF_ONE_BAG,
  MOST_UNPAID_HOLDS,
  ORDER_STATUSES,
  UNPAID_HOLDS_HOURS,
} from '@zawadeh/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bootForFile } from '../testing/bootEmbedded.ts';
import { openOrderDriver } from '../testing/orderDriver.ts';
import type { LineRequest } from '../testing/shopClient.ts';
import { cases } from '@zawadeh/domain/testing';
import { limitReached, type EarlierOrder } from './testing/expectedLimit.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');
const HOUR = 3_600_000;
const CASES = 120;

const booted = await bootForFile();
const driver = openOrderDriver(booted);
const rima = await driver.buyer('rima@example.com');
const stock = { quantity: 1_000 };
const lines = await driver.bags([stock, stock, stock, stock, { ...stock, sale_price: 0 }]);

/** Deleted orders are only hidden, so the orders of earlier cases are moved out of the limits' time window. */
beforeEach(forget);
async function forget(): Promise<void> {
  const { error } = await driver.service
    .from('orders')
    .update({ user_id: null, status: 'cancelled', paid_at: null })
    .eq('user_id', rima);
  if (error) throw error;
}

const of = (bag: number, quantity: number): LineRequest => ({ ...lines[bag]!, quantity });
const place = (wanted: LineRequest[], others: object = {}) => driver.place(rima, wanted, NOW, others);
const elsewhere = (times: number) => ({ delivery_address: `Door ${times}` });

test('the limits in the database are those of the domain', async () => {
  const { rows } = await sql`
    select most_of_one_bag, most_held_unpaid, most_unpaid_holds, most_free_bags,
      extract(epoch from unpaid_holds_within)::integer / 3600 as unpaid_hours,
      extract(epoch from free_bags_within)::integer / 3600 as free_hours
    from private.buyer_limits()
  `.execute(booted.embedded.database);
  expect(rows).toEqual([
    {
      most_of_one_bag: MOST_OF_ONE_BAG,
      most_held_unpaid: MOST_HELD_UNPAID,
      most_unpaid_holds: MOST_UNPAID_HOLDS,
      most_free_bags: MOST_FREE_BAGS,
      unpaid_hours: UNPAID_HOLDS_HOURS,
      free_hours: FREE_BAG_HOURS,
    },
  ]);
});

test('no buyer holds more of one bag than the limit, and a rejected order holds nothing', async () => {
  expect(await place([of(0, MOST_OF_ONE_BAG + 1)])).toEqual({
    refused: 'too_many_of_one_bag',
    limit: MOST_OF_ONE_BAG,
  });
  expect((await place([of(0, MOST_OF_ONE_BAG)])).status).toBe('pending');
});

test('no buyer holds more unpaid bags than the limit, in any number of orders, also simultaneous ones', async () => {
  const results = await Promise.all([0, 1, 2, 3].map((bag) => place([of(bag, MOST_OF_ONE_BAG)])));
  const held = results.filter(({ status }) => status === 'pending');
  expect(held).toHaveLength(MOST_HELD_UNPAID / MOST_OF_ONE_BAG);
  expect(results.filter(({ refused }) => refused === 'too_many_held')).toHaveLength(1);
  // A paid order no longer counts.
  const { external_id } = await driver.startPayment(rima, held[0]!.order_code, NOW);
  await driver.settle(external_id, 'success', NOW);
  const again = results.findIndex(({ refused }) => refused !== undefined);
  expect((await place([of(again, MOST_OF_ONE_BAG)])).status).toBe('pending');
});

test('a hold is renewed a limited number of times a day', async () => {
  for (let times = 0; times < MOST_UNPAID_HOLDS; times += 1) {
    expect((await place([of(0, 1)], elsewhere(times))).status).toBe('pending');
  }
  const before = await driver.stockOf([lines[0]!.bag_id]);
  expect(await place([of(0, 1)], elsewhere(9))).toEqual({
    refused: 'held_too_often',
    limit: MOST_UNPAID_HOLDS,
  });
  // The waiting order stays, and other bags are unaffected.
  expect(await driver.stockOf([lines[0]!.bag_id])).toEqual(before);
  expect((await place([of(1, 1)])).status).toBe('pending');
  const nextDay = NOW + UNPAID_HOLDS_HOURS * HOUR;
  expect((await driver.place(rima, [of(0, 1)], nextDay, elsewhere(9))).status).toBe('pending');
});

test('a buyer gets one free bag a day, and so one message', async () => {
  const first = await place([of(4, 1)]);
  expect(await driver.startPayment(rima, first.order_code, NOW)).toMatchObject({ paid: true });
  expect(await place([of(4, 1)], elsewhere(1))).toEqual({ refused: 'too_many_free', limit: MOST_FREE_BAGS });
  expect((await place([of(0, 1)])).status).toBe('pending');
});

const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  minutes: fc.integer({ min: 0, max: 27 * 60 }),
  bags: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: MOST_OF_ONE_BAG }),
});
const anyCart = fc.uniqueArray(
  fc.record({
    bag: fc.nat(4),
    quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 })),
  }),
  { selector: ({ bag }) => bag, minLength: 1, maxLength: 4 },
);
const held = fc.record({
  status: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('failed' as const, 'expired' as const, 'cancelled' as const) },
    { weight: 1, arbitrary: fc.constant('paid' as const) },
  ),
  minutes: fc.integer({ min: 0, max: 27 * 60 }),
  bags: fc.constant([0]),
  quantity: fc.constant(1),
});
/** Few orders, so many that every limit is near, or the same bag repeatedly. */
const history = fc.oneof(
  fc.array(anyOrder, { maxLength: 3 }),
  fc.array(anyOrder, { minLength: 5, maxLength: 9 }),
  fc.array(held, { minLength: 4, maxLength: 9 }),
);

const expired = { status: 'expired' as const, minutes: 60, bags: [0], quantity: 1 };
/** No limit, and then each of the limits, so that none is covered by chance alone. */
const oneOfEach: Array<[(typeof expired)[], { bag: number; quantity: number }[]]> = [
  [[], [{ bag: 0, quantity: 1 }]],
  [[], [{ bag: 0, quantity: MOST_OF_ONE_BAG + 1 }]],
  [[], [{ bag: 4, quantity: MOST_FREE_BAGS + 1 }]],
  [[], [0, 1, 2, 3].map((bag) => ({ bag, quantity: MOST_OF_ONE_BAG }))],
  [Array.from({ length: MOST_UNPAID_HOLDS }, () => expired), [{ bag: 0, quantity: 1 }]],
];

test('whatever a buyer ordered before, the database rejects what the rule rejects', async () => {
  const reasons = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, anyCart, async (before, cart) => {
      await forget();
      const earlier = before.map(({ status, minutes, bags, quantity }): EarlierOrder => {
        const createdAt = NOW - minutes * 60_000;
        const isPaid = ['paid', 'refund_due', 'refunded'].includes(status);
        const ordered = bags.map((bag) => ({
          bagId: lines[bag]!.bag_id,
          quantity,
          unitPrice: lines[bag]!.unit_price_cents,
        }));
        return { status, createdAt, paidAt: isPaid ? createdAt + 60_000 : null, lines: ordered };
      });
      await remember(earlier);
      const wanted = cart.map(({ bag, quantity }) => of(bag, quantity));
      // A cent too much, so that nothing is placed where no limit is reached.
      const amount_cents = 1 + wanted.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0);
      const result = await place(wanted, { amount_cents });
      const limit = limitReached(
        wanted.map(({ bag_id, quantity, unit_price_cents }) => ({
          bagId: bag_id,
          quantity,
          unitPrice: unit_price_cents,
        })),
        earlier,
        NOW,
      );
      reasons.add(result.refused ?? '');
      expect({ refused: result.refused, limit: result.limit }).toEqual({
        refused: limit?.code ?? 'price_changed',
        limit: limit?.limit,
      });
    }),
    { ...cases(CASES), examples: oneOfEach },
  );
  expect(Array.from(reasons).toSorted()).toEqual([
    'held_too_often',
    'price_changed',
    'too_many_free',
    'too_many_held',
    'too_many_of_one_bag',
  ]);
}, 240_000);

async function remember(orders: readonly EarlierOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const time = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
  const rows = orders.map((order) => ({
    id: crypto.randomUUID(),
    order_code: `TEST-${crypto.randomUUID().slice(0, 18)}`,
    user_id: rima,
    customer_name: 'Rima',
    customer_email: 'rima@example.com',
    whatsapp_phone: '+96170123456',
    delivery_method: 'pickup',
    delivery_address: 'N/A',
    details: [],
    qty: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: 1,
    delivery_fee: 0,
    status: order.status,
    created_at: time(order.createdAt),
    expires_at: time(order.createdAt + 15 * 60_000),
    paid_at: time(order.paidAt),
  }));
  const { error } = await driver.service.from('orders').insert(rows);
  if (error) throw error;
  const lineRows = orders.flatMap((order, index) =>
    order.lines.map(({ bagId, quantity, unitPrice }, place) => ({
      order_id: rows[index]!.id,
      place: place + 1,
      bag_id: bagId,
      title: '',
      unit_price_cents: unitPrice,
      quantity,
    })),
  );
  const { error: linesError } = await driver.service.from('order_lines').insert(lineRows);
  if (linesError) throw linesError;
}
