/** The orders as a table for a spreadsheet, prices with two decimals, times in Beirut. */
import { toDollars } from '../money/money.ts';
import { itemCount, type Order, type OrderLine } from '../orders/readOrder.ts';
import { inLanguage, type Locale } from '../text/localText.ts';
import { wallTimeOf } from '../time/wallTime.ts';
import { toCsv, type CsvCell } from './csv.ts';

const CELLS = {
  code: ({ code, id }: Order) => code ?? id,
  date: ({ createdAt }: Order) => (createdAt === null ? null : wallTimeOf(createdAt).replace('T', ' ')),
  customer: ({ customerName }: Order) => customerName,
  phone: ({ phone }: Order) => phone,
  method: ({ method }: Order) => method,
  address: ({ address }: Order) => address,
  lines: ({ lines }: Order, locale: Locale) => lines.map((line) => lineText(line, locale)).join('; '),
  items: itemCount,
  deliveryFee: ({ deliveryFee }: Order) => dollars(deliveryFee),
  amount: ({ amount }: Order) => dollars(amount),
  payment: ({ paymentStatus }: Order) => paymentStatus,
} satisfies Record<string, (order: Order, locale: Locale) => CsvCell>;

export type OrderColumn = keyof typeof CELLS;
export const ORDER_COLUMNS = Object.keys(CELLS) as OrderColumn[];

/** `headings` in the reader's language: the domain has no sentences of its own. */
export function ordersCsv(
  orders: readonly Order[],
  headings: Record<OrderColumn, string>,
  locale: Locale,
): string {
  return toCsv([
    ORDER_COLUMNS.map((column) => headings[column]),
    ...orders.map((order) => ORDER_COLUMNS.map((column) => CELLS[column](order, locale))),
  ]);
}

function lineText({ quantity, title, bagId, unitPrice }: OrderLine, locale: Locale): string {
  const name = title ? inLanguage(title, locale).text : bagId;
  return `${quantity} × ${name}${unitPrice === null ? '' : ` @ ${dollars(unitPrice)}`}`;
}

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents).toFixed(2));
