import { describe, expect, test } from 'vitest';
import { daysOwed, sentBackThisMonth, withLingering, withSentBack } from './refundFigures.ts';
import type { Refund, RefundList } from './refunds.ts';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-25T12:00:00+02:00');

const refund = (id: string, more: Partial<Refund> = {}): Refund => ({
  id,
  orderCode: 'ZWD-7K3M9QX2',
  customerName: 'Rima Haddad',
  phone: '+96170123456',
  amount: 1_070,
  reason: 'cancelled',
  askedAt: at('2026-11-24T15:00:00Z'),
  doneAt: null,
  doneBy: null,
  reference: null,
  note: null,
  isWithoutPayment: false,
  ...more,
});

const list: RefundList = {
  owed: [refund('a'), refund('b', { amount: 600, askedAt: at('2026-11-24T16:00:00Z') })],
  done: [refund('c', { doneAt: at('2026-11-20T09:00:00Z') })],
  // More than the list has rows.
  owedCount: 3,
  owedAmount: 2_000,
};

test.each([
  ['2026-11-25T00:00:00+02:00', 0],
  ['2026-11-24T23:59:59+02:00', 1],
  ['2026-11-22T19:40:00+02:00', 3],
  // The clocks of Beirut went back in between.
  ['2026-10-24T12:00:00+03:00', 32],
  // The server's clock may be ahead.
  ['2026-11-26T00:00:01+02:00', 0],
])('a refund owed since %s is owed for %d days', (askedAt, days) => {
  expect(daysOwed({ askedAt: at(askedAt) }, now)).toBe(days);
});

test('the refunds sent back this month are those of a month in Beirut', () => {
  const done = ['2026-10-31T23:59:59+02:00', '2026-11-01T00:00:00+02:00', '2026-11-25T11:00:00+02:00'].map(
    (doneAt, place) => refund(String(place), { doneAt: at(doneAt), amount: 100 }),
  );
  expect(sentBackThisMonth({ done: [...done, refund('owed')] }, now)).toEqual({ count: 2, amount: 200 });
  expect(sentBackThisMonth({ done: [] }, now)).toEqual({ count: 0, amount: 0 });
});

describe('a refund that was sent back', () => {
  const sent = refund('a', { doneAt: now, reference: 'W-1' });

  test('a refund that was sent back moves from the owed refunds to the done ones', () => {
    const next = withSentBack(list, sent);
    expect(next.owed.map(({ id }) => id)).toEqual(['b']);
    expect(next.done.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(next).toMatchObject({ owedCount: 2, owedAmount: 930 });
    expect(withSentBack(next, sent)).toBe(next);
  });

  test('a refund that was sent back keeps its place in the list for a while', () => {
    expect(withLingering(list.owed, [])).toBe(list.owed);
    const gone = list.owed.slice(1);
    expect(withLingering(gone, [sent])).toEqual([sent, ...gone]);
    expect(withLingering(list.owed, [sent])).toEqual([sent, ...gone]);
  });
});
