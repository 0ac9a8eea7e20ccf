/** How many deliveries are late, for the dashboard's navigation, which does without the board. */
import { readCount } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from './query.ts';

export const fetchLateCount = (): Promise<AdminResult<number>> =>
  queryTable(
    (client) => client.rpc('late_deliveries').retry(false),
    (answer: unknown) => {
      const count = readCount(answer);
      return count === null ? fail('server') : { ok: true, value: count };
    },
  );
