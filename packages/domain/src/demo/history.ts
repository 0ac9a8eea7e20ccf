/** Thirty days of a shop that looks lived in, for local installations: the same for the same day and the same bags. */
import { openingOf, type Opening, type Plan } from '../plans/plan.ts';
import { addDays, weekdayOf } from '../time/beirutDays.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';
import { buyerOf, MONA } from './buyers.ts';
import { diceOf, nth, type Dice } from './dice.ts';
import {
  cancelledOrder,
  handedOrder,
  paidOrder,
  ratedOrder,
  unpaidOrder,
  type DemoLine,
  type DemoOrder,
} from './orders.ts';
import { demoPlans, type DemoBag, type DemoPlan } from './plans.ts';
import { demoPhones, ordersOfToday, type DemoPhone } from './today.ts';

export type { DemoBag } from './plans.ts';
export { detailsOf, piecesOf, type DemoOrder } from './orders.ts';

interface DemoDay {
  bag: DemoBag;
  day: string;
  planned: number;
  publishedAt: Instant;
  /** Null while the day is on sale. */
  end: { at: Instant; leftOver: number } | null;
}

interface DemoHistory {
  plans: DemoPlan[];
  days: DemoDay[];
  /** In the order in which they were placed. */
  orders: DemoOrder[];
  phones: DemoPhone[];
}

const DAYS = 30;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Days before today on which Mona bought a bag, and on which a buyer's cancelled order waits for its money. */
const DAYS_OF_MONA = [27, 23, 19, 16, 12, 9, 5, 2];
const DAYS_OF_OWED = [6, 1];

export function demoHistory(bags: readonly DemoBag[], now: Instant): DemoHistory {
  const today = beirutDay(now);
  const dice = diceOf(today);
  const plans = demoPlans(bags, now);
  const phones = demoPhones(bags, now);
  const days: DemoDay[] = [];
  const orders: DemoOrder[] = [];
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const shelf = openingsOf(plans, addDays(today, -ago), now);
    orders.push(...soldOn(shelf, { ago, firstPlace: orders.length + 1, phones }, dice));
    days.push(...shelf.map(endedDay));
  }
  const planned = new Set(plans.map(({ bag }) => bag.id));
  orders.push(...ordersOfToday(bags, { planned, firstPlace: orders.length + 1, now }, dice));
  const onSale = daysOnSale(plans, orders, now);
  days.push(...onSale);
  return {
    plans: plans.map((plan, place) => ({
      ...plan,
      quantities: quantitiesNow(plan.bag, place, today, onSale),
    })),
    days,
    orders: orders.toSorted((one, other) => one.placedAt - other.placedAt),
    phones,
  };
}

const OPEN_WEEKDAYS = [true, true, false, true, true, true, false] as const;
const FEWEST = 3;

/** The shops sell more than a month ago: a plan now has about as many as are for sale today, and today exactly these. */
function quantitiesNow(
  bag: DemoBag,
  place: number,
  today: string,
  onSale: readonly DemoDay[],
): Plan['quantities'] {
  const todays = onSale.find((day) => day.bag === bag)?.planned ?? null;
  return OPEN_WEEKDAYS.map((_, weekday) => {
    if (weekday === weekdayOf(today)) return todays;
    return nth(OPEN_WEEKDAYS, place + weekday) ? Math.max(FEWEST, bag.quantity) : null;
  });
}

interface OnShelf {
  bag: DemoBag;
  opening: Opening;
  left: number;
}

const openingsOf = (plans: readonly DemoPlan[], day: string, now: Instant): OnShelf[] =>
  plans.flatMap((plan) => {
    const opening = openingOf(plan, day);
    const { bag } = plan;
    // An opening that closed after midnight may overlap with today's stock, which would replace its own.
    const until = bag.quantity === 0 ? now : publishedToday(bag, now);
    return opening && opening.end + MINUTE < until ? [{ bag, opening, left: opening.quantity }] : [];
  });

/** When the stock of today came. */
const publishedToday = ({ opens }: DemoBag, now: Instant): Instant => Math.min(opens, now - 3 * HOUR);

interface Selling {
  ago: number;
  firstPlace: number;
  phones: readonly DemoPhone[];
}

/** One order after the other, until nearly everything is sold. */
function soldOn(shelf: readonly OnShelf[], selling: Selling, dice: Dice): DemoOrder[] {
  const orders: DemoOrder[] = [];
  const wanted = shelf.flatMap((each) => Array.from({ length: each.opening.quantity }, () => each));
  for (const first of wanted) {
    if (first.left === 0 || dice.chance(0.3)) continue;
    const order = orderOf(first, shelf, { ...selling, count: orders.length }, dice);
    orders.push(order);
    if (order.status !== 'paid') continue;
    for (const each of shelf)
      for (const { bag, quantity } of order.lines) if (bag === each.bag) each.left -= quantity;
  }
  return orders;
}

function orderOf(
  first: OnShelf,
  shelf: readonly OnShelf[],
  { ago, firstPlace, phones, count }: Selling & { count: number },
  dice: Dice,
): DemoOrder {
  const isDelivery = dice.chance(0.25);
  const second = isDelivery && dice.chance(0.4) ? otherOnShelf(shelf, first) : null;
  const lines = [first, ...(second ? [second] : [])].map((each) => lineOf(each, dice));
  const opens = Math.max(...lines.map((line) => line.opens));
  const closes = Math.min(...lines.map((line) => line.closes));
  // Later than the publication, and early enough to be collected.
  const placedAt = opens + (1 + dice.below((closes - opens) / MINUTE - 51)) * MINUTE;
  const isOfMona = count === ago % 5 && DAYS_OF_MONA.includes(ago);
  const isOwed = count === 0 && DAYS_OF_OWED.includes(ago);
  const isOrdinary = !isOfMona && !isOwed;
  const buyer = isOfMona ? MONA : buyerOf(dice);
  const bought = { place: firstPlace + count, buyer, lines, isDelivery, placedAt };
  if (isOrdinary && dice.chance(0.05)) return unpaidOrder(bought, dice);
  const order = paidOrder(bought, dice);
  if (isOwed || (isOrdinary && ago > 3 && dice.chance(0.02))) return cancelledOrder(order, isOwed);
  if (isOrdinary && !isDelivery && dice.chance(0.02))
    return { ...order, handover: { ...order.handover, isMissed: true } };
  const { storeId } = first.bag;
  const handed = handedOrder(
    order,
    phones.some((phone) => phone.storeId === storeId),
    dice,
  );
  // Mona's last one can still be rated, and what was collected last night cannot have been rated yet.
  const isRated = isOfMona ? ago > 2 : ago > 1 && dice.chance(0.5);
  return isRated ? ratedOrder(handed, storeId, dice) : handed;
}

/** A bag of another shop that is for sale at the same hours. */
const otherOnShelf = (shelf: readonly OnShelf[], { bag, opening }: OnShelf): OnShelf | null =>
  shelf.find(
    (each) => each.left > 0 && each.bag.storeId !== bag.storeId && each.opening.start === opening.start,
  ) ?? null;

function lineOf({ bag, opening, left }: OnShelf, dice: Dice): DemoLine {
  const quantity = Math.min(left, dice.pick([1, 1, 1, 2]));
  return { bag, quantity, day: opening.day, opens: opening.start, closes: opening.end };
}

function endedDay({ bag, opening, left }: OnShelf): DemoDay {
  const end = { at: opening.end + MINUTE, leftOver: left };
  return { bag, day: opening.day, planned: opening.quantity, publishedAt: opening.start, end };
}

/** Today's stock of the seed is of today's plan, so that its end is counted, and the next opening replaces nothing. */
function daysOnSale(plans: readonly DemoPlan[], orders: readonly DemoOrder[], now: Instant): DemoDay[] {
  const today = beirutDay(now);
  const lines = orders.flatMap((order) => order.lines).filter(({ day }) => day === today);
  return plans.flatMap(({ bag }): DemoDay[] => {
    if (bag.quantity === 0) return [];
    const sold = lines
      .filter((line) => line.bag.id === bag.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const publishedAt = publishedToday(bag, now);
    return [{ bag, day: today, planned: bag.quantity + sold, publishedAt, end: null }];
  });
}
