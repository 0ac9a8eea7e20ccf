import { expect, test } from 'vitest';
import { canConfirm, canCorrect, canDispute, readPayout, readPayoutAnswer } from './payout.ts';
import { readOwedToStores } from './owedToStores.ts';
import { readStoreMoney } from './storeMoney.ts';
import { readStoreStatement } from './storeStatement.ts';
import { STATEMENT_HEADINGS, storeStatementCsv, type StatementHeading } from './statementCsv.ts';

const DAY = 86_400_000;
const store = { store_name: 'Al-Tell Oven', store_name_ar: 'فرن التلّ' };
const row = {
  id: '0a61c9b0-3a5e-4c0e-9d5e-2f6f3c1b7a01',
  store_id: '0a61c9b0-3a5e-4c0e-9d5e-2f6f3c1b7a02',
  ...store,
  amount_cents: 41_250,
  reference: 'WM-20261123-4418',
  until: '2026-11-23T09:00:00Z',
  sent_at: '2026-11-23T09:00:00Z',
  sent_by: 'Admin',
  corrects: null,
  note: null,
  state: 'disputed',
  confirmed_at: null,
  disputed_at: '2026-11-24T09:00:00Z',
  disputed_kind: 'other_amount',
  disputed_note: 'Only $400 came',
  answered_at: null,
  answered_note: null,
};
const correction = {
  ...row,
  id: row.store_id,
  amount_cents: -1_250,
  corrects: row.id,
  note: 'Typed wrongly',
  state: 'arrived',
};

test('a payout has who sent what, and what the shop says of it', () => {
  const payout = readPayout(row)!;
  expect(payout).toMatchObject({
    amount: 41_250,
    state: 'disputed',
    dispute: { kind: 'other_amount' },
    answer: null,
  });
  expect(
    readPayout({ ...row, disputed_kind: 'stolen', answered_at: row.sent_at, state: 'answered' }),
  ).toMatchObject({
    dispute: { kind: 'other' },
    answer: { note: null },
  });
  for (const broken of [null, { ...row, amount_cents: 0 }, { ...row, sent_at: 'soon' }, { ...row, id: null }])
    expect(readPayout(broken)).toBeNull();
});

test('a payout is confirmed once, questioned for sixty days, and a correction is neither', () => {
  const [payout, corrected] = [readPayout(row)!, readPayout(correction)!];
  expect([canConfirm(payout), canCorrect(payout), canDispute(payout, payout.sentAt + 60 * DAY - 1)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([canConfirm({ ...payout, confirmedAt: 1 }), canDispute(payout, payout.sentAt + 60 * DAY)]).toEqual([
    false,
    false,
  ]);
  expect([canConfirm(corrected), canCorrect(corrected), canDispute(corrected, corrected.sentAt)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('an answer is a payout, or says why not with what is owed', () => {
  expect(readPayoutAnswer({ payout: row })).toMatchObject({ ok: true, value: { amount: 41_250 } });
  expect(readPayoutAnswer({ refused: 'more_than_owed', owed_cents: 5 })).toEqual({
    ok: false,
    error: { code: 'more_than_owed', owed: 5, payout: null },
  });
  expect(readPayoutAnswer({ refused: 'later' })).toMatchObject({ error: { code: 'unknown' } });
  expect(readPayoutAnswer({})).toBeNull();
});

const sums = { bags: 3, sold_cents: 1_350, refunds_cents: 450, commission_cents: 90 };
const owed = {
  ...store,
  ...sums,
  store_id: row.store_id,
  owed_cents: 700,
  carried_cents: -110,
  sent_cents: 0,
  since: null,
};

test('what is owed to the shops is read completely or not at all', () => {
  const answer = { owed: [owed], sent: [row, correction], questions: [row], next_payout: '2026-11-30' };
  expect(readOwedToStores(answer)).toMatchObject({
    owed: [{ owed: 700, carried: -110, sold: 1_350, since: null, lastPayout: null }],
    nextPayout: '2026-11-30',
  });
  for (const broken of [
    { owed: [{}] },
    { owed: [{ ...owed, sent_cents: -1 }] },
    { sent: [{}] },
    { questions: null },
  ])
    expect(readOwedToStores({ ...answer, ...broken })).toBeNull();
});

const bag = { title: 'Ka’ak', title_ar: 'كعك', bags: 3, cents: 900 };
const day = { day: '2026-10-09', ...sums };
const money = {
  ...owed,
  commission_basis_points: 1_000,
  payouts: [row],
  to_confirm: row,
  months: [{ month: '2026-10', owed_cents: 810, is_closed: true }],
  period: { ...sums, refunded_bags: 1 },
  days: [{ ...day, reasons: ['taken_back', 'later'], lines: [bag], refunded_bags: 1 }],
};

test('the money of a shop is read completely or not at all', () => {
  expect(readStoreMoney(money)).toMatchObject({
    period: { owed: 810, refundedBags: 1 },
    days: [{ owed: 810, reasons: ['taken_back'], lines: [{ bags: 3, amount: 900 }] }],
    months: [{ month: '2026-10', owed: 810, isClosed: true }],
    nextPayout: null,
  });
  for (const broken of [
    { payouts: [{}] },
    { period: null },
    { months: [{ month: '2026-13' }] },
    { days: [{ day: '9 Oct' }] },
    { days: [{ ...day, lines: [{}] }] },
    { owed_cents: '700' },
  ])
    expect(readStoreMoney({ ...money, ...broken })).toBeNull();
  expect(readStoreMoney({ ...money, days: [{ ...day, lines: [] }] })).toMatchObject({
    days: [{ refundedBags: 0 }],
  });
});

const statement = {
  ...store,
  ...sums,
  month: '2026-10',
  is_closed: true,
  made_at: '2026-11-01T00:00:00Z',
  opening_cents: 15_875,
  corrections: [{ month: '2026-09', cents: -450 }],
  sent_cents: 41_250,
  closing_cents: -25_015,
  payouts: [row],
  bags: [bag],
  refunds: [
    { day: '2026-10-09', title: '=Ka’ak', title_ar: null, reason: 'taken_back', bags: 1, cents: 450 },
  ],
  days: [day],
};
const words = {
  headings: Object.fromEntries(STATEMENT_HEADINGS.map((name) => [name, name])) as Record<
    StatementHeading,
    string
  >,
  correctionOf: (month: string) => `correction of ${month}`,
  reason: String,
};

test('a statement is read completely or not at all', () => {
  expect(readStoreStatement(statement)).toMatchObject({ owed: 810, closing: -25_015, isClosed: true });
  for (const broken of [
    { opening_cents: null },
    { corrections: [{ month: 'October', cents: 1 }] },
    { refunds: [{}] },
    { days: [{}] },
    { bags: null },
  ])
    expect(readStoreStatement({ ...statement, ...broken })).toBeNull();
});

test('a statement as CSV has the sums, then payouts, bags, refunds and days', () => {
  const csv = storeStatementCsv(readStoreStatement(statement)!, { ...words, locale: 'ar' });
  expect(csv.slice(1).split('\r\n')).toEqual([
    'store,فرن التلّ',
    'month,2026-10',
    '',
    'opening,158.75',
    'sold,13.50',
    'refunds,4.50',
    'commission,0.90',
    'owed,8.10',
    'correction of 2026-09,-4.5',
    'sent,412.50',
    'closing,-250.15',
    '',
    'sent,reference,amount,note',
    '2026-11-23,WM-20261123-4418,412.50,',
    '',
    'bag,bags,sold',
    'كعك,3,9.00',
    '',
    'day,bag,reason,bags,refunds',
    "2026-10-09,'=Ka’ak,taken_back,1,4.50",
    '',
    'day,bags,sold,refunds,commission,owed',
    '2026-10-09,3,13.50,4.50,0.90,8.10',
    '',
  ]);
  const unnamed = readStoreStatement({ ...statement, store_name: null, store_name_ar: null })!;
  expect(storeStatementCsv(unnamed, { ...words, locale: 'en' })).toContain('store,\r\n');
});
