/** Lebanese lira beside dollars: shown only, never charged. */
import { isRaw } from '../reading/raw.ts';
import { readInstant, type Instant } from '../time/instant.ts';
import type { Cents } from './money.ts';

export interface LiraRate {
  /** Whole lira. */
  lbpPerUsd: number;
  setAt: Instant;
}

/** Rounded up, so that a shop never asks for more than was shown. */
const THOUSAND = 1_000;
const CENTS_PER_THOUSAND = 100 * THOUSAND;

const WEEK = 7 * 24 * 60 * 60 * 1_000;

/** The database refuses others too: a typed rate with a missing or a doubled digit is outside. */
export const LEAST_LBP_PER_USD = 1_000;
export const MOST_LBP_PER_USD = 1_000_000;

/** A row of settings; null where no rate was set. */
export function readLiraRate(row: unknown): LiraRate | null {
  if (!isRaw(row)) return null;
  const { lbp_per_usd: lbpPerUsd, rate_set_at } = row;
  const setAt = readInstant(rate_set_at);
  if (setAt === null || typeof lbpPerUsd !== 'number' || !isExact(lbpPerUsd)) return null;
  return { lbpPerUsd, setAt };
}

/** When lira disappear from every page, unless the rate is set again. */
export const rateEnds = ({ setAt }: LiraRate): Instant => setAt + WEEK;

/** About how many lira the amount is. Null without a rate, with one older than seven days, or where it would not be exact. */
export function liraNote(cents: Cents, rate: LiraRate | null, now: Instant): number | null {
  if (rate === null || now > rateEnds(rate)) return null;
  const hundredths = cents * rate.lbpPerUsd;
  // Up to the largest safe integer, the product of whole numbers is exact.
  if (![cents, rate.lbpPerUsd, hundredths].every(isExact) || rate.lbpPerUsd === 0) return null;
  const rest = hundredths % CENTS_PER_THOUSAND;
  const thousands = (hundredths - rest) / CENTS_PER_THOUSAND + (rest > 0 ? 1 : 0);
  return thousands * THOUSAND;
}

const isExact = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;
