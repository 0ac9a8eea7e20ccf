/** The plans of the demo’s bags: two a shop, open on some weekdays, at the hours that suit the food. */
import type { Cents } from '../money/money.ts';
import type { Plan } from '../plans/plan.ts';
import type { Instant } from '../time/instant.ts';
import { nth } from './dice.ts';

/** A bag of the seed, with today's window and stock. */
export interface DemoBag {
  id: string;
  title: string;
  titleAr: string | null;
  storeId: string;
  storeName: string;
  storeNameAr: string | null;
  category: string | null;
  price: Cents;
  fullPrice: Cents | null;
  quantity: number;
  opens: Instant;
  closes: Instant;
}

export interface DemoPlan extends Plan {
  bag: DemoBag;
}

const PLANS_OF_A_SHOP = 2;

/** Monday first. */
const WEEKS = [
  [2, null, null, null, 3, null, null],
  [null, 2, null, null, null, 3, null],
  [null, null, 1, null, null, null, 2],
  [null, null, null, 2, null, 2, null],
  [null, 2, null, null, 2, null, null],
] as const;

const HOURS: Readonly<Record<string, readonly [opens: string, closes: string]>> = {
  'Late Breakfast': ['09:00', '11:30'],
  Meals: ['17:30', '20:30'],
  'Bakery/pastery': ['16:00', '19:30'],
  'Diet/healthy': ['13:00', '16:30'],
};
const OTHER_HOURS = ['15:00', '18:00'] as const;
/** The oven that bakes at night. */
const NIGHT_HOURS = ['22:30', '01:30'] as const;
const NIGHT_SHOP = 7;

/** For each shop first the bags on sale today, then the bags that come again, and last the ended ones. */
export function demoPlans(bags: readonly DemoBag[], now: Instant): DemoPlan[] {
  const rank = ({ closes, quantity }: DemoBag) => (quantity === 0 ? 1 : closes > now ? 0 : 2);
  const shops = [...new Set(bags.map(({ storeId }) => storeId))].toSorted();
  return shops.flatMap((shop, place) =>
    bags
      .filter(({ storeId }) => storeId === shop)
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, PLANS_OF_A_SHOP)
      .map((bag, which): DemoPlan => {
        const [opens, closes] =
          place === NIGHT_SHOP ? NIGHT_HOURS : (HOURS[bag.category ?? ''] ?? OTHER_HOURS);
        const quantities = nth<Plan['quantities']>(WEEKS, 2 * place + which);
        return { bag, quantities, opens, closes, startsOn: null, endsOn: null, isPaused: false };
      }),
  );
}
