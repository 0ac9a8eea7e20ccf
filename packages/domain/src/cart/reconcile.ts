/** Compares a stored cart with the current bags. */
import { availabilityOf, type Availability } from '../bags/availability.ts';
import type { Bag } from '../bags/readBag.ts';
import type { Cents } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';
import { cartLineOf, type Cart, type CartLine } from './cart.ts';

/** A change to show to the buyer; `line` is the line before the change. */
export type CartChange =
  | { kind: 'gone'; line: CartLine }
  | { kind: 'unavailable'; line: CartLine; availability: Exclude<Availability, { state: 'available' }> }
  | { kind: 'price'; line: CartLine; from: Cents; to: Cents }
  | { kind: 'fewer'; line: CartLine; from: number; to: number };

export interface Reconciled {
  cart: Cart;
  changes: CartChange[];
}

/**
 * Removes lines that can no longer be bought. Spared lines stay unchanged, because the given bags may be older than the
 * lines.
 */
export function reconcileCart(
  cart: Cart,
  bags: readonly Bag[],
  now: Instant,
  isSpared: (bagId: string) => boolean = () => false,
): Reconciled {
  const fresh = new Map(bags.map((bag) => [bag.id, bag]));
  const changes: CartChange[] = [];
  const remaining = cart.flatMap((line) => {
    if (isSpared(line.bagId)) return [line];
    const bag = fresh.get(line.bagId);
    if (!bag) {
      changes.push({ kind: 'gone', line });
      return [];
    }
    const availability = availabilityOf(bag, now);
    if (availability.state !== 'available') {
      changes.push({ kind: 'unavailable', line, availability });
      return [];
    }
    const quantity = Math.min(line.quantity, bag.quantity);
    if (bag.salePrice !== line.salePrice) {
      changes.push({ kind: 'price', line, from: line.salePrice, to: bag.salePrice });
    }
    if (quantity < line.quantity) changes.push({ kind: 'fewer', line, from: line.quantity, to: quantity });
    return [{ ...cartLineOf(bag), quantity }];
  });
  return { cart: remaining, changes };
}
