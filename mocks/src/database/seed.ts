/** The shops and bags of a fresh installation, parsed from the SQL file that seeds the database. */
import { beirutTime, instantOfWallTime, type Instant } from '@zawadeh/domain';
import sql from '../../../supabase/seed.sql?raw';
import { timestamp, type BagTableRow, type StoreTableRow } from './rows.ts';

type Value = string | number | boolean | null;

const LITERAL = String.raw`'(?:[^']|'')*'|-?\d+(?:\.\d+)?|null|true|false`;
const TUPLE = new RegExp(String.raw`\(\s*((?:${LITERAL})(?:\s*,\s*(?:${LITERAL}))*)\s*\)`, 'g');

function valueOf(literal: string): Value {
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'");
  if (literal === 'null') return null;
  return literal === 'true' || literal === 'false' ? literal === 'true' : Number(literal);
}

/** Every tuple of literals in the file; its length tells shops from bags. */
const tuples = Array.from(sql.matchAll(TUPLE), ([, list = '']) =>
  (list.match(new RegExp(LITERAL, 'g')) ?? []).map(valueOf),
);

type ShopTuple = [
  place: number,
  name: string,
  name_ar: string,
  area: string,
  address: string,
  address_ar: string,
  latitude: number,
  longitude: number,
  about: string,
  about_ar: string,
];
type BagTuple = [
  place: number,
  shop: number,
  title: string,
  name_ar: string,
  description: string,
  description_ar: string,
  category: string,
  full_price: number | null,
  sale_price: number,
  quantity: number,
  counted_from: string,
  opens: string,
  closes: string,
  restocks: string | null,
  has_picture: boolean,
  internal_note: string | null,
  diet: string,
  allergens: string,
];
const SHOPS = tuples.filter((tuple) => tuple.length === 10) as ShopTuple[];
const BAGS = tuples.filter((tuple) => tuple.length === 18) as BagTuple[];

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;

const idIn = (group: string, place: number) => `${group}-0000-4000-8000-${String(place).padStart(12, '0')}`;
const shopId = (place: number) => idIn('5a000000', place);

export const seededShops = (now: Instant): StoreTableRow[] =>
  SHOPS.map(([place, name, name_ar, area, address, address_ar, latitude, longitude, about, about_ar]) => ({
    id: shopId(place),
    name,
    name_ar,
    address,
    address_ar,
    area,
    latitude,
    longitude,
    phone: `+9616${String(place).padStart(6, '0')}`,
    picture_url: null,
    about,
    about_ar,
    created_at: timestamp(now),
    rating: null,
    rating_count: null,
  }));

export function seededBags(now: Instant): BagTableRow[] {
  const moments = momentsAt(now);
  return BAGS.map((tuple) => {
    const [place, shop, title, name_ar, description, description_ar, category] = tuple;
    const [, , , , , , , full_price, sale_price, quantity, from, opens, closes, restocks, hasPicture] = tuple;
    const [diet, allergens] = tuple.slice(-2) as [string, string];
    return {
      id: idIn('ba600000', place),
      store_id: shopId(shop),
      title,
      name_en: title,
      name_ar,
      description,
      description_ar,
      image_url: hasPicture ? (PICTURES[category] ?? null) : null,
      full_price,
      sale_price,
      price: sale_price,
      quantity,
      category,
      diet: wordsIn(diet),
      allergens: wordsIn(allergens),
      pickup_start: timestamp(momentIn(moments, from) + lengthOf(opens)),
      pickup_end: timestamp(momentIn(moments, from) + lengthOf(closes)),
      pickup_time: null,
      restock_time: restocks === null ? null : timestamp(momentIn(moments, restocks)),
      last_update_at: timestamp(now),
      created_at: timestamp(now - place * 40 * MINUTE),
    };
  });
}

/** Lira for one dollar. */
export const seededRate = Number(/lbp_per_usd = (\d+)/.exec(sql)?.[1]);

/** The words of an array as PostgreSQL writes it. */
const wordsIn = (list: string): string[] => list.slice(1, -1).split(',').filter(Boolean);

const PICTURES: Record<string, string> = {
  'Bakery/pastery': '/art/bag-bakery.svg',
  Meals: '/art/bag-meals.svg',
  'Diet/healthy': '/art/bag-diet.svg',
  'Late Breakfast': '/art/bag-late-breakfast.svg',
};

/** The seed's named reference instants. */
function momentsAt(now: Instant): ReadonlyMap<string, Instant> {
  const halfHour = now - (now % HALF_HOUR);
  return new Map([
    ['now', halfHour],
    ['soon', now - (now % (5 * MINUTE)) + 25 * MINUTE],
    ['in hours', halfHour + 3 * HOUR],
    ['tomorrow', beirutInstant(now, 1, 9)],
    ['tomorrow night', beirutInstant(now, 1, 22)],
    ['in days', beirutInstant(now, 3, 9)],
  ]);
}

function momentIn(moments: ReadonlyMap<string, Instant>, name: string): Instant {
  const moment = moments.get(name);
  if (moment === undefined) throw new Error(`The seed counts from “${name}”, which the mocks do not know.`);
  return moment;
}

/** Half past the hour in Beirut, a number of days ahead. */
function beirutInstant(now: Instant, days: number, hour: number): Instant {
  const { year, month, day } = beirutTime(now);
  const date = new Date(Date.UTC(year, month - 1, day + days));
  const there = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  const at = instantOfWallTime({ ...there, hour, minute: 30 });
  return at.ok ? at.value.at : now + days * 24 * HOUR;
}

/** Milliseconds of an interval as the seed writes it: `-1:30`. */
function lengthOf(interval: string): number {
  const [, sign, hours, minutes] = /^(-?)(\d+):(\d\d)$/.exec(interval) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}
