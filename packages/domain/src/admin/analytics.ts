/** Sales by bag and by day, as the database gives them. */
import type { Cents } from '../money/money.ts';
import type { LocalText } from '../text/localText.ts';

export interface BagSales {
  bagId: string;
  title: LocalText | null;
  sold: number;
  revenue: Cents;
}

export interface DaySales {
  /** A day in Beirut, `2026-11-21` */
  day: string;
  orders: number;
  items: number;
  revenue: Cents;
}

/** Every day from the first to the last. */
export function withEmptyDays(days: readonly DaySales[]): DaySales[] {
  const sold = new Map(days.map((sales) => [sales.day, sales]));
  return daysBetween([...sold.keys()].toSorted()).map((day) => sold.get(day) ?? emptyDay(day));
}

const emptyDay = (day: string): DaySales => ({ day, orders: 0, items: 0, revenue: 0 });

const DAY = 86_400_000;
/** Ten years: one order with a wrong date must not stretch the series over centuries. */
const MOST_DAYS = 3_660;

/** Calendar days have no clock changes, so counting them in UTC leaves none out. */
function daysBetween(sorted: readonly string[]): string[] {
  const last = Date.parse(sorted.at(-1) ?? '');
  const first = Math.max(Date.parse(sorted[0] ?? ''), last - MOST_DAYS * DAY);
  const days: string[] = [];
  for (let at = first; at <= last; at += DAY) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
