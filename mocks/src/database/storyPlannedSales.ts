/** Ninety days of bags that came by themselves, for the stories: one bag of each shop, sold best on Fridays. */
import { addDays, beirutDay, weekdayOf, type Instant } from '@zawadeh/domain';
import type { BagTableRow, PlannedSalesRow } from './rows.ts';

const DAYS = 90;

/** Of each shop, on a quiet weekday. */
const SHOPS = [
  { planned: 11, sold: 9 },
  { planned: 9, sold: 8 },
  { planned: 12, sold: 10 },
  { planned: 6, sold: 5 },
  { planned: 8, sold: 6 },
  { planned: 7, sold: 4 },
];
/** Monday first. */
const MORE_ON = [0, -1, 0, 0, 1, 1, -1];

export function storyPlannedSales(bags: readonly BagTableRow[], now: Instant): PlannedSalesRow[] {
  const today = beirutDay(now);
  const bagOfShop = new Map(bags.map((bag) => [bag.store_id, bag]));
  return Array.from(bagOfShop.values(), ({ id, store_id }, place) =>
    Array.from({ length: DAYS }, (_, ago): PlannedSalesRow => {
      const day = addDays(today, -1 - ago);
      const { planned, sold: quiet } = SHOPS[place % SHOPS.length] ?? { planned: 0, sold: 0 };
      const sold = Math.min(planned, quiet + (MORE_ON[weekdayOf(day)] ?? 0));
      const missed = (ago + place) % 11 === 0 ? 1 : 0;
      return { bag_id: id, day, store_id, planned, sold, left_over: planned - sold, missed };
    }),
  ).flat();
}
