/** What the map shows of a shop besides its bags; kept while the app is open, so that it is there without internet too. */
import { readShop, readShopRating, type Shop, type ShopRating } from '@zawadeh/domain';
import { useEffect, useMemo } from 'react';
import { importWithRetry } from '../../../lib/importWithRetry.ts';
import { atom, useAtomValue, useStore } from '../../../lib/store.ts';

type MapShop = Shop & { rating: ShopRating | null };

const shopsAtom = atom<ReadonlyMap<string, MapShop>>(new Map());

const COLUMNS = 'id,area,latitude,longitude,address,address_ar,rating,rating_count';

/** How tables are read is a download of its own, which the pins do not wait for. */
async function fetchRows(): Promise<unknown[]> {
  const { readStores } = await importWithRetry(() => import('../shopPlaces.ts'));
  return readStores(COLUMNS);
}

/** Empty until they arrive; the bags are shown without. */
export function useMapShops() {
  const store = useStore();
  const shops = useAtomValue(shopsAtom);
  useEffect(() => {
    fetchRows().then(
      (rows) =>
        store.set(
          shopsAtom,
          new Map(
            rows.flatMap((row) => {
              const reading = readShop(row);
              if (!reading.ok) return [];
              return [[reading.value.id, { ...reading.value, rating: readShopRating(row) }] as const];
            }),
          ),
        ),
      () => {},
    );
  }, [store]);
  const places = useMemo(
    () =>
      new Map(
        Array.from(shops.values(), ({ id, area, coordinates }) => [
          id,
          { area: area?.id ?? null, position: coordinates },
        ]),
      ),
    [shops],
  );
  return { shops, places };
}
