/** How far the device's clock is ahead of the server's, in milliseconds. */
import type { Instant } from './instant.ts';

/** A smaller difference does not matter. */
const NOTICED_MS = 120_000;
/** The time of a slower answer is too uncertain. */
const SLOWEST_MS = 30_000;
/** The Date header has whole seconds. */
const HALF_A_SECOND = 500;

export const isClockOff = (deviceTime: Instant, serverTime: Instant): boolean =>
  Math.abs(deviceTime - serverTime) > NOTICED_MS;

/** From the Date header of an answer. 0 for a negligible difference, null if the answer has no usable date. */
export function clockSkew(sentAt: Instant, receivedAt: Instant, date: string | null): number | null {
  const serverTime = Date.parse(date ?? '') + HALF_A_SECOND;
  const took = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || took < 0 || took > SLOWEST_MS) return null;
  const deviceTime = Math.round((sentAt + receivedAt) / 2);
  return isClockOff(deviceTime, serverTime) ? deviceTime - serverTime : 0;
}
