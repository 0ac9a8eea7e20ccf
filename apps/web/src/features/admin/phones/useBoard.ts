import type { HandoverBoard } from '@zawadeh/domain';
import { fetchHandoverBoard } from './handoverCalls.ts';
import { usePolling } from '../usePolling.ts';
import { useQuery, type Query } from '../useQuery.ts';

/** Today's handovers and the phones. The stream tells of handovers, and not that a phone was seen. */
export function useBoard(): Query<HandoverBoard> {
  const query = useQuery('handovers', fetchHandoverBoard);
  usePolling(query.refetch);
  return query;
}
