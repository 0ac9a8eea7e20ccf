/** A device's clock held against the server's: how far it is ahead, in milliseconds. */
import type { Instant } from './instant.ts';

/** A smaller difference is noticed by nobody. */
const NOTICED_MS = 120_000;
/** An answer that took longer says too little about when it was given. */
const SLOWEST_MS = 30_000;
/** A header tells whole seconds. */
const HALF_A_SECOND = 500;

export const isClockOff = (deviceTime: Instant, serverTime: Instant): boolean =>
  Math.abs(deviceTime - serverTime) > NOTICED_MS;

/** By the date in an answer's header. 0 where nobody would notice, null where the answer does not tell. */
export function clockSkew(sentAt: Instant, receivedAt: Instant, date: string | null): number | null {
  const serverTime = Date.parse(date ?? '') + HALF_A_SECOND;
  const took = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || took < 0 || took > SLOWEST_MS) return null;
  const deviceTime = Math.round((sentAt + receivedAt) / 2);
  return isClockOff(deviceTime, serverTime) ? deviceTime - serverTime : 0;
}
