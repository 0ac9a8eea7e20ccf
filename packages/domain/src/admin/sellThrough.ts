/** Of the bags that plans put on sale, how many were sold, as the database function `sell_through` counts them. */
import { isRaw, readCount, readId, type Raw } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';

/** A share below this is marked, in percent. */
export const LOW_SELL_THROUGH = 70;

const WEEKDAYS = 7;

/** Bags that were sold and missed count as sold. */
export interface PlannedSales {
  planned: number;
  sold: number;
  left: number;
}

export interface ShopSellThrough extends PlannedSales {
  storeId: string;
  store: LocalText | null;
  missed: number;
}

export interface SellThrough {
  /** The highest share is first. */
  shops: ShopSellThrough[];
  total: PlannedSales & { missed: number };
  /** Monday is first. */
  weekdays: PlannedSales[];
}

/** Null where a figure is missing: a missing figure must not look like zero. */
export function readSellThrough(value: unknown): SellThrough | null {
  if (!isRaw(value) || !Array.isArray(value.shops) || !Array.isArray(value.weekdays)) return null;
  const shops = value.shops.map(readShop);
  const total = readSums(value.total);
  const weekdays = value.weekdays.map(readPlannedSales);
  if (total === null || weekdays.length !== WEEKDAYS) return null;
  if (!shops.every((shop) => shop !== null) || !weekdays.every((day) => day !== null)) return null;
  return { shops: shops.toSorted(byShare), total, weekdays };
}

function readPlannedSales(value: unknown): PlannedSales | null {
  return isRaw(value) ? plannedSalesIn(value) : null;
}

function plannedSalesIn(value: Raw): PlannedSales | null {
  const planned = readCount(value.planned);
  const sold = readCount(value.sold);
  const left = readCount(value.left);
  return planned === null || sold === null || left === null ? null : { planned, sold, left };
}

function readSums(value: unknown): SellThrough['total'] | null {
  if (!isRaw(value)) return null;
  const sums = plannedSalesIn(value);
  const missed = readCount(value.missed);
  return sums === null || missed === null ? null : { ...sums, missed };
}

function readShop(value: unknown): ShopSellThrough | null {
  if (!isRaw(value)) return null;
  const storeId = readId(value.store_id);
  const sums = readSums(value);
  if (storeId === null || sums === null) return null;
  return { storeId, store: readLocalText(value.store_name, value.store_name_ar), ...sums };
}

const byShare = (one: PlannedSales, other: PlannedSales): number =>
  shareOf(other) - shareOf(one) || other.planned - one.planned;

const shareOf = ({ planned, sold }: PlannedSales): number => (planned === 0 ? 0 : sold / planned);

/** Whole percent; null where nothing was planned. It is 100 only if all were sold, and more if bags were added. */
export function soldPercent({ planned, sold }: PlannedSales): number | null {
  if (planned === 0) return null;
  const percent = Math.round((sold / planned) * 100);
  return sold < planned ? Math.min(percent, 99) : percent;
}

/** With fewer planned bags, what is left of them is chance. */
const ENOUGH_PLANNED = 20;

/** `tooFew`: weekdays cannot be compared yet. */
export type WeekdayAdvice =
  | { kind: 'noneLeft' | 'tooFew' }
  | { kind: 'mostLeft'; weekday: number; percent: number; sales: PlannedSales };

/** The weekday, 0 for Monday, on which the largest share is left: a busy day has more left, and may still sell best. */
export function weekdayAdvice(weekdays: readonly PlannedSales[]): WeekdayAdvice {
  if (weekdays.every(({ left }) => left === 0)) return { kind: 'noneLeft' };
  const compared = weekdays
    .map((sales, weekday) => ({ sales, weekday, share: sales.left / sales.planned }))
    .filter(({ sales }) => sales.planned >= ENOUGH_PLANNED)
    .toSorted((one, other) => other.share - one.share);
  const [most, next] = compared;
  if (!most || !next || most.share === 0) return { kind: 'tooFew' };
  const { sales, weekday, share } = most;
  return { kind: 'mostLeft', weekday, percent: Math.max(1, Math.round(share * 100)), sales };
}
