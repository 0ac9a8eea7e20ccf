/** The statement per shop as CSV: a row for each shop, and the totals in the last one where there are several. */
import { keysOf } from '../objects.ts';
import { toDollars } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import { inLanguage, type Locale } from '../text/localText.ts';
import { toCsv, type CsvCell } from './csv.ts';
import { lastDayOf, type Period } from './period.ts';
import type { ShopStatement, Statement } from './shopStatement.ts';

/** The texts in the reader's language, because the domain has none. */
export interface ShopStatementTexts {
  locale: Locale;
  headings: Record<ShopColumn, string>;
  unknownShop: string;
  total: string;
}

const CELLS = {
  bags: ({ bags }: ShopStatement) => bags,
  sold: ({ sold }: ShopStatement) => dollars(sold),
  refunds: ({ refunds }: ShopStatement) => dollars(refunds),
  commission: ({ commission }: ShopStatement) => dollars(commission),
  owed: ({ owed }: ShopStatement) => dollars(owed),
  deliveryFees: ({ deliveryFees }: ShopStatement) => dollars(deliveryFees),
} satisfies Record<string, (shop: ShopStatement) => CsvCell>;

const FIGURES = keysOf(CELLS);
export const SHOP_COLUMNS = ['store', 'from', 'to', ...FIGURES] as const;
export type ShopColumn = (typeof SHOP_COLUMNS)[number];

export const shopStatementCsv = (statement: Statement, period: Period, words: ShopStatementTexts): string =>
  toCsv(shopStatementRows(statement, period, words));

/** The rows alone, to embed in a larger table. */
export function shopStatementRows(
  { shops, total }: Statement,
  period: Period,
  { locale, headings, unknownShop, total: totalName }: ShopStatementTexts,
): CsvCell[][] {
  const row = (name: string, shop: ShopStatement) => [
    name,
    period.from,
    lastDayOf(period),
    ...FIGURES.map((figure) => CELLS[figure](shop)),
  ];
  return [
    SHOP_COLUMNS.map((column) => headings[column]),
    ...shops.map((shop) => row(shop.store ? inLanguage(shop.store, locale).text : unknownShop, shop)),
    ...(shops.length === 1 ? [] : [row(totalName, total)]),
  ];
}

const dollars = (cents: Cents): string => toDollars(cents).toFixed(2);
