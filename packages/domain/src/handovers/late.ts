/** Deliveries whose promised time has passed. */
import type { Instant } from '../time/instant.ts';
import { reopenUntil, type Handover } from './handover.ts';

const MINUTE_MS = 60_000;

/** A pickup is never late: after its window it is missed. `admin_orders` lists by the same rule. */
export const isLate = (
  { kind, state, dueEnd }: Pick<Handover, 'kind' | 'state' | 'dueEnd'>,
  now: Instant,
): boolean =>
  (kind === 'door' || kind === 'courier') &&
  (state === 'waiting' || state === 'missed') &&
  now - dueEnd >= MINUTE_MS &&
  now < reopenUntil(dueEnd);

export interface Lateness extends Record<string, string | number> {
  unit: 'minutes' | 'hours';
  count: number;
}

/** How late, for a message: whole minutes, from two hours on whole hours. */
export function lateness(dueEnd: Instant, now: Instant): Lateness {
  const minutes = Math.floor((now - dueEnd) / MINUTE_MS);
  return minutes < 120
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.floor(minutes / 60) };
}
