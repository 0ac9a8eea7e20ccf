/** How many refunds are owed: the function refund_list without its rows. */
import { readOwedCount } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from './query.ts';

export const fetchOwedCount = (): Promise<AdminResult<number>> =>
  queryTable(
    (client) => client.rpc('refund_list', { p_owed: 0, p_done: 0 }).retry(false),
    (answer: unknown) => {
      const count = readOwedCount(answer);
      return count === null ? fail('server') : { ok: true, value: count };
    },
  );
