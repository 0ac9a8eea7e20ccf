import type { Cart } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { bagsAtom, keepBagsFresh, refreshBags } from '../../state/bags.ts';
import { cartAtom } from '../../state/cart.ts';
import { cartChangesAtom, dismissChanges, reconcile } from '../../state/cartChanges.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';

/** The cart, held beside the stores' bags while it is looked at. Null until the browser was asked. */
export function useFreshCart(): Cart | null {
  const store = useStore();
  const cart = useAtomValue(cartAtom);
  const now = useAtomValue(nowAtom);
  const { bags, error: trouble } = useAtomValue(bagsAtom);
  const [wasAsked, setWasAsked] = useState(false);
  const hasChanges = useAtomValue(cartChangesAtom).length > 0;
  // A bag that has left may come back.
  const isWatched = cart !== null && (cart.length > 0 || hasChanges);

  useEffect(() => {
    if (!isWatched) return;
    let isHere = true;
    const stop = keepBagsFresh(store);
    void refreshBags(store).then(() => {
      if (isHere) setWasAsked(true);
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [store, isWatched]);

  // By bags of an hour ago, one that came after them would be called gone.
  const isFresh = wasAsked && trouble === null;
  useEffect(() => {
    if (cart !== null && cart.length > 0 && isFresh && bags !== null) void reconcile(store, bags, now);
  }, [store, cart, bags, now, isFresh]);

  useEffect(() => () => dismissChanges(store), [store]);

  return cart;
}
