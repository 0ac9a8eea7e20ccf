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
  type ShopStatementTexts,
} from '@zawadeh/domain';
import type { FormatMessage } from '../../../lib/messages/useMessage.ts';
import type { MessageId } from '../../../lib/messages/messageId.ts';
import { messages, statementHeadings } from './AnalyticsSection.messages.ts';
import type { Sales } from './useSales.ts';

/** All figures of the page as one spreadsheet, table below table. */
export function report(sales: Sales, period: string, t: FormatMessage, locale: Locale): string {
  const name = (title: LocalText | null) => (title ? inLanguage(title, locale).text : t(messages.unnamed));
  const table = (headings: readonly MessageId[], rows: readonly (readonly CsvCell[])[]) => [
    headings.map((id) => t(id)),
    ...rows,
    [],
  ];
  return toCsv([
    ...table(
      [messages.figure, messages.value],
      [
        [t(messages.period), period],
        [t(messages.revenue), dollars(sales.revenue)],
        [t(messages.topSeller), sales.bags[0] ? name(sales.bags[0].title) : null],
        ...(sales.isOver ? [] : [[t(messages.items), sales.stock]]),
        [t(messages.rescued), sales.items],
        [t(messages.saved), dollars(sales.statement.total.saved)],
      ],
    ),
    ...shopStatementRows(sales.statement, sales.period, statementTexts(t, locale)),
    [],
    ...table(
      [messages.day, messages.orders, messages.items, messages.revenue],
      sales.days.map(({ day, orders, items, revenue }) => [day, orders, items, dollars(revenue)]),
    ),
    ...table(
      [messages.method, messages.orders],
      [
        [t(messages.delivery), sales.methods.delivery],
        [t(messages.pickup), sales.methods.pickup],
      ],
    ),
    ...table(
      [messages.bag, messages.soldHeading, messages.revenue],
      sales.bags.map(({ title, sold, revenue }) => [name(title), sold, dollars(revenue)]),
    ),
    ...(sales.isOver
      ? []
      : table(
          [messages.bag, messages.left],
          sales.low.map(({ title, quantity }) => [name(title), quantity]),
        )),
  ]);
}

const dollars = (cents: Cents): string => toDollars(cents).toFixed(2);

export const statementTexts = (t: FormatMessage, locale: Locale): ShopStatementTexts => ({
  locale,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each column
  headings: Object.fromEntries(
    SHOP_COLUMNS.map((column) => [column, t(statementHeadings[column])]),
  ) as Record<ShopColumn, string>,
  unknownShop: t(messages.unknownStore),
  total: t(messages.allStores),
});

/** `zawadeh-report-2026-11-01-2026-11-30.csv`, of one shop with its name; an open period ends today. */
export function fileName(kind: 'report' | 'statement', period: Period, shop = ''): string {
  const days = [period.from, lastDayOf(period) ?? beirutDay(Date.now())].filter((day) => day !== null);
  const name = shop.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  const parts = [brand.storagePrefix, kind, name, ...new Set(days)];
  return `${parts.filter((part) => part !== '').join('-')}.csv`;
}
