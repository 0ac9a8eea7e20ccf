/** When a new bag is probably collected: at the hours at which its shop's bags mostly are. */
import type { Bag } from '../bags/readBag.ts';
import type { Instant } from '../time/instant.ts';
import { beirutDay, wallTimeOf } from '../time/wallTime.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** "17:00 20:30", on Beirut's wall. */
type Hours = `${string} ${string}`;

/** Until there are bags to learn from: the hours before most shops close. */
const USUAL: Hours = '17:00 20:30';

type Facts = Pick<Bag, 'storeId' | 'pickupStart' | 'pickupEnd'>;

export interface TypedWindow {
  pickupStart: string;
  pickupEnd: string;
}

/** As a form's fields take it: today's, or tomorrow's once today's is over. Of all shops where none is chosen. */
export function usualWindow(bags: readonly Facts[], storeId: string, now: Instant): TypedWindow {
  const own = bags.filter((bag) => bag.storeId === storeId);
  const counts = new Map<Hours, number>();
  for (const bag of own.length > 0 ? own : bags) {
    const hours = hoursOf(bag);
    if (hours !== null) counts.set(hours, (counts.get(hours) ?? 0) + 1);
  }
  // The bags come newest first, and of equals the first stays.
  const [[most] = [USUAL]] = [...counts].sort(([, one], [, other]) => other - one);
  const [start, end] = most.split(' ') as [string, string];
  const today = onDay(beirutDay(now), start, end);
  return wallTimeOf(now) < today.pickupEnd ? today : onDay(dayAfter(beirutDay(now)), start, end);
}

function hoursOf({ pickupStart, pickupEnd }: Facts): Hours | null {
  if (pickupStart === null || pickupEnd === null) return null;
  const length = pickupEnd - pickupStart;
  if (length <= 0 || length >= DAY_MS) return null;
  return `${timeOf(pickupStart)} ${timeOf(pickupEnd)}`;
}

function onDay(day: string, start: string, end: string): TypedWindow {
  // A window that runs past midnight ends on the day after.
  const lastDay = end > start ? day : dayAfter(day);
  return { pickupStart: `${day}T${start}`, pickupEnd: `${lastDay}T${end}` };
}

/** On the calendar, where every day is as long as the others. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const timeOf = (at: Instant): string => wallTimeOf(at).slice(11);
