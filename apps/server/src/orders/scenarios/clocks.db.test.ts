/** The two nights on which Beirut's clocks change. */
import { availabilityOf, HOLD_MINUTES, readBag } from '@zawadeh/domain';
import { describe, expect, test } from 'vitest';
import { totalOf } from '../../testing/shopClient.ts';
import { openTestShop } from '../../testing/shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const shop = await openTestShop();
const rima = await shop.join('rima');

/** Beirut's clocks go from 00:00 to 01:00 in spring, and from 24:00 back to 23:00 in autumn. */
const nights = [
  { night: 'the spring night without a midnight', jump: Date.parse('2026-03-28T22:00:00Z') },
  { night: 'the autumn night with two elevens', jump: Date.parse('2026-10-24T21:00:00Z') },
];

describe.each(nights)('on $night', ({ jump }) => {
  test('Beirut’s clock does jump then', () => {
    const offset = (moment: number) =>
      new Intl.DateTimeFormat('en', { timeZone: 'Asia/Beirut', timeZoneName: 'shortOffset' }).format(moment);
    expect(offset(jump - 1)).not.toBe(offset(jump));
  });

  test.each([-10, 0])('a hold that begins %d minutes from the jump lasts its minutes', async (from) => {
    const { driver } = shop;
    const now = jump + from * MINUTE;
    const end = now + HOLD_MINUTES * MINUTE;
    const line = await shop.bag(1);
    const order = await driver.place(rima.id, [line], now);
    expect(Date.parse(order.expires_at)).toBe(end);
    const payment = await driver.startPayment(rima.id, order.order_code, end - 1);
    expect(payment.external_id).toBeGreaterThan(0);
    expect((await driver.startPayment(rima.id, order.order_code, end)).refused).toBe('expired');
    expect((await driver.expire(order.id, end - 1)).status).toBe('pending');
    expect((await driver.expire(order.id, end)).status).toBe('expired');
  });

  test('a bag’s window around the missing or repeated hour is open at the same moments in SQL and in the domain', async () => {
    const { driver } = shop;
    const moments = Array.from({ length: 13 }, (_, index) => jump + (index - 6) * 20 * MINUTE);
    const at = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
    const windows = [
      { start: jump - HOUR, end: jump, restock: null },
      { start: jump, end: jump + HOUR, restock: null },
      { start: jump - HOUR, end: jump + HOUR, restock: jump },
      { start: null, end: jump, restock: jump - 30 * MINUTE },
      { start: jump, end: jump, restock: null },
    ];
    const lines = await driver.bags(
      windows.map(({ start, end, restock }) => ({
        quantity: 1,
        pickup_start: at(start),
        pickup_end: at(end),
        restock_time: at(restock),
      })),
    );
    const ids = lines.map(({ bag_id }) => bag_id);
    const { data } = await driver.service.from('surprise_bags').select('*').in('id', ids);
    const bags = (data ?? []).map((row: unknown) => {
      const reading = readBag(row);
      if (!reading.ok) throw new Error('a bag could not be read');
      return reading.value;
    });
    const seen = new Set<string>();
    for (const moment of moments) {
      // A cent too much, so that the answer has the lines and nothing is placed.
      const result = await driver.place(rima.id, lines, moment, { amount_cents: totalOf(lines) * 100 + 1 });
      expect(result.refused).toBeDefined();
      for (const { bag_id, state } of result.lines ?? []) {
        const bag = bags.find(({ id }) => id === bag_id)!;
        expect([at(moment), state]).toEqual([at(moment), availabilityOf(bag, moment).state]);
        seen.add(state);
      }
    }
    expect([...seen].toSorted()).toEqual(['available', 'ended', 'opensLater', 'restocking']);
  });
});

test('no payment and no message waits for a clock that ran ahead and was corrected', async () => {
  const { driver } = shop;
  const now = Date.now();
  const ahead = now + 40 * MINUTE;
  const placed = async () => driver.place(rima.id, [await shop.bag(1)], ahead);
  const [open, paid] = [await placed(), await placed()];
  const { external_id: waiting } = await driver.startPayment(rima.id, open.order_code, ahead);
  const { external_id: settled } = await driver.startPayment(rima.id, paid.order_code, ahead);
  await driver.settle(settled, 'success', ahead);

  const at = { p_now: new Date(now).toISOString() };
  const payments = await driver.call<{ external_id: number }[]>('claim_payments', at);
  expect(payments.map(({ external_id }) => external_id)).toContain(waiting);
  const messages = await driver.call<{ order_code: string }[]>('claim_messages', at);
  expect(messages.map(({ order_code }) => order_code)).toContain(paid.order_code);
});
