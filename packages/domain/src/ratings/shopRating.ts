/** What shops are rated: the average of the last six months, shown once there are a few ratings. */
import { fieldsOf } from '../objects.ts';
import { readCount } from '../reading/raw.ts';

/** With fewer, one person would decide the average. */
export const LEAST_RATINGS = 5;

export interface ShopRating {
  /** Of five, rounded to one digit. */
  mean: number;
  count: number;
}

/** Of a row of stores; null where there is nothing to show. */
export function readShopRating(row: unknown): ShopRating | null {
  const { rating: mean, rating_count } = fieldsOf(row);
  const count = readCount(rating_count) ?? 0;
  return typeof mean === 'number' && count >= LEAST_RATINGS ? { mean, count } : null;
}
