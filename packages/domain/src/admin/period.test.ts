import { expect, test } from 'vitest';
import { isOver, lastDayOf, readPeriod, readPeriodName, type PeriodName } from './period.ts';

/** In Beirut it is the next day already: Monday. */
const NOW = Date.parse('2026-11-22T22:30:00Z');
const read = (name: PeriodName, first = '', last = '', now = NOW) => readPeriod({ name, first, last }, now);

test.each<[PeriodName, string | null, string | null]>([
  ['all', null, null],
  ['today', '2026-11-23', '2026-11-24'],
  ['week', '2026-11-23', '2026-11-30'],
  ['month', '2026-11-01', '2026-12-01'],
  ['lastMonth', '2026-10-01', '2026-11-01'],
])('%s goes from %s up to %s', (name, from, until) => {
  expect(read(name)).toEqual({ ok: true, value: { from, until } });
});

test('a week began on its Monday, and a year ends with its month', () => {
  const sunday = Date.parse('2026-12-27T12:00:00Z');
  expect(read('week', '', '', sunday)).toMatchObject({ value: { from: '2026-12-21', until: '2026-12-28' } });
  expect(read('month', '', '', sunday)).toMatchObject({
    value: { from: '2026-12-01', until: '2027-01-01' },
  });
});

test('the month before January is December', () => {
  const january = Date.parse('2027-01-31T12:00:00Z');
  expect(read('lastMonth', '', '', january)).toMatchObject({
    value: { from: '2026-12-01', until: '2027-01-01' },
  });
});

test.each([
  [null, false],
  ['2026-11-24', false],
  ['2026-11-23', true],
  ['2026-11-01', true],
])('a period until %j is over on 23 November: %j', (until, expected) => {
  expect(isOver({ from: null, until }, NOW)).toBe(expected);
});

test.each([
  ['2026-11-01', '2026-11-15', { from: '2026-11-01', until: '2026-11-16' }],
  ['2026-11-01', '2026-11-01', { from: '2026-11-01', until: '2026-11-02' }],
  ['2026-11-01', '', { from: '2026-11-01', until: null }],
  ['', '2026-11-15', { from: null, until: '2026-11-16' }],
  ['soon', '2026-02-30', { from: null, until: null }],
])('the dates %j to %j are both included', (first, last, period) => {
  expect(read('dates', first, last)).toEqual({ ok: true, value: period });
});

test('reversed dates are no period', () => {
  expect(read('dates', '2026-11-02', '2026-11-01')).toEqual({ ok: false, error: 'reversed' });
});

test('the URL’s value is a period, or all', () => {
  expect(['week', 'dates', '', 'year', null].map(readPeriodName)).toEqual([
    'week',
    'dates',
    'all',
    'all',
    'all',
  ]);
});

test('the last day is inclusive', () => {
  expect(lastDayOf({ from: '2026-11-01', until: '2026-12-01' })).toBe('2026-11-30');
  expect(lastDayOf({ from: null, until: null })).toBeNull();
});
