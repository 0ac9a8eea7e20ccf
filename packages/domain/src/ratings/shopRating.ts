/** The rating of a shop: the average of the last six months, shown once there are a few ratings. */
import { fieldsOf } from '../objects.ts';
import { readCount } from '../reading/raw.ts';

/** With fewer, one person would decide the average. */
export const LEAST_RATINGS = 5;

export interface ShopRating {
  /** The average of one to five stars, rounded to one digit. */
  mean: number;
  count: number;
}

/** Reads a row of stores; null without a rating to show. */
export function readShopRating(row: unknown): ShopRating | null {
  const { rating: mean, rating_count } = fieldsOf(row);
  const count = readCount(rating_count) ?? 0;
  return typeof mean === 'number' && count >= LEAST_RATINGS ? { mean, count } : null;
}
