/** Specification 7, "Hosted backend: tables": what browsers write to them. What they read is read by `readBag` and its like. */
import {
  integer,
  isoTimestamp,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  strictObject,
  string,
  type InferInput,
} from 'valibot';
import { CATEGORIES } from '../bags/category.ts';
import {
  LONGEST_DESCRIPTION,
  LONGEST_IMAGE_URL,
  LONGEST_NAME,
  LONGEST_PHONE,
  LONGEST_TITLE,
  MOST_STOCK,
} from '../limits.ts';
import { id, price, someText } from './pieces.ts';

const time = nullable(pipe(string(), isoTimestamp()));
const optionalText = (most: number) => nullable(pipe(string(), maxLength(most)));

/** surprise_bags: insert, and update by id. */
export const bagBody = strictObject({
  store_id: id,
  title: someText(LONGEST_TITLE),
  name_ar: optionalText(LONGEST_TITLE),
  description: optionalText(LONGEST_DESCRIPTION),
  description_ar: optionalText(LONGEST_DESCRIPTION),
  image_url: optionalText(LONGEST_IMAGE_URL),
  full_price: nullable(price),
  sale_price: price,
  price,
  quantity: pipe(number(), integer(), minValue(0), maxValue(MOST_STOCK)),
  category: picklist(CATEGORIES),
  pickup_start: time,
  pickup_end: time,
  restock_time: time,
});
export type BagBody = InferInput<typeof bagBody>;

/** stores: insert, and update by id. */
export const storeBody = strictObject({ name: someText(LONGEST_NAME) });
export type StoreBody = InferInput<typeof storeBody>;

/** users: what people change of their own row, and what admins change of another's. */
export const contactBody = strictObject({ name: someText(LONGEST_NAME), phone: someText(LONGEST_PHONE) });
export type ContactBody = InferInput<typeof contactBody>;
export const promotionBody = strictObject({ role: literal('admin') });
export type PromotionBody = InferInput<typeof promotionBody>;
