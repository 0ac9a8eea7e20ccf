import { beirutDay, MOST_ROWS, type Store } from '@zawadeh/domain';
import { useState } from 'react';
import { fetchPlans, type Plans } from './plan/planCalls.ts';
import type { AdminResult } from '../query.ts';
import { fetchBagsPage, type WholeBag } from './bagCalls.ts';
import { fetchStores } from '../stores/storeCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useQuery, type Query } from '../useQuery.ts';

export interface Shelf {
  stores: Store[];
  bags: WholeBag[];
  plans: Plans;
}

/** Enough to fill a screen, rendered in a moment. */
const FIRST_PAGE_SIZE = 30;

/** All bags with their stores and plans; they are searched and sorted here, without a request for each letter. */
export function useEveryBag(): Query<Shelf> {
  const [early, setEarly] = useState<Shelf | null>(null);
  const today = beirutDay(useAtomValue(nowAtom));
  const query = useQuery(`bags ${today}`, () => fetchEveryBag(today, early === null ? setEarly : () => {}));
  return { ...query, value: query.value ?? early };
}

async function fetchEveryBag(today: string, onPart: (shelf: Shelf) => void): Promise<AdminResult<Shelf>> {
  const [shops, planned, first] = await Promise.all([
    fetchStores(),
    fetchPlans(today),
    fetchBagsPage(0, FIRST_PAGE_SIZE),
  ]);
  if (!shops.ok) return shops;
  if (!planned.ok) return planned;
  const [stores, plans] = [shops.value, planned.value];
  const found = new Map<string, WholeBag>();
  const shelf = () => ({ stores, plans, bags: withStoreNames([...found.values()], stores) });
  for (let start = FIRST_PAGE_SIZE, result = first; ; start += MOST_ROWS) {
    if (!result.ok) return result;
    for (const bag of result.value.bags) found.set(bag.id, bag);
    if (start >= result.value.total) return { ok: true, value: shelf() };
    onPart(shelf());
    result = await fetchBagsPage(start, MOST_ROWS);
  }
}

/** A bag is sold under its store's name, which is in another table. */
function withStoreNames(bags: readonly WholeBag[], stores: readonly Store[]): WholeBag[] {
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return bags.map((bag) => ({ ...bag, store: names.get(bag.storeId ?? '') ?? bag.store }));
}
