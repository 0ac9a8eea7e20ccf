import type { OwedToStores } from '@zawadeh/domain';
import { useEffect } from 'react';
import { useSetAtom } from '../../../lib/store.ts';
import { waitingStoresAtom } from '../navigationCounts.ts';
import { usePolling } from '../usePolling.ts';
import { useQuery, type Query } from '../useQuery.ts';
import { fetchOwedToStores } from './payoutCalls.ts';
import { waitingStores } from './waitingStores.ts';

export function usePayouts(): Query<OwedToStores> {
  const query = useQuery('payouts', fetchOwedToStores);
  usePolling(query.refetch);
  const setCount = useSetAtom(waitingStoresAtom);
  const count = query.value && waitingStores(query.value);
  useEffect(() => {
    if (count !== null) setCount(count);
  }, [count, setCount]);
  return query;
}
