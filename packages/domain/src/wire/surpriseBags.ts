/** Rows of surprise_bags and stores, and the columns that an admin writes. `readBags` reads rows leniently. */
import { CATEGORIES } from '../bags/category.ts';
import { ALLERGENS, DIETS } from '../bags/contents.ts';
import {
  LONGEST_DESCRIPTION,
  LONGEST_IMAGE_URL,
  LONGEST_NAME,
  LONGEST_TITLE,
  MOST_STOCK,
} from '../limits.ts';
import { orNull, type BodyOf, type Fields } from './fields.ts';
import { count, id, instant, nonEmptyText, oneOf, price, someOf, text } from './pieces.ts';

const time = orNull(instant());
const textOrNull = (most: number) => orNull(text(most));

/** Insert, and update by id. */
export const bagFields = {
  store_id: id(),
  title: nonEmptyText(LONGEST_TITLE),
  name_ar: textOrNull(LONGEST_TITLE),
  description: textOrNull(LONGEST_DESCRIPTION),
  description_ar: textOrNull(LONGEST_DESCRIPTION),
  image_url: textOrNull(LONGEST_IMAGE_URL),
  full_price: orNull(price()),
  sale_price: price(),
  price: price(),
  quantity: count(0, MOST_STOCK),
  category: oneOf(CATEGORIES),
  diet: someOf(DIETS),
  allergens: someOf(ALLERGENS),
  pickup_start: time,
  pickup_end: time,
  restock_time: time,
} satisfies Fields;

export type BagBody = BodyOf<typeof bagFields>;

/** stores: insert, and update by id. */
export const storeFields = { name: nonEmptyText(LONGEST_NAME) } satisfies Fields;
export type StoreBody = BodyOf<typeof storeFields>;

export interface StoreRow {
  id: string;
  name: string;
  name_ar: string | null;
  /** The id of its delivery area. */
  area: string | null;
}

/** GET {backend}/api/surprise-bags answers a list of these. */
export interface BagRow {
  id: string;
  store_id: string;
  title: string | null;
  name_en: string | null;
  name_ar: string | null;
  description: string | null;
  description_ar: string | null;
  image_url: string | null;
  full_price: number | null;
  sale_price: number;
  price: number;
  quantity: number;
  category: string;
  diet: string[];
  pickup_start: string | null;
  pickup_end: string | null;
  pickup_time: string | null;
  restock_time: string | null;
  last_update_at: string;
  created_at: string;
  store: StoreRow | null;
  store_name: string | null;
}
