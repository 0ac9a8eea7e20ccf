import { expect, test } from 'vitest';
import type { TableAddress } from '../useTableAddress.ts';
import { ordersFilter } from './ordersFilter.ts';

const address = (
  values: Partial<Record<string, string>>,
  sort: TableAddress['sort'] = null,
): TableAddress => ({
  get: (name) => values[name] ?? '',
  page: 1,
  start: 0,
  sort,
  change: () => {},
  keep: () => {},
  open: () => {},
  turnTo: () => {},
  sortBy: () => {},
  go: () => {},
});

const between = (from: string, to = from) => ordersFilter(address({ from, to }), '', false).between;
const hours = (from: string, to?: string) => {
  const { from: start, until } = between(from, to);
  return ((until ?? 0) - (start ?? 0)) / 3_600_000;
};

test('days are days in Beirut, with the last one, on the days of the clock change too', () => {
  expect(new Date(between('2026-11-21').from!).toISOString()).toBe('2026-11-20T22:00:00.000Z');
  expect(hours('2026-11-21')).toBe(24);
  expect(hours('2026-11-21', '2026-11-23')).toBe(72);
  // In spring midnight is skipped, and in autumn it comes twice.
  expect(new Date(between('2026-03-29').from!).toISOString()).toBe('2026-03-28T22:00:00.000Z');
  expect(hours('2026-03-29')).toBe(23);
  expect(hours('2026-10-24', '2026-10-25')).toBe(49);
});

test.each(['', 'yesterday', '2026-13-01', '2026-02-30', '21-11-2026', '9999-99-99'])(
  '%s is no day, and filters nothing',
  (day) => {
    expect(between(day)).toEqual({ from: null, until: null });
  },
);

test('invalid values of the URL filter nothing', () => {
  const filter = ordersFilter(
    address(
      { status: 'stolen', method: 'by balloon', handover: 'eaten', store: '\0', bag: 'x' },
      { column: 'password', order: 'ascending' },
    ),
    'rania',
    false,
  );
  expect(filter).toEqual({
    search: 'rania',
    status: null,
    method: null,
    handover: null,
    between: { from: null, until: null },
    storeId: '',
    bagId: '',
    isDeleted: false,
    sort: { by: 'created_at', ascending: false },
  });
});

test('a dashboard set to paid orders only shows no others', () => {
  expect(ordersFilter(address({ status: 'pending' }), '', true).status).toBe('paid');
});
