/** What was sold for each shop in a period, and what is owed to it: decision 20 has the rules. */
import { COMMISSION_BASIS_POINTS } from '../brand.ts';
import { addCents, type Cents } from '../money/money.ts';
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { byText } from '../text/compare.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';

export interface ShopSales {
  /** Null for what was sold before orders kept their shop. */
  storeId: string | null;
  store: LocalText | null;
  /** Of orders that stay paid. */
  bags: number;
  /** At the price it was sold at, also where the money goes back. */
  sold: Cents;
  /** The part of it that goes back, or went back. */
  refunds: Cents;
  /** Its share of what was paid for delivery, which is not the shop's. */
  deliveryFees: Cents;
  /** What its customers paid less than the full price. */
  saved: Cents;
}

export interface ShopStatement extends ShopSales {
  commission: Cents;
  owed: Cents;
}

export interface Statement {
  /** The most is owed to the first. */
  shops: ShopStatement[];
  total: ShopStatement;
}

/** Null where it is no list of shops with their sums: a sum that is missing must not look like nothing. */
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
const NAMES = Object.keys(SUMS) as (keyof Sums)[];

function readSums(raw: Raw): Sums | null {
  const sums = NAMES.map((name) => [name, readCount(raw[SUMS[name]])] as const);
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

/** Of each shop in whole cents, so that the shops add up to the whole. */
function withCommission(shop: ShopSales, basisPoints: number): ShopStatement {
  const kept = addCents(shop.sold, -shop.refunds);
  const commission = Math.round((kept * basisPoints) / 10_000);
  return { ...shop, commission, owed: addCents(kept, -commission) };
}
