import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPaidEvent } from '../wire/paidEvent.ts';
import { mergePaidEvent, newestFirst, type PaidEvent } from './mergePaid.ts';
import { readOrder, type Order } from './readOrder.ts';
import { cases } from '../testing/cases.ts';

const order = (columns: Record<string, unknown>): Order => {
  const reading = readOrder(columns);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
};
const event = (data: Record<string, unknown>): PaidEvent => {
  const reading = readPaidEvent(JSON.stringify(data));
  if (!reading.ok) throw new Error(reading.error);
  return reading.value;
};

const existing = order({
  id: 1,
  order_code: 'ZWD-A',
  customer_name: 'Rania',
  delivery_method: 'delivery',
  payment_status: 'pending',
  status: 'pending',
  created_at: '2026-11-21T10:00:00Z',
  amount: 4.5,
  details: [{ bagId: 'k', quantity: 1 }],
});
const older = order({ id: 2, order_code: 'ZWD-B', created_at: '2026-11-20T10:00:00Z', status: 'paid' });
const list = [existing, older];
const paidKnown = { ...existing, status: 'paid', paymentStatus: 'paid' };

test.each([
  [{ id: 1 }],
  [{ orderId: '1' }],
  [{ order_code: 'ZWD-A' }],
  [{ code: 'ZWD-A' }],
  [{ invoice: 'ZWD-A' }],
  [{ id: 99, invoice: 'ZWD-A' }],
  [{ id: 1, customer_name: 'Somebody else', delivery_method: 'pickup' }],
])('%j finds its order, and only its payment changes', (data) => {
  expect(mergePaidEvent(list, event(data))).toEqual([paidKnown, older]);
});

test('missing values are filled in', () => {
  const bare = order({ id: 1, created_at: '2026-11-21T10:00:00Z' });
  const news = { id: 1, code: 'ZWD-A', customer_name: 'Rania', paid_at: '2026-11-21T10:05:00Z' };
  expect(mergePaidEvent([bare], event(news))).toEqual([
    {
      ...bare,
      code: 'ZWD-A',
      customerName: 'Rania',
      paidAt: Date.UTC(2026, 10, 21, 10, 5),
      status: 'paid',
      paymentStatus: 'paid',
    },
  ]);
});

test('a new order is inserted by its date', () => {
  const merged = mergePaidEvent(list, event({ code: 'ZWD-C', created_at: '2026-11-20T20:00:00Z' }));
  expect(merged.map(({ code }) => code)).toEqual(['ZWD-A', 'ZWD-C', 'ZWD-B']);
  expect(merged[1]).toMatchObject({ id: null, status: 'paid', paymentStatus: 'paid', lines: [] });
  expect(mergePaidEvent(list, event({ code: 'ZWD-D' }))[0]?.code).toBe('ZWD-D');
});

test.each(['refund_due', 'refunded'])('an order that is %s does not become paid again', (status) => {
  const back = { ...existing, status, paymentStatus: status } as Order;
  expect(mergePaidEvent([back], event({ id: 1 }))).toEqual([back]);
});

test('two rows of the same order become one, and lose nothing', () => {
  const byCode = order({ order_code: 'ZWD-A', customer_name: 'R.', payment_status: 'paid', status: 'paid' });
  const byId = { ...existing, code: null };
  for (const rows of [
    [byId, byCode],
    [byCode, byId],
  ]) {
    const merged = mergePaidEvent(rows, event({ id: 1, code: 'ZWD-A' }));
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({
      id: '1',
      code: 'ZWD-A',
      amount: 450,
      lines: [{ bagId: 'k' }],
      status: 'paid',
    });
  }
  const refunded = { ...byId, status: 'refunded', paymentStatus: 'refunded' } as Order;
  for (const rows of [
    [refunded, byCode],
    [byCode, refunded],
  ]) {
    expect(mergePaidEvent(rows, event({ id: 1, code: 'ZWD-A' }))).toMatchObject([
      { status: 'refunded', paymentStatus: 'refunded' },
    ]);
  }
});

test('the newest order comes first, and equal dates stay in the same order', () => {
  const at = { created_at: '2026-11-21T10:00:00Z' };
  const rows = [
    order({ id: 'b', ...at }),
    order({ id: 'a', ...at }),
    order({ id: 'c', created_at: '2026-11-22T10:00:00Z' }),
  ];
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(newestFirst(rows.toReversed()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('an order without a date of its own is as old as its payment; without both it is the newest', () => {
  const paid = order({ id: 'paid', paid_at: '2026-11-21T12:00:00Z' });
  const undated = [order({ order_code: 'ZWD-U' }), order({ id: 'u' })];
  expect(newestFirst([older, paid, existing, ...undated]).map(({ id, code }) => id ?? code)).toEqual([
    'ZWD-U',
    'u',
    'paid',
    '1',
    '2',
  ]);
});

/** Complete events, and partial events derived from them. */
const truth = fc.nat(6).map((number) => ({
  id: `id-${number}`,
  order_code: `ZWD-${number}`,
  customer_name: `Buyer ${number}`,
  delivery_method: number % 2 ? 'delivery' : 'pickup',
  payment_status: 'paid',
  created_at: new Date(Date.UTC(2026, 10, 21, 10, number)).toISOString(),
  paid_at: new Date(Date.UTC(2026, 10, 21, 11, number)).toISOString(),
}));
const part = fc
  .tuple(
    truth,
    fc.subarray(['customer_name', 'delivery_method', 'created_at', 'paid_at'] as const),
    fc.nat(4),
  )
  .map(([whole, fields, names]) => {
    const name = [
      { id: whole.id },
      { orderId: whole.id, invoice: whole.order_code },
      { id: whole.id, order_code: whole.order_code },
      { code: whole.order_code },
      { invoice: whole.order_code },
    ][names];
    return event({ ...name, ...Object.fromEntries(fields.map((field) => [field, whole[field]])) });
  });
const mergeAll = (events: readonly PaidEvent[]) => events.reduce<Order[]>(mergePaidEvent, list);

test('paid events in any order, once or twice, leave the same list', () => {
  const shuffled = fc
    .array(part, { maxLength: 12 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([events, again]) => {
      const once = mergeAll(events);
      expect(mergeAll([...events, ...events])).toEqual(once);
      expect(mergeAll([...events, ...again])).toEqual(once);
      for (const each of events) expect(mergePaidEvent(once, each)).toEqual(once);
    }),
    cases(1000),
  );
});

test('paid events in any order give the same orders, and all of them are paid', () => {
  // Events with both names, because events with one name each may never match.
  const both = truth.map((whole) => event(whole));
  const ways = fc
    .array(both, { maxLength: 12 })
    .chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
  fc.assert(
    fc.property(ways, ([events, shuffled]) => {
      const merged = mergeAll(events);
      expect(mergeAll(shuffled)).toEqual(merged);
      expect(merged).toHaveLength(list.length + new Set(events.map(({ id }) => id)).size);
      const fromEvents = merged.filter(({ id }) => id?.startsWith('id-'));
      expect(
        fromEvents.every(({ status, paymentStatus }) => status === 'paid' && paymentStatus === 'paid'),
      ).toBe(true);
    }),
    cases(1000),
  );
});
