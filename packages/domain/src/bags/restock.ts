/** When a bag is restocked. Minutes and hours are floored; "tomorrow" is in Beirut. */
import { daysAheadInBeirut } from '../time/beirut.ts';
import type { Instant } from '../time/instant.ts';

export type RestockText =
  | { say: 'soon' }
  | { say: 'moments' }
  | { say: 'minutes'; minutes: number }
  | { say: 'hours'; hours: number; at: Instant }
  | { say: 'tomorrow'; at: Instant }
  | { say: 'date'; at: Instant };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function restockText(at: Instant, now: Instant): RestockText {
  const ahead = at - now;
  if (ahead <= 0) return { say: 'soon' };
  if (ahead < MINUTE) return { say: 'moments' };
  if (ahead < HOUR) return { say: 'minutes', minutes: Math.floor(ahead / MINUTE) };
  if (ahead < 24 * HOUR) return { say: 'hours', hours: Math.floor(ahead / HOUR), at };
  return daysAheadInBeirut(now, at) === 1 ? { say: 'tomorrow', at } : { say: 'date', at };
}
