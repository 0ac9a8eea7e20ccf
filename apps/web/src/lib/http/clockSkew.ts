/** Compares the device's clock with the Date header of the application server. */
import { clockSkew, isClockOff, type Instant } from '@zawadeh/domain';
import { CLOCK_SKEW_KEY, storedClockSkew, correctedNow } from '../clock.ts';
import { writeItem } from '../storage.ts';
import { backendUrl } from './config.ts';

export const CLOCK_CHECKED = 'clock-checked';

const TIMEOUT_MS = 5_000;

/** Measures only where `serverTime` is far off, which may also come from a cached response. */
export async function checkClock(serverTime: Instant): Promise<void> {
  if (isClockOff(correctedNow(), serverTime)) await measure();
}

async function measure(): Promise<void> {
  try {
    const sentAt = Date.now();
    // No cache and no worker answers a HEAD request.
    const response = await fetch(`${backendUrl}/config.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const skew = clockSkew(sentAt, Date.now(), response.headers.get('date'));
    if (skew === null || skew === storedClockSkew()) return;
    writeItem(CLOCK_SKEW_KEY, skew === 0 ? null : String(skew));
    window.dispatchEvent(new Event(CLOCK_CHECKED));
  } catch {
    // Offline the skew stays as it was measured before.
  }
}
