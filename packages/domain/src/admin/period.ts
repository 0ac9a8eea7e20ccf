/** The period of the sales figures, as the URL has it. */
import type { Result } from '../result.ts';
import { startOfDay, addDays, weekdayOf } from '../time/beirutDays.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';

export const PERIODS = ['all', 'today', 'week', 'month', 'lastMonth', 'dates'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** Days in Beirut, `until` exclusive. null is open-ended. */
export interface Period {
  from: string | null;
  until: string | null;
}

export interface PeriodChoice {
  name: PeriodName;
  /** The first and the last day of `dates`, as typed. */
  first: string;
  last: string;
}

export type PeriodReading = Result<Period, 'reversed'>;

/** `all` for an unknown name. */
export function readPeriodName(name: unknown): PeriodName {
  return PERIODS.find((each) => each === name) ?? 'all';
}

/** An invalid day leaves that end open. */
export function readPeriod({ name, first, last }: PeriodChoice, now: Instant): PeriodReading {
  if (name !== 'dates') return { ok: true, value: periodAround(name, beirutDay(now)) };
  const from = dayIn(first);
  const to = dayIn(last);
  if (from !== null && to !== null && to < from) return { ok: false, error: 'reversed' };
  return { ok: true, value: { from, until: to === null ? null : addDays(to, 1) } };
}

/** The typed day, null if it is none. */
export function dayIn(typed: string): string | null {
  return startOfDay(typed) === null ? null : typed;
}

/** The last day of the period, inclusive, for display. */
export function lastDayOf({ until }: Period): string | null {
  return until === null ? null : addDays(until, -1);
}

/** Then what is in stock today is no part of its report. */
export const isOver = ({ until }: Period, now: Instant): boolean => until !== null && until <= beirutDay(now);

function periodAround(name: Exclude<PeriodName, 'dates'>, today: string): Period {
  if (name === 'all') return { from: null, until: null };
  if (name === 'today') return { from: today, until: addDays(today, 1) };
  if (name === 'week') {
    const monday = addDays(today, -weekdayOf(today));
    return { from: monday, until: addDays(monday, 7) };
  }
  const first = firstOfMonth(today);
  if (name === 'lastMonth') return { from: firstOfMonth(addDays(first, -1)), until: first };
  return { from: first, until: firstOfMonth(addDays(first, 31)) };
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
