/** What shops are rated: the average of the last six months, shown once there are a few ratings. */
import { fieldsOf } from '../objects.ts';
import { readCount } from '../reading/raw.ts';
import type { Instant } from '../time/instant.ts';

/** With fewer, one person would decide the average. */
export const LEAST_RATINGS = 5;
/** Six months, of the same length at every time of the year. */
export const RATING_DAYS = 183;

const DAY = 24 * 3_600_000;

export interface ShopRating {
  /** Of five, rounded to one digit. */
  mean: number;
  count: number;
}

/** Of a shop's ratings; null where too few are recent. The database has the same rule. */
export function shopRating(
  ratings: readonly { stars: number; ratedAt: Instant }[],
  now: Instant,
): ShopRating | null {
  const recent = ratings.filter(({ ratedAt }) => ratedAt > now - RATING_DAYS * DAY);
  if (recent.length < LEAST_RATINGS) return null;
  const sum = recent.reduce((total, { stars }) => total + stars, 0);
  return { mean: Math.round((10 * sum) / recent.length) / 10, count: recent.length };
}

/** Of a row of stores; null where there is nothing to show. */
export function readShopRating(row: unknown): ShopRating | null {
  const { rating: mean, rating_count } = fieldsOf(row);
  const count = readCount(rating_count) ?? 0;
  return typeof mean === 'number' && count >= LEAST_RATINGS ? { mean, count } : null;
}
