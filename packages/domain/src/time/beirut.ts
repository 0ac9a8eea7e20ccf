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

const clock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  timeZone: 'Asia/Beirut',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

export function beirutTime(at: Instant): BeirutTime {
  const read: Record<string, number> = {};
  for (const part of clock.formatToParts(at)) read[part.type] = Number(part.value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = read;
  return { year, month, day, hour, minute };
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
