/** The admin's form for a plan: the texts of its fields, and the columns that they become. */
import { MOST_STOCK } from '../limits.ts';
import type { Plan } from '../plans/plan.ts';
import { isRaw } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readTypedCount } from '../text/typedNumber.ts';
import { startOfDay } from '../time/beirutDays.ts';
import { readClock } from '../time/clockHours.ts';
import type { PickupFields } from './usualWindow.ts';

const WEEKDAYS = 7;

export interface PlanForm {
  /** Monday first; empty: closed. */
  quantities: readonly string[];
  opens: string;
  closes: string;
  startsOn: string;
  endsOn: string;
}

export interface PlanColumns {
  quantities: (number | null)[];
  opens: string;
  closes: string;
  starts_on: string | null;
  ends_on: string | null;
}

export interface PlanFormProblems {
  /** The problem of each weekday. */
  quantities: readonly ('notACount' | 'tooMany' | null)[];
  /** No weekday has a bag. */
  isEmpty: boolean;
  opens: 'missing' | null;
  /** At the same time it would never close. */
  closes: 'missing' | 'same' | null;
  startsOn: 'notADay' | null;
  endsOn: 'notADay' | 'beforeStart' | null;
}

/** Longer than any valid value, so that a typing error survives to be corrected. */
const LONGEST_TYPED = 40;

/** The form of a bag without a plan has the hours of the bag, once they are typed. */
export const newPlanForm = (bag: PickupFields): PlanForm => ({
  quantities: Array.from({ length: WEEKDAYS }, () => ''),
  ...clocksOf(bag),
  startsOn: '',
  endsOn: '',
});

/** The unedited hours of a new plan follow the hours of the bag. */
export function withHoursOf(form: PlanForm, before: PickupFields, after: PickupFields): PlanForm {
  const { opens, closes } = clocksOf(before);
  return form.opens === opens && form.closes === closes ? { ...form, ...clocksOf(after) } : form;
}

const clocksOf = ({ pickupStart, pickupEnd }: PickupFields) => ({
  opens: readClock(timeOf(pickupStart)) ?? '17:00',
  closes: readClock(timeOf(pickupEnd)) ?? '20:30',
});

const timeOf = (typed: string): string => typed.slice('2026-11-25T'.length);

/** The stored draft of a plan; null if it is damaged. */
export function readPlanDraft(stored: unknown): PlanForm | null {
  if (!isRaw(stored)) return null;
  const { quantities, opens, closes, startsOn, endsOn } = stored;
  if (!Array.isArray(quantities) || quantities.length !== WEEKDAYS || !quantities.every(isTyped)) return null;
  return isTyped(opens) && isTyped(closes) && isTyped(startsOn) && isTyped(endsOn)
    ? { quantities, opens, closes, startsOn, endsOn }
    : null;
}

const isTyped = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TYPED;

export function planFormOf({ quantities, opens, closes, startsOn, endsOn }: Plan): PlanForm {
  return {
    quantities: quantities.map((quantity) => (quantity === null ? '' : String(quantity))),
    opens,
    closes,
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
  };
}

export function readPlanForm(form: PlanForm): Result<PlanColumns, PlanFormProblems> {
  const counts = form.quantities.map(readQuantity);
  const [opens, closes] = [readClock(form.opens), readClock(form.closes)];
  const [startsOn, endsOn] = [form.startsOn, form.endsOn];
  const quantities = counts.map((count) => (count.ok ? count.value : null));
  const problems: PlanFormProblems = {
    quantities: counts.map((count) => (count.ok ? null : count.error)),
    isEmpty: counts.every((count) => count.ok && !count.value),
    opens: opens === null ? 'missing' : null,
    closes: closes === null ? 'missing' : closes === opens ? 'same' : null,
    startsOn: isDayOrEmpty(startsOn) ? null : 'notADay',
    endsOn: !isDayOrEmpty(endsOn) ? 'notADay' : endsOn !== '' && endsOn < startsOn ? 'beforeStart' : null,
  };
  const isWrong =
    problems.isEmpty ||
    problems.quantities.some((problem) => problem !== null) ||
    [problems.opens, problems.closes, problems.startsOn, problems.endsOn].some((problem) => problem !== null);
  if (isWrong || opens === null || closes === null) return { ok: false, error: problems };
  return {
    ok: true,
    value: { quantities, opens, closes, starts_on: startsOn || null, ends_on: endsOn || null },
  };
}

function readQuantity(typed: string): Result<number | null, 'notACount' | 'tooMany'> {
  if (typed.trim() === '') return { ok: true, value: null };
  const count = readTypedCount(typed);
  if (count === null) return { ok: false, error: 'notACount' };
  // Zero bags are a closed day.
  return count > MOST_STOCK ? { ok: false, error: 'tooMany' } : { ok: true, value: count || null };
}

const isDayOrEmpty = (day: string): boolean => day === '' || startOfDay(day) !== null;

/** The plan as it would run, for the openings below the form; null until it can be read. */
export function previewPlan(form: PlanForm, isPaused: boolean): Plan | null {
  const reading = readPlanForm(form);
  if (!reading.ok) return null;
  const { quantities, opens, closes, starts_on, ends_on } = reading.value;
  return { quantities, opens, closes, startsOn: starts_on, endsOn: ends_on, isPaused };
}
