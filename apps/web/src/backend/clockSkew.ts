/** Whether this device's clock is right, by the date in an answer of the application server. */
import { clockSkew, isClockOff, type Instant } from '@zawadeh/domain';
import { CLOCK_SKEW_KEY, storedClockSkew, correctedNow } from '../lib/clock.ts';
import { writeItem } from '../lib/storage.ts';
import { backendUrl } from './config.ts';

export const CLOCK_CHECKED = 'clock-checked';

const PATIENCE = 5_000;

/** Asks only where there is reason to: a time that was told may be one of an earlier, kept answer. */
export async function checkClock(toldTime: Instant): Promise<void> {
  if (isClockOff(correctedNow(), toldTime)) await measure();
}

async function measure(): Promise<void> {
  try {
    const sentAt = Date.now();
    // A HEAD is answered by the server itself, and by nothing that was kept.
    const answer = await fetch(`${backendUrl}/config.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const skew = clockSkew(sentAt, Date.now(), answer.headers.get('date'));
    if (skew === null || skew === storedClockSkew()) return;
    writeItem(CLOCK_SKEW_KEY, skew === 0 ? null : String(skew));
    window.dispatchEvent(new Event(CLOCK_CHECKED));
  } catch {
    // Without a line the clock is what it is.
  }
}
