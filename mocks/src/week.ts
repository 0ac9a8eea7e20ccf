/** The functions of the dashboard's week: a change is saved unless the day is another one by now. */
import { addDays, weekdayOf } from '@zawadeh/domain';
import type { MockCall } from './answer.ts';
import { checksum } from './database/tokens.ts';
import type { MockDatabase } from './database/rows.ts';
import { shopOf } from './phones.ts';
import { compare } from './query.ts';

type DayRow = MockDatabase['bagDays'][number];

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

export function weekOf({ database, sent: { p_from, p_known, p_store } }: MockCall): object {
  const from = String(p_from);
  const isShown = (bag_id: string) => {
    const bag = database.bags.find(({ id }) => id === bag_id);
    return bag !== undefined && (!p_store || bag.store_id === p_store);
  };
  const days = database.bagDays.filter(
    ({ bag_id, day }) => isShown(bag_id) && day >= from && day <= addDays(from, 6),
  );
  const week = {
    bags: database.bagPlans
      .flatMap(({ updated_by: _by, updated_at: _at, ...plan }) => {
        const bag = database.bags.find(({ id }) => id === plan.bag_id);
        if (!bag || !isShown(bag.id)) return [];
        const { id, title, name_en, name_ar, quantity, category, picture, image_url } = bag;
        const { pickup_start, pickup_end } = bag;
        const names = { id, title, name_en, name_ar, quantity, category, picture, image_url };
        return [{ ...plan, ...names, pickup_start, pickup_end, ...shopOf(database, bag.store_id) }];
      })
      .toSorted(
        (one, other) =>
          compare(one.store, other.store) || compare(one.opens, other.opens) || compare(one.id, other.id),
      ),
    days: days.map((row) => ({ ...keyOf(row), ...stateOf(row), over: row.left_over !== null })),
    sales: days.filter(isPublished).map((row) => ({
      ...keyOf(row),
      planned: row.planned ?? 0,
      sold: soldOf(database, row),
      left_over: row.left_over,
      missed: 0,
    })),
  };
  const version = checksum(JSON.stringify(week));
  return version === p_known ? { version } : { ...week, version };
}

const keyOf = ({ bag_id, day }: DayRow) => ({ bag_id, day });
const isPublished = ({ published_at }: DayRow): boolean => published_at !== null;
const stateOf = (row: DayRow | undefined) => ({
  planned: row?.planned ?? null,
  skipped: row?.skipped ?? false,
  published: row !== undefined && isPublished(row),
});

/** What is neither for sale nor left over. */
function soldOf({ bags }: MockDatabase, { bag_id, planned, left_over }: DayRow): number {
  const stock = bags.find(({ id }) => id === bag_id)?.quantity ?? 0;
  return Math.max(0, (planned ?? 0) - (left_over ?? stock));
}

export function saveDays({ database, sent: { p_changes } }: MockCall): object {
  const changes = p_changes as Change[];
  const conflicts = changes.flatMap((change) => {
    const row = database.bagDays.find(({ bag_id, day }) => bag_id === change.bag && day === change.day);
    const reason = reasonAgainst(database, change, row);
    if (reason) return [{ bag: change.bag, day: change.day, reason, least: null, ...stateOf(row) }];
    save(database, change, row);
    return [];
  });
  return { saved: changes.length - conflicts.length, conflicts };
}

function reasonAgainst(
  { bagPlans }: MockDatabase,
  { bag, before }: Change,
  row: DayRow | undefined,
): string | null {
  if (!bagPlans.some(({ bag_id }) => bag_id === bag)) return 'gone';
  const is = stateOf(row);
  const isSame =
    is.planned === before.planned && is.skipped === before.skipped && is.published === before.published;
  return isSame ? null : 'changed';
}

/** On sale, the stock changes by the difference. */
function save(
  { bags, bagPlans, bagDays }: MockDatabase,
  { bag: bag_id, day, after }: Change,
  row?: DayRow,
): void {
  if (!row) {
    bagDays.push({ bag_id, day, published_at: null, left_over: null, note: null, ...after });
  } else if (isPublished(row)) {
    const bag = bags.find(({ id }) => id === bag_id);
    const ofPlan = bagPlans.find((each) => each.bag_id === bag_id)?.quantities[weekdayOf(day)] ?? 0;
    const planned = after.skipped ? 0 : (after.planned ?? ofPlan);
    if (bag) bag.quantity += planned - (row.planned ?? 0);
    row.planned = planned;
  } else Object.assign(row, after);
}
