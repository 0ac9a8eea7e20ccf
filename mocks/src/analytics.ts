/** The figures of the dashboard: what was sold in a period, and what became of the bags that plans put on sale. */
import { beirutDay, isLowStock, weekdayOf } from '@zawadeh/domain';
import type { MockCall } from './answer.ts';
import type { MockDatabase, PlannedSalesRow } from './database/rows.ts';
import { compare } from './query.ts';

const sumOf = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** The rows of each key, in the order in which the keys come first. */
function groupsOf<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** What was sold today, by the places of the bags. */
const SOLD = [
  { place: 2, sold: 4, revenue_cents: 2_400 },
  { place: 8, sold: 2, revenue_cents: 700 },
];
/** By the place of one of the shop's bags; what was sold before today was refunded. */
const STATEMENT = [
  {
    place: 5,
    bags: 0,
    sold_cents: 3_300,
    refunds_cents: 3_300,
    commission_cents: 0,
    delivery_fees_cents: 0,
    saved_cents: 0,
  },
  {
    place: 2,
    bags: 4,
    sold_cents: 2_400,
    refunds_cents: 0,
    commission_cents: 0,
    delivery_fees_cents: 228,
    saved_cents: 3_600,
  },
  {
    place: 3,
    bags: 0,
    sold_cents: 1_200,
    refunds_cents: 1_200,
    commission_cents: 0,
    delivery_fees_cents: 0,
    saved_cents: 0,
  },
  {
    place: 4,
    bags: 0,
    sold_cents: 725,
    refunds_cents: 725,
    commission_cents: 0,
    delivery_fees_cents: 0,
    saved_cents: 0,
  },
  {
    place: 8,
    bags: 2,
    sold_cents: 700,
    refunds_cents: 0,
    commission_cents: 0,
    delivery_fees_cents: 112,
    saved_cents: 900,
  },
];

/** Recorded of the stories' orders: of other orders only the stock is counted. */
function figures({ database, now, sent: { p_from, p_until } }: MockCall): object {
  const { bags, orders } = database;
  const day = beirutDay(now);
  const hasToday =
    (typeof p_until !== 'string' || p_until > day) && (typeof p_from !== 'string' || p_from <= day);
  const hasSales = orders.length > 0 && hasToday;
  const isTodayAlone = p_from === day;
  const revenue_cents = hasSales ? 3_440 : 0;
  const items = hasSales ? 6 : 0;
  return {
    revenue_cents,
    items,
    delivery: hasSales ? 2 : 0,
    pickup: 0,
    days: hasSales ? [{ day, orders: 2, items, revenue_cents }] : [],
    bags: SOLD.filter(() => hasSales).map(({ place, ...sold }) => {
      const { id, title, name_ar, category, image_url, picture } = bags[place - 1]!;
      return { bag_id: id, title, title_ar: name_ar, category, image_url, picture, ...sold };
    }),
    stock: sumOf(bags, ({ quantity }) => quantity),
    low: bags
      .filter(({ quantity }) => isLowStock(quantity))
      .toSorted((one, other) => one.quantity - other.quantity || compare(one.id, other.id))
      .map(({ id, title, name_ar, quantity }) => ({ id, title, title_ar: name_ar, quantity })),
    shops: STATEMENT.filter((shop) => hasSales && (!isTodayAlone || shop.bags > 0)).map(
      ({ place, ...sold }) => ({
        ...nameOf(database, bags[place - 1]!.store_id ?? ''),
        ...sold,
      }),
    ),
  };
}

const plannedSales = ({ database, sent: { p_from, p_to, p_store } }: MockCall): PlannedSalesRow[] =>
  database.plannedSales.filter(
    ({ day, store_id }) =>
      (typeof p_from !== 'string' || day >= p_from) &&
      (typeof p_to !== 'string' || day <= p_to) &&
      (typeof p_store !== 'string' || store_id === p_store),
  );

const planned = (rows: readonly PlannedSalesRow[]) => ({
  planned: sumOf(rows, (row) => row.planned),
  sold: sumOf(rows, ({ sold }) => sold),
  left: sumOf(rows, ({ left_over }) => left_over ?? 0),
});

const withMissed = (rows: readonly PlannedSalesRow[]) => ({
  ...planned(rows),
  missed: sumOf(rows, ({ missed }) => missed),
});

const nameOf = ({ shops }: MockDatabase, store_id: string) => {
  const { name = '', name_ar = null } = shops.find(({ id }) => id === store_id) ?? {};
  return { store_id, store_name: name, store_name_ar: name_ar };
};

export const analytics = { analytics: figures };

/** Members of a shop call these for their own. */
export const salesOfPlans = {
  sales_of_bag_days: (call: MockCall) =>
    plannedSales(call)
      .toSorted((one, other) => compare(one.day, other.day) || compare(one.bag_id, other.bag_id))
      .map(({ store_id: _store, ...row }) => row),
  sell_through: (call: MockCall) => {
    const over = plannedSales(call).filter(({ left_over }) => left_over !== null);
    return {
      shops: groupsOf(over, ({ store_id }) => store_id)
        .map(([store_id, rows]) => ({ ...nameOf(call.database, store_id), ...withMissed(rows) }))
        .toSorted((one, other) => other.planned - one.planned),
      total: withMissed(over),
      weekdays: Array.from({ length: 7 }, (_, weekday) =>
        planned(over.filter(({ day }) => weekdayOf(day) === weekday)),
      ),
    };
  },
};
