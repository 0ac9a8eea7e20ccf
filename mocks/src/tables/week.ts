/** The SQL functions of the dashboard's week: its bags and days, and the changes that an admin saves together. */
import { addDays, beirutDay, fieldsOf, MOST_CHANGES, MOST_STOCK, weekdayOf } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import type { MockDatabase } from '../database/rows.ts';
import type { MockOptions } from '../respond.ts';
import { adminFunctions, refused, type AdminFunction } from './adminFunctions.ts';
import type { TableRow } from './query.ts';

const DAY = /^2[01]\d\d-[01]\d-[0-3]\d$/;

type DayRow = MockDatabase['bagDays'][number];

const FUNCTIONS: Record<string, AdminFunction> = {
  week_of_plans: (database, { p_from, p_known }) => {
    if (typeof p_from !== 'string' || !DAY.test(p_from)) return refused('malformed');
    const week = weekFrom(database, p_from);
    const version = String(hashOf(JSON.stringify(week)));
    return version === p_known ? { version } : { ...week, version };
  },
  save_bag_days: (database, { p_changes, p_now }, now) => {
    const changes = Array.isArray(p_changes) ? (p_changes as unknown[]).filter(isChange) : [];
    const isWhole = Array.isArray(p_changes) && changes.length === p_changes.length;
    const keys = new Set(changes.map(({ bag, day }) => `${bag} ${day}`));
    if (!isWhole || keys.size !== changes.length || changes.length === 0 || changes.length > MOST_CHANGES) {
      return refused('malformed');
    }
    const at = typeof p_now === 'string' ? Date.parse(p_now) : now;
    const conflicts = changes
      .toSorted((one, other) => `${one.bag} ${one.day}`.localeCompare(`${other.bag} ${other.day}`, 'en'))
      .flatMap((change) => {
        const found = save(database, change, at);
        if (found === null) return [];
        const row = dayOf(database, change);
        const there = {
          planned: row?.planned ?? null,
          skipped: row?.skipped ?? false,
          published: isPublished(row),
        };
        return [
          { bag: change.bag, day: change.day, reason: found.reason, least: found.least ?? null, ...there },
        ];
      });
    return { saved: changes.length - conflicts.length, conflicts };
  },
};

export const week = (options: MockOptions): HttpHandler[] => adminFunctions(options, FUNCTIONS);

interface DayState {
  planned: number | null;
  skipped: boolean;
}

interface Change {
  bag: string;
  day: string;
  before: DayState & { published: boolean };
  after: DayState;
}

function isChange(value: unknown): value is Change {
  const { bag, day, before, after } = fieldsOf(value);
  const isDay = typeof day === 'string' && DAY.test(day) && addDays(day, 0) === day;
  const isSeen = typeof fieldsOf(before).published === 'boolean';
  return typeof bag === 'string' && isDay && isState(before) && isState(after) && isSeen;
}

function isState(value: unknown): value is DayState {
  const { planned, skipped } = fieldsOf(value);
  const isCount =
    typeof planned === 'number' && Number.isInteger(planned) && planned >= 0 && planned <= MOST_STOCK;
  return typeof skipped === 'boolean' && (planned === null || isCount);
}

const dayOf = ({ bagDays }: MockDatabase, { bag, day }: Pick<Change, 'bag' | 'day'>): DayRow | undefined =>
  bagDays.find((row) => row.bag_id === bag && row.day === day);

const isPublished = (row: DayRow | undefined): boolean => (row?.published_at ?? null) !== null;

/** Makes the change; else the reason why not. */
function save(
  database: MockDatabase,
  change: Change,
  now: number,
): { reason: string; least?: number } | null {
  const { bag: bag_id, day, before, after } = change;
  const plan = database.bagPlans.find((row) => row.bag_id === bag_id);
  const bag = database.bags.find(({ id }) => id === bag_id);
  if (!plan || !bag) return { reason: 'gone' };
  if (day < beirutDay(now)) return { reason: 'over' };
  const row = dayOf(database, change);
  const isSame =
    (row?.planned ?? null) === before.planned &&
    (row?.skipped ?? false) === before.skipped &&
    isPublished(row) === before.published;
  if (!isSame) return { reason: 'changed' };
  if (row && isPublished(row)) {
    const isEnded = bag.pickup_end !== null && Date.parse(bag.pickup_end) < now;
    if (row.left_over !== null || isEnded) return { reason: 'over' };
    const planned = after.skipped ? 0 : (after.planned ?? plan.quantities[weekdayOf(day)] ?? 0);
    const later = bag.quantity + planned - (row.planned ?? 0);
    if (later < 0) return { reason: 'too_few', least: (row.planned ?? 0) - bag.quantity };
    row.planned = planned;
    bag.quantity = later;
    return null;
  }
  const { planned, skipped } = after;
  if (row) Object.assign(row, { planned, skipped });
  else
    database.bagDays.push({ bag_id, day, planned, skipped, published_at: null, left_over: null, note: null });
  return null;
}

function weekFrom(database: MockDatabase, from: string) {
  const until = addDays(from, 6);
  const planned = new Set(database.bagPlans.map(({ bag_id }) => bag_id));
  const days = database.bagDays.filter(
    ({ bag_id, day }) => planned.has(bag_id) && day >= from && day <= until,
  );
  return {
    bags: database.bagPlans
      .flatMap(({ updated_by: _by, updated_at: _at, ...plan }) => {
        const bag = database.bags.find(({ id }) => id === plan.bag_id);
        const shop = database.shops.find(({ id }) => id === bag?.store_id);
        if (!bag) return [];
        const { id, title, name_en, name_ar, quantity, pickup_start, pickup_end } = bag;
        const {
          id: store_id,
          name: store,
          name_ar: store_ar,
        } = shop ?? { id: null, name: null, name_ar: null };
        const ofBag = { id, title, name_en, name_ar, quantity, pickup_start, pickup_end };
        return [{ ...plan, ...ofBag, store_id, store, store_ar }];
      })
      .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en')),
    days: days.map((row) => ({
      bag_id: row.bag_id,
      day: row.day,
      planned: row.planned,
      skipped: row.skipped,
      published: isPublished(row),
      over: row.left_over !== null,
    })),
    sales: days.filter(isPublished).map((row) => ({
      bag_id: row.bag_id,
      day: row.day,
      planned: row.planned,
      sold: soldOf(database, row),
      left_over: row.left_over,
      missed: 0,
    })),
  };
}

const orderOf = ({ store, store_id, opens, id }: TableRow): string => [store, store_id, opens, id].join(' ');

/** What is neither for sale nor left over, less what is being paid. */
function soldOf({ bags, orders }: MockDatabase, { bag_id, planned, left_over }: DayRow): number {
  if (left_over !== null) return (planned ?? 0) - left_over;
  const stock = bags.find(({ id }) => id === bag_id)?.quantity ?? 0;
  const held = orders
    .filter(({ status }) => status === 'pending')
    .flatMap(({ details }) => details ?? [])
    .filter(({ bagId }) => bagId === bag_id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, (planned ?? 0) - stock - held);
}

const hashOf = (text: string): number => {
  let hash = 0;
  for (let place = 0; place < text.length; place += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0;
  return hash;
};
