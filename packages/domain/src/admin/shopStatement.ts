/** Sales per shop in a period, and the amount owed to each: decision 18 has the rules. */
import { keysOf } from '../objects.ts';
import { COMMISSION_BASIS_POINTS } from '../brand.ts';
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
  /** The share of the delivery fees, which is not owed to the shop. */
  deliveryFees: Cents;
  /** How much less than the full price its customers paid. */
  saved: Cents;
}

export interface ShopStatement extends ShopSales {
  commission: Cents;
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

export function statementOf(
  sales: readonly ShopSales[],
  basisPoints: number = COMMISSION_BASIS_POINTS,
): Statement {
  const shops = sales
    .map((shop) => withCommission(shop, basisPoints))
    .toSorted((a, b) => b.owed - a.owed || byText(a.storeId ?? '', b.storeId ?? ''));
  const sum = (name: keyof Sums | 'commission' | 'owed') => addCents(...shops.map((shop) => shop[name]));
  return {
    shops,
    total: {
      storeId: null,
      store: null,
      bags: sum('bags'),
      sold: sum('sold'),
      refunds: sum('refunds'),
      deliveryFees: sum('deliveryFees'),
      saved: sum('saved'),
      commission: sum('commission'),
      owed: sum('owed'),
    },
  };
}

/** Rounded per shop to whole cents, so that the shops add up to the total. */
function withCommission(shop: ShopSales, basisPoints: number): ShopStatement {
  const netSales = addCents(shop.sold, -shop.refunds);
  const commission = Math.round((netSales * basisPoints) / 10_000);
  return { ...shop, commission, owed: addCents(netSales, -commission) };
}
