/** Days in Beirut, written `2026-11-21`. */
import type { Instant } from './instant.ts';
import { instantOfWallTime, readWallTime } from './wallTime.ts';

const DAY = 86_400_000;
export const DAYS_OF_A_WEEK = 7;

/** null if it is no day. Once a year the hour after midnight does not exist, and the day begins at one. */
export function startOfDay(day: string): Instant | null {
  for (const hour of ['00', '01']) {
    const reading = readWallTime(`${day}T${hour}:00`);
    const found = reading.ok ? instantOfWallTime(reading.value) : reading;
    if (found.ok) return found.value.at;
  }
  return null;
}

/** Calendar days have no clock changes, so counting them in UTC leaves none out. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}
