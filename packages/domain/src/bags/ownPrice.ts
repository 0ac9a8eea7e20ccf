/** What a shop asks for its own bag. */
import type { Cents } from '../money/money.ts';

/** A bag is a rescue: above this share of its full price, in percent, the form of a shop asks first. */
export const DEAR_FROM_PERCENT = 60;

/** The sale price as a share of the full price, in whole percent, rounded up; null without a full price. */
export const shareOfFull = (sale: Cents, full: Cents | null): number | null =>
  full === null || full === 0 ? null : Math.ceil((sale * 100) / full);

export const isDear = (sale: Cents, full: Cents | null): boolean =>
  (shareOfFull(sale, full) ?? 0) > DEAR_FROM_PERCENT;

/** What is left for the shop of one bag. */
export const shopGets = (sale: Cents, basisPoints: number): Cents =>
  sale - Math.round((sale * basisPoints) / 10_000);
