/** After a checkout that was refused: the cart as the stores have it at this very moment. */
import { availabilityOf, type Bag } from '@zawadeh/domain';
import type { NewFigures } from '../backend/checkout.ts';
import { bagsAtom, refreshBags } from './bags.ts';
import { reconcile } from './cartChanges.ts';
import { nowAtom } from '../lib/clock.ts';
import type { Store } from '../lib/store.ts';

/** The shelf says why a bag cannot be had, but what it says may be some seconds older than the refusal. */
export async function reconcileRejectedCart(store: Store, figures: NewFigures): Promise<void> {
  await refreshBags(store);
  const { bags, trouble } = store.get(bagsAtom);
  if (bags === null || trouble !== null) return;
  const now = store.get(nowAtom);
  const refused = new Set(figures.lines.map(({ bagId }) => bagId));
  await reconcile(
    store,
    bags.map((bag) => asRefused(bag, figures, now)),
    now,
    (bagId) => refused.has(bagId),
  );
}

function asRefused(bag: Bag, { lines }: NewFigures, now: number): Bag {
  const line = lines.find(({ bagId }) => bagId === bag.id);
  if (!line || availabilityOf(bag, now).state !== 'available') return bag;
  return { ...bag, quantity: line.available ?? bag.quantity, salePrice: line.unitPrice ?? bag.salePrice };
}
