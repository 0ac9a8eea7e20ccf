import type { SetUp } from './engineDatabase.ts';

const FIRST_SEEDED = 'ba600000-0000-0000-0000-000000000000';
const LAST_SEEDED = 'ba600000-ffff-ffff-ffff-ffffffffffff';

const today = "(now() at time zone 'Asia/Beirut')::date";
const moved = (column: string, days: string): string =>
  `${column} = (${column} at time zone 'Asia/Beirut' + ${days} * interval '1 day') at time zone 'Asia/Beirut'`;

/**
 * The seeded bags have the times of the day of the seed. Each start of a local installation moves them to today, so
 * that there is always something to order. Bags with a plan come by themselves. Bags that were added later stay unchanged,
 * and so does a rate that an admin set.
 */
export async function moveDemoBagsToToday({ run }: SetUp): Promise<void> {
  await run(`
    insert into embedded.done_once (name, done_at)
    select 'demo bags of the day', done_at from embedded.done_once where name = 'seed'
    on conflict do nothing;
    with seeded as (
      select ${today} - (done_at at time zone 'Asia/Beirut')::date as days
      from embedded.done_once where name = 'demo bags of the day'
    )
    update public.surprise_bags set
      ${moved('pickup_start', 'seeded.days')}, ${moved('pickup_end', 'seeded.days')}, ${moved('restock_time', 'seeded.days')}
    from seeded where seeded.days > 0 and surprise_bags.id between '${FIRST_SEEDED}' and '${LAST_SEEDED}'
      and not exists (select from public.bag_plans p where p.bag_id = surprise_bags.id);
    update public.settings set rate_set_at = now()
    where not exists (select from public.audit_log where action = 'rate_set' and actor is not null);
    update embedded.done_once set done_at = now()
    where name = 'demo bags of the day' and ${today} > (done_at at time zone 'Asia/Beirut')::date;
  `);
}
