/** Exact sums, which a page without a cart does not download. */
import type { Cents } from './money.ts';

export function addCents(...amounts: readonly Cents[]): Cents {
  return exact(amounts.reduce((sum, amount) => sum + exact(amount), 0));
}

export function multiplyCents(price: Cents, quantity: number): Cents {
  return exact(exact(price) * exact(quantity));
}

/** A number of dollars, as requests have amounts. */
export function toDollars(cents: Cents): number {
  return exact(cents) / 100;
}

/** Throws on a programming error, because a wrong sum would be charged to a customer. */
function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of cents`);
  return amount;
}
