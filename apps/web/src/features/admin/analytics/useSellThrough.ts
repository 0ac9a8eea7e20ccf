import type { Period, PeriodReading, SellThrough } from '@zawadeh/domain';
import { fail } from '../query.ts';
import { fetchSellThrough } from './salesCalls.ts';
import { useQuery, type Query } from '../useQuery.ts';

interface Dated extends SellThrough {
  period: Period;
}

/** The figures of one period are never shown under another period's name. */
export function useSellThrough(reading: PeriodReading): Query<Dated> {
  const query = useQuery(`sell-through ${JSON.stringify(reading)}`, async () => {
    if (!reading.ok) return fail('gone');
    const answer = await fetchSellThrough(reading.value);
    return answer.ok ? { ok: true as const, value: { ...answer.value, period: reading.value } } : answer;
  });
  if (!reading.ok) return { ...query, value: null, error: null };
  const isOfPeriod = JSON.stringify(query.value?.period) === JSON.stringify(reading.value);
  return isOfPeriod ? query : { ...query, value: null };
}
