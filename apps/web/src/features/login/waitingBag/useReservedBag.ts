import { shelfQueryFor, type Bag, type WaitingBag } from '@zawadeh/domain';
import { useEffect } from 'react';
import { useAtomValue, useStore } from '../../../lib/store.ts';
import { bagsAtom, refreshBags, setBagsQuery } from '../../shelf/bags.ts';

/** The bag that waits: null where it cannot be shown, undefined while it loads. */
export function useReservedBag(waiting: WaitingBag | null): Bag | null | undefined {
  const store = useStore();
  const { bags, error, isPart } = useAtomValue(bagsAtom);
  const bagId = waiting?.bagId ?? null;
  useEffect(() => {
    if (bagId === null) return;
    setBagsQuery(store, shelfQueryFor('bag', [bagId]));
    void refreshBags(store);
  }, [store, bagId]);
  if (bagId === null) return null;
  const bag = bags?.find(({ id }) => id === bagId);
  return bag ?? (error === null && (bags === null || isPart) ? undefined : null);
}
