/** The shops and bags of a fresh installation, parsed from the SQL file that seeds the database. */
import { beirutTime, instantOfWallTime, type Instant } from '@zawadeh/domain';
import { bagTableRow } from '@zawadeh/domain/examples';
import sql from '../../../supabase/seed.sql?raw';
import { NEW_STORE } from './newRows.ts';
import { timestamp, type BagTableRow, type StoreTableRow } from './rows.ts';

type Value = string | string[] | number | boolean | null;

const LITERAL = String.raw`'(?:[^']|'')*'|-?\d+(?:\.\d+)?|null|true|false`;
const TUPLE = new RegExp(String.raw`\(\s*((?:${LITERAL})(?:\s*,\s*(?:${LITERAL}))*)\s*\)`, 'g');

function valueOf(literal: string): Value {
  if (literal.startsWith("'{")) return literal.slice(2, -2).split(',').filter(Boolean);
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'");
  if (literal === 'null') return null;
  return literal === 'true' || literal === 'false' ? literal === 'true' : Number(literal);
}

const TUPLES = Array.from(sql.matchAll(TUPLE), ([, list = '']) =>
  (list.match(new RegExp(LITERAL, 'g')) ?? []).map(valueOf),
);

/** The tuples that have as many values as the file names there, by these names. */
function rowsNamed(names: RegExp): Record<string, Value>[] {
  const columns = names.exec(sql)?.[1]?.match(/\w+/g) ?? [];
  return TUPLES.filter(({ length }) => length === columns.length).map((tuple) =>
    Object.fromEntries(columns.map((column, index) => [column, tuple[index] ?? null])),
  );
}

interface SeedShop extends Omit<StoreTableRow, 'id' | 'phone' | 'created_at'> {
  place: number;
}
interface SeedBag extends BagTableRow {
  place: number;
  store: number;
  counted_from: string;
  opens: string;
  closes: string;
  restocks: string | null;
  internal_note: string | null;
}
const SHOPS = rowsNamed(/ as shops \(([^)]+)\)/) as unknown as SeedShop[];
const BAGS = rowsNamed(/\nbags \(([^)]+)\) as/) as unknown as SeedBag[];

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;

const idIn = (group: string, place: number) => `${group}-0000-4000-8000-${String(place).padStart(12, '0')}`;
const shopId = (place: number) => idIn('5a000000', place);

export const seededShops = (now: Instant): StoreTableRow[] =>
  SHOPS.map(({ place, ...columns }) => ({
    ...NEW_STORE,
    ...columns,
    id: shopId(place),
    phone: `+9616${String(place).padStart(6, '0')}`,
    created_at: timestamp(now),
  }));

export function seededBags(now: Instant): BagTableRow[] {
  const moments = momentsAt(now);
  return BAGS.map(
    ({ place, store, counted_from, opens, closes, restocks, internal_note: _note, ...columns }) =>
      bagTableRow({
        ...columns,
        id: idIn('ba600000', place),
        store_id: shopId(store),
        name_en: columns.title,
        pickup_start: timestamp(momentIn(moments, counted_from) + lengthOf(opens)),
        pickup_end: timestamp(momentIn(moments, counted_from) + lengthOf(closes)),
        restock_time: restocks === null ? null : timestamp(momentIn(moments, restocks)),
        last_update_at: timestamp(now),
        created_at: timestamp(now - place * 40 * MINUTE),
      }),
  );
}

/** Lira for one dollar. */
export const seededRate = Number(/lbp_per_usd = (\d+)/.exec(sql)?.[1]);

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
