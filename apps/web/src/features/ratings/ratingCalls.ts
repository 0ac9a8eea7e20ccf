/** The functions rate_shop and collected_lately: what the user collected, and says about it. */
import {
  fieldsOf,
  readCollected,
  readRating,
  readStars,
  type Collected,
  type Rating,
  type Result,
} from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { sessionUserId, storeAccount, storedAccount } from '../../lib/http/accountStorage.ts';
import { requestTable } from '../../lib/http/tableRequest.ts';
import { unsentOf } from '../../lib/unsent.ts';

export const unsentRatings = unsentOf<Rating>('ratings', readRating);

const REFUSALS = ['already_rated', 'too_early', 'too_late', 'unknown_handover', 'deactivated'] as const;

/** What the server says instead of taking a rating. */
type RatingRefusal = (typeof REFUSALS)[number];

/** `signedOut`: the server no longer accepts the session. */
export type RatingError = NetworkError | 'signedOut' | RatingRefusal;

/** `waiting`: it is sent as soon as the server can be reached. `inMemoryOnly`: if this page is still open then. */
export type RatingOutcome = Result<'done' | 'waiting' | 'inMemoryOnly', RatingError>;

/** First sends what was rated without a connection, so that the answer has it. */
export async function fetchCollected(userId: string): Promise<Result<Collected[], NetworkError>> {
  // A request without a session would end the next one.
  if (sessionUserId() !== userId) return { ok: false, error: 'server' };
  await sendWaiting(userId);
  const answer = await requestTable((client) => client.rpc('collected_lately'));
  if (!answer.ok) return { ok: false, error: answer.error.cause };
  const collected = readCollected(answer.value);
  if (collected === null) return { ok: false, error: 'server' };
  const waiting = await unsentRatings.of(userId);
  const ratingOf = (each: Collected) => waiting.find((rating) => isOf(rating, each));
  return {
    ok: true,
    value: collected.map((each) => ({ ...each, stars: each.stars ?? ratingOf(each)?.stars ?? null })),
  };
}

/** Kept for later without a connection. */
export async function rateShop(userId: string, rating: Rating): Promise<RatingOutcome> {
  const outcome = await send(rating);
  if (outcome !== 'offline')
    return outcome === 'done' ? { ok: true, value: 'done' } : { ok: false, error: outcome };
  const isStored = await unsentRatings.change(userId, (waiting) => [
    ...waiting.filter((each) => !isOf(each, rating)),
    rating,
  ]);
  return { ok: true, value: isStored ? 'waiting' : 'inMemoryOnly' };
}

async function sendWaiting(userId: string): Promise<void> {
  for (const rating of await unsentRatings.of(userId)) {
    const outcome = await send(rating);
    // The rest waits for the next time as well.
    if (outcome === 'offline' || outcome === 'slow' || outcome === 'server' || outcome === 'signedOut')
      return;
    await unsentRatings.change(userId, (waiting) => waiting.filter((each) => !isOf(each, rating)));
  }
}

/** Idempotent: the same rating again is the same. */
async function send({ orderId, storeId, stars, reasons }: Rating): Promise<'done' | RatingError> {
  const answer = await requestTable((client) =>
    client.rpc('rate_shop', { p_order: orderId, p_store: storeId, p_stars: stars, p_reasons: reasons }),
  );
  if (!answer.ok) return answer.error.isSignedOut ? 'signedOut' : answer.error.cause;
  const { refused, stars: taken } = fieldsOf(answer.value);
  if (refused === undefined && readStars(taken) !== null) return 'done';
  return REFUSALS.find((refusal) => refusal === refused) ?? 'server';
}

type Thing = Pick<Rating, 'orderId' | 'storeId'>;

const isOf = (one: Thing, other: Thing): boolean =>
  one.orderId === other.orderId && one.storeId === other.storeId;

/** Orders whose rating the user put off on this device. */
export function putOffOrders(userId: string): string[] {
  const stored = storedAccount(userId)?.putOff;
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** More than can be rated within a month. */
const MOST_PUT_OFF = 50;

export function putOff(userId: string, orderId: string): void {
  const account = storedAccount(userId);
  const others = putOffOrders(userId).filter((id) => id !== orderId);
  if (account) storeAccount({ ...account, putOff: [...others, orderId].slice(-MOST_PUT_OFF) });
}
