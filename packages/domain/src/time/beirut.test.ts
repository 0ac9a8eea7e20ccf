import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beirutTime, daysAheadInBeirut, wallClock } from './beirut.ts';
import { cases } from '../testing/cases.ts';

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;

test.each([
  ['2026-11-21T22:30:00Z', { year: 2026, month: 11, day: 22, hour: 0, minute: 30 }],
  ['2026-07-01T21:00:00Z', { year: 2026, month: 7, day: 2, hour: 0, minute: 0 }],
  ['2026-03-28T21:59:00Z', { year: 2026, month: 3, day: 28, hour: 23, minute: 59 }],
  // The hour from midnight to one does not exist that night.
  ['2026-03-28T22:00:00Z', { year: 2026, month: 3, day: 29, hour: 1, minute: 0 }],
  // The hour from eleven to midnight comes twice.
  ['2026-10-24T20:30:00Z', { year: 2026, month: 10, day: 24, hour: 23, minute: 30 }],
  ['2026-10-24T21:30:00Z', { year: 2026, month: 10, day: 24, hour: 23, minute: 30 }],
])('%s on the wall in Beirut', (iso, wall) => {
  expect(beirutTime(at(iso))).toEqual(wall);
});

test.each([
  ['2026-11-21T22:05:00Z', '12:05'],
  ['2026-11-21T09:59:00Z', '11:59'],
  ['2026-11-21T10:00:00Z', '12:00'],
  ['2026-11-21T15:00:00Z', '5:00'],
])('%s is read from a clock as %s', (iso, clock) => {
  expect(wallClock(at(iso))).toBe(clock);
});

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T21:59:00Z', 0],
  ['2026-11-21T10:00:00Z', '2026-11-21T22:00:00Z', 1],
  ['2026-10-24T19:00:00Z', '2026-10-24T21:59:00Z', 0],
  ['2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z', 1],
  ['2026-11-21T10:00:00Z', '2026-11-20T10:00:00Z', -1],
])('from %s to %s is %i days', (now, then, days) => {
  expect(daysAheadInBeirut(at(now), at(then))).toBe(days);
});

test('Beirut is two or three hours ahead of UTC at every instant of these years', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2035-01-01T00:00Z') }), (instant) => {
      const wall = beirutTime(instant);
      const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
      const ahead = (shown - Math.floor(instant / 60_000) * 60_000) / HOUR;
      expect([2, 3]).toContain(ahead);
    }),
    cases(1000),
  );
});
