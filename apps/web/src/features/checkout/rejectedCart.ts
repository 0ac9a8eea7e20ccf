/** Updates the cart after the server has rejected a checkout. */
import { shelfQueryFor, availabilityOf, type Bag } from '@zawadeh/domain';
import type { NewFigures } from './checkoutCalls.ts';
import { bagsAtom, refreshBags, setBagsQuery } from '../shelf/bags.ts';
import { cartAtom } from '../cart/cart.ts';
import { reconcile } from '../cart/cartChanges.ts';
import { nowAtom } from '../../lib/clock.ts';
import type { AppStore } from '../../lib/store.ts';

/** The shelf has the reason why a bag is unavailable, but may be some seconds older than the server's rejection. */
export async function reconcileRejectedCart(store: AppStore, figures: NewFigures): Promise<void> {
  setBagsQuery(
    store,
    shelfQueryFor(
      'bag',
      (store.get(cartAtom) ?? []).map(({ bagId }) => bagId),
    ),
  );
  await refreshBags(store);
  const { bags, error } = store.get(bagsAtom);
  if (bags === null || error !== null) return;
  const now = store.get(nowAtom);
  const rejected = new Set(figures.lines.map(({ bagId }) => bagId));
  await reconcile(
    store,
    bags.map((bag) => withRejection(bag, figures, now)),
    now,
    (bagId) => rejected.has(bagId),
  );
}

function withRejection(bag: Bag, { lines }: NewFigures, now: number): Bag {
  const line = lines.find(({ bagId }) => bagId === bag.id);
  if (!line) return bag;
  // More than the shelf has: one is kept for this user.
  const stock = { ...bag, quantity: Math.max(bag.quantity, line.available ?? 0) };
  if (availabilityOf(stock, now).state !== 'available') return bag;
  return { ...bag, quantity: line.available ?? bag.quantity, salePrice: line.unitPrice ?? bag.salePrice };
}
