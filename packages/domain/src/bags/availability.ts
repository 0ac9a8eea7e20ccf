/** Whether a bag can be bought now, and if not, why. The first reason counts: a sold-out bag never says "opens later". */
import { dayOf, type Day } from '../time/day.ts';
import type { Instant } from '../time/instant.ts';
import type { Bag } from './readBag.ts';

/** Stock is low when three or fewer are left. */
const LOW_STOCK = 3;

export function isLowStock(quantity: number): boolean {
  return quantity <= LOW_STOCK;
}

export type Availability =
  | { state: 'soldOut'; restockAt: Instant | null }
  | { state: 'opensLater'; opensAt: Instant; day: Day }
  | { state: 'ended' }
  | { state: 'restocking'; restockAt: Instant; day: Day }
  | { state: 'available'; lowStock: number | null };

type StockAndTimes = Pick<Bag, 'quantity' | 'pickupStart' | 'pickupEnd' | 'restockAt'>;

export function availabilityOf(bag: StockAndTimes, now: Instant): Availability {
  const { quantity, pickupStart, pickupEnd, restockAt } = bag;
  if (quantity === 0) return { state: 'soldOut', restockAt };
  // A window that ends before it starts never opens, so no opening time may be promised.
  if (pickupStart !== null && pickupEnd !== null && pickupEnd < pickupStart) return { state: 'ended' };
  if (pickupStart !== null && now < pickupStart) {
    return { state: 'opensLater', opensAt: pickupStart, day: dayOf(pickupStart, now) };
  }
  if (pickupEnd !== null && now > pickupEnd) return { state: 'ended' };
  if (restockAt !== null && now < restockAt) {
    return { state: 'restocking', restockAt, day: dayOf(restockAt, now) };
  }
  return { state: 'available', lowStock: isLowStock(quantity) ? quantity : null };
}
