import type { HandoverBoard } from '@zawadeh/domain';
import { useEffect, useEffectEvent } from 'react';
import { fetchHandoverBoard } from '../../../backend/admin/handovers.ts';
import { useQuery, type Query } from '../useQuery.ts';

/** The stream tells of handovers, and not that a phone was seen. */
const REFRESH_MS = 5_000;

/** Today's handovers and the phones, read again every few seconds while the page is visible. */
export function useBoard(): Query<HandoverBoard> {
  const query = useQuery('handovers', fetchHandoverBoard);
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') query.refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return query;
}
