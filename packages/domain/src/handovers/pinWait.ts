/** How long a counter phone accepts no PIN after wrong ones. */
import type { Instant } from '../time/instant.ts';

export const SHORTEST_PIN = 4;
export const LONGEST_PIN = 6;

export interface WrongPins {
  /** Since the last right one. */
  count: number;
  lastAt: Instant;
}

const FREE_TRIES = 2;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** After the third wrong PIN, the fourth and the fifth. */
const WAITS = [30 * SECOND, MINUTE, 5 * MINUTE] as const;
const LONGEST_WAIT = 15 * MINUTE;

/** Milliseconds until the next PIN is accepted; a clock that was set back starts the wait anew. */
export function pinWait({ count, lastAt }: WrongPins, now: Instant): number {
  if (count <= FREE_TRIES) return 0;
  const wait = WAITS[count - FREE_TRIES - 1] ?? LONGEST_WAIT;
  const passed = Math.max(0, now - lastAt);
  return Math.max(0, wait - passed);
}
