/** When a shop is open: its hours on each weekday, and what they mean now. */
import { addDays, DAYS_OF_A_WEEK, weekdayOf } from '../time/beirutDays.ts';
import { readClock, spanOn, type ClockHours, type Span } from '../time/clockHours.ts';
import { dayOf, isOfSeveralDays, type Day } from '../time/day.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';

/** Monday first; null: closed. */
export type OpenHours = readonly (ClockHours | null)[];

export type OpenState =
  | { kind: 'always' }
  | { kind: 'open'; until: Instant; day: Day }
  | { kind: 'opens'; at: Instant; day: Day }
  | { kind: 'closedToday' };

export interface WeekdayHours {
  /** `2026-11-21` */
  day: string;
  isToday: boolean;
  /** null: closed. */
  hours: Span | null;
}

const DAY = 86_400_000;
/** A weekday without hours, in the column `hours`. */
export const CLOSED = 'closed';

/** The column `hours` of stores; null where no day is open. */
export function readOpenHours(value: unknown): OpenHours | null {
  if (!Array.isArray(value) || value.length !== DAYS_OF_A_WEEK) return null;
  const days = value.map(readDayHours);
  return days.some((hours) => hours !== null) ? days : null;
}

/** `08:00-20:30`; anything else is a closed day. */
export function readDayHours(text: unknown): ClockHours | null {
  const [opens, closes, ...rest] = typeof text === 'string' ? text.split('-').map(readClock) : [];
  return opens && closes && rest.length === 0 ? { opens, closes } : null;
}

export const writeDayHours = ({ opens, closes }: ClockHours): string => `${opens}-${closes}`;

/** Hours that follow each other without a break, past midnight too, are one. */
export function openStateOf(hours: OpenHours, now: Instant): OpenState {
  const today = beirutDay(now);
  const span = spansFrom(addDays(today, -1), hours).find(({ end }) => end > now);
  if (span && span.start <= now) {
    if (span.end - now >= DAYS_OF_A_WEEK * DAY) return { kind: 'always' };
    // A shop that closes at two is still of tonight.
    const isOfTonight = !isOfSeveralDays(span.start, span.end);
    return { kind: 'open', until: span.end, day: isOfTonight ? 'today' : dayOf(span.end, now) };
  }
  if (!span || !hours[weekdayOf(today)]) return { kind: 'closedToday' };
  return { kind: 'opens', at: span.start, day: dayOf(span.start, now) };
}

/** Ten days: from yesterday, whose night may not be over, until a shop that never closes is told from one that does. */
function spansFrom(first: string, hours: OpenHours): Span[] {
  const spans: Span[] = [];
  for (let ahead = 0; ahead < 10; ahead += 1) {
    const day = addDays(first, ahead);
    const those = hours[weekdayOf(day)];
    const span = those && spanOn(day, those);
    const last = spans.at(-1);
    if (span && last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else if (span) spans.push(span);
  }
  return spans;
}

/** The days of this week, Monday first. */
export function openWeek(hours: OpenHours, now: Instant): WeekdayHours[] {
  const today = beirutDay(now);
  return hours.map((those, weekday) => {
    const day = addDays(today, weekday - weekdayOf(today));
    return { day, isToday: day === today, hours: those && spanOn(day, those) };
  });
}
