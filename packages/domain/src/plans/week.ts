/** A week of the dashboard: the bags that have a plan, under their shops, and seven days of each, Monday first. */
import { fieldsOf } from '../objects.ts';
import { isRaw, readCount, readId, readStock } from '../reading/raw.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { addDays, weekdayOf } from '../time/beirutDays.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';
import { DAYS_OF_A_WEEK, openingOf, PUBLISHED_WITHIN_MS, readPlan, readPlanDay, type Plan } from './plan.ts';

/** What bag_days has of a day; a day without a row is as planned. */
export interface DayState {
  /** null: as the plan says. */
  quantity: number | null;
  isSkipped: boolean;
  /** Its bags were put on sale. */
  isPublished: boolean;
}

export interface WeekDay extends DayState {
  /** Its bags were on sale and are not any more. */
  isOver: boolean;
  /** null where nothing was put on sale. */
  sold: number | null;
}

export interface WeekBag {
  id: string;
  title: LocalText | null;
  shopId: string | null;
  shop: LocalText | null;
  /** For sale now. */
  stock: number;
  /** The pickup window of what is for sale; null: unknown. */
  opens: Instant | null;
  closes: Instant | null;
  plan: Plan;
  days: readonly WeekDay[];
}

export interface Week {
  /** Tells the server what is known already. */
  version: string;
  monday: string;
  /** Bags of one shop stand together. */
  bags: readonly WeekBag[];
}

export const AS_PLANNED: WeekDay = {
  quantity: null,
  isSkipped: false,
  isPublished: false,
  isOver: false,
  sold: null,
};

export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

export const daysFrom = (monday: string): string[] =>
  Array.from({ length: DAYS_OF_A_WEEK }, (_, ahead) => addDays(monday, ahead));

/** The answer of week_of_plans; null if it is unreadable. A damaged bag or day is left out. */
export function readWeek(answer: unknown, monday: string): Week | null {
  const { bags, days, sales } = fieldsOf(answer);
  const version = readText(fieldsOf(answer).version);
  if (!Array.isArray(bags) || !Array.isArray(days) || !Array.isArray(sales) || version === null) return null;
  const sold = new Map(sales.map((row: unknown) => [keyOf(row), readCount(fieldsOf(row).sold)]));
  const found = new Map(
    days.flatMap((row: unknown) => {
      const [change, key] = [readPlanDay(row), keyOf(row)];
      if (change === null || !isRaw(row)) return [];
      const { quantity, isSkipped } = change;
      const isPublished = row.published === true;
      const isOver = isPublished && row.over === true;
      const soldOf = isPublished ? (sold.get(key) ?? 0) : null;
      return [[key, { quantity, isSkipped, isPublished, isOver, sold: soldOf }] as const];
    }),
  );
  const week = daysFrom(monday);
  return {
    version,
    monday,
    bags: bags.flatMap((row: unknown) => {
      const [id, plan] = [readId(fieldsOf(row).id), readPlan(row)];
      if (id === null || plan === null) return [];
      const { title, name_en, name_ar, store_id, store, store_ar, quantity, pickup_start, pickup_end } =
        fieldsOf(row);
      return {
        id,
        title: readLocalText(title ?? name_en, name_ar),
        shopId: readId(store_id),
        shop: readLocalText(store, store_ar),
        stock: readStock(quantity) ?? 0,
        opens: readInstant(pickup_start),
        closes: readInstant(pickup_end),
        plan,
        days: week.map((day) => found.get(`${id} ${day}`) ?? AS_PLANNED),
      };
    }),
  };
}

const keyOf = (row: unknown): string => {
  const { bag_id, day } = fieldsOf(row);
  return `${readId(bag_id) ?? ''} ${readText(day) ?? ''}`;
};

/** Bags that are as before stay the same objects, so that their rows are not drawn again. */
export function keepSameBags(before: Week, later: Week): Week {
  if (before.monday !== later.monday) return later;
  const known = new Map(before.bags.map((bag) => [bag.id, bag]));
  const sameAs = (bag: WeekBag): WeekBag | undefined => {
    const earlier = known.get(bag.id);
    return JSON.stringify(earlier) === JSON.stringify(bag) ? earlier : undefined;
  };
  return { ...later, bags: later.bags.map((bag) => sameAs(bag) ?? bag) };
}

const isOutsidePlan = ({ startsOn, endsOn }: Plan, day: string): boolean =>
  day < (startsOn ?? day) || day > (endsOn ?? day);

/** What the plan says of any day; null: closed. */
export const plannedOn = (plan: Plan, day: string): number | null =>
  isOutsidePlan(plan, day) ? null : (plan.quantities[weekdayOf(day)] ?? null);

/** One bag on one day, as it will be once the edits are saved. */
export interface Cell {
  day: string;
  kind: 'past' | 'today' | 'ahead';
  /** Closed: without bags because of the plan, and not because a person skipped the day. */
  state: 'open' | 'skipped' | 'closed';
  /** Zero unless it is open. */
  quantity: number;
  /** What the plan says; null: closed. */
  planned: number | null;
  differs: boolean;
  sold: number | null;
  /** For sale today although the plan put nothing on sale. */
  byHand: number;
  /** Today takes no less: as many are sold, being paid or taken off sale. */
  least: number;
  isEditable: boolean;
}

export function cellOf(
  bag: WeekBag,
  place: number,
  monday: string,
  now: Instant,
  edited?: Pick<DayState, 'quantity' | 'isSkipped'>,
): Cell {
  const { plan, stock, days } = bag;
  const day = addDays(monday, place);
  const today = beirutDay(now);
  const there = days[place] ?? AS_PLANNED;
  const kind = day < today ? 'past' : day === today ? 'today' : 'ahead';
  const isOutside = isOutsidePlan(plan, day);
  const planned = plannedOn(plan, day);
  // Nothing is put on sale any more.
  const isTooLate = !there.isPublished && day <= today && isOpeningOver(plan, day, now);
  const isOver = kind === 'past' || there.isOver || isTooLate || (!there.isPublished && isOutside);
  const { quantity, isSkipped } = edited ?? there;
  const isSilent = isTooLate || (!there.isPublished && (kind === 'past' || isOutside));
  const count = isSilent || isSkipped ? 0 : (quantity ?? planned ?? 0);
  const isPersons = isSkipped || quantity === 0;
  const state = count > 0 ? 'open' : isPersons ? 'skipped' : 'closed';
  return {
    day,
    kind,
    state,
    quantity: count,
    planned,
    differs: !isSilent && count !== (planned ?? 0),
    sold: there.sold,
    byHand: kind === 'today' && state !== 'open' && isOpenByHand(bag, there, now) ? stock : 0,
    least: there.isPublished ? Math.max(0, (there.quantity ?? 0) - stock) : 0,
    isEditable: !isOver,
  };
}

/** A person gave it stock and a window that has begun or begins today. */
const isOpenByHand = ({ opens, closes }: WeekBag, { isPublished }: WeekDay, now: Instant): boolean =>
  !isPublished && opens !== null && closes !== null && closes > now && beirutDay(opens) <= beirutDay(now);

/** All bags of the cell, for the sums. */
export const bagsOf = ({ quantity, byHand }: Cell): number => quantity + byHand;

/** Whether the opening began too long ago to be put on sale. */
function isOpeningOver(plan: Plan, day: string, now: Instant): boolean {
  const opening = openingOf(plan, day, { day, isSkipped: false, quantity: 1 });
  return opening !== null && opening.start + PUBLISHED_WITHIN_MS < now;
}

export interface WeekShop {
  shopId: string | null;
  shop: LocalText | null;
  /** The place of its first bag among all. */
  first: number;
  bags: readonly WeekBag[];
}

export function shopsOf(bags: readonly WeekBag[]): WeekShop[] {
  const shops: (WeekShop & { bags: WeekBag[] })[] = [];
  for (const [place, bag] of bags.entries()) {
    const last = shops.at(-1);
    if (last && last.shopId === bag.shopId) last.bags.push(bag);
    else shops.push({ shopId: bag.shopId, shop: bag.shop, first: place, bags: [bag] });
  }
  return shops;
}

/** Bags of each day. */
export const sumOfDays = (rows: readonly (readonly number[])[]): number[] =>
  Array.from({ length: DAYS_OF_A_WEEK }, (_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0));
