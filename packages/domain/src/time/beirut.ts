/** Times in Asia/Beirut, independent of the device's time zone. */
import type { Instant } from './instant.ts';

export interface BeirutTime {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  /** 0 to 23 */
  hour: number;
  minute: number;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 96 * QUARTER;

/** Created on first use, because the first formatter of a page takes a phone as long as rendering ten bags. */
let clock: Intl.DateTimeFormat | undefined;

const offsets: Partial<Record<number, number>> = {};

/** The UTC offset in milliseconds, cached per quarter of an hour, because it can only change at the end of one. */
export const aheadOfUtc = (at: Instant): number => (offsets[Math.floor(at / QUARTER)] ??= computeOffset(at));

function computeOffset(at: Instant): number {
  clock ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Beirut', timeStyle: 'short' });
  const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
  const ahead = ((hour * 60 + minute - Math.floor(at / MINUTE)) * MINUTE) % DAY;
  return ahead < 0 ? ahead + DAY : ahead;
}

export function beirutTime(at: Instant): BeirutTime {
  const wall = new Date(at + aheadOfUtc(at));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/** The time on a 12-hour clock: "5:00". */
export function wallClock(at: Instant): string {
  const { hour, minute } = beirutTime(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** Calendar days between two instants in Beirut: 0 is the same day, 1 is tomorrow. */
export function daysAheadInBeirut(now: Instant, then: Instant): number {
  return dayNumber(then) - dayNumber(now);
}

const dayNumber = (at: Instant): number => Math.floor((at + aheadOfUtc(at)) / DAY);
