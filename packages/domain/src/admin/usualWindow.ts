/** Suggests the pickup window of a new bag: the most frequent hours of its shop's bags. */
import type { Bag } from '../bags/readBag.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay, wallTimeOf } from '../time/wallTime.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** "17:00 20:30", Beirut time. */
type Hours = `${string} ${string}`;

/** The default without bags: the hours before most shops close. */
const DEFAULT_HOURS: Hours = '17:00 20:30';

type WindowFields = Pick<Bag, 'storeId' | 'pickupStart' | 'pickupEnd'>;

export interface PickupFields {
  pickupStart: string;
  pickupEnd: string;
}

/** Today's window, or tomorrow's once today's has ended. Uses all shops' bags if the shop has none. */
export function usualWindow(bags: readonly WindowFields[], storeId: string, now: Instant): PickupFields {
  const own = bags.filter((bag) => bag.storeId === storeId);
  const counts = new Map<Hours, number>();
  for (const bag of own.length > 0 ? own : bags) {
    const hours = hoursOf(bag);
    if (hours !== null) counts.set(hours, (counts.get(hours) ?? 0) + 1);
  }
  // The bags are sorted newest first, and the sort is stable.
  const [[most] = [DEFAULT_HOURS]] = [...counts].sort(([, one], [, other]) => other - one);
  const [start = '', end = ''] = most.split(' ');
  return nextWindow(start, end, now);
}

/** Between two times of the clock: today, or tomorrow once today's has ended. */
export function nextWindow(start: string, end: string, now: Instant): PickupFields {
  const today = onDay(beirutDay(now), start, end);
  return wallTimeOf(now) < today.pickupEnd ? today : onDay(dayAfter(beirutDay(now)), start, end);
}

function hoursOf({ pickupStart, pickupEnd }: WindowFields): Hours | null {
  if (pickupStart === null || pickupEnd === null) return null;
  const length = pickupEnd - pickupStart;
  if (length <= 0 || length >= DAY_MS) return null;
  return `${timeOf(pickupStart)} ${timeOf(pickupEnd)}`;
}

function onDay(day: string, start: string, end: string): PickupFields {
  // A window that runs past midnight ends on the day after.
  const lastDay = end > start ? day : dayAfter(day);
  return { pickupStart: `${day}T${start}`, pickupEnd: `${lastDay}T${end}` };
}

/** In UTC, where every day has 24 hours. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const timeOf = (at: Instant): string => wallTimeOf(at).slice(11);
