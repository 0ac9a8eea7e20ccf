import { beirutDay, MOST_ROWS, type OwnStore, type Store } from '@zawadeh/domain';
import { useState } from 'react';
import { fetchPlans, type Plans } from './plan/planCalls.ts';
import { everyRow, type AdminResult } from '../query.ts';
import { useScope } from '../scope.ts';
import { fetchBagsPage, readWholeBags, type WholeBag } from './bagCalls.ts';
import { askedBags, fetchBagChanges, type AskedBag } from './changeCalls.ts';
import { fetchStores } from '../stores/storeCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { useQuery, type Query } from '../useQuery.ts';

export interface Shelf {
  stores: Store[];
  bags: WholeBag[];
  plans: Plans;
  /** What waits for a review or was sent back, in the space of a shop. */
  asked: readonly AskedBag[];
}

const NOTHING_ASKED: readonly AskedBag[] = [];

/** Enough to fill a screen, rendered in a moment. */
const FIRST_PAGE_SIZE = 30;

/** All bags with their stores and plans; they are searched and sorted here, without a request for each letter. */
export function useEveryBag(): Query<Shelf> {
  const scope = useScope();
  const [early, setEarly] = useState<Shelf | null>(null);
  const today = beirutDay(useAtomValue(nowAtom));
  const query = useQuery(`bags ${today}`, () =>
    scope.kind === 'store'
      ? fetchOwnBags(today, scope.store)
      : fetchEveryBag(today, early === null ? setEarly : () => {}),
  );
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
  const shelf = () => ({
    stores,
    plans,
    bags: withStoreNames([...found.values()], stores),
    asked: NOTHING_ASKED,
  });
  for (let start = FIRST_PAGE_SIZE, result = first; ; start += MOST_ROWS) {
    if (!result.ok) return result;
    for (const bag of result.value.bags) found.set(bag.id, bag);
    if (start >= result.value.total) return { ok: true, value: shelf() };
    onPart(shelf());
    result = await fetchBagsPage(start, MOST_ROWS);
  }
}

/** The bags of one shop, with what waits for a review. */
async function fetchOwnBags(today: string, { storeId, name }: OwnStore): Promise<AdminResult<Shelf>> {
  const [planned, rows, changes] = await Promise.all([
    fetchPlans(today),
    everyRow((client, start, end) =>
      client
        .from('surprise_bags')
        .select('*')
        .eq('store_id', storeId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(start, end)
        .retry(false),
    ),
    fetchBagChanges(storeId),
  ]);
  if (!planned.ok) return planned;
  if (!rows.ok) return rows;
  if (!changes.ok) return changes;
  const stores = [{ id: storeId, name }];
  const asked = askedBags(changes.value, rows.value).map(({ change, bag }) => ({
    change,
    bag: { ...bag, store: name },
  }));
  return {
    ok: true,
    value: { stores, plans: planned.value, bags: withStoreNames(readWholeBags(rows.value), stores), asked },
  };
}

/** A bag is sold under its store's name, which is in another table. */
function withStoreNames(bags: readonly WholeBag[], stores: readonly Store[]): WholeBag[] {
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return bags.map((bag) => ({ ...bag, store: names.get(bag.storeId ?? '') ?? bag.store }));
}
