/** The shops of the table stores, for a search that finds no bag. */
import { readShop, readShopRating, type SearchedShop } from '@zawadeh/domain';
import { atom, type AppStore } from '../../../lib/store.ts';
import { readStores } from '../shopPlaces.ts';

/** Null until they arrive; none where the server cannot be reached. */
export const knownShopsAtom = atom<readonly SearchedShop[] | null>(null);

/** Once: what a search shows of a shop changes rarely. */
export async function fetchKnownShops(store: AppStore): Promise<void> {
  if (store.get(knownShopsAtom)?.length) return;
  const rows = await readStores('id,name,name_ar,area,picture_url,facade,rating,rating_count').catch(
    () => [],
  );
  const shops = rows.flatMap((row) => {
    const shop = readShop(row);
    if (!shop.ok || !shop.value.name) return [];
    const { id, name, area, pictureUrl, facade } = shop.value;
    return [{ id, name, area, pictureUrl, facade, rating: readShopRating(row) }];
  });
  store.set(knownShopsAtom, shops);
}
