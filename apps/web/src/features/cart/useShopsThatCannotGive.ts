import type { Cart, LocalText } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';

/** The names of the cart's shops that cannot give bags to people who need them; null for one without a name. */
export function useShopsThatCannotGive(cart: Cart): (LocalText | null)[] {
  const [unable, setUnable] = useState<readonly string[]>([]);
  const shops = new Map(cart.map(({ storeId, store }) => [storeId, store]));
  const wanted = Array.from(shops.keys())
    .filter((id) => id !== null)
    .toSorted()
    .join();
  useEffect(() => {
    if (wanted === '') return;
    let isHere = true;
    void importWithRetry(() => import('./givingShops.ts'))
      .then(({ fetchShopsThatCannotGive }) => fetchShopsThatCannotGive(wanted.split(',')))
      .then((ids) => {
        if (isHere) setUnable(ids);
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return Array.from(shops).flatMap(([id, name]) => (id === null || unable.includes(id) ? [name] : []));
}
