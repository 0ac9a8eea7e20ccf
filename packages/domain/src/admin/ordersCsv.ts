/** Specification 2, /admin: the orders as a table for a spreadsheet, prices with two decimals, times in Beirut. */
import { toDollars } from '../money/money.ts';
import { itemCount, type Order, type OrderLine } from '../orders/readOrder.ts';
import { inLanguage, type Locale } from '../text/localText.ts';
import { wallTimeOf } from '../time/wallTime.ts';
import { toCsv, type CsvCell } from './csv.ts';

export const ORDER_COLUMNS = [
  'code',
  'date',
  'customer',
  'phone',
  'method',
  'address',
  'lines',
  'items',
  'deliveryFee',
  'amount',
  'payment',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

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

const CELLS: Record<OrderColumn, (order: Order, locale: Locale) => CsvCell> = {
  code: ({ code, id }) => code ?? id,
  date: ({ createdAt }) => (createdAt === null ? null : wallTimeOf(createdAt).replace('T', ' ')),
  customer: ({ customerName }) => customerName,
  phone: ({ phone }) => phone,
  method: ({ method }) => method,
  address: ({ address }) => address,
  lines: ({ lines }, locale) => lines.map((line) => lineText(line, locale)).join('; '),
  items: itemCount,
  deliveryFee: ({ deliveryFee }) => dollars(deliveryFee),
  amount: ({ amount }) => dollars(amount),
  payment: ({ paymentStatus }) => paymentStatus,
};

function lineText({ quantity, title, bagId, unitPrice }: OrderLine, locale: Locale): string {
  const name = title ? inLanguage(title, locale).text : bagId;
  return `${quantity} × ${name}${unitPrice === null ? '' : ` @ ${dollars(unitPrice)}`}`;
}

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents).toFixed(2));
