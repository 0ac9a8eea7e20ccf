/** A week of the dashboard: the bags that have a plan, under their shops, and seven days of each, Monday first. */
import { fieldsOf } from '../objects.ts';
import { readBagPicture, type BagPictureName } from '../bags/bagPicture.ts';
import { readCategory, type Category } from '../bags/category.ts';
import { isRaw, readCount, readId, readImageUrl, readStock } from '../reading/raw.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { addDays, DAYS_OF_A_WEEK, weekdayOf } from '../time/beirutDays.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readPlan, readPlanDay, type Plan } from './plan.ts';

/** A day of bag_days; a day without a row is as planned. */
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
  category: Category;
  /** null is the drawing of the category. */
  picture: BagPictureName | null;
  imageUrl: string | null;
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
      const {
        title,
        name_en,
        name_ar,
        store_id,
        store,
        store_ar,
        quantity,
        pickup_start,
        pickup_end,
        ...look
      } = fieldsOf(row);
      return {
        id,
        title: readLocalText(title ?? name_en, name_ar),
        shopId: readId(store_id),
        shop: readLocalText(store, store_ar),
        category: readCategory(look.category),
        picture: readBagPicture(look.picture),
        imageUrl: readImageUrl(look.image_url),
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
