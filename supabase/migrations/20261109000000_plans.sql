-- Plans: bags that come by themselves. A plan says on which weekdays and between which times of the clock in Beirut a bag
-- is for sale; a sweep publishes each of its openings once.

-- Tables

create table public.bag_plans (
  bag_id uuid primary key references public.surprise_bags (id) on delete cascade,
  -- Of each weekday, Monday first; null is closed.
  quantities smallint[] not null,
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
      and 1 <= all (quantities) and 999 >= all (quantities)
      and cardinality(array_remove(quantities, null)) > 0
  ),
  constraint bag_plans_period_check check (ends_on >= starts_on)
);

create table public.bag_days (
  bag_id uuid not null references public.surprise_bags (id) on delete cascade,
  day date not null check (day between '2000-01-01' and '2100-12-31'),
  -- Null is as the plan says. A publication writes what it put on sale, because the plan may change later.
  planned smallint check (planned between 0 and 999),
  published_at timestamptz,
  skipped boolean not null default false,
  left_over integer,
  note text check (char_length(note) <= 200),
  primary key (bag_id, day),
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

-- Rights

alter table public.bag_plans enable row level security;
alter table public.bag_days enable row level security;
revoke all on public.bag_plans, public.bag_days from public, anon, authenticated;
revoke all on all functions in schema private from public;
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
