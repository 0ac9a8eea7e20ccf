import type { StoreTeam } from '@zawadeh/domain';
import { usePolling } from '../usePolling.ts';
import { useQuery, type Query } from '../useQuery.ts';
import { fetchTeam } from './teamCalls.ts';

/** Read again and again, so that a new phone and a new member show. */
export function useTeam(storeId: string): Query<StoreTeam> {
  const query = useQuery(`team ${storeId}`, () => fetchTeam(storeId));
  usePolling(query.refetch);
  return query;
}
