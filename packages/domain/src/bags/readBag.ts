/** Reads a row of surprise_bags or of the server's answer as a bag. */
import { LONGEST_DESCRIPTION } from '../limits.ts';
import { parseFullPrice, parsePrice, type Cents } from '../money/money.ts';
import { readShopRating, type ShopRating } from '../ratings/shopRating.ts';
import { isRaw, readId, readImageUrl, readStock, type Raw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readLocalText, readText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import { readBagPicture, type BagPictureName } from './bagPicture.ts';
import { readCategory, type Category } from './category.ts';

export interface Bag {
  id: string;
  storeId: string | null;
  /** null is shown as "Unnamed Bag" */
  title: LocalText | null;
  /** null is shown as "Store" */
  store: LocalText | null;
  /** The id of the shop's delivery area; null where it is not known. */
  area: string | null;
  /** Of the shop; null with too few ratings. */
  rating: ShopRating | null;
  description: LocalText | null;
  imageUrl: string | null;
  /** null is the drawing of the category. */
  picture: BagPictureName | null;
  salePrice: Cents;
  fullPrice: Cents | null;
  quantity: number;
  category: Category;
  /** As the row has it: only the filters read it. */
  diet: unknown;
  pickupStart: Instant | null;
  pickupEnd: Instant | null;
  /** Free text that older rows carry in place of a window. */
  pickupText: string | null;
  restockAt: Instant | null;
  createdAt: Instant | null;
  updatedAt: Instant | null;
}

export type BagReading = Result<Bag, 'notAnObject' | 'noId' | 'noPrice'>;

export function readBag(value: unknown): BagReading {
  if (!isRaw(value)) return { ok: false, error: 'notAnObject' };
  const id = readId(value.id);
  if (id === null) return { ok: false, error: 'noId' };
  const salePrice = parsePrice(value.sale_price ?? value.price);
  if (salePrice === null) return { ok: false, error: 'noPrice' };
  return { ok: true, value: bagOf(value, id, salePrice) };
}

/** A row whose id and price were read is a bag, even if every other column is missing. */
export const bagOf = (row: Raw, id: string, salePrice: Cents): Bag => ({
  id,
  storeId: readId(row.store_id),
  title: readLocalText(row.title ?? row.name_en, row.name_ar),
  store: readStore(row),
  area: isRaw(row.store) ? readText(row.store.area) : null,
  rating: readShopRating(row.store),
  description: readLocalText(row.description, row.description_ar, LONGEST_DESCRIPTION),
  imageUrl: readImageUrl(row.image_url) ?? readImageUrl(row.image),
  picture: readBagPicture(row.picture),
  salePrice,
  fullPrice: parseFullPrice(row.full_price, salePrice),
  // An unreadable stock is 0: better a bag too few than one sold twice.
  quantity: readStock(row.quantity) ?? 0,
  category: readCategory(row.category),
  diet: row.diet,
  pickupStart: readInstant(row.pickup_start),
  pickupEnd: readInstant(row.pickup_end),
  pickupText: readText(row.pickup_time),
  restockAt: readInstant(row.restock_time),
  createdAt: readInstant(row.created_at),
  updatedAt: readInstant(row.last_update_at),
});

/** Every readable bag; an invalid row is skipped. */
export function readBags(rows: unknown): { bags: Bag[]; refused: number } {
  const bags: Bag[] = [];
  const seen = new Set<string>();
  const list: unknown[] = Array.isArray(rows) ? rows : [];
  for (const row of list) {
    const reading = readBag(row);
    if (!reading.ok || seen.has(reading.value.id)) continue;
    seen.add(reading.value.id);
    bags.push(reading.value);
  }
  return { bags, refused: list.length - bags.length };
}

function readStore(bag: Raw): LocalText | null {
  const { store } = bag;
  const own = isRaw(store) ? readLocalText(store.name, store.name_ar) : readLocalText(store, null);
  return own ?? readLocalText(bag.store_name, null) ?? readLocalText(bag.restaurant_name, null);
}
