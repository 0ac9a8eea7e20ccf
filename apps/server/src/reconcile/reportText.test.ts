import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { exitCode, type ReconcileReport } from './report.ts';
import { reportText } from './reportText.ts';
import { failureText } from './failureText.ts';

const finding: Finding = {
  kind: 'paid_there_not_here',
  what: 'ZWD-7K3M9QX2',
  payment: 100_001,
  amountCents: 1_250,
  here: 'pending, order expired',
  there: 'success',
};
const report: ReconcileReport = {
  since: '2026-11-14T16:00:00.000Z',
  until: '2026-11-21T16:00:00.000Z',
  provider: 'answered',
  toDo: [],
  forInformation: [],
  figures: {
    orders: 3,
    payments: 4,
    unanswered: 0,
    settledPayments: 2,
    settledCents: 2_500,
    balanceCents: -29,
    stock: 10,
    held: 1,
    sold: 2,
    leftOver: 4,
    kept: 2,
    bags: 3,
    bagsNotCompared: 1,
    sentToShopsCents: 900,
    openToShopsCents: -29,
  },
};
const silent: ReconcileReport = {
  ...report,
  provider: 'did not answer',
  figures: { ...report.figures, unanswered: 4 },
};

test('findings that need action come first, in columns', () => {
  const text = reportText({
    ...report,
    toDo: [finding, { ...finding, what: 'ZWD-2', payment: null }],
    forInformation: [{ ...finding, kind: 'by_hand' }],
  });
  expect(text.split('\n').slice(0, 12)).toEqual([
    'Orders with payments begun from 2026-11-14 16:00 UTC to 2026-11-21 16:00 UTC',
    '',
    'FOR A PERSON TO DO',
    '',
    'Paid at the provider, and not here (2)',
    '  order, bag or shop  payment  amount  here                    at the provider',
    '  ZWD-7K3M9QX2        100001   $12.50  pending, order expired  success',
    '  ZWD-2                        $12.50  pending, order expired  success',
    '',
    'FOR YOUR INFORMATION',
    '',
    'Marked paid by an admin, without a payment (1)',
  ]);
  expect(text).toContain('Balance at the provider     -$0.29');
  expect(text.endsWith('2 things need a person.')).toBe(true);
});

test('a report without findings is one line', () => {
  expect(reportText(report).endsWith('Everything agrees.')).toBe(true);
  expect(reportText(report)).not.toContain('FOR ');
});

test('a provider that did not answer never counts as agreeing', () => {
  expect(reportText(silent)).toContain('DID NOT ANSWER');
  expect(reportText(silent)).not.toContain('Everything agrees');
});

test.each([
  [report, 0],
  [{ ...report, forInformation: [finding] }, 0],
  [{ ...report, toDo: [finding] }, 1],
  [silent, 2],
  [{ ...silent, toDo: [finding] }, 2],
])('the exit code tells whether action is needed', (report, code) => {
  expect(exitCode(report)).toBe(code);
});

test('a missing function is a missing migration, also in the Data API’s error', () => {
  const words =
    'reconcile_ledger: Could not find the function public.reconcile_ledger(p_limit, p_since) in the schema cache';
  expect(failureText(new Error(words))).toContain('supabase db push');
});
