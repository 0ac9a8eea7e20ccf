import { shelfQueryFor, type Cart } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { useKeptBags } from './useKeptBags.ts';
import { bagsAtom, keepBagsFresh, refreshBags } from '../shelf/bags.ts';
import { cartAtom } from './cart.ts';
import { cartChangesAtom, dismissChanges, reconcile } from './cartChanges.ts';
import { nowAtom } from '../../lib/clock.ts';
import { useAtomValue, useStore } from '../../lib/store.ts';

/** The cart, compared with the stores' bags while the page is open. Null until the browser has read it. */
export function useFreshCart(): Cart | null {
  const store = useStore();
  const cart = useAtomValue(cartAtom);
  const now = useAtomValue(nowAtom);
  const { bags, error, isPart } = useAtomValue(bagsAtom);
  const kept = useKeptBags();
  const [wasRefreshed, setRefreshed] = useState(false);
  const changes = useAtomValue(cartChangesAtom);
  // A removed bag may come back.
  const lines = [...(cart ?? []), ...changes.map(({ line }) => line)];
  const needsBags = cart !== null && lines.length > 0;
  const query = shelfQueryFor(
    'bag',
    lines.map(({ bagId }) => bagId),
  );

  useEffect(() => {
    if (!needsBags) return;
    let isHere = true;
    const stop = keepBagsFresh(store, query);
    void refreshBags(store).then(() => {
      if (isHere) setRefreshed(true);
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [store, needsBags, query]);

  // By bags of an hour ago, a newer one would be called gone.
  const isFresh = wasRefreshed && error === null;
  useEffect(() => {
    if (kept === null || bags === null || isPart || !isFresh) return;
    if (cart !== null && cart.length > 0) void reconcile(store, bags, now);
  }, [store, cart, bags, isPart, now, isFresh, kept]);

  useEffect(() => () => dismissChanges(store), [store]);

  return cart;
}
