/** The rate of the lira as an admin types it, in the digits of any script. */
import { LEAST_LBP_PER_USD, MOST_LBP_PER_USD } from '../money/lira.ts';
import type { Result } from '../result.ts';
import { readTypedCount } from '../text/typedNumber.ts';

export type RateProblem = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge';

/** Whole lira for one dollar. */
export function readTypedRate(typed: string): Result<number, RateProblem> {
  if (typed.trim() === '') return { ok: false, error: 'missing' };
  const rate = readTypedCount(typed);
  if (rate === null) return { ok: false, error: 'notANumber' };
  if (rate < LEAST_LBP_PER_USD) return { ok: false, error: 'tooSmall' };
  if (rate > MOST_LBP_PER_USD) return { ok: false, error: 'tooLarge' };
  return { ok: true, value: rate };
}

const USUAL_CHANGE_PERCENT = 10;

/** Asked about before it is saved, because every page shows it at once: a digit too many is within the bounds. */
export const isUnusualRate = (rate: number, last: number | null): boolean =>
  last !== null && Math.abs(rate - last) * 100 > last * USUAL_CHANGE_PERCENT;
