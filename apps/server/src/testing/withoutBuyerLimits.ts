import { sql, type Kysely } from 'kysely';

/**
 * Removes the limits of a buyer, for tests and benchmarks in which one buyer stands for many. Only for temporary
 * databases.
 */
export const withoutBuyerLimits = (database: Kysely<unknown>): Promise<unknown> =>
  sql`
    create or replace function private.buyer_limits(
      out most_of_one_bag integer, out most_held_unpaid integer,
      out most_unpaid_holds integer, out unpaid_holds_within interval,
      out most_free_bags integer, out free_bags_within interval
    )
    language sql immutable set search_path = '' as $$
      select 1000000, 1000000, 1000000, interval '1 second', 1000000, interval '1 second'
    $$
  `.execute(database);
