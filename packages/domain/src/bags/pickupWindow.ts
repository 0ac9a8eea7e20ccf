/** /bag/{id}: the pickup window, or the pickup time older rows carry. */
import { daysAheadInBeirut } from '../time/beirut.ts';
import type { Instant } from '../time/instant.ts';
import type { Bag } from './readBag.ts';

type Day = 'today' | 'tomorrow' | 'other';

export type PickupWindow =
  | { kind: 'window'; start: Instant; end: Instant; day: Day }
  | { kind: 'from'; start: Instant; day: Day }
  | { kind: 'until'; end: Instant; day: Day }
  | { kind: 'text'; text: string };

/** null without valid times or text. */
export function pickupWindow(
  bag: Pick<Bag, 'pickupStart' | 'pickupEnd' | 'pickupText'>,
  now: Instant,
): PickupWindow | null {
  const { pickupStart: start, pickupEnd: end, pickupText } = bag;
  if (start !== null && end !== null && start <= end) {
    return { kind: 'window', start, end, day: dayOf(start, end, now) };
  }
  if (start !== null && end === null) return { kind: 'from', start, day: dayOf(start, start, now) };
  if (start === null && end !== null) return { kind: 'until', end, day: dayOf(end, end, now) };
  return pickupText === null ? null : { kind: 'text', text: pickupText };
}

function dayOf(start: Instant, end: Instant, now: Instant): Day {
  const untilStart = daysAheadInBeirut(now, start);
  // A window that runs past midnight is still tonight's.
  if (untilStart <= 0 && daysAheadInBeirut(now, end) >= 0) return 'today';
  return untilStart === 1 ? 'tomorrow' : 'other';
}
