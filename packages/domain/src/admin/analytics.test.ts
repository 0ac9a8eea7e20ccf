import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleBag } from '../bags/exampleBag.ts';
import { readOrder, type Order } from '../orders/readOrder.ts';
import { bagsRescued, itemsInStock, lowStock, salesByBag, salesByDay, totalRevenue } from './analytics.ts';
import { cases } from '../testing/cases.ts';

const order = (columns: Record<string, unknown>): Order => {
  const reading = readOrder({ id: 'o', status: 'paid', ...columns });
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
};
const line = (
  bagId: string,
  quantity: number,
  unitPrice: number | null = 4.5,
  title: string | null = null,
) => ({
  bagId,
  quantity,
  unitPrice,
  title,
});
const bags = [
  exampleBag({ id: 'k', title: 'Knafeh', full_price: 12 }),
  exampleBag({ id: 'l', title: 'Lunch', full_price: 4 }),
];
const orders = [
  order({
    amount: 10.7,
    created_at: '2026-11-21T10:00:00Z',
    details: [line('k', 2), line('gone', 1, 3, 'Old bag')],
  }),
  order({ amount: 6, created_at: '2026-11-21T23:00:00Z', details: [line('l', 2, 6)] }),
  order({ amount: null, paid_at: '2026-11-24T10:00:00Z', details: [line('gone', 1, null)] }),
  order({ amount: 99, status: 'pending', created_at: '2026-11-30T10:00:00Z', details: [line('k', 50)] }),
  order({ amount: 99, status: 'refund_due', details: [line('k', 50)] }),
];

test('revenue is the total amount of paid orders', () => {
  expect(totalRevenue(orders)).toBe(1670);
  expect(totalRevenue([])).toBe(0);
});

test('sales per bag, best first; equal numbers by revenue, then by id', () => {
  expect(salesByBag(orders, bags)).toEqual([
    { bagId: 'l', title: { en: 'Lunch', ar: null }, sold: 2, revenue: 1200 },
    { bagId: 'k', title: { en: 'Knafeh', ar: null }, sold: 2, revenue: 900 },
    { bagId: 'gone', title: { en: 'Old bag', ar: null }, sold: 2, revenue: 300 },
  ]);
  const equal = [order({ details: [line('b', 1), line('a', 1)] })];
  expect(salesByBag(equal, [])[0]).toMatchObject({ bagId: 'a', title: null });
  expect(salesByBag([], bags)).toEqual([]);
});

test('stock is counted, and low stock comes emptiest first', () => {
  const stock = [5, 3, 0, 3].map((quantity, id) => exampleBag({ id: `b${3 - id}`, quantity }));
  expect(itemsInStock(stock)).toBe(11);
  expect(itemsInStock([])).toBe(0);
  expect(lowStock(stock).map(({ id }) => id)).toEqual(['b1', 'b0', 'b2']);
});

test('days are in Beirut, and days without orders are included', () => {
  expect(salesByDay(orders)).toEqual([
    { day: '2026-11-21', orders: 1, items: 3, revenue: 1070 },
    { day: '2026-11-22', orders: 1, items: 2, revenue: 600 },
    { day: '2026-11-23', orders: 0, items: 0, revenue: 0 },
    { day: '2026-11-24', orders: 1, items: 1, revenue: 0 },
  ]);
  expect(salesByDay([])).toEqual([]);
  expect(salesByDay([order({ amount: 5 })])).toEqual([]);
});

test('the days on which the clock changes are one day each', () => {
  const around = ['2026-10-23T12:00:00Z', '2026-10-26T12:00:00Z'].map((created_at) => order({ created_at }));
  expect(salesByDay(around).map(({ day }) => day)).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});

test('one order with a wrong date does not stretch the series over centuries', () => {
  const series = salesByDay([order({ created_at: '1026-01-01T00:00:00Z' }), ...orders]);
  expect(series).toHaveLength(3_661);
  expect(series.at(-1)?.day).toBe('2026-11-24');
});

test('an order belongs to the day on which it was paid', () => {
  const late = order({ amount: 5, created_at: '2026-11-21T21:55:00Z', paid_at: '2026-11-21T22:05:00Z' });
  expect(salesByDay([late]).map(({ day }) => day)).toEqual(['2026-11-22']);
});

test('bags that were sold are counted by their lines', () => {
  expect(bagsRescued(orders)).toBe(6);
});

test('days and bags add up to the whole', () => {
  const any = fc
    .record({
      amount: fc.nat(10_000).map((cents) => cents / 100),
      created_at: fc
        .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((at) => at.toISOString()),
      status: fc.constantFrom('paid', 'pending', 'refunded'),
      details: fc.array(
        fc.record({
          bagId: fc.constantFrom('k', 'l', 'm'),
          quantity: fc.integer({ min: 1, max: 9 }),
          unitPrice: fc.constant(3),
        }),
        { minLength: 1 },
      ),
    })
    .map(order);
  fc.assert(
    fc.property(fc.array(any), (many) => {
      const days = salesByDay(many);
      expect(days.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(totalRevenue(many));
      expect(days.reduce((sum, { items }) => sum + items, 0)).toBe(bagsRescued(many));
      expect(salesByBag(many, []).reduce((sum, { sold }) => sum + sold, 0)).toBe(bagsRescued(many));
      expect(salesByBag(many.toReversed(), bags)[0]).toEqual(salesByBag(many, bags)[0]);
    }),
    cases(1000),
  );
});
