/** The orders as CSV: prices with two decimals, times in Beirut. */
import { keysOf } from '../objects.ts';
import type { DeliveryMethod } from '../delivery/deliveryMethod.ts';
import { toDollars } from '../money/arithmetic.ts';
import { itemCount, storesOfLines, type Order, type OrderLine } from '../orders/readOrder.ts';
import { inLanguage, type Locale } from '../text/localText.ts';
import type { Instant } from '../time/instant.ts';
import { wallTimeOf } from '../time/wallTime.ts';
import type { OrderStatus } from '../orders/status.ts';
import { toCsv, type CsvCell } from './csv.ts';

/** The texts in the reader's language, because the domain has none. */
export interface OrdersCsvTexts {
  locale: Locale;
  headings: Record<OrderColumn, string>;
  methods: Record<DeliveryMethod, string>;
  statuses: Record<OrderStatus, string>;
}

type Words = Omit<OrdersCsvTexts, 'headings'>;

const CELLS = {
  code: ({ code, id }: Order) => code ?? id,
  date: ({ createdAt }: Order) => timeOf(createdAt),
  paidAt: ({ paidAt }: Order) => timeOf(paidAt),
  customer: ({ customerName }: Order) => customerName,
  phone: ({ phone }: Order) => (phone === null ? null : { phone }),
  method: ({ method }: Order, { methods }: Words) => method && methods[method],
  address: ({ address }: Order) => address,
  store: ({ lines }: Order, { locale }: Words) =>
    storesOfLines(lines)
      .map((store) => inLanguage(store, locale).text)
      .join('; '),
  lines: ({ lines }: Order, { locale }: Words) => lines.map((line) => lineText(line, locale)).join('; '),
  items: itemCount,
  deliveryFee: ({ deliveryFee }: Order) => dollars(deliveryFee),
  amount: ({ amount }: Order) => dollars(amount),
  payment: ({ paymentStatus, status }: Order, { statuses }: Words) =>
    status === null ? paymentStatus : statuses[status],
} satisfies Record<string, (order: Order, words: Words) => CsvCell>;

export type OrderColumn = keyof typeof CELLS;
export const ORDER_COLUMNS = keysOf(CELLS);

export function ordersCsv(orders: readonly Order[], words: OrdersCsvTexts): string {
  return toCsv([
    ORDER_COLUMNS.map((column) => words.headings[column]),
    ...orders.map((order) => ORDER_COLUMNS.map((column) => CELLS[column](order, words))),
  ]);
}

const timeOf = (at: Instant | null) => (at === null ? null : wallTimeOf(at).replace('T', ' '));

function lineText({ quantity, title, bagId, unitPrice }: OrderLine, locale: Locale): string {
  const name = title ? inLanguage(title, locale).text : bagId;
  return `${quantity} × ${name}${unitPrice === null ? '' : ` @ ${dollars(unitPrice)}`}`;
}

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents).toFixed(2));
