/**
 * The bags in the HTML of a page: only the fields of a card, and only in the page's language. A page that fits into the
 * first packets of a connection is painted a round trip sooner; the whole list follows after hydration.
 */
import {
  inLanguage,
  readBag,
  readLocalText,
  toDollars,
  type Instant,
  type Locale,
  type LocalText,
} from '@zawadeh/domain';

type Value = string | number | null;

/** The order of a packed bag's values, so that no bag carries the names. */
const FIELDS = [
  'id',
  'title',
  'name_ar',
  'storeName',
  'storeNameAr',
  'full_price',
  'sale_price',
  'quantity',
  'category',
  'image_url',
  'picture',
  'pickup_start',
  'pickup_end',
  'pickup_time',
  'restock_time',
  'store_id',
  'area',
  'rating',
  'rating_count',
] as const;

type Field = (typeof FIELDS)[number];

/** Null for a row that cannot be read: it stays in its place, and the browser rejects it. */
export function packBag(row: unknown, locale: Locale): Value[] | null {
  const reading = readBag(row);
  if (!reading.ok) return null;
  const { value: bag } = reading;
  const title = inOneLanguage(bag.title, locale);
  const store = inOneLanguage(bag.store, locale);
  const values: Record<Field, Value> = {
    id: bag.id,
    title: title.en,
    name_ar: title.ar,
    storeName: store.en,
    storeNameAr: store.ar,
    full_price: bag.fullPrice && toDollars(bag.fullPrice),
    sale_price: toDollars(bag.salePrice),
    quantity: bag.quantity,
    category: bag.category,
    image_url: bag.imageUrl,
    picture: bag.picture,
    pickup_start: isoOf(bag.pickupStart),
    pickup_end: isoOf(bag.pickupEnd),
    pickup_time: bag.pickupText,
    restock_time: isoOf(bag.restockAt),
    store_id: bag.storeId,
    area: bag.area,
    rating: bag.rating && bag.rating.mean,
    rating_count: bag.rating && bag.rating.count,
  };
  return FIELDS.map((name) => values[name]);
}

/** The row as in the server's list. */
export function unpackBag(packed: unknown): unknown {
  if (!Array.isArray(packed)) return packed;
  const values: unknown[] = packed;
  const { storeName, storeNameAr, area, rating, rating_count, ...row }: Partial<Record<string, unknown>> =
    Object.fromEntries(FIELDS.map((name, index) => [name, values[index]]));
  return { ...row, store: { name: storeName, name_ar: storeNameAr, area, rating, rating_count } };
}

/** The text that a page in that language shows; both texts, where one alone would be read as the other language. */
function inOneLanguage(text: LocalText | null, locale: Locale): LocalText {
  if (!text) return { en: null, ar: null };
  const shown = inLanguage(text, locale);
  const alone = { en: null, ar: null, [shown.locale]: shown.text };
  const isSame = readLocalText(alone.en, alone.ar)?.[shown.locale] === shown.text;
  return isSame ? alone : text;
}

const isoOf = (at: Instant | null): string | null =>
  at === null ? null : new Date(at).toISOString().replace(/(?::00)?\.000Z$/, 'Z');
