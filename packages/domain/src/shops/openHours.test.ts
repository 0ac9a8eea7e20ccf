import { describe, expect, test } from 'vitest';
import { CLOSED, openStateOf, openWeek, readOpenHours, type OpenHours } from './openHours.ts';

const hoursOf = (...days: string[]): OpenHours => readOpenHours(days)!;
const at = (text: string) => Date.parse(`${text}+02:00`);

/** Closed on Sunday, until two in the night of Friday and Saturday. */
const week = hoursOf(
  '08:00-20:30',
  '08:00-20:30',
  '08:00-20:30',
  '08:00-20:30',
  '08:00-02:00',
  '14:00-02:00',
  CLOSED,
);

test.each([
  [['08:00-20:30', ...Array(6).fill(CLOSED)]],
  [['08:00-20:30', '20:30', '25:00-26:00', '08:00-10:00-12:00', 8, {}, '']],
])('of %j only the readable day is open', (value) => {
  expect(readOpenHours(value)).toEqual([{ opens: '08:00', closes: '20:30' }, ...Array(6).fill(null)]);
});

test.each([
  null,
  '08:00-20:30',
  ['08:00-20:30'],
  Array(8).fill('08:00-20:30'),
  Array(7).fill(null),
  Array(7).fill(CLOSED),
])('%j is not known', (value) => {
  expect(readOpenHours(value)).toBeNull();
});

describe('the state of a shop', () => {
  // 23 November 2026 is a Monday.
  test.each([
    ['2026-11-23T07:59', { kind: 'opens', at: at('2026-11-23T08:00'), day: 'today' }],
    ['2026-11-23T08:00', { kind: 'open', until: at('2026-11-23T20:30'), day: 'today' }],
    ['2026-11-23T20:29', { kind: 'open', until: at('2026-11-23T20:30'), day: 'today' }],
    ['2026-11-23T20:30', { kind: 'opens', at: at('2026-11-24T08:00'), day: 'tomorrow' }],
    // Two in the morning is still of that night.
    ['2026-11-27T23:00', { kind: 'open', until: at('2026-11-28T02:00'), day: 'today' }],
    ['2026-11-28T01:00', { kind: 'open', until: at('2026-11-28T02:00'), day: 'today' }],
    ['2026-11-28T02:00', { kind: 'opens', at: at('2026-11-28T14:00'), day: 'today' }],
    ['2026-11-29T01:59', { kind: 'open', until: at('2026-11-29T02:00'), day: 'today' }],
    ['2026-11-29T02:00', { kind: 'closedToday' }],
    ['2026-11-29T23:59', { kind: 'closedToday' }],
    ['2026-11-30T00:00', { kind: 'opens', at: at('2026-11-30T08:00'), day: 'today' }],
  ])('at %s', (now, state) => {
    expect(openStateOf(week, at(now))).toEqual(state);
  });

  test('a shop that opens once a week opens on a weekday, or in a week', () => {
    const onFriday = hoursOf(CLOSED, CLOSED, CLOSED, CLOSED, '10:00-12:00', CLOSED, CLOSED);
    expect(openStateOf(onFriday, at('2026-11-27T12:00'))).toEqual({
      kind: 'opens',
      at: at('2026-12-04T10:00'),
      day: 'date',
    });
    expect(openStateOf(onFriday, at('2026-11-26T12:00'))).toEqual({ kind: 'closedToday' });
  });

  test('days without a break are one, and seven of them have no end', () => {
    const weekend = hoursOf(CLOSED, CLOSED, CLOSED, CLOSED, '10:00-00:00', '00:00-00:00', '00:00-18:00');
    expect(openStateOf(weekend, at('2026-11-27T12:00'))).toEqual({
      kind: 'open',
      until: at('2026-11-29T18:00'),
      day: 'weekday',
    });
    const always = hoursOf(...Array<string>(7).fill('08:00-08:00'));
    for (const now of ['2026-11-27T07:59', '2026-11-27T08:00', '2026-11-29T23:59']) {
      expect(openStateOf(always, at(now))).toEqual({ kind: 'always' });
    }
  });

  test('a shop without an open day is closed', () => {
    expect(openStateOf(Array(7).fill(null), at('2026-11-23T08:00'))).toEqual({ kind: 'closedToday' });
  });

  test('in the night without an hour a shop does not open for hours that are not there', () => {
    const night = hoursOf(...Array<string>(7).fill('00:30-01:00'));
    // The clock goes from midnight to one on 28 March 2027.
    expect(openStateOf(night, at('2027-03-27T22:00'))).toMatchObject({ kind: 'opens', day: 'weekday' });
  });
});

test('the week begins on Monday, and knows today', () => {
  const days = openWeek(week, at('2026-11-29T10:00'));
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(days[4]).toEqual({
    day: '2026-11-27',
    isToday: false,
    hours: { start: at('2026-11-27T08:00'), end: at('2026-11-28T02:00') },
  });
  expect(days[6]).toEqual({ day: '2026-11-29', isToday: true, hours: null });
});
