/** Times are always those of Asia/Beirut, whatever the device says. */
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

/** Made when it is first needed: the first one in a page takes a phone as long as drawing ten bags. */
let clock: Intl.DateTimeFormat | undefined;

const known: Partial<Record<number, number>> = {};

/** In milliseconds. It can change where a quarter of an hour ends, so it is asked for once for each. */
export const aheadOfUtc = (at: Instant): number => (known[Math.floor(at / QUARTER)] ??= ask(at));

function ask(at: Instant): number {
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

/** As it is read from a clock with twelve hours: "5:00". */
export function wallClock(at: Instant): string {
  const { hour, minute } = beirutTime(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** Calendar days between two instants on Beirut's wall: 0 is the same day, 1 is tomorrow. */
export function daysAheadInBeirut(now: Instant, then: Instant): number {
  return dayNumber(then) - dayNumber(now);
}

const dayNumber = (at: Instant): number => Math.floor((at + aheadOfUtc(at)) / DAY);
