/** What a buyer says about a shop after a handover: once for each shop of an order, with reasons from a fixed list. */
import { fieldsOf } from '../objects.ts';
import { isRaw, readCount, readId } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { readInstant, type Instant } from '../time/instant.ts';

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

export const MOST_REASONS = 3;

/** Three stars and more have the first list, fewer the second. */
const LEAST_GOOD = 3;
const GOOD = ['quantity', 'taste', 'value', 'friendly'] as const;
const BAD = ['too_little', 'quality', 'not_as_described', 'waited', 'closed'] as const;

export const RATING_REASONS = [...GOOD, ...BAD] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

const HOUR = 3_600_000;
/** The app does not ask before the bag can have been opened. */
const RATE_AFTER_MS = 2 * HOUR;
/** A later rating would be a guess. */
const RATE_WITHIN_MS = 30 * 24 * HOUR;

export const readStars = (value: unknown): Stars | null => STARS.find((stars) => stars === value) ?? null;

/** The reasons for the stars. */
export const reasonsFor = (stars: Stars): readonly RatingReason[] => (stars >= LEAST_GOOD ? GOOD : BAD);

/** The known reasons of this many stars, each once and no more than three, in the order of the list. */
export const readReasons = (stars: Stars, value: unknown): RatingReason[] =>
  Array.isArray(value)
    ? reasonsFor(stars)
        .filter((reason) => value.includes(reason))
        .slice(0, MOST_REASONS)
    : [];

/** With or without a reason; a fourth one changes nothing. */
export function toggleReason(
  stars: Stars,
  reasons: readonly RatingReason[],
  reason: RatingReason,
): RatingReason[] {
  if (reasons.includes(reason)) return reasons.filter((each) => each !== reason);
  return reasons.length < MOST_REASONS ? readReasons(stars, [...reasons, reason]) : [...reasons];
}

/** When the app asks about what was handed over then. */
export const ratableFrom = (doneAt: Instant): Instant => doneAt + RATE_AFTER_MS;

/** Why what was handed over then cannot be rated; null while it can. */
export function notRatable(doneAt: Instant, now: Instant): 'too_early' | 'too_late' | null {
  if (now < ratableFrom(doneAt)) return 'too_early';
  return now < doneAt + RATE_WITHIN_MS ? null : 'too_late';
}

export const mayBeRated = (doneAt: Instant, now: Instant): boolean => notRatable(doneAt, now) === null;

/** The bags of one shop that a buyer collected lately, or that were brought. */
export interface Collected {
  orderId: string;
  orderCode: string;
  storeId: string;
  /** null for a shop that was deleted. */
  shop: LocalText | null;
  bags: number;
  doneAt: Instant;
  isDelivery: boolean;
  /** null while it is not rated. */
  stars: Stars | null;
}

/** The answer of the function collected_lately, the latest first; null if it is unreadable. */
export function readCollected(answer: unknown): Collected[] | null {
  return Array.isArray(answer) ? answer.filter(isRaw).flatMap(readOne) : null;
}

function readOne(raw: Record<string, unknown>): Collected[] {
  const [orderId, orderCode, storeId] = [readId(raw.order_id), readId(raw.order_code), readId(raw.store_id)];
  const doneAt = readInstant(raw.done_at);
  if (orderId === null || orderCode === null || storeId === null || doneAt === null) return [];
  return [
    {
      orderId,
      orderCode,
      storeId,
      shop: readLocalText(raw.store, raw.store_ar),
      bags: readCount(raw.bags) ?? 0,
      doneAt,
      isDelivery: raw.kind === 'door',
      stars: readStars(raw.stars),
    },
  ];
}

/** A rating as it is sent, and as it waits for a connection. */
export interface Rating {
  orderId: string;
  storeId: string;
  stars: Stars;
  reasons: RatingReason[];
}

/** null if it is unreadable. */
export function readRating(value: unknown): Rating | null {
  const { orderId: order, storeId: store, stars: given, reasons } = fieldsOf(value);
  const [orderId, storeId, stars] = [readId(order), readId(store), readStars(given)];
  if (orderId === null || storeId === null || stars === null) return null;
  return { orderId, storeId, stars, reasons: readReasons(stars, reasons) };
}
