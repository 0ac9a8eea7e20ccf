import {
  inLanguage,
  toCsv,
  toDollars,
  type Cents,
  type CsvCell,
  type Locale,
  type LocalText,
} from '@zawadeh/domain';
import { messages } from './AnalyticsSection.messages.ts';
import type { Sales } from './useSales.ts';

/** All figures of the page, table under table, as a spreadsheet opens it. */
export function report(sales: Sales, say: (id: string) => string, locale: Locale): string {
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
        [say(messages.revenue), dollars(sales.revenue)],
        [say(messages.topSeller), sales.bags[0] ? name(sales.bags[0].title) : null],
        [say(messages.items), sales.inStock],
        [say(messages.rescued), sales.rescued],
        [say(messages.saved), dollars(sales.saved)],
      ],
    ),
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
