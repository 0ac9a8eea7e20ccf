import { distanceMetres, type Cart, type LocalText } from '@zawadeh/domain';
import { useEffect, useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { CartShop } from './cartShops.ts';

/** The shops of a cart by their ids, as far as the server has said where they are. */
export function useCartShops(cart: Cart): ReadonlyMap<string | null, CartShop> {
  const [shops, setShops] = useState<ReadonlyMap<string | null, CartShop>>(new Map());
  const wanted = Array.from(new Set(cart.flatMap(({ storeId }) => storeId ?? [])))
    .toSorted()
    .join();
  useEffect(() => {
    if (wanted === '') return;
    let isHere = true;
    void importWithRetry(() => import('./cartShops.ts'))
      .then(({ fetchCartShops }) => fetchCartShops(wanted.split(',')))
      .then((found) => {
        if (isHere) setShops(new Map(found.map((shop) => [shop.id, shop])));
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [wanted]);
  return shops;
}

/** The names of the shops that cannot give bags to people who need them; null for one without a name. */
export function shopsThatCannotGive(
  cart: Cart,
  shops: ReadonlyMap<string | null, CartShop>,
): (LocalText | null)[] {
  const names = new Map(cart.map(({ storeId, store }) => [storeId, store]));
  return Array.from(names).flatMap(([id, name]) =>
    id === null || shops.get(id)?.canGive === false ? [name] : [],
  );
}

/** How far the two shops of a cart are from each other, to ten metres; null where there are more, or a place is unknown. */
export function metresApart(shops: ReadonlyMap<string | null, CartShop>): number | null {
  const [one, other, ...more] = Array.from(shops.values(), ({ coordinates }) => coordinates);
  if (!one || !other || more.length > 0) return null;
  return Math.max(Math.round(distanceMetres(one, other) / 10) * 10, 10);
}
