/** Ninety days of bags that came by themselves, for the stories: one bag of each shop, sold best on Fridays. */
import { addDays, beirutDay, weekdayOf, type Instant } from '@zawadeh/domain';
import type { MockDatabase, PlannedSalesRow } from './rows.ts';

const DAYS = 90;
const PLANNED = 12;
/** Of each shop on a quiet weekday. */
const SOLD = [11, 10, 9, 10, 8, 6, 9];

/** Monday first. */
const MORE_ON = [0, 0, 1, 1, 2, 2, -1];

export function storyPlannedSales({ bags }: Pick<MockDatabase, 'bags'>, now: Instant): PlannedSalesRow[] {
  const today = beirutDay(now);
  const bagOfShop = new Map(bags.map((bag) => [bag.store_id, bag]));
  return Array.from(bagOfShop.values(), ({ id, store_id }, place) =>
    Array.from({ length: DAYS }, (_, ago): PlannedSalesRow => {
      const day = addDays(today, -1 - ago);
      const wanted = (SOLD[place % SOLD.length] ?? PLANNED) + (MORE_ON[weekdayOf(day)] ?? 0);
      const sold = Math.min(PLANNED, wanted);
      const missed = (ago + place) % 11 === 0 ? 1 : 0;
      return {
        bag_id: id,
        day,
        store_id,
        planned: PLANNED,
        sold,
        left_over: PLANNED - sold,
        missed,
      };
    }),
  ).flat();
}
