/** When a bag is restocked. Minutes and hours are floored; "tomorrow" is in Beirut. */
import { daysAheadInBeirut } from '../time/beirut.ts';
import type { Instant } from '../time/instant.ts';

export type RestockText =
  | { kind: 'soon' }
  | { kind: 'moments' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'hours'; hours: number; at: Instant }
  | { kind: 'tomorrow'; at: Instant }
  | { kind: 'date'; at: Instant };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function restockText(at: Instant, now: Instant): RestockText {
  const ahead = at - now;
  if (ahead <= 0) return { kind: 'soon' };
  if (ahead < MINUTE) return { kind: 'moments' };
  if (ahead < HOUR) return { kind: 'minutes', minutes: Math.floor(ahead / MINUTE) };
  if (ahead < 24 * HOUR) return { kind: 'hours', hours: Math.floor(ahead / HOUR), at };
  return daysAheadInBeirut(now, at) === 1 ? { kind: 'tomorrow', at } : { kind: 'date', at };
}
