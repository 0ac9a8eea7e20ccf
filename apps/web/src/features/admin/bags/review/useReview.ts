import { useEffect } from 'react';
import { useSetAtom } from '../../../../lib/store.ts';
import { toReviewCountAtom } from '../../navigationCounts.ts';
import { usePolling } from '../../usePolling.ts';
import { useQuery, type Query } from '../../useQuery.ts';
import { fetchReview, type ReviewItem } from './reviewCalls.ts';

const REFRESH_MS = 30_000;

export function useReview(): Query<ReviewItem[]> {
  const query = useQuery('bag review', fetchReview);
  usePolling(query.refetch, REFRESH_MS);
  const setCount = useSetAtom(toReviewCountAtom);
  const count = query.value?.filter(({ change }) => !change.isSentBack).length;
  useEffect(() => {
    if (count !== undefined) setCount(count);
  }, [count, setCount]);
  return query;
}
