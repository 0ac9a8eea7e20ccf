import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay, addDays, weekdayOf } from './beirutDays.ts';
import { beirutDay } from './wallTime.ts';
import { cases } from '../testing/cases.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-21', '2026-11-20T22:00:00Z'],
  ['2026-07-01', '2026-06-30T21:00:00Z'],
  // The clock goes forward from midnight to one.
  ['2026-03-29', '2026-03-28T22:00:00Z'],
  // The hour before midnight comes twice.
  ['2026-10-25', '2026-10-24T22:00:00Z'],
])('%s begins at %s', (day, begins) => {
  expect(startOfDay(day)).toBe(at(begins));
});

test.each(['', 'today', '2026-02-30', '2026-11-21T10:00', '1999-01-01', '2101-01-01'])(
  '%j is no day',
  (day) => {
    expect(startOfDay(day)).toBeNull();
  },
);

test('days are counted over months, years and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([0, 5, 6, 0]);
});

test('a day begins with its first instant', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
  fc.assert(
    fc.property(days, (day) => {
      const begins = startOfDay(day);
      expect(begins).not.toBeNull();
      expect(beirutDay(begins!)).toBe(day);
      expect(beirutDay(begins! - 1)).toBe(addDays(day, -1));
    }),
    cases(100),
  );
});
