/** Architecture 7: times are always those of Asia/Beirut, whatever the device says. */
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
const MINUTES_A_DAY = 24 * 60;
const MINUTES_A_QUARTER = 15;
const MOST_KNOWN = 500;

/** Made when it is first needed: the first one in a page takes a phone as long as drawing ten bags. */
let clock: Intl.DateTimeFormat | undefined;

const known = new Map<number, number>();

/** How far Beirut is before UTC, in minutes. Asked once for each quarter of an hour, at whose ends alone it may change. */
function minutesAhead(minutes: number): number {
  const quarter = Math.floor(minutes / MINUTES_A_QUARTER);
  let ahead = known.get(quarter);
  if (ahead !== undefined) return ahead;
  clock ??= new Intl.DateTimeFormat('en-GB-u-nu-latn', { timeZone: 'Asia/Beirut', timeStyle: 'short' });
  const [hour = 0, minute = 0] = clock
    .format(minutes * MINUTE)
    .split(':')
    .map(Number);
  ahead = (hour * 60 + minute - (minutes % MINUTES_A_DAY) + 2 * MINUTES_A_DAY) % MINUTES_A_DAY;
  if (known.size === MOST_KNOWN) known.clear();
  known.set(quarter, ahead);
  return ahead;
}

export function beirutTime(at: Instant): BeirutTime {
  const minutes = Math.floor(at / MINUTE);
  const wall = new Date((minutes + minutesAhead(minutes)) * MINUTE);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

const DAY = 24 * 60 * 60 * 1000;

/** Calendar days between two instants on Beirut's wall: 0 is the same day, 1 is tomorrow. */
export function daysAheadInBeirut(now: Instant, then: Instant): number {
  return dayNumber(then) - dayNumber(now);
}

function dayNumber(at: Instant): number {
  const { year, month, day } = beirutTime(at);
  return Date.UTC(year, month - 1, day) / DAY;
}
