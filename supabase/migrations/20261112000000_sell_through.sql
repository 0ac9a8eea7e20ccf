-- Sell-through: of the bags that plans put on sale, how many were sold, left over and not collected. The sums are kept by
-- triggers, like those of the sales, so that no report reads the orders.

-- The day that a line belongs to

alter table public.order_lines add column plan_day date;

comment on column public.order_lines.plan_day is
  'The published day of the bag whose stock the line took; null where no day was on sale. No foreign key: the bag may be deleted.';

-- Steady while the bag is locked: publications lock it too.
create function private.day_on_sale(p_bag uuid) returns date
language sql stable set search_path = '' as $$
  select day from public.bag_days where bag_id = p_bag and published_at is not null and left_over is null
$$;

create function private.set_plan_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan_day := coalesce(new.plan_day, private.day_on_sale(new.bag_id));
  return new;
end
$$;

create trigger set_plan_day before insert on public.order_lines
  for each row execute function private.set_plan_day();

create view private.planned_lines as
  select line.order_id, line.store_id, line.quantity, line.plan_day as day,
    -- A bag that was deleted has its id in the order's details only.
    coalesce(line.bag_id, private.as_uuid(o.details -> (line.place - 1) ->> 'bagId')) as bag_id
  from public.order_lines line join public.orders o on o.id = line.order_id
  where line.plan_day is not null;

-- The sums
-- A session plans the statements of these functions once, perhaps while the tables are empty: they may scan no table.

create table private.sales_of_bag_days (
  bag_id uuid not null,
  day date not null,
  -- As it was at the publication: bags move to another store, and both are deleted.
  store_id uuid not null,
  store_name text not null, store_name_ar text,
  planned integer not null default 0, sold integer not null default 0, missed integer not null default 0,
  left_over integer,
  primary key (day, bag_id)
);

comment on column private.sales_of_bag_days.missed is
  'Part of sold: what nobody collected, or what was not delivered. What a courier did not pick up is missed at the door.';

-- The days that are over, because one that is on sale has not found its buyers yet.
create table private.sell_through_of_shops (
  day date not null,
  store_id uuid not null,
  store_name text not null, store_name_ar text,
  planned integer not null, sold integer not null, left_over integer not null, missed integer not null,
  primary key (day, store_id)
);

create function private.count_shop_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sell_through_of_shops as total (
    day, store_id, store_name, store_name_ar, planned, sold, left_over, missed
  )
  select day, store_id, min(store_name), min(store_name_ar), sum(factor * planned), sum(factor * sold),
    sum(factor * left_over), sum(factor * missed)
  from (
    select 1 as factor, * from later_rows union all select -1, * from earlier_rows
  ) changed
  where left_over is not null group by day, store_id
  having sum(factor * planned) <> 0 or sum(factor * sold) <> 0 or sum(factor * left_over) <> 0 or sum(factor * missed) <> 0
    or sum(factor) <> 0
  order by day, store_id
  on conflict (day, store_id) do update set
    planned = total.planned + excluded.planned, sold = total.sold + excluded.sold,
    left_over = total.left_over + excluded.left_over, missed = total.missed + excluded.missed;
  return null;
end
$$;

-- Updates alone, because rows are inserted without figures.
create trigger count_shop_days after update on private.sales_of_bag_days
  referencing old table as earlier_rows new table as later_rows
  for each statement execute function private.count_shop_days();

-- Adds pieces of lines to the sums. All rows are locked first, in one order, so that two calls never wait for each other.
create function private.add_to_bag_days(
  p_bags uuid[], p_days date[], p_sold integer[], p_missed integer[]
) returns void
language plpgsql set search_path = '' set enable_seqscan = off as $$
begin
  perform from private.sales_of_bag_days total
  join unnest(p_bags, p_days) changed (bag_id, day) on changed.bag_id = total.bag_id and changed.day = total.day
  order by total.bag_id, total.day for no key update of total;
  update private.sales_of_bag_days total set sold = total.sold + changed.sold, missed = total.missed + changed.missed
  from unnest(p_bags, p_days, p_sold, p_missed) changed (bag_id, day, sold, missed)
  where total.bag_id = changed.bag_id and total.day = changed.day;
end
$$;

create function private.copy_bag_day() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into private.sales_of_bag_days (bag_id, day, store_id, store_name, store_name_ar)
  select bag.id, new.day, store.id, store.name, store.name_ar
  from public.surprise_bags bag join public.stores store on store.id = bag.store_id where bag.id = new.bag_id
  on conflict do nothing;
  update private.sales_of_bag_days set planned = coalesce(new.planned, 0), left_over = new.left_over
  where bag_id = new.bag_id and day = new.day;
  return null;
end
$$;

create trigger copy_bag_day after insert or update of published_at, planned, left_over on public.bag_days
  for each row when (new.published_at is not null) execute function private.copy_bag_day();

-- What a deleted bag had for sale is left over of its day. Its row of public.bag_days goes with it, and a change of that
-- row would change the bag that is being deleted.
create function private.end_day_of_deleted_bag() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.sales_of_bag_days set left_over = old.quantity + private.kept_of(old.id)
  where bag_id = old.id and day = private.day_on_sale(old.id);
  return old;
end
$$;

create trigger end_day_of_deleted_bag before delete on public.surprise_bags
  for each row execute function private.end_day_of_deleted_bag();

create function private.count_sold_of_days() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  factor integer := case new.status when 'paid' then 1 else -1 end;
begin
  -- A late payment takes bags of the day that is on sale now, because those of the order's own day went back into stock.
  -- Without one it takes what came back after the end of a day.
  if old.status in ('failed', 'expired', 'cancelled') then
    update public.order_lines set plan_day = private.day_on_sale(bag_id)
    where order_id = new.id and private.day_on_sale(bag_id) is distinct from plan_day and private.day_on_sale(bag_id) is not null;
  end if;
  perform private.add_to_bag_days(
    array_agg(bag_id), array_agg(day), array_agg(factor * quantity), array_fill(0, array[count(*)::integer])
  )
  from (
    select bag_id, day, sum(quantity)::integer as quantity from private.planned_lines
    where order_id = new.id group by bag_id, day
  ) line having count(*) > 0;
  return null;
end
$$;

create trigger count_sold_of_days after update of status on public.orders
  for each row when ((old.status = 'paid') <> (new.status = 'paid')) execute function private.count_sold_of_days();

-- Only a paid order has missed handovers: private.cancel_handovers cancels them with it.
create function private.count_missed_of_days() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  changed uuid[] := array(
    select later.id from later_rows later join earlier_rows earlier on earlier.id = later.id
    where later.kind <> 'courier' and (later.state = 'missed') <> (earlier.state = 'missed')
  );
begin
  if cardinality(changed) > 0 then
    perform private.add_to_bag_days(
      array_agg(bag_id), array_agg(day), array_fill(0, array[count(*)::integer]), array_agg(pieces)
    )
    from (
      select line.bag_id, line.day,
        sum(case handover.state when 'missed' then line.quantity else -line.quantity end)::integer as pieces
      from public.handovers handover join private.planned_lines line on line.order_id = handover.order_id
        and (handover.kind = 'door' or line.store_id is not distinct from handover.store_id)
      where handover.id = any (changed) group by line.bag_id, line.day
    ) line having count(*) > 0;
  end if;
  return null;
end
$$;

create trigger count_missed_of_days after update on public.handovers
  referencing old table as earlier_rows new table as later_rows
  for each statement execute function private.count_missed_of_days();

-- Counts everything anew, for orders that were written without the functions of the shop. Days of deleted bags stay.
create function private.recount_sell_through() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sales_of_bag_days (bag_id, day, store_id, store_name, store_name_ar)
  select bag.id, published.day, store.id, store.name, store.name_ar
  from public.bag_days published join public.surprise_bags bag on bag.id = published.bag_id
  join public.stores store on store.id = bag.store_id
  where published.published_at is not null
  on conflict do nothing;

  update private.sales_of_bag_days total set planned = coalesce(published.planned, 0), left_over = published.left_over
  from public.bag_days published where published.bag_id = total.bag_id and published.day = total.day;

  with counted as (
    select line.bag_id, line.day, sum(line.quantity) as sold, sum(line.quantity) filter (where exists (
      select from public.handovers handover
      where handover.order_id = line.order_id and handover.kind <> 'courier' and handover.state = 'missed'
        and (handover.kind = 'door' or line.store_id is not distinct from handover.store_id)
    )) as missed
    from private.planned_lines line join public.orders o on o.id = line.order_id
    where o.status = 'paid' group by line.bag_id, line.day
  )
  update private.sales_of_bag_days total set sold = coalesce(counted.sold, 0), missed = coalesce(counted.missed, 0)
  from private.sales_of_bag_days each left join counted on counted.bag_id = each.bag_id and counted.day = each.day
  where total.bag_id = each.bag_id and total.day = each.day;

  delete from private.sell_through_of_shops;
  insert into private.sell_through_of_shops
  select day, store_id, min(store_name), min(store_name_ar), sum(planned), sum(sold), sum(left_over), sum(missed)
  from private.sales_of_bag_days where left_over is not null group by day, store_id;
end
$$;

-- Orders that were placed before this migration.
update public.order_lines line set plan_day = (
  select published.day from public.bag_days published
  where published.bag_id = line.bag_id and published.published_at <= o.created_at
  order by published.published_at desc limit 1
)
from public.orders o
where o.id = line.order_id and line.bag_id in (select bag_id from public.bag_days where published_at is not null);
select private.recount_sell_through();

-- Reports, from the day `p_from` to the day `p_to`, both included; null is open

-- Every published day of a bag; `left_over` is null while the day is on sale. One answer and not rows, because hosted
-- projects cut rows at a thousand.
create function public.sales_of_bag_days(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'bag_id', bag_id, 'day', day, 'planned', planned, 'sold', sold, 'left_over', left_over, 'missed', missed
    ) order by day, bag_id), '[]')
    from private.sales_of_bag_days
    where day >= coalesce(p_from, '-infinity') and day <= coalesce(p_to, 'infinity')
  );
end
$$;

-- The days that are over, of each shop, of all of them, and of each weekday, Monday first.
create function public.sell_through(p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return (
    with days as materialized (
      select * from private.sell_through_of_shops
      where day >= coalesce(p_from, '-infinity') and day <= coalesce(p_to, 'infinity')
    ), shops as (
      select store_id, (array_agg(store_name order by day desc))[1] as store_name,
        (array_agg(store_name_ar order by day desc))[1] as store_name_ar,
        sum(planned) as planned, sum(sold) as sold, sum(left_over) as left_over, sum(missed) as missed
      from days group by store_id having sum(planned) > 0 or sum(sold) > 0
    )
    select jsonb_build_object(
      'shops', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'store_id', shops.store_id,
          'store_name', coalesce(store.name, shops.store_name),
          'store_name_ar', case when store.id is null then shops.store_name_ar else store.name_ar end,
          'planned', shops.planned, 'sold', shops.sold, 'left', shops.left_over, 'missed', shops.missed
        ) order by shops.planned desc, shops.store_id), '[]')
        from shops left join public.stores store on store.id = shops.store_id
      ),
      'total', (
        select jsonb_build_object(
          'planned', coalesce(sum(planned), 0), 'sold', coalesce(sum(sold), 0), 'left', coalesce(sum(left_over), 0),
          'missed', coalesce(sum(missed), 0)
        ) from days
      ),
      'weekdays', (
        select jsonb_agg(jsonb_build_object('planned', planned, 'sold', sold, 'left', left_over) order by weekday)
        from (
          select weekday, coalesce(sum(planned), 0) as planned, coalesce(sum(sold), 0) as sold,
            coalesce(sum(left_over), 0) as left_over
          from generate_series(1, 7) weekday left join days on extract(isodow from day) = weekday group by weekday
        ) sums
      )
    )
  );
end
$$;

-- Rights

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public;
revoke all on function public.sales_of_bag_days(date, date), public.sell_through(date, date)
  from public, anon, authenticated;
-- These functions themselves check that an admin calls them.
grant execute on function public.sales_of_bag_days(date, date), public.sell_through(date, date)
  to authenticated, service_role;
