/** The SQL functions sell_through and sales_of_bag_days: what became of the bags that plans put on sale. */
import { weekdayOf } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import type { MockDatabase, PlannedSalesRow } from '../database/rows.ts';
import { adminFunctions, type AdminFunction } from './adminFunctions.ts';

type Report = (database: MockDatabase, rows: readonly PlannedSalesRow[]) => object;

const REPORTS: Record<string, Report> = {
  sales_of_bag_days: (_, rows) =>
    rows
      .toSorted((one, other) => one.day.localeCompare(other.day) || one.bag_id.localeCompare(other.bag_id))
      .map(({ store_id: _store, ...row }) => row),
  sell_through: ({ shops }, rows) => {
    const over = rows.filter(({ left_over }) => left_over !== null);
    const weekdays = Array.from({ length: 7 }, (_, weekday) => {
      const { missed: _missed, ...sums } = sumsOf(over.filter(({ day }) => weekdayOf(day) === weekday));
      return sums;
    });
    const storeIds = new Set(over.map(({ store_id }) => store_id));
    return {
      shops: Array.from(storeIds, (store_id) => {
        const { name = '', name_ar = null } = shops.find(({ id }) => id === store_id) ?? {};
        return {
          store_id,
          store_name: name,
          store_name_ar: name_ar,
          ...sumsOf(over.filter((row) => row.store_id === store_id)),
        };
      }).toSorted((one, other) => other.planned - one.planned),
      total: sumsOf(over),
      weekdays,
    };
  },
};

function sumsOf(rows: readonly PlannedSalesRow[]) {
  const sum = (count: (row: PlannedSalesRow) => number) => rows.reduce((all, row) => all + count(row), 0);
  return {
    planned: sum(({ planned }) => planned),
    sold: sum(({ sold }) => sold),
    left: sum(({ left_over }) => left_over ?? 0),
    missed: sum(({ missed }) => missed),
  };
}

const answerOf =
  (report: Report): AdminFunction =>
  (database, { p_from, p_to }) =>
    report(
      database,
      database.plannedSales.filter(
        ({ day }) =>
          (typeof p_from !== 'string' || day >= p_from) && (typeof p_to !== 'string' || day <= p_to),
      ),
    );

export const sellThrough = (options: MockOptions): HttpHandler[] =>
  adminFunctions(
    options,
    Object.fromEntries(Object.entries(REPORTS).map(([name, report]) => [name, answerOf(report)])),
  );
