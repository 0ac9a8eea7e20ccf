import { readOwnStores, type OwnStore } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../admin/query.ts';
import { useQuery, type Query } from '../admin/useQuery.ts';

const fetchOwnStores = (): Promise<AdminResult<OwnStore[]>> =>
  queryTable(
    (client) => client.rpc('own_stores'),
    (answer: unknown) => {
      const stores = readOwnStores(answer);
      return stores === null ? fail('server') : { ok: true, value: stores };
    },
  );

/** The shops that the signed-in user runs. */
export const useOwnStores = (userId: string): Query<OwnStore[]> =>
  useQuery(`own stores ${userId}`, fetchOwnStores);
