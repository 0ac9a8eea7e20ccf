/** When bags come by themselves: plans and days, which admins alone read and write. Nothing is published here. */
import { MOST_STOCK, readClock } from '@zawadeh/domain';
import { timestamp, type MockDatabase, type MockUser } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import { picked, type TableRow } from './query.ts';
import { checkError, policyError, tableError, type MockTable } from './table.ts';

type Sent = readonly [columns: readonly string[], table: string];

const PLAN_COLUMNS = ['bag_id', 'quantities', 'opens', 'closes', 'starts_on', 'ends_on', 'paused'];
const DAY_COLUMNS = ['bag_id', 'day', 'planned', 'skipped', 'note'];
const LONGEST_NOTE = 200;

export const bagPlans: MockTable = {
  name: 'bag_plans',
  columns: [...PLAN_COLUMNS, 'updated_by', 'updated_at'],
  key: ['bag_id'],
  visible: ({ bagPlans: rows }, user) => user && (isAdmin(user) ? rows : []),
  insert(database, user, sent, now, isUpsert) {
    const denied = deniedWrite([PLAN_COLUMNS, 'bag_plans'], user, sent);
    if (denied) return denied;
    const before = database.bagPlans.find(({ bag_id }) => bag_id === sent.bag_id);
    const row = { ...NO_PLAN, ...before, ...sent, ...authorOf(user, now) };
    const broken =
      brokenPlanCheck(row) ?? keyError(database, 'bag_plans', row, before !== undefined && !isUpsert);
    if (broken) return broken;
    const stored = withSeconds(row) as unknown as MockDatabase['bagPlans'][number];
    database.bagPlans = [...database.bagPlans.filter((each) => each !== before), stored];
    return { ...stored };
  },
  canWrite: isAdmin,
  update(database, user, { bag_id }, sent, now) {
    const row = database.bagPlans.find((each) => each.bag_id === bag_id);
    const denied =
      deniedWrite([PLAN_COLUMNS, 'bag_plans'], user, sent) ?? brokenPlanCheck({ ...row, ...sent });
    if (denied) return denied;
    Object.assign(row ?? {}, withSeconds({ ...row, ...sent }), authorOf(user, now));
    return undefined;
  },
  remove(database, _user, { bag_id }) {
    database.bagPlans = database.bagPlans.filter((each) => each.bag_id !== bag_id);
    return undefined;
  },
};

const NO_PLAN = { starts_on: null, ends_on: null, paused: false };
const authorOf = ({ id }: MockUser, now: number) => ({ updated_by: id, updated_at: timestamp(now) });

/** Times as the database writes them. */
const withSeconds = (row: TableRow): TableRow => ({
  ...row,
  opens: `${readClock(row.opens)}:00`,
  closes: `${readClock(row.closes)}:00`,
});

export const bagDays: MockTable = {
  name: 'bag_days',
  columns: ['bag_id', 'day', 'planned', 'published_at', 'skipped', 'left_over', 'note'],
  key: ['bag_id', 'day'],
  visible: ({ bagDays: rows }, user) => user && (isAdmin(user) ? rows : []),
  insert(database, user, sent, _now, isUpsert) {
    const denied = deniedWrite([DAY_COLUMNS, 'bag_days'], user, sent);
    if (denied) return denied;
    const before = database.bagDays.find(isDay(sent));
    const row = { ...NO_DAY, ...before, ...sent };
    const broken =
      brokenDayCheck(row) ?? keyError(database, 'bag_days', row, before !== undefined && !isUpsert);
    if (broken) return broken;
    database.bagDays = [
      ...database.bagDays.filter((each) => each !== before),
      row as unknown as MockDatabase['bagDays'][number],
    ];
    return { ...row };
  },
  canWrite: (user) => isAdmin(user),
  update(database, user, row, sent) {
    const denied = deniedWrite([DAY_COLUMNS, 'bag_days'], user, sent) ?? brokenDayCheck({ ...row, ...sent });
    if (denied) return denied;
    // The day itself stays.
    Object.assign(database.bagDays.find(isDay(row)) ?? {}, sent, picked(row, ['bag_id', 'day']));
    return undefined;
  },
  remove(database, _user, row) {
    const isRemoved = isDay(row);
    database.bagDays = database.bagDays.filter((each) => !isRemoved(each));
    return undefined;
  },
};

const NO_DAY = { planned: null, published_at: null, skipped: false, left_over: null, note: null };
const isDay = (row: TableRow) => (each: MockDatabase['bagDays'][number]) =>
  each.bag_id === row.bag_id && each.day === row.day;

function deniedWrite([columns, table]: Sent, user: MockUser, sent: TableRow): Response | null {
  if (Object.keys(sent).some((column) => !columns.includes(column))) {
    return tableError(403, '42501', `permission denied for table ${table}`);
  }
  return isAdmin(user) ? null : policyError(table);
}

/** The CHECK constraints, as far as a form can break them. */
function brokenPlanCheck({ quantities, opens, closes, starts_on, ends_on }: TableRow): Response | null {
  const isWeek =
    Array.isArray(quantities) &&
    quantities.length === 7 &&
    quantities.some((quantity) => quantity !== null) &&
    quantities.every((quantity) => quantity === null || isBetween(1, quantity, MOST_STOCK));
  if (!isWeek) return checkError('bag_plans', 'quantities');
  if (readClock(opens) === null) return checkError('bag_plans', 'opens');
  if (readClock(closes) === null) return checkError('bag_plans', 'closes');
  const isPeriod = typeof starts_on !== 'string' || typeof ends_on !== 'string' || starts_on <= ends_on;
  return isPeriod ? null : checkError('bag_plans', 'period');
}

function brokenDayCheck({ planned, note }: TableRow): Response | null {
  if (planned !== null && !isBetween(0, planned, MOST_STOCK)) return checkError('bag_days', 'planned');
  return typeof note === 'string' && note.length > LONGEST_NOTE ? checkError('bag_days', 'note') : null;
}

const isBetween = (least: number, value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function keyError({ bags }: MockDatabase, table: string, row: TableRow, isThere: boolean): Response | null {
  if (isThere) {
    return tableError(409, '23505', `duplicate key value violates unique constraint "${table}_pkey"`);
  }
  return bags.some(({ id }) => id === row.bag_id)
    ? null
    : tableError(
        409,
        '23503',
        `insert or update on table "${table}" violates foreign key constraint "${table}_bag_id_fkey"`,
        { details: 'Key is not present in table "surprise_bags".' },
      );
}
