import { addToCart, availabilityOf, type Availability, type Bag, type WaitingBag } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { fetchBag, withStoreOf } from '../../shelf/oneBag.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useStore, type AppStore } from '../../../lib/store.ts';
import { bagsAtom } from '../../shelf/bags.ts';
import { cartAtom } from '../../cart/cart.ts';
import { forgetWaitingBag } from './storedWaitingBag.ts';

/** What became of the bag. `notNow` will be for sale again; `unknown` is where the server does not answer. */
export type Arrival =
  | { kind: 'inCart'; bag: Bag; quantity: number }
  | { kind: 'notNow'; bag: Bag }
  | { kind: 'gone'; bag: Bag | null }
  | { kind: 'unknown' };

/** The states of a bag that comes back. */
const COMING: readonly Availability['state'][] = ['opensLater', 'restocking'];

/** Puts the bag into the cart of a user who has just signed in; null until that is known. */
export function usePutInCart(waiting: WaitingBag | null): Arrival | null {
  const store = useStore();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    if (!waiting) return;
    let isHere = true;
    void putInCart(store, waiting).then((result) => {
      if (result.kind !== 'unknown') forgetWaitingBag();
      if (isHere) setArrival(result);
    });
    return () => {
      isHere = false;
    };
  }, [store, waiting]);
  return arrival;
}

async function putInCart(store: AppStore, { bagId, quantity }: WaitingBag): Promise<Arrival> {
  const answer = await fetchBag(bagId);
  if (!answer.ok) return answer.error === 'none' ? { kind: 'gone', bag: null } : { kind: 'unknown' };
  const bag = withStoreOf(answer.value, store.get(bagsAtom).bags ?? []);
  const { state } = availabilityOf(bag, store.get(nowAtom));
  if (state !== 'available') return { kind: COMING.includes(state) ? 'notNow' : 'gone', bag };
  let inCart = 0;
  store.set(cartAtom, (cart) => {
    const quantityIn = (lines: typeof cart) => lines.find((line) => line.bagId === bag.id)?.quantity ?? 0;
    // Another tab may have been first.
    const after = quantityIn(cart) > 0 ? cart : addToCart(cart, bag, quantity);
    inCart = quantityIn(after);
    return after;
  });
  return inCart > 0 ? { kind: 'inCart', bag, quantity: inCart } : { kind: 'unknown' };
}
