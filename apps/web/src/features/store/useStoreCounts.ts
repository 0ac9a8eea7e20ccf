import { fieldsOf, readCount } from '@zawadeh/domain';
import { queryTable, type AdminResult } from '../admin/query.ts';
import { usePolling } from '../admin/usePolling.ts';
import { useQuery } from '../admin/useQuery.ts';

const REFRESH_MS = 30_000;

export interface StoreCounts {
  /** Changes that an admin sent back. */
  bags: number;
  /** Payouts that are not confirmed. */
  money: number;
}

const fetchCounts = (storeId: string): Promise<AdminResult<StoreCounts>> =>
  queryTable(
    (client) => client.rpc('store_counts', { p_store: storeId }).retry(false),
    (answer: unknown) => {
      const { bags, money } = fieldsOf(answer);
      return { ok: true, value: { bags: readCount(bags) ?? 0, money: readCount(money) ?? 0 } };
    },
  );

/** What waits in the sections, read again with each section that is opened. The navigation is whole without it. */
export function useStoreCounts(storeId: string, section: string): StoreCounts {
  const { value, refetch } = useQuery(`${storeId} ${section}`, () => fetchCounts(storeId));
  usePolling(refetch, REFRESH_MS);
  return value ?? { bags: 0, money: 0 };
}
