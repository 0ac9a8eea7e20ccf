/** A bag that comes by itself: on some weekdays, between two times of the clock in Beirut. */
import { isRaw, readCount } from '../reading/raw.ts';
import { addDays, DAYS_OF_A_WEEK, startOfDay, weekdayOf } from '../time/beirutDays.ts';
import { readClock, spanOn, type ClockHours, type Span } from '../time/clockHours.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay } from '../time/wallTime.ts';

/** A late opening is not published, because buyers would see too little of it. */
export const PUBLISHED_WITHIN_MS = 3_600_000;
/** Later openings are not looked for. */
const LONGEST_SEARCH_DAYS = 400;

export interface Plan extends ClockHours {
  /** For each weekday, Monday first; null: closed. */
  quantities: readonly (number | null)[];
  /** `2026-11-25`; null: since always. */
  startsOn: string | null;
  /** The last day; null: for ever. */
  endsOn: string | null;
  isPaused: boolean;
}

/** The changes of an admin to one day. */
export interface PlanDay {
  day: string;
  isSkipped: boolean;
  /** null: as the plan says. */
  quantity: number | null;
}

export interface Opening extends Span {
  day: string;
  quantity: number;
  /** Whether it differs from the plan. */
  isChanged: boolean;
}

/** A row of bag_plans; null if it is unreadable. A damaged quantity is a closed day, a damaged end is never for ever. */
export function readPlan(row: unknown): Plan | null {
  if (!isRaw(row)) return null;
  const { quantities, opens, closes, starts_on, ends_on, paused } = row;
  const [from, to] = [readClock(opens), readClock(closes)];
  const [startsOn, endsOn] = [readDay(starts_on), readDay(ends_on)];
  if (!Array.isArray(quantities) || quantities.length !== DAYS_OF_A_WEEK || !from || !to) return null;
  if (startsOn !== (starts_on ?? null) || endsOn !== (ends_on ?? null)) return null;
  return {
    quantities: quantities.map((quantity: unknown) => readCount(quantity)),
    opens: from,
    closes: to,
    startsOn,
    endsOn,
    isPaused: paused === true,
  };
}

/** A row of bag_days; null if it is unreadable. */
export function readPlanDay(row: unknown): PlanDay | null {
  const day = isRaw(row) ? readDay(row.day) : null;
  return isRaw(row) && day !== null
    ? { day, isSkipped: row.skipped === true, quantity: readCount(row.planned) }
    : null;
}

/** Written in one way, because days are compared as text. */
function readDay(value: unknown): string | null {
  const begins = typeof value === 'string' ? startOfDay(value) : null;
  const day = begins === null ? null : beirutDay(begins);
  return day === value ? day : null;
}

/** The opening of a day; null where there is none. A pause does not count here. */
export function openingOf(plan: Plan, day: string, change?: PlanDay): Opening | null {
  const { startsOn, endsOn, quantities } = plan;
  if (day < (startsOn ?? day) || day > (endsOn ?? day)) return null;
  if (change?.isSkipped) return null;
  const planned = quantities[weekdayOf(day)] ?? null;
  const quantity = change?.quantity ?? planned;
  if (quantity === null || quantity === 0) return null;
  const span = spanOn(day, plan);
  return span && { ...span, day, quantity, isChanged: quantity !== planned };
}

/** The openings that begin after an instant, the next first; none while the plan is paused. */
export function nextOpenings(
  plan: Plan,
  changes: readonly PlanDay[],
  after: Instant,
  count: number,
): Opening[] {
  if (plan.isPaused) return [];
  const byDay = new Map(changes.map((change) => [change.day, change]));
  const found: Opening[] = [];
  const today = beirutDay(after);
  const first = latest(today, plan.startsOn ?? today);
  for (let ahead = 0; ahead < LONGEST_SEARCH_DAYS && found.length < count; ahead += 1) {
    const day = addDays(first, ahead);
    const opening = openingOf(plan, day, byDay.get(day));
    if (opening && opening.start > after) found.push(opening);
  }
  return found;
}

// Stryker disable next-line EqualityOperator: of two equal days it does not matter which
const latest = (day: string, other: string): string => (other > day ? other : day);

/** The opening that has to be published at an instant: begun, not long ago, and not over. */
export function openingToPublish(plan: Plan, changes: readonly PlanDay[], now: Instant): Opening | null {
  if (plan.isPaused) return null;
  const today = beirutDay(now);
  const byDay = new Map(changes.map((change) => [change.day, change]));
  // An opening that began before midnight belongs to yesterday.
  const openings = [addDays(today, -1), today].map((day) => openingOf(plan, day, byDay.get(day)));
  const isDue = ({ start, end }: Opening) => start <= now && now < end && now - start <= PUBLISHED_WITHIN_MS;
  return openings.find((opening) => opening !== null && isDue(opening)) ?? null;
}
