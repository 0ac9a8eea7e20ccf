import {
  beirutDay,
  brand,
  inLanguage,
  lastDayOf,
  SHOP_COLUMNS,
  shopStatementRows,
  toCsv,
  toDollars,
  type Cents,
  type CsvCell,
  type Locale,
  type LocalText,
  type Period,
  type ShopColumn,
  type ShopStatementWords,
} from '@zawadeh/domain';
import { messages, statementHeadings } from './AnalyticsSection.messages.ts';
import type { Sales } from './useSales.ts';

type Say = (id: string) => string;

/** All figures of the page as one spreadsheet, table below table. */
export function report(sales: Sales, period: string, say: Say, locale: Locale): string {
  const name = (title: LocalText | null) => (title ? inLanguage(title, locale).text : say(messages.unnamed));
  const table = (headings: readonly string[], rows: readonly (readonly CsvCell[])[]) => [
    headings.map(say),
    ...rows,
    [],
  ];
  return toCsv([
    ...table(
      [messages.figure, messages.value],
      [
        [say(messages.period), period],
        [say(messages.revenue), dollars(sales.revenue)],
        [say(messages.topSeller), sales.bags[0] ? name(sales.bags[0].title) : null],
        [say(messages.items), sales.inStock],
        [say(messages.rescued), sales.rescued],
        [say(messages.saved), dollars(sales.saved)],
      ],
    ),
    ...shopStatementRows(sales.statement, sales.period, statementWords(say, locale)),
    [],
    ...table(
      [messages.day, messages.orders, messages.items, messages.revenue],
      sales.days.map(({ day, orders, items, revenue }) => [day, orders, items, dollars(revenue)]),
    ),
    ...table(
      [messages.method, messages.orders],
      [
        [say(messages.delivery), sales.methods.delivery],
        [say(messages.pickup), sales.methods.pickup],
      ],
    ),
    ...table(
      [messages.bag, messages.soldHeading, messages.revenue],
      sales.bags.map(({ title, sold, revenue }) => [name(title), sold, dollars(revenue)]),
    ),
    ...table(
      [messages.bag, messages.left],
      sales.low.map(({ title, quantity }) => [name(title), quantity]),
    ),
  ]);
}

const dollars = (cents: Cents): string => toDollars(cents).toFixed(2);

export const statementWords = (say: Say, locale: Locale): ShopStatementWords => ({
  locale,
  headings: Object.fromEntries(
    SHOP_COLUMNS.map((column) => [column, say(statementHeadings[column])]),
  ) as Record<ShopColumn, string>,
  unknownShop: say(messages.unknownStore),
  total: say(messages.allStores),
});

/** `zawadeh-report-2026-11-01-2026-11-30.csv`; an open period ends today. */
export function fileName(what: 'report' | 'statement', period: Period): string {
  const days = [period.from, lastDayOf(period) ?? beirutDay(Date.now())].filter((day) => day !== null);
  return `${brand.storagePrefix}-${what}-${[...new Set(days)].join('-')}.csv`;
}
