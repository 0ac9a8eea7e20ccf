/** Sales per shop in a period, and the amount owed to each: decision 18 has the rules. */
import { keysOf } from '../objects.ts';
import { addCents } from '../money/arithmetic.ts';
import type { Cents } from '../money/money.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { byText } from '../text/compare.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';

export interface ShopSales {
  /** null for sales from before orders stored their shop. */
  storeId: string | null;
  store: LocalText | null;
  /** Of orders that were not refunded. */
  bags: number;
  /** At the price sold, including refunded orders. */
  sold: Cents;
  /** The part that is or will be refunded. */
  refunds: Cents;
  /** At the rate of each sale, rounded for each line. */
  commission: Cents;
  /** The share of the delivery fees, which is not owed to the shop. */
  deliveryFees: Cents;
  /** How much less than the full price its customers paid. */
  saved: Cents;
}

export interface ShopStatement extends ShopSales {
  owed: Cents;
}

export interface Statement {
  /** Sorted by the amount owed, largest first. */
  shops: ShopStatement[];
  total: ShopStatement;
}

/** null unless every shop has all its sums, because a missing sum must not look like zero. */
export function readShopSales(value: unknown): ShopSales[] | null {
  if (!Array.isArray(value)) return null;
  const shops = value.map(readShop);
  return shops.every((shop) => shop !== null) ? shops : null;
}

function readShop(value: unknown): ShopSales | null {
  if (!isRaw(value)) return null;
  const sums = readSums(value);
  if (sums === null) return null;
  return {
    storeId: readId(value.store_id),
    store: readLocalText(value.store_name, value.store_name_ar),
    ...sums,
  };
}

const SUMS = {
  bags: 'bags',
  sold: 'sold_cents',
  refunds: 'refunds_cents',
  commission: 'commission_cents',
  deliveryFees: 'delivery_fees_cents',
  saved: 'saved_cents',
} as const;

type Sums = Record<keyof typeof SUMS, number>;
const NAMES = keysOf(SUMS);

function readSums(raw: Raw): Sums | null {
  const sums = NAMES.map((name) => [name, readCount(raw[SUMS[name]])] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name of the type
  return sums.every(([, sum]) => sum !== null) ? (Object.fromEntries(sums) as Sums) : null;
}

export function statementOf(sales: readonly ShopSales[]): Statement {
  const shops = sales
    .map((shop) => ({ ...shop, owed: addCents(shop.sold, -shop.refunds, -shop.commission) }))
    .toSorted((a, b) => b.owed - a.owed || byText(a.storeId ?? '', b.storeId ?? ''));
  const sum = (name: keyof Sums | 'owed') => addCents(...shops.map((shop) => shop[name]));
  return {
    shops,
    total: {
      storeId: null,
      store: null,
      bags: sum('bags'),
      sold: sum('sold'),
      refunds: sum('refunds'),
      commission: sum('commission'),
      deliveryFees: sum('deliveryFees'),
      saved: sum('saved'),
      owed: sum('owed'),
    },
  };
}
