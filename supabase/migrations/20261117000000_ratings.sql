-- Ratings: a buyer says how a shop was, once for each shop of an order, after its handover. A shop shows the average and
-- the number of the last six months, from five on.

-- The rules of packages/domain (ratings/); a property test compares the two.
create function private.rating_rules(
  out least_ratings integer, out counts_for interval, out rate_after interval, out rate_within interval
) language sql immutable set search_path = '' as $$ select 5, interval '183 days', interval '2 hours', interval '30 days' $$;

-- Up to three, each once, of the list of so many stars.
create function private.are_reasons(stars integer, reasons text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(reasons), 1) = 1 and cardinality(reasons) <= 3
    and reasons <@ case
      when stars >= 3 then array['quantity', 'taste', 'value', 'friendly']
      else array['too_little', 'quality', 'not_as_described', 'waited', 'closed']
    end
    and cardinality(reasons) = (select count(distinct reason) from unnest(reasons) reason)
$$;

create table public.ratings (
  order_id uuid not null references public.orders (id) on delete cascade,
  -- No foreign key, like order_lines: the orders of a deleted store stay.
  store_id uuid not null,
  stars integer not null check (stars between 1 and 5),
  reasons text[] not null default '{}',
  rated_at timestamptz not null default now(),
  -- Whether the average has it: no longer after six months.
  counts boolean not null default true,
  -- Who rated is the order's buyer.
  primary key (order_id, store_id),
  constraint ratings_reasons_check check (private.are_reasons(stars, reasons))
);

create index ratings_of_a_store on public.ratings (store_id, rated_at) include (stars) where counts;
create index ratings_that_count on public.ratings (rated_at) where counts;

-- With the row of the shop, so that a page needs no second request. Null below five ratings. Clients may write other
-- columns only.
alter table public.stores
  add column rating numeric(2, 1) check (rating between 1 and 5),
  add column rating_count integer check (rating_count >= 5),
  add constraint stores_ratings_are_counted check ((rating is null) = (rating_count is null));

-- What follows from a rating is no change by the person who rated.
drop trigger audit_catalogue_change on public.stores;
create trigger audit_catalogue_change after insert or update or delete on public.stores
  for each row when (auth.uid() is not null and pg_trigger_depth() = 0)
  execute function private.audit_catalogue_change('store');

-- The shop is locked before its ratings are read: of two that arrive at once, the second has the first.
create function private.count_ratings(p_store uuid, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  rules record := private.rating_rules();
  found_mean numeric;
  found_count integer;
begin
  perform from public.stores where id = p_store for no key update;
  update public.ratings set counts = false
  where store_id = p_store and counts and rated_at <= p_now - rules.counts_for;
  select round(avg(stars), 1), count(*) into found_mean, found_count
  from public.ratings where store_id = p_store and counts having count(*) >= rules.least_ratings;
  update public.stores set rating = found_mean, rating_count = found_count
  where id = p_store and (rating, rating_count) is distinct from (found_mean, found_count);
end
$$;

create function private.follow_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_ratings(coalesce(new.store_id, old.store_id), now());
  return null;
end
$$;

create trigger follow_ratings after insert or delete on public.ratings
  for each row execute function private.follow_ratings();

-- The window moves with the clock: the server calls this with its other sweeps, and mostly finds nothing.
create function public.sweep_ratings(p_now timestamptz default now(), p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  store uuid;
  counted integer := 0;
  failures text[] := '{}';
begin
  for store in
    select distinct store_id from public.ratings
    where counts and rated_at <= p_now - (private.rating_rules()).counts_for order by store_id limit p_limit
  loop
    -- A shop that fails does not hold up the others, and is named once they are done.
    begin
      perform private.count_ratings(store, p_now);
      counted := counted + 1;
    exception when others then
      failures := failures || format('shop %s: %s', store, sqlerrm);
    end;
  end loop;
  if counted = 0 and cardinality(failures) > 0 then
    raise exception 'Not counted: %', array_to_string(failures, '; ');
  end if;
  return counted;
end
$$;

-- Of a delivery the door counts, for each shop whose bags were brought.
create function private.gave_bags_of(h public.handovers, p_store uuid) returns boolean
language sql stable set search_path = '' as $$
  select case h.kind
    when 'pickup' then h.store_id = p_store
    when 'door' then exists (
      select from public.handovers shop
      where shop.order_id = h.order_id and shop.kind = 'courier' and shop.store_id = p_store
        and shop.state <> 'cancelled'
    )
    else false
  end
$$;

-- A handover that was not done after all was not rated.
create function private.drop_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.ratings where order_id = new.order_id and (new.kind = 'door' or store_id = new.store_id);
  return null;
end
$$;

create trigger drop_ratings after update of state on public.handovers
  for each row when (old.state = 'done' and new.state <> 'done' and new.kind in ('pickup', 'door'))
  execute function private.drop_ratings();

-- Once: the same rating again gets the same answer, another one is refused.
create function public.rate_shop(
  p_order uuid, p_store uuid, p_stars integer, p_reasons text[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rules record := private.rating_rules();
  given public.handovers;
  rated public.ratings;
begin
  if not exists (select from public.users where id = auth.uid()) then
    raise exception 'Sign in first!' using errcode = '42501';
  elsif exists (select from public.users where id = auth.uid() and deactivated_at is not null) then
    return private.error_json('deactivated');
  elsif not coalesce(p_stars between 1 and 5 and private.are_reasons(p_stars, p_reasons), false) then
    return private.error_json('malformed');
  end if;
  -- Waits for whoever is taking the handover back.
  select h.* into given from public.handovers h join public.orders o on o.id = h.order_id
  where h.order_id = p_order and o.user_id = auth.uid() and private.gave_bags_of(h, p_store)
  for share of h;
  if not found then
    return private.error_json('unknown_handover');
  end if;
  select * into rated from public.ratings where order_id = p_order and store_id = p_store;
  if not found then
    if given.state <> 'done' or now() < given.done_at + rules.rate_after then
      return private.error_json('too_early');
    elsif now() >= given.done_at + rules.rate_within then
      return private.error_json('too_late');
    end if;
    insert into public.ratings (order_id, store_id, stars, reasons) values (p_order, p_store, p_stars, p_reasons)
    on conflict do nothing returning * into rated;
    if not found then
      select * into rated from public.ratings where order_id = p_order and store_id = p_store;
    end if;
  end if;
  if rated.stars <> p_stars or not (rated.reasons <@ p_reasons and p_reasons <@ rated.reasons) then
    return private.error_json('already_rated', jsonb_build_object('stars', rated.stars));
  end if;
  return jsonb_build_object('stars', rated.stars, 'reasons', rated.reasons, 'rated_at', rated.rated_at);
end
$$;

-- What a buyer collected within the time in which it can be rated, with what they said about it.
create function public.collected_lately() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_id', o.id, 'order_code', o.order_code, 'store_id', shop.store_id, 'kind', h.kind, 'done_at', h.done_at,
    'store', case when s.id is null then line.store_name else s.name end,
    'store_ar', case when s.id is null then line.store_name_ar else s.name_ar end,
    'bags', line.bags, 'stars', r.stars
  ) order by h.done_at desc, o.id, shop.store_id), '[]')
  from public.orders o
  join public.handovers h on h.order_id = o.id and h.kind in ('pickup', 'door') and h.state = 'done'
    and h.done_at > now() - (private.rating_rules()).rate_within
  join public.handovers shop on shop.order_id = o.id and shop.store_id is not null
    and private.gave_bags_of(h, shop.store_id)
  left join public.stores s on s.id = shop.store_id
  left join public.ratings r on r.order_id = o.id and r.store_id = shop.store_id
  cross join lateral (
    select sum(quantity) as bags, min(store_name) as store_name, min(store_name_ar) as store_name_ar
    from public.order_lines where order_id = o.id and store_id = shop.store_id and taken_back_at is null
  ) line
  where o.user_id = auth.uid()
$$;

alter table public.ratings enable row level security;
revoke all on public.ratings from public, anon, authenticated;
grant all on public.ratings to service_role;
create policy server_only on public.ratings for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
-- Of the table's check.
grant execute on function private.are_reasons(integer, text[]) to service_role;
revoke all on function public.rate_shop(uuid, uuid, integer, text[]), public.collected_lately(),
  public.sweep_ratings(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.sweep_ratings(timestamptz, integer) to service_role;
grant execute on function public.rate_shop(uuid, uuid, integer, text[]), public.collected_lately()
  to authenticated, service_role;
