import type { RefundList } from '@zawadeh/domain';
import { useEffect } from 'react';
import { fetchRefunds } from './refundCalls.ts';
import { useSetAtom } from '../../../lib/store.ts';
import { usePolling } from '../usePolling.ts';
import { useQuery, type Query } from '../useQuery.ts';
import { owedCountAtom } from '../navigationCounts.ts';

export function useRefunds(): Query<RefundList> {
  const query = useQuery('refunds', fetchRefunds);
  usePolling(query.refetch);
  const setOwedCount = useSetAtom(owedCountAtom);
  const count = query.value?.owedCount;
  useEffect(() => {
    if (count !== undefined) setOwedCount(count);
  }, [count, setOwedCount]);
  return query;
}
