/** Specification 7, GET {backend}/api/surprise-bags: what the server promises. `readBags` reads it, and much that is worse. */
import { array, nullable, number, object, string, type InferOutput } from 'valibot';

const textOrNull = nullable(string());

const storeRow = object({ id: string(), name: string(), name_ar: textOrNull });

export const bagRow = object({
  id: string(),
  store_id: string(),
  title: textOrNull,
  name_en: textOrNull,
  name_ar: textOrNull,
  description: textOrNull,
  description_ar: textOrNull,
  image_url: textOrNull,
  full_price: nullable(number()),
  sale_price: number(),
  price: number(),
  quantity: number(),
  category: string(),
  pickup_start: textOrNull,
  pickup_end: textOrNull,
  pickup_time: textOrNull,
  restock_time: textOrNull,
  last_update_at: string(),
  created_at: string(),
  store: nullable(storeRow),
  store_name: textOrNull,
});

export const bagRows = array(bagRow);

export type StoreRow = InferOutput<typeof storeRow>;
export type BagRow = InferOutput<typeof bagRow>;
