-- Plans: bags that come by themselves. A plan says on which weekdays and between which times of the clock in Beirut a bag
-- is for sale; a sweep publishes each of its openings once. The week of the dashboard shows and changes the days.

-- Tables

create table public.bag_plans (
  bag_id uuid primary key references public.surprise_bags (id) on delete cascade,
  -- The number for each weekday, Monday first; null is closed.
  quantities integer[] not null,
  opens time not null check (opens < '24:00' and extract(second from opens) = 0),
  -- Not later than `opens`: after midnight.
  closes time not null check (closes < '24:00' and extract(second from closes) = 0),
  -- The limits exclude 'infinity', which is a date.
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
  -- A published day counts bags that came back and kept bags, which may be more than the limit for sale.
  constraint bag_days_planned_check check (planned >= 0 and (published_at is not null or planned <= 100000)),
  constraint bag_days_left_over_check check (left_over is null or left_over >= 0 and published_at is not null)
);

comment on column public.bag_days.left_over is 'Null until the window has ended, or the next day is published.';

-- The day whose bags are on sale: one at a time.
create unique index bag_days_on_sale on public.bag_days (bag_id) where published_at is not null and left_over is null;
create index bag_days_of_a_bag on public.bag_days (bag_id, published_at) where published_at is not null;
create index bag_days_by_publication on public.bag_days (published_at) where published_at is not null;
create index bag_days_by_day on public.bag_days (day);

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

-- Days and plans that are deleted with their bag are in the entry of the bag.
create trigger audit_plan_change after insert or update or delete on public.bag_plans
  for each row when (auth.uid() is not null and pg_trigger_depth() = 0) execute function private.audit_plan_change('plan');
create trigger audit_plan_change after insert or update or delete on public.bag_days
  for each row when (auth.uid() is not null and pg_trigger_depth() = 0) execute function private.audit_plan_change('plan_day');

-- Openings: the rules of packages/domain (plans/plan.ts); a property test compares the two.

-- The earlier of two instants with that time, where PostgreSQL takes the later: no buyer comes after a shop has closed.
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
  -- In the night without an hour an opening can end before it begins: 00:30 (as if 01:30) to 01:00.
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
  -- An opening that began before midnight belongs to yesterday.
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

-- Steady while the bag is locked: publications lock it too.
create function private.day_on_sale(p_bag uuid) returns date
language sql stable set search_path = '' as $$
  select day from public.bag_days where bag_id = p_bag and published_at is not null and left_over is null
$$;

-- The day on sale, or else the last day on sale.
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

-- The entry has the shape of an admin's change, so that reconcile follows the stock. The caller must hold the lock on
-- the bag.
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
  -- Kept bags are sold or put back in this opening.
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

-- Bags still for sale at the end of the window are left over, once: bags that come back later, from a hold that
-- expired, are counted by the next publication. The window is the bag's own, which an admin may have changed.
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

-- Consequences of a change: a plan changes when its bag comes next, and the stock changes the planned number of the day
-- on sale.

-- Not while one of its openings is on sale, or a person sells it by hand. A bag that is locked is left to the sweep that
-- publishes or ends it, which waits for an admin's change of the day: waiting for each other would be a deadlock.
create function private.set_restock_of_plan(p_bag uuid, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  next timestamptz;
begin
  perform from public.surprise_bags
  where id = p_bag and quantity = 0 and (pickup_end is null or pickup_end < p_now)
  for no key update skip locked;
  if not found or exists (
    select from public.bag_days where bag_id = p_bag and published_at is not null and left_over is null
  ) then
    return;
  end if;
  select private.next_opening(p, p_now) into next from public.bag_plans p where p.bag_id = p_bag;
  update public.surprise_bags set restock_time = next where id = p_bag and restock_time is distinct from next;
end
$$;

create function private.follow_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_restock_of_plan(coalesce(new.bag_id, old.bag_id), now());
  return null;
end
$$;

create trigger follow_plan after insert or update or delete on public.bag_plans
  for each row execute function private.follow_plan();
-- The sweep writes the days that it publishes, and sets the time itself.
create trigger follow_plan after insert or update or delete on public.bag_days
  for each row when (auth.uid() is not null) execute function private.follow_plan();

-- Takes bags away from a planned day. Bags that came back from an earlier day belong to that day's plan, and no plan is
-- below zero.
create function private.reduce_planned(p_bag uuid, p_day date, p_count integer) returns void
language plpgsql set search_path = '' as $$
declare
  published record;
  rest integer := p_count;
begin
  for published in
    select day, planned from public.bag_days where bag_id = p_bag and published_at is not null and planned > 0
    order by day = p_day desc, published_at desc, day desc
  loop
    exit when rest <= 0;
    update public.bag_days set planned = planned - least(published.planned, rest)
    where bag_id = p_bag and day = published.day;
    rest := rest - published.planned;
  end loop;
end
$$;

-- A person who changes the stock of a day on sale changes what the day was planned to have, so that planned is always what
-- is for sale, held, kept, sold and left over, and the week knows how many are taken.
create function private.change_day_with_stock(p_bag uuid, p_difference integer) returns void
language plpgsql set search_path = '' as $$
declare
  on_sale date := private.day_on_sale(p_bag);
begin
  if on_sale is null then
    return;
  elsif p_difference < 0 then
    perform private.reduce_planned(p_bag, on_sale, -p_difference);
  else
    update public.bag_days set planned = planned + p_difference where bag_id = p_bag and day = on_sale;
  end if;
end
$$;

create function private.follow_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.change_day_with_stock(new.id, new.quantity - old.quantity);
  return null;
end
$$;

create trigger follow_stock after update of quantity on public.surprise_bags
  for each row when (old.quantity <> new.quantity and private.is_client()) execute function private.follow_stock();

-- The week of the dashboard: every bag that has a plan, seven days of it, and the changes that an admin saves together.

-- Text that is no day gives null.
create function private.as_day(value text) returns date
language plpgsql immutable set search_path = '' as $$
begin
  if value ~ '^2[01]\d\d-[01]\d-[0-3]\d$' and value::date between '2000-01-01' and '2100-12-31' then
    return value::date;
  end if;
  return null;
exception when datetime_field_overflow then
  return null;
end
$$;

-- Whether it is what a day can be: {"planned": 12 or null, "skipped": false}
create function private.is_state_of_day(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'skipped') = 'boolean'
      and (value -> 'planned' = 'null' or jsonb_typeof(value -> 'planned') = 'number' and value ->> 'planned' ~ '^(\d{1,5}|100000)$'),
    false
  )
$$;

-- Two hundred plans, seven days each; none twice.
create function private.are_changes_of_days(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) not between 1 and 1400 then
    return false;
  end if;
  return (
    select bool_and(coalesce(
      private.as_uuid(change ->> 'bag') is not null and private.as_day(change ->> 'day') is not null
        and private.is_state_of_day(change -> 'before') and private.is_state_of_day(change -> 'after')
        and jsonb_typeof(change -> 'before' -> 'published') = 'boolean',
      false
    )) and count(distinct (lower(change ->> 'bag'), change ->> 'day')) = count(*)
    from jsonb_array_elements(value) change
  );
end
$$;

-- Changes a day whose bags are on sale: with what is planned the stock changes, so that what is held and sold stays.
-- Returns null, or the least that can be planned. The caller must hold the lock on the bag.
create function private.change_day_on_sale(bag public.surprise_bags, p_day public.bag_days, p_planned integer) returns integer
language plpgsql set search_path = '' as $$
declare
  later integer := bag.quantity + p_planned - p_day.planned;
begin
  if later < 0 then
    return p_day.planned - bag.quantity;
  end if;
  update public.bag_days set planned = p_planned where bag_id = p_day.bag_id and day = p_day.day;
  update public.surprise_bags set quantity = later where id = bag.id and quantity <> later;
  return null;
end
$$;

-- Makes one change, or says in `reason` why not. The caller must hold the lock on the bag.
create function private.save_bag_day(
  p_bag uuid, p_day date, p_before jsonb, p_after jsonb, p_now timestamptz, out reason text, out lowest integer
)
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  plan public.bag_plans;
  found_day public.bag_days;
  new_skipped boolean := (p_after ->> 'skipped')::boolean;
  new_planned integer := (p_after ->> 'planned')::integer;
begin
  select * into plan from public.bag_plans where bag_id = p_bag;
  if not found then
    reason := 'gone';
    return;
  elsif p_day < private.beirut_day(p_now) then
    reason := 'over';
    return;
  end if;
  select * into bag from public.surprise_bags where id = p_bag;
  loop
    select * into found_day from public.bag_days where bag_id = p_bag and day = p_day for update;
    if (p_before -> 'planned', p_before -> 'skipped', p_before -> 'published') <> (
      coalesce(to_jsonb(found_day.planned), 'null'), to_jsonb(coalesce(found_day.skipped, false)),
      to_jsonb(found_day.published_at is not null)
    ) then
      reason := 'changed';
      return;
    elsif found_day.published_at is not null then
      if found_day.left_over is not null or bag.pickup_end < p_now then
        reason := 'over';
        return;
      end if;
      lowest := private.change_day_on_sale(bag, found_day, case when new_skipped then 0 else
        coalesce(new_planned, plan.quantities[extract(isodow from p_day)::integer], 0)
      end);
      reason := case when lowest is not null then 'too_few' end;
      return;
    elsif found_day.bag_id is not null then
      update public.bag_days set planned = new_planned, skipped = new_skipped where bag_id = p_bag and day = p_day;
      return;
    end if;
    insert into public.bag_days (bag_id, day, planned, skipped) values (p_bag, p_day, new_planned, new_skipped)
    on conflict do nothing;
    exit when found;
    -- Another admin has added the day at this moment, so it is compared again.
  end loop;
end
$$;

-- Saves changes of days together. Each has what the admin saw before and what the day becomes: one whose day is different
-- by now, or over, or would have fewer bags than are taken, is not made, and is returned with what is there. The bags are
-- locked in the order of their ids, like in publish_plans, and only as much as a new day does not wait for them. For a
-- store, a bag of another one refuses the whole call.
create function public.save_bag_days(p_changes jsonb, p_now timestamptz default now(), p_store uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change record;
  refusal record;
  bags uuid[];
  saved integer := 0;
  conflicts jsonb := '[]';
begin
  perform private.require_works_for(p_store);
  if not private.are_changes_of_days(p_changes) then
    return private.error_json('malformed');
  end if;
  bags := array(select private.as_uuid(each ->> 'bag') from jsonb_array_elements(p_changes) each);
  perform from public.surprise_bags where id = any (bags) order by id for no key update;
  if exists (select from public.surprise_bags where id = any (bags) and store_id <> p_store) then
    raise exception 'A bag of another shop!' using errcode = '42501';
  end if;
  for change in
    select private.as_uuid(each ->> 'bag') as bag, private.as_day(each ->> 'day') as day,
      each -> 'before' as before, each -> 'after' as after
    from jsonb_array_elements(p_changes) each order by 1, 2
  loop
    select * into refusal
    from private.save_bag_day(change.bag, change.day, change.before, change.after, p_now);
    if refusal.reason is null then
      saved := saved + 1;
    else
      conflicts := conflicts || (
        select jsonb_build_object(
          'bag', change.bag, 'day', change.day, 'reason', refusal.reason, 'least', refusal.lowest,
          'planned', there.planned, 'skipped', coalesce(there.skipped, false), 'published', there.published_at is not null
        )
        from (select) nothing
        left join public.bag_days there on there.bag_id = change.bag and there.day = change.day
      );
    end if;
  end loop;
  return jsonb_build_object('saved', saved, 'conflicts', conflicts);
end
$$;

-- The week that begins on a day, of all stores or of one. With `p_known`, the version that the dashboard has, an answer
-- that is the same is short.
create function public.week_of_plans(p_from date, p_known text default null, p_store uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  week jsonb;
begin
  perform private.require_works_for(p_store);
  if p_from is null or p_from not between '2000-01-01' and '2100-12-25' then
    return private.error_json('malformed');
  end if;
  week := jsonb_build_object(
    'bags', (
      select coalesce(jsonb_agg(
        to_jsonb(p) - array['updated_by', 'updated_at'] || jsonb_build_object(
          'id', bag.id, 'title', bag.title, 'name_en', bag.name_en, 'name_ar', bag.name_ar, 'quantity', bag.quantity,
          'category', bag.category, 'picture', bag.picture, 'image_url', bag.image_url,
          'pickup_start', bag.pickup_start, 'pickup_end', bag.pickup_end, 'store_id', shop.id, 'store', shop.name, 'store_ar', shop.name_ar
        ) order by shop.name, shop.id, p.opens, bag.id
      ), '[]')
      from public.bag_plans p join public.surprise_bags bag on bag.id = p.bag_id
      left join public.stores shop on shop.id = bag.store_id
      where p_store is null or bag.store_id = p_store
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bag_id', d.bag_id, 'day', d.day, 'planned', d.planned, 'skipped', d.skipped,
        'published', d.published_at is not null, 'over', d.left_over is not null
      ) order by d.bag_id, d.day), '[]')
      from public.bag_days d join public.bag_plans p on p.bag_id = d.bag_id
      join public.surprise_bags bag on bag.id = d.bag_id
      where d.day between p_from and p_from + 6 and (p_store is null or bag.store_id = p_store)
    ),
    'sales', public.sales_of_bag_days(p_from, p_from + 6, p_store)
  );
  return case when md5(week::text) = p_known then '{}' else week end || jsonb_build_object('version', md5(week::text));
end
$$;

-- Rights

revoke all on public.bag_plans, public.bag_days from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant select, delete on public.bag_plans, public.bag_days to authenticated;
grant insert (bag_id, quantities, opens, closes, starts_on, ends_on, paused),
  update (bag_id, quantities, opens, closes, starts_on, ends_on, paused) on public.bag_plans to authenticated;
grant insert (bag_id, day, planned, skipped, note), update (bag_id, day, planned, skipped, note)
  on public.bag_days to authenticated;

alter table public.bag_plans enable row level security;
alter table public.bag_days enable row level security;
create policy plans_are_read on public.bag_plans for select to authenticated
  using ((select private.is_admin()) or bag_id in (select private.own_bags()));
create policy plans_are_added on public.bag_plans for insert to authenticated
  with check ((select private.is_admin()) or bag_id in (select private.own_bags()));
create policy plans_are_changed on public.bag_plans for update to authenticated
  using ((select private.is_admin()) or bag_id in (select private.own_bags()))
  with check ((select private.is_admin()) or bag_id in (select private.own_bags()));
create policy plans_are_deleted on public.bag_plans for delete to authenticated
  using ((select private.is_admin()) or bag_id in (select private.own_bags()));
create policy days_are_read on public.bag_days for select to authenticated
  using ((select private.is_admin()) or bag_id in (select private.own_bags()));
create policy days_are_added on public.bag_days for insert to authenticated
  with check ((select private.is_admin()) or bag_id in (select private.own_bags()));
create policy days_are_changed on public.bag_days for update to authenticated
  using ((select private.is_admin()) or bag_id in (select private.own_bags()))
  with check ((select private.is_admin()) or bag_id in (select private.own_bags()));
-- A published day would be published again.
create policy days_are_deleted on public.bag_days for delete to authenticated
  using (published_at is null and ((select private.is_admin()) or bag_id in (select private.own_bags())));

revoke all on all functions in schema private from public;
revoke all on function public.publish_plans, public.save_bag_days, public.week_of_plans
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.save_bag_days, public.week_of_plans to authenticated;
