/** The orders as CSV: prices with two decimals, times in Beirut. */
import { keysOf } from '../objects.ts';
import type { DeliveryArea } from '../delivery/areas.ts';
import type { DeliveryMethod } from '../delivery/deliveryMethod.ts';
import type { OrderHandoverState } from '../handovers/handover.ts';
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
  methods: Record<DeliveryMethod | 'gift', string>;
  handovers: Record<OrderHandoverState, string>;
  statuses: Record<OrderStatus, string>;
}

export interface ExportedOrder extends Order {
  area: DeliveryArea | null;
  handover: OrderHandoverState | null;
  refunds: OrderRefunds | null;
}

/** The refunds of the order in cents; null without one. */
export interface OrderRefunds {
  owed: number;
  sent: number;
  reference: string | null;
}

type Words = Omit<OrdersCsvTexts, 'headings'>;

const CELLS = {
  code: ({ code, id }: Order) => code ?? id,
  date: ({ createdAt }: Order) => timeOf(createdAt),
  paidAt: ({ paidAt }: Order) => timeOf(paidAt),
  customer: ({ customerName }: Order) => customerName,
  phone: ({ phone }: Order) => (phone === null ? null : { phone }),
  method: ({ method, isGift }: Order, { methods }: Words) =>
    isGift ? methods.gift : method && methods[method],
  area: ({ area }: ExportedOrder, { locale }: Words) => area && area.name[locale],
  address: ({ address }: Order) => address,
  handover: ({ handover }: ExportedOrder, { handovers }: Words) => handover && handovers[handover],
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
  refundOwed: ({ refunds }: ExportedOrder) => dollars(refunds && refunds.owed),
  refundSent: ({ refunds }: ExportedOrder) => dollars(refunds && refunds.sent),
  reference: ({ refunds }: ExportedOrder) => refunds && refunds.reference,
} satisfies Record<string, (order: ExportedOrder, words: Words) => CsvCell>;

export type OrderColumn = keyof typeof CELLS;
export const ORDER_COLUMNS = keysOf(CELLS);

export function ordersCsv(orders: readonly ExportedOrder[], words: OrdersCsvTexts): string {
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
