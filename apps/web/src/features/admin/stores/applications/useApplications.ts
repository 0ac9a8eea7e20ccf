import type { StoreApplications } from '@zawadeh/domain';
import { useEffect } from 'react';
import { useSetAtom } from '../../../../lib/store.ts';
import { applicationCountAtom } from '../../navigationCounts.ts';
import { usePolling } from '../../usePolling.ts';
import { useQuery, type Query } from '../../useQuery.ts';
import { fetchApplications } from './applicationCalls.ts';

const REFRESH_MS = 30_000;

export function useApplications(): Query<StoreApplications> {
  const query = useQuery('applications', fetchApplications);
  usePolling(query.refetch, REFRESH_MS);
  const setCount = useSetAtom(applicationCountAtom);
  const count = query.value?.openCount;
  useEffect(() => {
    if (count !== undefined) setCount(count);
  }, [count, setCount]);
  return query;
}
