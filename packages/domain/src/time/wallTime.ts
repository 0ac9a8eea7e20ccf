/**
 * Date fields hold Beirut's local time. Twice a year the clock changes: one hour does not exist, another comes twice. An
 * ambiguous time means the EARLIER of the two, so that no buyer arrives after a shop has closed.
 */
import type { Result } from '../result.ts';
import { latinDigits } from '../text/digits.ts';
import { aheadOfUtc, type BeirutTime } from './beirut.ts';
import type { Instant } from './instant.ts';

export type WallTimeReading = Result<BeirutTime, 'missing' | 'notATime'>;

export type WallTimeInstant = Result<{ at: Instant; doubled: boolean }, 'missingHour'>;

const WALL_TIME = /^(2\d{3})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::00(?:\.0+)?)?$/;
const LAST_YEAR = 2100;
const DAY = 24 * 60 * 60 * 1000;

/** The value of a datetime-local input, or the same typed by hand. */
export function readWallTime(text: unknown): WallTimeReading {
  const typed = typeof text === 'string' ? latinDigits(text.trim()) : '';
  if (typed === '') return { ok: false, error: 'missing' };
  const found = WALL_TIME.exec(typed);
  if (!found) return { ok: false, error: 'notATime' };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map(Number);
  const wall = { year, month, day, hour, minute };
  // Date would turn 30 February into 2 March.
  const real = new Date(asIfUtc(wall)).toISOString().startsWith(written(wall));
  return real && year <= LAST_YEAR ? { ok: true, value: wall } : { ok: false, error: 'notATime' };
}

export function instantOfWallTime(wall: BeirutTime): WallTimeInstant {
  const utc = asIfUtc(wall);
  // The UTC offset is that of the day before or of the day after.
  const before = utc - aheadOfUtc(utc - DAY);
  const after = utc - aheadOfUtc(utc + DAY);
  const [first, second] = [...new Set([before, after])]
    .filter((at) => wallTimeOf(at) === written(wall))
    .sort((a, b) => a - b);
  if (first === undefined) return { ok: false, error: 'missingHour' };
  return { ok: true, value: { at: first, doubled: second !== undefined } };
}

/** `2026-11-21T17:00`, the format of a datetime-local input. */
export function wallTimeOf(at: Instant): string {
  return new Date(at + aheadOfUtc(at)).toISOString().slice(0, 16);
}

/** `2026-11-21` */
export function beirutDay(at: Instant): string {
  return wallTimeOf(at).slice(0, 10);
}

function asIfUtc({ year, month, day, hour, minute }: BeirutTime): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function written({ year, month, day, hour, minute }: BeirutTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}
