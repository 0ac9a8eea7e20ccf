/** Alerts: which bag a user waits for, and whether one is kept for the user. */
import { isRaw, readId } from '../reading/raw.ts';
import type { Bag } from '../bags/readBag.ts';
import { readInstant, type Instant } from '../time/instant.ts';

/** Open alerts of one person. */
export const MOST_ALERTS = 10;
/** How long a bag is kept, from the moment the message was sent. */
export const KEPT_MINUTES = 15;

export interface BagAlert {
  id: string;
  bagId: string;
  askedAt: Instant;
  state: AlertState;
}

export type AlertState =
  | { kind: 'waiting' }
  /** `until` is null while the message is not sent yet. */
  | { kind: 'kept'; until: Instant | null }
  /** It was used, the time was over, or its person ended it. */
  | { kind: 'ended'; at: Instant; wasPassedOver: boolean };

/** A row of alerts; null if it is unreadable. */
export function readBagAlert(row: unknown): BagAlert | null {
  if (!isRaw(row)) return null;
  const [id, bagId, askedAt] = [readId(row.id), readId(row.bag_id), readInstant(row.asked_at)];
  if (id === null || bagId === null || askedAt === null) return null;
  return { id, bagId, askedAt, state: stateOf(row) };
}

function stateOf({ ended_at, outcome, kept_at, kept_until }: Record<string, unknown>): AlertState {
  const endedAt = readInstant(ended_at);
  if (endedAt !== null) return { kind: 'ended', at: endedAt, wasPassedOver: outcome === 'passed' };
  if (readInstant(kept_at) === null) return { kind: 'waiting' };
  return { kind: 'kept', until: readInstant(kept_until) };
}

/** Whether the bag of an alert is still kept at an instant. */
export const isKeptAt = ({ state }: Pick<BagAlert, 'state'>, now: Instant): boolean =>
  state.kind === 'kept' && (state.until === null || now < state.until);

/** A bag as its buyer can have it: one more while one is kept for them. */
export function withKept<Of extends Pick<Bag, 'id' | 'quantity'>>(
  bag: Of,
  alerts: readonly BagAlert[],
  now: Instant,
): Of {
  const isKept = alerts.some((alert) => alert.bagId === bag.id && isKeptAt(alert, now));
  return isKept ? { ...bag, quantity: bag.quantity + 1 } : bag;
}
