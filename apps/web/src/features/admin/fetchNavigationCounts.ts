/** The numbers in the dashboard's navigation, which does without the lists. */
import { fieldsOf, readCount, readOwedCount } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from './query.ts';

const counted = (count: number | null): AdminResult<number> =>
  count === null ? fail('server') : { ok: true, value: count };

/** How many deliveries are late. */
export const fetchLateCount = (): Promise<AdminResult<number>> =>
  queryTable(
    (client) => client.rpc('late_deliveries').retry(false),
    (answer: unknown) => counted(readCount(answer)),
  );

/** How many refunds are owed: the function refund_list without its rows. */
export const fetchOwedCount = (): Promise<AdminResult<number>> =>
  queryTable(
    (client) => client.rpc('refund_list', { p_owed: 0, p_done: 0 }).retry(false),
    (answer: unknown) => counted(readOwedCount(answer)),
  );

/** How many changes of shops wait for an admin. */
export const fetchToReviewCount = (): Promise<AdminResult<number>> =>
  queryTable(
    (client) =>
      client.from('bag_changes').select('id', { count: 'exact' }).eq('state', 'open').limit(1).retry(false),
    (_rows: unknown, count) => counted(count),
  );

/** How many stores are owed something, or have a question. */
export const fetchWaitingStores = async (): Promise<AdminResult<number>> => {
  const { countWaitingStores } = await import('./payouts/waitingStores.ts');
  return countWaitingStores();
};

/** How many shops wait for an answer: the function store_applications_list without its rows. */
export const fetchApplicationCount = (): Promise<AdminResult<number>> =>
  queryTable(
    (client) => client.rpc('store_applications_list', { p_open: 0, p_answered: 0 }).retry(false),
    (answer: unknown) => counted(readCount(fieldsOf(answer).open_count)),
  );
