-- Plans: bags that come by themselves. A plan says on which weekdays and between which times of the clock in Beirut a bag
-- is for sale; a sweep publishes each of its openings once.

-- Tables

create table public.bag_plans (
  bag_id uuid primary key references public.surprise_bags (id) on delete cascade,
  -- Of each weekday, Monday first; null is closed.
  quantities integer[] not null,
  opens time not null check (opens < '24:00' and extract(second from opens) = 0),
  -- Not later than `opens`: after midnight.
  closes time not null check (closes < '24:00' and extract(second from closes) = 0),
  -- Without limits, 'infinity' would be a day.
  starts_on date check (starts_on between '2000-01-01' and '2100-12-31'),
  ends_on date check (ends_on between '2000-01-01' and '2100-12-31'),
  paused boolean not null default false,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  constraint bag_plans_quantities_check check (
    array_ndims(quantities) = 1 and array_lower(quantities, 1) = 1 and cardinality(quantities) = 7
      and 1 <= all (quantities) and 100000 >= all (quantities)
      and cardinality(array_remove(quantities, null)) > 0
  ),
  constraint bag_plans_period_check check (ends_on >= starts_on)
);

create table public.bag_days (
  bag_id uuid not null references public.surprise_bags (id) on delete cascade,
  day date not null check (day between '2000-01-01' and '2100-12-31'),
  -- Null is as the plan says. A publication writes what it put on sale, because the plan may change later.
  planned integer,
  published_at timestamptz,
  skipped boolean not null default false,
  left_over integer,
  note text check (char_length(note) <= 200),
  primary key (bag_id, day),
  -- What was published counts what came back and what was kept, which may be more than can be for sale.
  constraint bag_days_planned_check check (planned >= 0 and (published_at is not null or planned <= 100000)),
  constraint bag_days_left_over_check check (left_over is null or left_over >= 0 and published_at is not null)
);

comment on column public.bag_days.left_over is 'Null until the window has ended, or the next day is published.';

-- The day whose bags are on sale: one at a time.
create unique index bag_days_on_sale on public.bag_days (bag_id) where published_at is not null and left_over is null;
create index bag_days_of_a_bag on public.bag_days (bag_id, published_at) where published_at is not null;
create index bag_days_by_publication on public.bag_days (published_at) where published_at is not null;

create function private.set_author_of_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_by := auth.uid();
  new.updated_at := now();
  return new;
end
$$;

create trigger set_author_of_plan before insert or update on public.bag_plans
  for each row execute function private.set_author_of_plan();

-- By a trigger and not by column grants, because an upsert names every column that it may write.
create function private.guard_bag_day() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.bag_id := old.bag_id;
    new.day := old.day;
    -- Ignored and not refused, so that a week can be copied over days of which some are published.
    if old.published_at is not null then
      new.planned := old.planned;
      new.skipped := old.skipped;
    end if;
  end if;
  return new;
end
$$;

create trigger guard_bag_day before update on public.bag_days
  for each row execute function private.guard_bag_day();

create function private.audit_plan_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  perform private.write_audit(
    lower(tg_op), tg_argv[0], changed ->> 'bag_id',
    case when changed ? 'day' then jsonb_build_object('day', changed -> 'day') else '{}' end || case tg_op
      when 'UPDATE' then (
        select coalesce(jsonb_object_agg(after.key, jsonb_build_array(before.value, after.value)), '{}')
        from jsonb_each(to_jsonb(new)) after join jsonb_each(to_jsonb(old)) before using (key)
        where after.value <> before.value and after.key not in ('updated_by', 'updated_at')
      )
      else jsonb_strip_nulls(changed - array['bag_id', 'updated_by', 'updated_at'])
    end
  );
  return null;
end
$$;

-- What is deleted with its bag is in the entry of the bag.
create trigger audit_plan_change after insert or update or delete on public.bag_plans
  for each row when (auth.uid() is not null and pg_trigger_depth() = 0) execute function private.audit_plan_change('plan');
create trigger audit_plan_change after insert or update or delete on public.bag_days
  for each row when (auth.uid() is not null and pg_trigger_depth() = 0) execute function private.audit_plan_change('plan_day');

-- Openings: the rules of packages/domain (plans/plan.ts); a property test compares the two.

-- Of two instants with that time the earlier, where PostgreSQL takes the later: no buyer comes after a shop has closed.
create function private.instant_in_beirut(wall timestamp) returns timestamptz
language sql stable set search_path = '' as $$
  select case when (later - interval '1 hour') at time zone 'Asia/Beirut' = wall then later - interval '1 hour' else later end
  from (select wall at time zone 'Asia/Beirut' as later) found
$$;

-- No row where the day has no opening. A pause does not count here.
create function private.plan_opening(p public.bag_plans, p_day date)
returns table (pickup_start timestamptz, pickup_end timestamptz, quantity integer)
language sql stable rows 1 set search_path = '' as $$
  select * from (
    select private.instant_in_beirut(p_day + p.opens) as pickup_start,
      private.instant_in_beirut(case when p.closes <= p.opens then p_day + 1 else p_day end + p.closes) as pickup_end,
      coalesce(changed.planned, p.quantities[extract(isodow from p_day)::integer])::integer as quantity
    from (select) nothing left join public.bag_days changed on changed.bag_id = p.bag_id and changed.day = p_day
    where p_day >= coalesce(p.starts_on, '-infinity') and p_day <= coalesce(p.ends_on, 'infinity')
      and changed.skipped is not true
  ) opening
  -- In the night in which an hour is left out, one that begins in it can end before: 00:30 (as if 01:30) to 01:00.
  where opening.quantity > 0 and opening.pickup_start < opening.pickup_end
$$;

-- The start of the next opening after an instant; null for a paused plan, or without one in 400 days.
create function private.next_opening(p public.bag_plans, p_after timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  first date := greatest(private.beirut_day(p_after), p.starts_on);
  starts timestamptz;
begin
  if p.paused then
    return null;
  end if;
  for ahead in 0 .. 399 loop
    exit when first + ahead > p.ends_on;
    select opening.pickup_start into starts from private.plan_opening(p, first + ahead) opening
    where opening.pickup_start > p_after;
    exit when found;
  end loop;
  return starts;
end
$$;

-- Publication

-- The openings that have begun at most an hour ago, are not over and were not published yet: of all bags, or of one.
create function private.openings_due(p_now timestamptz, p_bag uuid default null)
returns table (bag_id uuid, day date, pickup_start timestamptz, pickup_end timestamptz, quantity integer)
language sql stable rows 10 set search_path = '' as $$
  select p.bag_id, each.day, opening.pickup_start, opening.pickup_end, opening.quantity
  from public.bag_plans p
  -- One that began before midnight belongs to yesterday.
  cross join lateral (values (private.beirut_day(p_now) - 1), (private.beirut_day(p_now))) each (day)
  cross join lateral private.plan_opening(p, each.day) opening
  where (p_bag is null or p.bag_id = p_bag) and not p.paused
    -- Leaves out nearly all plans without a call, also in a night in which the clock changes.
    and p_now at time zone 'Asia/Beirut' - (each.day + p.opens) between interval '-3 hours' and interval '3 hours'
    and opening.pickup_start <= p_now and opening.pickup_start >= p_now - interval '1 hour' and opening.pickup_end > p_now
    and not exists (
      select from public.bag_days published
      where published.bag_id = p.bag_id and published.day = each.day and published.published_at is not null
    )
$$;

-- The day on sale, or else the one that was on sale last.
create function private.last_day_of(p_bag uuid) returns date
language sql stable set search_path = '' as $$
  select day from public.bag_days where bag_id = p_bag and published_at is not null
  order by left_over is not null, published_at desc, day desc limit 1
$$;

-- Counts bags that are no longer for sale as left over of that day, and returns it; null without one.
create function private.count_left_over(p_bag uuid, p_quantity integer) returns date
language sql set search_path = '' as $$
  update public.bag_days set left_over = coalesce(left_over, 0) + p_quantity
  where bag_id = p_bag and day = private.last_day_of(p_bag)
  returning day
$$;

-- Of the same shape as an admin's change, so that reconcile follows the stock. The caller must hold the lock on the bag.
create function private.write_stock_of_plan(bag public.surprise_bags, later integer, p_details jsonb) returns void
language sql set search_path = '' as $$
  select private.write_audit('update', 'bag', bag.id::text, jsonb_strip_nulls(p_details) || jsonb_build_object(
    'quantity', jsonb_build_array(bag.quantity, later)
  ))
$$;

-- Puts the opening of a bag on sale. Every sweep locks the bag first, so that the second one finds the day published. The
-- text of a pickup time stays, as in the form of the dashboard.
create function private.publish_opening(p_bag uuid, p_now timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  due record;
  earlier date;
  kept integer;
begin
  select * into bag from public.surprise_bags where id = p_bag for no key update;
  if not found then
    return false;
  end if;
  -- Waits for an admin who changes or skips the day; what is due is read again below.
  insert into public.bag_days as mine (bag_id, day)
  select opening.bag_id, opening.day from private.openings_due(p_now, p_bag) opening
  on conflict on constraint bag_days_pkey do update set day = excluded.day where mine.published_at is null;
  select * into due from private.openings_due(p_now, p_bag);
  if not found then
    return false;
  end if;
  earlier := private.count_left_over(p_bag, bag.quantity);
  -- What is kept for buyers is sold or put back in this opening.
  kept := private.kept_of(p_bag);
  update public.bag_days set planned = greatest(planned - kept, 0) where bag_id = p_bag and day = earlier;
  update public.bag_days set published_at = p_now, planned = due.quantity + kept where bag_id = p_bag and day = due.day;
  update public.surprise_bags set quantity = due.quantity, pickup_start = due.pickup_start, pickup_end = due.pickup_end,
    restock_time = null
  where id = p_bag;
  perform private.write_stock_of_plan(bag, due.quantity, jsonb_build_object('plan_day', due.day, 'left_over_of', earlier));
  return true;
end
$$;

-- What is still for sale when the window has ended is left over, once: bags that come back later, from a hold that
-- expired, are counted by the next publication. The window is the bag's own, which a person may have changed.
create function private.end_opening(p_bag uuid, p_now timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  ended date;
begin
  select * into bag from public.surprise_bags where id = p_bag and pickup_end < p_now for no key update;
  if not found or not exists (
    select from public.bag_days where bag_id = p_bag and published_at is not null and left_over is null
  ) then
    return false;
  end if;
  ended := private.count_left_over(p_bag, bag.quantity);
  update public.surprise_bags set quantity = 0, restock_time = (
    select private.next_opening(p, p_now) from public.bag_plans p where p.bag_id = p_bag
  ) where id = p_bag;
  if bag.quantity > 0 then
    perform private.write_stock_of_plan(bag, 0, jsonb_build_object('left_over_of', ended));
  end if;
  return true;
end
$$;

-- Publishes what is due and ends what is over, and returns of how many bags. What unpaid orders hold and what is sold is
-- not in `quantity`, so it does not change. The bags are locked in the order of their ids, like private.lock_bags.
create function public.publish_plans(p_now timestamptz default now(), p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  found_bag uuid;
  count integer := 0;
  locked integer := 0;
  failures text[] := '{}';
begin
  for found_bag in
    select * from (
      select due.bag_id from private.openings_due(p_now) due
      union
      select on_sale.bag_id from public.bag_days on_sale join public.surprise_bags bag on bag.id = on_sale.bag_id
      where on_sale.published_at is not null and on_sale.left_over is null and bag.pickup_end < p_now
    ) found order by bag_id
  loop
    exit when locked >= p_limit;
    -- A bag that fails is no longer locked, does not hold up the others, and is named once they are done.
    begin
      if private.publish_opening(found_bag, p_now) or private.end_opening(found_bag, p_now) then
        count := count + 1;
      end if;
      locked := locked + 1;
    exception when others then
      failures := failures || format('bag %s: %s', found_bag, sqlerrm);
    end;
  end loop;
  if count = 0 and cardinality(failures) > 0 then
    raise exception 'Not published: %', array_to_string(failures, '; ');
  end if;
  return count;
end
$$;

-- The bags that days count as left over, the days that count others than the log took off sale for them, and the days whose
-- planned bags are not all for sale, held, kept, sold or left over. What is back after the end of the last day is counted by
-- the next publication.
create function public.reconcile_plans(p_since timestamptz, p_limit integer default 200) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return (
    with counted as materialized (
      select published.bag_id, published.day, published.published_at, coalesce(published.left_over, 0) as left_over, (
        select coalesce(sum((log.details -> 'quantity' ->> 0)::integer), 0) from public.audit_log log
        where log.subject = 'bag' and log.subject_id = published.bag_id::text
          and log.details ->> 'left_over_of' = published.day::text
      ) as taken_off
      from public.bag_days published where published.published_at >= p_since
    ), held as materialized (
      select line.bag_id, line.plan_day as day, sum(line.quantity) as quantity
      from public.orders o join public.order_lines line on line.order_id = o.id
      where o.status = 'pending' and line.plan_day is not null group by 1, 2
    ), sums as (
      select counted.bag_id, coalesce(bag.title, bag.name_en, bag.name_ar, '') as title, total.day, total.planned,
        counted.published_at,
        total.sold + coalesce(total.left_over, 0) + coalesce(held.quantity, 0) + case
          when total.day = private.last_day_of(bag.id) then bag.quantity + private.kept_of(bag.id) else 0
        end as accounted,
        total.left_over is null as is_on_sale
      from counted join public.surprise_bags bag on bag.id = counted.bag_id
      join private.sales_of_bag_days total on total.bag_id = counted.bag_id and total.day = counted.day
      left join held on held.bag_id = counted.bag_id and held.day = counted.day
    )
    select jsonb_build_object(
      'left_over', (select coalesce(sum(left_over), 0) from counted),
      'wrong_days', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'title', title, 'day', day, 'left_over', left_over, 'taken_off', taken_off
        )), '[]')
        from (
          select coalesce(bag.title, bag.name_en, bag.name_ar, '') as title, day, left_over, taken_off
          from counted join public.surprise_bags bag on bag.id = bag_id
          where left_over <> taken_off order by published_at desc limit p_limit
        ) wrong
      ),
      'wrong_plans', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'title', title, 'day', day, 'planned', planned, 'accounted', accounted
        )), '[]')
        from (
          select * from (
            select *, sum(planned - accounted) over (partition by bag_id) as missing from sums
          ) compared
          -- What comes back once two days are over is left over of the second one, and so is what a person put on sale
          -- after the end of a day.
          where is_on_sale and planned <> accounted or planned > accounted and missing > 0
          order by published_at desc limit p_limit
        ) wrong
      )
    )
  );
end
$$;

-- Rights

alter table public.bag_plans enable row level security;
alter table public.bag_days enable row level security;
revoke all on public.bag_plans, public.bag_days from public, anon, authenticated;
revoke all on function public.publish_plans(timestamptz, integer), public.reconcile_plans(timestamptz, integer)
  from public, anon, authenticated;
revoke all on all functions in schema private from public;
grant execute on function public.publish_plans(timestamptz, integer), public.reconcile_plans(timestamptz, integer)
  to service_role;
grant all on public.bag_plans, public.bag_days to service_role;

grant select, delete on public.bag_plans, public.bag_days to authenticated;
grant insert (bag_id, quantities, opens, closes, starts_on, ends_on, paused),
  update (bag_id, quantities, opens, closes, starts_on, ends_on, paused) on public.bag_plans to authenticated;
grant insert (bag_id, day, planned, skipped, note), update (bag_id, day, planned, skipped, note)
  on public.bag_days to authenticated;

create policy admins_read_plans on public.bag_plans for select to authenticated
  using ((select private.is_admin()));
create policy admins_add_plans on public.bag_plans for insert to authenticated
  with check ((select private.is_admin()));
create policy admins_change_plans on public.bag_plans for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_delete_plans on public.bag_plans for delete to authenticated
  using ((select private.is_admin()));
create policy admins_read_days on public.bag_days for select to authenticated
  using ((select private.is_admin()));
create policy admins_add_days on public.bag_days for insert to authenticated
  with check ((select private.is_admin()));
create policy admins_change_days on public.bag_days for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
-- A published day would be published again.
create policy admins_delete_days on public.bag_days for delete to authenticated
  using (published_at is null and (select private.is_admin()));
