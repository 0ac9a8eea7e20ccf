/** Which day a time needs beside its hours, seen from now. */
import { beirutTime, daysAheadInBeirut } from './beirut.ts';
import type { Instant } from './instant.ts';

/** A weekday is enough within a week; the date is for all others. */
export type Day = 'today' | 'tomorrow' | 'weekday' | 'date';

export function dayOf(at: Instant, now: Instant): Day {
  const ahead = daysAheadInBeirut(now, at);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead > 1 && ahead < 7 ? 'weekday' : 'date';
}

const NIGHT_ENDS_HOUR = 6;
const DAY_MS = 24 * 60 * 60_000;

/** Whether a window needs the days of both its ends. A window that runs past midnight is still of that night. */
export function isOfSeveralDays(start: Instant, end: Instant): boolean {
  const days = daysAheadInBeirut(start, end);
  return end - start >= DAY_MS || (days > 0 && beirutTime(end).hour >= NIGHT_ENDS_HOUR);
}
