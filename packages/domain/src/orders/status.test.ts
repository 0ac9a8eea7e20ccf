import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canBecomePaid,
  isFurther,
  moveOrder,
  ORDER_MOVES,
  ORDER_STATUSES,
  readOrderStatus,
  type OrderMoveName,
  type OrderStatus,
  type StockPlace,
} from './status.ts';
import { cases } from '../testing/cases.ts';

const names = Object.keys(ORDER_MOVES) as OrderMoveName[];

/** All allowed moves; every other pair must be rejected. */
const LIFE: Record<OrderStatus, Partial<Record<OrderMoveName, OrderStatus>>> = {
  pending: { settled: 'paid', paymentFailed: 'failed', holdEnded: 'expired', cancelled: 'cancelled' },
  failed: { settledLate: 'paid', settledLateWithoutStock: 'refund_due' },
  expired: { settledLate: 'paid', settledLateWithoutStock: 'refund_due' },
  cancelled: { settledLate: 'paid', settledLateWithoutStock: 'refund_due' },
  paid: { refundPromised: 'refund_due', cancelledPaid: 'refund_due', cancelledFree: 'refunded' },
  refund_due: { refunded: 'refunded' },
  refunded: {},
};

test.each(ORDER_STATUSES.flatMap((status) => names.map((name) => [status, name] as const)))(
  'an order moves from %s by %s',
  (status, name) => {
    expect(moveOrder(status, name)).toBe(LIFE[status][name] ?? null);
  },
);

const MONEY_CAME = new Set<OrderStatus>(['paid', 'refund_due', 'refunded']);

test('a paid order never becomes unpaid, and no payment is lost', () => {
  const moves = fc.array(fc.constantFrom(...names), { maxLength: 30 });
  fc.assert(
    fc.property(moves, (path) => {
      const statuses: OrderStatus[] = ['pending'];
      for (const name of path) {
        const [status = 'pending'] = statuses.slice(-1);
        statuses.push(moveOrder(status, name) ?? status);
      }
      const firstMoney = statuses.findIndex((status) => MONEY_CAME.has(status));
      const since = firstMoney === -1 ? [] : statuses.slice(firstMoney);
      expect(since.filter((status) => !MONEY_CAME.has(status))).toEqual([]);
    }),
    cases(1000),
  );
});

test('stock + held + sold is constant, and no count becomes negative', () => {
  const moves = fc.array(fc.constantFrom(...names), { maxLength: 30 });
  fc.assert(
    fc.property(moves, (path) => {
      const places: Record<StockPlace, number> = { stock: 1, held: 1, sold: 0 };
      let status: OrderStatus = 'pending';
      for (const name of path) {
        const next = moveOrder(status, name);
        if (next === null) continue;
        status = next;
        const { stock } = ORDER_MOVES[name];
        if (stock) {
          places[stock.from] -= 1;
          places[stock.to] += 1;
        }
        expect(Math.min(...Object.values(places))).toBeGreaterThanOrEqual(0);
        expect(places.stock + places.held + places.sold).toBe(2);
      }
      expect(places.held).toBe(status === 'pending' ? 1 : 0);
      expect(status !== 'paid' || places.sold === 1).toBe(true);
    }),
    cases(1000),
  );
});

test('only orders that a payment can still reach can become paid', () => {
  expect(ORDER_STATUSES.filter(canBecomePaid)).toEqual(['pending', 'failed', 'expired', 'cancelled']);
  expect(canBecomePaid(null)).toBe(true);
});

test('every move is progress', () => {
  for (const { from, to } of Object.values(ORDER_MOVES)) {
    for (const status of from) expect([isFurther(to, status), isFurther(status, to)]).toEqual([true, false]);
  }
  expect(isFurther('pending', null)).toBe(true);
  expect(isFurther(null, 'pending')).toBe(false);
  expect(isFurther('failed', 'failed')).toBe(false);
});

test.each([
  ['paid', 'paid'],
  ['refund_due', 'refund_due'],
  ['Paid', null],
  ['shipped', null],
  [null, null],
])('the status %j is %j', (raw, status) => {
  expect(readOrderStatus(raw)).toBe(status);
});
