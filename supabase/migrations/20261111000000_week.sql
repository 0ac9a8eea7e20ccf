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
    -- Somebody else has added the day at this moment: it is compared again.
  end loop;
end
$$;

-- Saves changes of days together. Each has what the admin saw before and what the day becomes: one whose day is different
-- by now, or over, or would have fewer bags than are taken, is not made, and is returned with what is there. The bags are
-- locked in the order of their ids, like in publish_plans, and only as much as a new day does not wait for them.
create function public.save_bag_days(p_changes jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change record;
  refusal record;
  saved integer := 0;
  conflicts jsonb := '[]';
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  elsif not private.are_changes_of_days(p_changes) then
    return private.error_json('malformed');
  end if;
  perform from public.surprise_bags where id in (
    select private.as_uuid(each ->> 'bag') from jsonb_array_elements(p_changes) each
  ) order by id for no key update;
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

-- The week that begins on a day. With `p_known`, the version that the dashboard has, an answer that is the same is short.
create function public.week_of_plans(p_from date, p_known text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  week jsonb;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  elsif p_from is null or p_from not between '2000-01-01' and '2100-12-25' then
    return private.error_json('malformed');
  end if;
  week := jsonb_build_object(
    'bags', (
      select coalesce(jsonb_agg(
        to_jsonb(p) - array['updated_by', 'updated_at'] || jsonb_build_object(
          'id', bag.id, 'title', bag.title, 'name_en', bag.name_en, 'name_ar', bag.name_ar, 'quantity', bag.quantity,
          'store_id', shop.id, 'store', shop.name, 'store_ar', shop.name_ar
        ) order by shop.name, shop.id, p.opens, bag.id
      ), '[]')
      from public.bag_plans p join public.surprise_bags bag on bag.id = p.bag_id
      left join public.stores shop on shop.id = bag.store_id
    ),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bag_id', d.bag_id, 'day', d.day, 'planned', d.planned, 'skipped', d.skipped,
        'published', d.published_at is not null, 'over', d.left_over is not null
      ) order by d.bag_id, d.day), '[]')
      from public.bag_days d join public.bag_plans p on p.bag_id = d.bag_id
      where d.day between p_from and p_from + 6
    ),
    'sales', public.sales_of_bag_days(p_from, p_from + 6)
  );
  return case when md5(week::text) = p_known then '{}' else week end || jsonb_build_object('version', md5(week::text));
end
$$;

create index bag_days_by_day on public.bag_days (day);

revoke all on function public.save_bag_days(jsonb, timestamptz), public.week_of_plans(date, text)
  from public, anon, authenticated;
revoke all on all functions in schema private from public;
-- These functions themselves check that an admin calls them.
grant execute on function public.save_bag_days(jsonb, timestamptz), public.week_of_plans(date, text)
  to authenticated, service_role;
