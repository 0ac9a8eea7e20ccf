import { expect, test } from 'vitest';
import { withEmptyDays } from './analytics.ts';

const sold = (day: string) => ({ day, orders: 1, items: 2, revenue: 300 });
const nothing = { orders: 0, items: 0, revenue: 0 };

test('days without a sale are between those with one, also where the clock changes', () => {
  expect(withEmptyDays([sold('2026-03-30'), sold('2026-03-28')])).toEqual([
    sold('2026-03-28'),
    { day: '2026-03-29', ...nothing },
    sold('2026-03-30'),
  ]);
  expect(withEmptyDays([])).toEqual([]);
});

test('one sale with a wrong date adds no centuries', () => {
  const days = withEmptyDays([sold('1026-01-01'), sold('2026-11-21')]);
  expect(days.length).toBeLessThan(4_000);
  expect(days.at(-1)).toEqual(sold('2026-11-21'));
});
