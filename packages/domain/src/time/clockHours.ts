/** Hours of a day by the clock in Beirut. */
import { aheadOfUtc } from './beirut.ts';
import { addDays } from './beirutDays.ts';
import type { Instant } from './instant.ts';
import { instantOfWallTime, readWallTime } from './wallTime.ts';

const DAY = 86_400_000;

export interface ClockHours {
  /** `17:00` */
  opens: string;
  /** Not later than `opens`: after midnight. */
  closes: string;
}

export interface Span {
  start: Instant;
  end: Instant;
}

/** `17:00`, also of `17:00:00` as the database writes it; null if it is no time. */
export function readClock(value: unknown): string | null {
  const found = typeof value === 'string' ? /^((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(value) : null;
  return found?.[1] ?? null;
}

/** Whether the hours end on the day after they began. */
export const closesAfterMidnight = ({ opens, closes }: ClockHours): boolean => closes <= opens;

/** The hours on a day; null where they end before they begin, in the night without an hour: 00:30 (as if 01:30) to 01:00. */
export function spanOn(day: string, hours: ClockHours): Span | null {
  const start = instantAt(day, hours.opens);
  const end = instantAt(closesAfterMidnight(hours) ? addDays(day, 1) : day, hours.closes);
  return start < end ? { start, end } : null;
}

/**
 * The earlier of two instants with that time, so that no buyer comes after a shop has closed. A time that the clock
 * leaves out is the one that it would have been.
 */
function instantAt(day: string, clock: string): Instant {
  const reading = readWallTime(`${day}T${clock}`);
  const found = reading.ok ? instantOfWallTime(reading.value) : reading;
  if (found.ok) return found.value.at;
  const asIfUtc = Date.parse(`${day}T${clock}Z`);
  return asIfUtc - aheadOfUtc(asIfUtc - DAY);
}
