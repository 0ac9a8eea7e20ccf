import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../time/beirutDays.ts';
import { beirutDay } from '../time/wallTime.ts';
import { refundDueDay } from '../orders/refund.ts';
import { readRefundChoices } from './refundChoices.ts';
import { isRefundLate, readRefundList } from './refunds.ts';
import { cases } from '../testing/cases.ts';

const row = {
  id: '0a61c9b0-3a5e-4c0e-9d5e-2f6f3c1b7a01',
  order_code: 'ZWD-7K3M9QX2',
  customer_name: 'Rima Haddad',
  whatsapp_phone: '+96170123456',
  amount_cents: 1_070,
  reason: 'cancelled',
  asked_at: '2026-11-25T15:00:00Z',
  done_at: null,
  done_by: null,
  reference: null,
  note: null,
  without_payment: false,
};
const done = {
  ...row,
  done_at: '2026-11-26T09:00:00Z',
  done_by: 'Admin',
  reference: 'W-1',
  without_payment: true,
};

describe('the list of refunds', () => {
  test('the list has the owed refunds and those that were sent back', () => {
    const list = readRefundList({ refunds: [row, done], owed: 1, owed_cents: 1_070 })!;
    expect(list).toMatchObject({ owedCount: 1, owedAmount: 1_070 });
    expect(list.owed).toEqual([
      {
        id: row.id,
        orderCode: 'ZWD-7K3M9QX2',
        customerName: 'Rima Haddad',
        phone: '+96170123456',
        amount: 1_070,
        reason: 'cancelled',
        askedAt: Date.parse(row.asked_at),
        doneAt: null,
        doneBy: null,
        reference: null,
        note: null,
        isWithoutPayment: false,
      },
    ]);
    expect(list.done).toMatchObject([{ doneBy: 'Admin', reference: 'W-1', isWithoutPayment: true }]);
  });

  test('the list is unreadable if one of its owed refunds is', () => {
    const list = { refunds: [row], owed: 1, owed_cents: 1_070 };
    for (const damaged of [
      null,
      {},
      { ...list, owed: null },
      { ...list, owed_cents: 'x' },
      { ...list, refunds: [row, null] },
      { ...list, refunds: [{ ...row, amount_cents: 0 }] },
      { ...list, refunds: [{ ...row, asked_at: 'x' }] },
    ]) {
      expect(readRefundList(damaged)).toBeNull();
    }
    const unknown = readRefundList({ ...list, refunds: [{ ...row, reason: 'later', order_code: 3 }] })!;
    expect(unknown.owed).toMatchObject([{ reason: null, orderCode: '' }]);
  });
});

describe('the day on which a refund becomes late', () => {
  test.each([
    ['after two working days', '2026-11-25T15:00:00Z', '2026-11-27'],
    ['not for a weekend', '2026-11-26T15:00:00Z', '2026-11-30'],
    ['from a Saturday on', '2026-11-28T15:00:00Z', '2026-12-01'],
    ['by the day in Beirut', '2026-11-25T22:30:00Z', '2026-11-30'],
  ])('a refund becomes late %s', (_, asked, day) => {
    const askedAt = Date.parse(asked);
    expect(refundDueDay(askedAt)).toBe(day);
    const end = Date.parse(`${day}T21:59:59Z`);
    expect([end, end + 1_000].map((now) => isRefundLate({ askedAt, doneAt: null }, now))).toEqual([
      false,
      true,
    ]);
    expect(isRefundLate({ askedAt, doneAt: end }, end + 1e9)).toBe(false);
    expect(isRefundLate({ askedAt, doneAt: end + 1_000 }, end)).toBe(true);
  });

  test('a refund never becomes late on a weekend, and does within four days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 * 24 }), (hours) => {
        const askedAt = Date.parse('2024-01-01T00:00:00Z') + hours * 3_600_000;
        const due = refundDueDay(askedAt);
        expect(weekdayOf(due)).toBeLessThan(5);
        const days = (Date.parse(due) - Date.parse(beirutDay(askedAt))) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(2);
        expect(days).toBeLessThanOrEqual(4);
      }),
      cases(100),
    );
  });
});

test('the amounts and lines that an admin can give back are read as a whole', () => {
  const line = { place: 1, quantity: 2, amount_cents: 900, title: 'Bread', title_ar: 'خبز' };
  const answer = { left_cents: 1_070, language: 'ar', is_collected: true, lines: [line] };
  expect(readRefundChoices(answer)).toEqual({
    left: 1_070,
    language: 'ar',
    isCollected: true,
    lines: [{ place: 1, quantity: 2, amount: 900, title: { en: 'Bread', ar: 'خبز' } }],
  });
  expect(readRefundChoices({ ...answer, language: 'fr', is_collected: null })).toMatchObject({
    language: 'en',
    isCollected: false,
  });
  const broken = [null, {}, { ...answer, left_cents: null }, { ...answer, lines: [null] }];
  for (const each of [...broken, { ...answer, lines: [{ ...line, place: 0 }] }]) {
    expect(readRefundChoices(each)).toBeNull();
  }
});
