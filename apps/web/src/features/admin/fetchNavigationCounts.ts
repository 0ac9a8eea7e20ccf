/** The numbers in the dashboard's navigation: one small call, which does without the lists. */
import { fieldsOf, readCount } from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from './query.ts';

export interface NavigationCounts {
  /** Late deliveries. */
  today: number;
  /** Refunds that are owed. */
  refunds: number;
  /** Changes of shops that wait for an admin. */
  bags: number;
  /** Stores that are owed something, or have a question. */
  payouts: number;
  /** Shops that wait for an answer. */
  stores: number;
}

export const fetchNavigationCounts = (): Promise<AdminResult<NavigationCounts>> =>
  queryTable(
    (client) => client.rpc('admin_counts').retry(false),
    (answer: unknown) => {
      const raw = fieldsOf(answer);
      const [today, refunds, bags, payouts, stores] = [
        readCount(raw.today),
        readCount(raw.refunds),
        readCount(raw.bags),
        readCount(raw.payouts),
        readCount(raw.stores),
      ];
      return today === null || refunds === null || bags === null || payouts === null || stores === null
        ? fail('server')
        : { ok: true, value: { today, refunds, bags, payouts, stores } };
    },
  );
