/** The statement of a month as CSV: its sums, then its payouts, bags, refunds and days, each under its own headings. */
import { toCsv, type CsvCell } from '../admin/csv.ts';
import { toDollars } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import type { RefundReason } from '../orders/refund.ts';
import { inLanguage, type Locale, type LocalText } from '../text/localText.ts';
import { beirutDay } from '../time/wallTime.ts';
import type { StoreStatement } from './storeStatement.ts';

/** The texts in the reader's language, because the domain has none. */
export interface StatementCsvTexts {
  locale: Locale;
  headings: Record<StatementHeading, string>;
  /** "Correction of October 2026" */
  correctionOf: (month: string) => string;
  reason: (reason: RefundReason | null) => string;
}

export const STATEMENT_HEADINGS = [
  'store',
  'month',
  'opening',
  'sold',
  'refunds',
  'commission',
  'owed',
  'sent',
  'closing',
  'day',
  'reference',
  'amount',
  'note',
  'bag',
  'bags',
  'reason',
] as const;
export type StatementHeading = (typeof STATEMENT_HEADINGS)[number];

/** A number below zero starts no formula; written as a text, it would get an apostrophe. */
const dollars = (cents: Cents): CsvCell => (cents < 0 ? toDollars(cents) : toDollars(cents).toFixed(2));

export function storeStatementCsv(statement: StoreStatement, words: StatementCsvTexts): string {
  const { headings, locale } = words;
  const textOf = (text: LocalText | null): CsvCell => text && inLanguage(text, locale).text;
  const head = (...names: StatementHeading[]): CsvCell[] => names.map((name) => headings[name]);
  const sum = (
    name: 'opening' | 'sold' | 'refunds' | 'commission' | 'owed' | 'sent' | 'closing',
  ): CsvCell[] => [headings[name], dollars(statement[name])];
  return toCsv([
    [headings.store, textOf(statement.store)],
    [headings.month, statement.month],
    [],
    sum('opening'),
    sum('sold'),
    sum('refunds'),
    sum('commission'),
    sum('owed'),
    ...statement.corrections.map(({ month, amount }) => [words.correctionOf(month), dollars(amount)]),
    sum('sent'),
    sum('closing'),
    [],
    head('sent', 'reference', 'amount', 'note'),
    ...statement.payouts.map((payout) => [
      beirutDay(payout.sentAt),
      payout.reference,
      dollars(payout.amount),
      payout.note,
    ]),
    [],
    head('bag', 'bags', 'sold'),
    ...statement.bags.map(({ title, bags, amount }) => [textOf(title), bags, dollars(amount)]),
    [],
    head('day', 'bag', 'reason', 'bags', 'refunds'),
    ...statement.refunded.map(({ day, title, reason, bags, amount }) => [
      day,
      textOf(title),
      words.reason(reason),
      bags,
      dollars(amount),
    ]),
    [],
    head('day', 'bags', 'sold', 'refunds', 'commission', 'owed'),
    ...statement.days.map(({ day, bags, sold, refunds, commission, owed }) => [
      day,
      bags,
      ...[sold, refunds, commission, owed].map(dollars),
    ]),
  ]);
}
