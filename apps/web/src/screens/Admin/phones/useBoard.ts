import type { HandoverBoard } from '@zawadeh/domain';
import { useEffect, useEffectEvent } from 'react';
import { fetchHandoverBoard } from '../../../backend/admin/handovers.ts';
import type { ConnectionState } from '../../../backend/admin/liveOrders.ts';
import { useLiveOrders } from '../orders/useLiveOrders.ts';
import { useQuery, type Query } from '../useQuery.ts';

/** What counters do is not in the stream of paid orders. */
const REFRESH_MS = 5_000;

/** The board, read again when an order is paid, and every few seconds while the page is visible. */
export function useBoard(): { query: Query<HandoverBoard>; connection: ConnectionState } {
  const query = useQuery('handovers', fetchHandoverBoard);
  const connection = useLiveOrders(query.refetch, query.refetch);
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') query.refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return { query, connection };
}
