/** A shop takes back a bag that it sold and cannot fill; the database has the same rule. */
import type { Cents } from '../money/money.ts';
import { isRaw } from '../reading/raw.ts';
import type { RefundReason } from './refund.ts';

export const TAKE_BACK_REASONS = ['broken', 'ran_out', 'closing', 'other'] as const;
export type TakeBackReason = (typeof TAKE_BACK_REASONS)[number];

export interface TakenBack {
  orders: number;
  pieces: number;
}

/**
 * The lines that are lost, of the paid lines of a bag in the order of payment. The earliest lines are kept, and a line
 * that is too large leaves its bags to the next one.
 */
export function takenBack(lines: readonly number[], canFill: number): TakenBack {
  let left = canFill;
  const lost = lines.filter((pieces) => {
    if (pieces > left) return true;
    left -= pieces;
    return false;
  });
  return { orders: lost.length, pieces: lost.reduce((sum, pieces) => sum + pieces, 0) };
}

/** The answer of both calls; null if it is unreadable. */
export function readTakenBack(answer: unknown): (TakenBack & { forSale: number }) | null {
  if (!isRaw(answer)) return null;
  const { orders, pieces, for_sale: forSale } = answer;
  return isCount(orders) && isCount(pieces) && isCount(forSale) ? { orders, pieces, forSale } : null;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The money left of a paid order: lost bags and goodwill have refunds of their own. */
export function amountLeft(
  amount: Cents | null,
  refunds: readonly { amount: Cents; reason: RefundReason | null; line: object | null }[],
): Cents | null {
  if (amount === null) return null;
  const given = refunds.filter(({ line, reason }) => line !== null || reason === 'goodwill');
  return given.reduce((left, refund) => left - refund.amount, amount);
}
