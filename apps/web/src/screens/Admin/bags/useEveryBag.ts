import { MOST_ROWS, type Bag, type Store } from '@zawadeh/domain';
import { useState } from 'react';
import type { AdminResult } from '../../../backend/admin/query.ts';
import { bagsPart } from '../../../backend/admin/bags.ts';
import { allStores } from '../../../backend/admin/stores.ts';
import { useQuery, type Query } from '../useQuery.ts';

export interface Shelf {
  stores: Store[];
  bags: Bag[];
}

/** Enough to fill a screen, rendered in a moment. */
const FIRST = 30;

/** All bags with their stores; they are searched and sorted here, without a request for each letter. */
export function useEveryBag(): Query<Shelf> {
  const [early, setEarly] = useState<Shelf | null>(null);
  const asked = useQuery('bags', () => everyBag(early === null ? setEarly : () => {}));
  return { ...asked, value: asked.value ?? early };
}

export async function everyBag(tell: (shelf: Shelf) => void): Promise<AdminResult<Shelf>> {
  const [shops, first] = await Promise.all([allStores(), bagsPart(0, FIRST)]);
  if (!shops.ok) return shops;
  const stores = shops.value;
  const found = new Map<string, Bag>();
  const shelf = () => ({ stores, bags: underTheirShops([...found.values()], stores) });
  for (let start = FIRST, told = first; ; start += MOST_ROWS) {
    if (!told.ok) return told;
    for (const bag of told.value.bags) found.set(bag.id, bag);
    if (start >= told.value.total) return { ok: true, value: shelf() };
    tell(shelf());
    told = await bagsPart(start, MOST_ROWS);
  }
}

/** A bag is sold under its store's name, which is in another table. */
function underTheirShops(bags: readonly Bag[], stores: readonly Store[]): Bag[] {
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return bags.map((bag) => ({ ...bag, store: names.get(bag.storeId ?? '') ?? bag.store }));
}
