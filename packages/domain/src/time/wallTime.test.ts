import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beirutDay, instantOfWallTime, readWallTime, wallTimeOf } from './wallTime.ts';
import { cases } from '../testing/cases.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (iso: string) => Date.parse(iso);

function wall(text: string) {
  const reading = readWallTime(text);
  if (!reading.ok) throw new Error(`${text}: ${reading.error}`);
  return reading.value;
}

test.each([
  '2026-11-21T17:00',
  ' 2026-11-21 17:00 ',
  '2026-11-21T17:00:00',
  '2026-11-21T17:00:00.000',
  '٢٠٢٦-١١-٢١T١٧:٠٠',
  '۲۰۲۶-۱۱-۲۱ ۱۷:۰۰',
])('%j is 17:00', (text) => {
  const fiveOClock = { year: 2026, month: 11, day: 21, hour: 17, minute: 0 };
  expect(readWallTime(text)).toEqual({ ok: true, value: fiveOClock });
});

test.each(['2000-01-01T00:00', '2100-12-31T23:59', '2028-02-29T12:00'])('%s is a time', (text) => {
  expect(readWallTime(text).ok).toBe(true);
});

test.each([
  ['', 'missing'],
  [' \n', 'missing'],
  [null, 'missing'],
  [undefined, 'missing'],
  [1_795_273_200_000, 'missing'],
  ['2026-02-30T12:00', 'notATime'],
  ['2026-02-29T12:00', 'notATime'],
  ['2026-11-31T12:00', 'notATime'],
  ['2026-13-01T12:00', 'notATime'],
  ['2026-00-01T12:00', 'notATime'],
  ['2026-11-00T12:00', 'notATime'],
  ['2026-11-21T24:00', 'notATime'],
  ['2026-11-21T17:60', 'notATime'],
  ['2026-11-21T17:00:30', 'notATime'],
  ['1999-12-31T23:59', 'notATime'],
  ['2101-01-01T00:00', 'notATime'],
  ['2026-11-21', 'notATime'],
  ['2026-11-21T17:00Z', 'notATime'],
  ['2026-11-21T17:00+02:00', 'notATime'],
  ['21/11/2026 17:00', 'notATime'],
  ['on 2026-11-21T17:00', 'notATime'],
  ['tomorrow', 'notATime'],
])('%j is %s', (text, reason) => {
  expect(readWallTime(text)).toEqual({ ok: false, error: reason });
});

test.each([
  ['2026-11-21T17:00', '2026-11-21T15:00Z'],
  ['2100-12-31T23:59', '2100-12-31T21:59Z'],
  // On either side of the missing hour.
  ['2026-03-28T23:59', '2026-03-28T21:59Z'],
  ['2026-03-29T01:00', '2026-03-28T22:00Z'],
  // On either side of the ambiguous hour.
  ['2026-10-24T22:59', '2026-10-24T19:59Z'],
  ['2026-10-25T00:00', '2026-10-24T22:00Z'],
])('%s in Beirut is %s', (text, iso) => {
  expect(instantOfWallTime(wall(text))).toEqual({ ok: true, value: { at: at(iso), doubled: false } });
  expect(wallTimeOf(at(iso))).toBe(text);
});

const sixty = Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0'));

test.each(['2026-10-24'])('every minute after eleven comes twice on %s, and is the earlier', (day) => {
  for (const minute of sixty) {
    const text = `${day}T23:${minute}`;
    const earlier = at(`${day}T20:${minute}Z`);
    expect(instantOfWallTime(wall(text))).toEqual({ ok: true, value: { at: earlier, doubled: true } });
    expect(wallTimeOf(earlier)).toBe(text);
    expect(wallTimeOf(earlier + HOUR)).toBe(text);
  }
});

test('a day that is on no calendar has no instant', () => {
  const noDay = { year: 2026, month: 2, day: 30, hour: 12, minute: 0 };
  expect(instantOfWallTime(noDay)).toEqual({ ok: false, error: 'missingHour' });
});

test.each([
  ['2026-11-21T15:00:59.999Z', '2026-11-21T17:00', '2026-11-21'],
  ['2026-11-21T22:30:00Z', '2026-11-22T00:30', '2026-11-22'],
  ['2026-12-31T22:00:00Z', '2027-01-01T00:00', '2027-01-01'],
])('at %s the wall says %s', (iso, text, day) => {
  expect(wallTimeOf(at(iso))).toBe(text);
  expect(beirutDay(at(iso))).toBe(day);
});

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0));
  return Date.UTC(year, month - 1, lastDay.getUTCDate() - lastDay.getUTCDay());
}

/** Minutes of 2024 to 2035; every other one is near a night on which the clock changes. */
const minutes = fc.oneof(
  fc
    .integer({ min: at('2024-01-01T00:00Z') / MINUTE, max: at('2035-12-31T23:59Z') / MINUTE })
    .map((minute) => minute * MINUTE),
  fc
    .tuple(fc.integer({ min: 2024, max: 2035 }), fc.constantFrom(3, 10), fc.integer({ min: -300, max: 120 }))
    .map(([year, month, minute]) => lastSunday(year, month) + minute * MINUTE),
);

test('every local minute survives the round trip, except the hour after midnight of the last Sunday in March', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(minutes, (minute) => {
      const text = new Date(minute).toISOString().slice(0, 16);
      const found = instantOfWallTime(wall(text));
      const sinceMidnight = minute - lastSunday(wall(text).year, 3);
      const expected = sinceMidnight >= 0 && sinceMidnight < HOUR ? 'missingHour' : text;
      seen.add(expected);
      expect(found.ok ? wallTimeOf(found.value.at) : found.error).toBe(expected);
    }),
    cases(3000),
  );
  expect(seen).toContain('missingHour');
});

test('every instant survives the round trip, or is an hour earlier in the ambiguous hour', () => {
  const seen = new Set<number>();
  fc.assert(
    fc.property(minutes, (instant) => {
      const found = instantOfWallTime(wall(wallTimeOf(instant)));
      if (!found.ok) throw new Error(found.error);
      seen.add(instant - found.value.at);
      expect(found.value.doubled ? [0, HOUR] : [0]).toContain(instant - found.value.at);
    }),
    cases(3000),
  );
  expect(seen).toEqual(new Set([0, HOUR]));
});

describe('devices in other time zones', () => {
  const texts = ['2026-11-21T17:00', '2026-03-29T00:30', '2026-03-08T02:30', '2026-10-24T23:30'];
  const night = at('2026-11-21T22:30Z');
  const script = `
    import { instantOfWallTime, readWallTime, wallTimeOf } from '${new URL('./wallTime.ts', import.meta.url).href}';
    const instants = ${JSON.stringify(texts)}.map((text) => instantOfWallTime(readWallTime(text).value));
    console.log(JSON.stringify([new Date(${night}).getTimezoneOffset(), instants, wallTimeOf(${night})]));
  `;

  test.each([
    ['America/New_York', 300],
    ['Asia/Beirut', -120],
    ['Pacific/Kiritimati', -840],
  ])('a device in %s gives the same results', (zone, offset) => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    const instants = texts.map((text) => instantOfWallTime(wall(text)));
    expect(JSON.parse(printed)).toEqual([offset, instants, '2026-11-22T00:30']);
  });
});
