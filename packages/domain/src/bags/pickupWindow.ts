/** The pickup window of a bag with the days it needs, or the pickup time older rows carry. */
import { daysAheadInBeirut } from '../time/beirut.ts';
import { dayOf, isOfSeveralDays, type Day } from '../time/day.ts';
import type { Instant } from '../time/instant.ts';
import type { Bag } from './readBag.ts';

export type PickupWindow =
  | { kind: 'window'; start: Instant; end: Instant; day: Day }
  | { kind: 'days'; start: Instant; end: Instant; day: Day; endDay: Day }
  | { kind: 'from'; start: Instant; day: Day }
  | { kind: 'until'; end: Instant; day: Day }
  | { kind: 'text'; text: string };

/** null without valid times or text. Of several days, only the end counts once they have begun. */
export function pickupWindow(
  bag: Pick<Bag, 'pickupStart' | 'pickupEnd' | 'pickupText'>,
  now: Instant,
): PickupWindow | null {
  const { pickupStart: start, pickupEnd: end, pickupText } = bag;
  if (start !== null && end !== null && start <= end) {
    if (!isOfSeveralDays(start, end)) return { kind: 'window', start, end, day: windowDay(start, end, now) };
    if (start <= now) return { kind: 'until', end, day: dayOf(end, now) };
    return { kind: 'days', start, end, day: dayOf(start, now), endDay: dayOf(end, now) };
  }
  if (start !== null && end === null) return { kind: 'from', start, day: dayOf(start, now) };
  if (start === null && end !== null) return { kind: 'until', end, day: dayOf(end, now) };
  return pickupText === null ? null : { kind: 'text', text: pickupText };
}

/** A window that began last evening is still of today until its night is over. */
function windowDay(start: Instant, end: Instant, now: Instant): Day {
  const isNow = daysAheadInBeirut(now, start) < 0 && daysAheadInBeirut(now, end) >= 0;
  return isNow ? 'today' : dayOf(start, now);
}
