/** The rating of a shop by the rule that the database is compared with. */
import { LEAST_RATINGS, type Instant, type ShopRating } from '@zawadeh/domain';

/** Six months, of the same length at every time of the year. */
export const RATING_DAYS = 183;

const DAY = 24 * 3_600_000;

/** Null where too few are recent. */
export function shopRating(
  ratings: readonly { stars: number; ratedAt: Instant }[],
  now: Instant,
): ShopRating | null {
  const recent = ratings.filter(({ ratedAt }) => ratedAt > now - RATING_DAYS * DAY);
  if (recent.length < LEAST_RATINGS) return null;
  const sum = recent.reduce((total, { stars }) => total + stars, 0);
  return { mean: Math.round((10 * sum) / recent.length) / 10, count: recent.length };
}
