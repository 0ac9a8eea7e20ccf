import { addToCart, availabilityOf, type Bag, type WaitingBag } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { fetchBag, withStoreOf } from '../../shelf/oneBag.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useStore, type AppStore } from '../../../lib/store.ts';
import { bagsAtom } from '../../shelf/bags.ts';
import { cartAtom } from '../../cart/cart.ts';
import { forgetWaitingBag } from './storedWaitingBag.ts';

/** What became of the bag. It is `gone` for good, or cannot be bought now; `unknown` where the server does not answer. */
export type Arrival = { kind: 'inCart'; bag: Bag } | { kind: 'gone'; bag: Bag | null } | { kind: 'unknown' };

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
  if (availabilityOf(bag, store.get(nowAtom)).state !== 'available') return { kind: 'gone', bag };
  let isInCart = false;
  store.set(cartAtom, (cart) => {
    const has = (lines: typeof cart) => lines.some((line) => line.bagId === bag.id);
    // Another tab may have been first.
    const after = has(cart) ? cart : addToCart(cart, bag, quantity);
    isInCart = has(after);
    return after;
  });
  return isInCart ? { kind: 'inCart', bag } : { kind: 'unknown' };
}
