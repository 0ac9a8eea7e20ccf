import { sql, type Kysely } from 'kysely';

/** For what one buyer does in a test or a benchmark, where a shop has many. Never of a database that is kept. */
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
