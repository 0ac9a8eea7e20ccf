/** Suggests the pickup window of a new bag: the most frequent hours of its shop's bags. */
import type { Bag } from '../bags/readBag.ts';
import type { Instant } from '../time/instant.ts';
import { addDays, DAYS_OF_A_WEEK, weekdayOf } from '../time/beirutDays.ts';
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

/** Between two times of the clock: today, or tomorrow once today's has ended; on some weekdays only, the next of them. */
export function nextWindow(
  start: string,
  end: string,
  now: Instant,
  weekdays: readonly boolean[] = [],
): PickupFields {
  const isOpen = (day: string) => !weekdays.includes(true) || weekdays[weekdayOf(day)] === true;
  const days = Array.from({ length: DAYS_OF_A_WEEK + 1 }, (_, ahead) => addDays(beirutDay(now), ahead));
  const windows = days.filter(isOpen).map((day) => onDay(day, start, end));
  return windows.find(({ pickupEnd }) => wallTimeOf(now) < pickupEnd) ?? windows[0]!;
}

function hoursOf({ pickupStart, pickupEnd }: WindowFields): Hours | null {
  if (pickupStart === null || pickupEnd === null) return null;
  const length = pickupEnd - pickupStart;
  if (length <= 0 || length >= DAY_MS) return null;
  return `${timeOf(pickupStart)} ${timeOf(pickupEnd)}`;
}

function onDay(day: string, start: string, end: string): PickupFields {
  // A window that runs past midnight ends on the day after.
  const lastDay = end > start ? day : addDays(day, 1);
  return { pickupStart: `${day}T${start}`, pickupEnd: `${lastDay}T${end}` };
}

const timeOf = (at: Instant): string => wallTimeOf(at).slice(11);
