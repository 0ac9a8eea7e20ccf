-- The phones of shops and couriers: pairing, revoking, and what the phone of a counter does to the stock of its shop.

-- Tables

create table public.devices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('counter', 'courier')),
  store_id uuid references public.stores (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 60),
  -- People are named without a foreign key, like the actor of the audit log.
  created_by uuid,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  constraint devices_store_check check ((kind = 'counter') = (store_id is not null))
);

create index devices_of_a_store on public.devices (store_id);

-- Only the hash of a token is stored.
create table public.device_tokens (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  device_id uuid not null unique references public.devices (id) on delete cascade
);

-- The right to become a device: it works once, for ten minutes.
create table public.pairings (
  code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('counter', 'courier')),
  store_id uuid references public.stores (id) on delete cascade,
  created_by uuid,
  expires_at timestamptz not null,
  device_id uuid references public.devices (id) on delete cascade,
  constraint pairings_store_check check ((kind = 'counter') = (store_id is not null))
);

create index pairings_of_a_store on public.pairings (store_id);
create index pairings_of_a_device on public.pairings (device_id);

-- Changes of the stock by a counter or by a member of the store, each once.
create table public.counter_stock_changes (
  token uuid primary key,
  device_id uuid,
  user_id uuid,
  bag_id uuid references public.surprise_bags (id) on delete cascade,
  changed_from integer not null,
  changed_to integer not null,
  -- Kept for waiting people, and gone with it: an undo gives them back.
  dropped integer not null default 0,
  at timestamptz not null default now()
);

create index counter_stock_changes_of_a_bag on public.counter_stock_changes (bag_id);

-- Phones

create function private.has_counter(p_store uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.devices where store_id = p_store and revoked_at is null)
$$;

-- The shop is locked before its phones are counted: of two that change at once, the second counts the first.
create function private.follow_counters() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shop uuid := case tg_op when 'DELETE' then old.store_id else new.store_id end;
begin
  perform from public.stores where id = shop for no key update;
  update public.stores set can_give = private.has_counter(shop)
  where id = shop and can_give <> private.has_counter(shop);
  return null;
end
$$;

create trigger follow_counters after insert or delete or update of revoked_at on public.devices
  for each row execute function private.follow_counters();

-- True without a phone: then a buyer or an admin calls.
create function private.is_paired(p_device uuid) returns boolean
language sql stable set search_path = '' as $$
  select p_device is null or exists (select from public.devices where id = p_device and revoked_at is null)
$$;

create function private.is_courier(p_device uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.devices where id = p_device and kind = 'courier' and revoked_at is null)
$$;

-- Waits for a revocation under way, and makes the next one wait. Without it a request that waited for an order or a bag went
-- on although its phone had been revoked meanwhile.
create function private.hold_device(p_device uuid) returns void
language sql set search_path = '' as $$
  select from public.devices where id = p_device for share
$$;

create function private.device_json(d public.devices) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'name', d.name, 'store_id', d.store_id, 'store', s.name, 'store_ar', s.name_ar
  )
  from (select) nothing left join public.stores s on s.id = d.store_id
$$;

-- The phones of a store, and those revoked in the last 90 days; without a store all phones.
create function private.devices_of(p_store uuid, p_now timestamptz default now()) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'store_id', d.store_id, 'name', d.name, 'last_seen_at', d.last_seen_at,
    'revoked_at', d.revoked_at, 'revoked_by', (select coalesce(name, email) from public.users where id = d.revoked_by)
  ) order by d.created_at), '[]')
  from public.devices d
  where (p_store is null or d.store_id = p_store) and (d.revoked_at is null or d.revoked_at > p_now - interval '90 days')
$$;

-- The device of a token. Its last contact is written at most once a minute.
create function public.device_of_token(p_token_hash text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  device public.devices;
begin
  select d.* into device from public.devices d join public.device_tokens t on t.device_id = d.id
  where t.token_hash = p_token_hash;
  if not found then
    return private.error_json('unknown_device');
  elsif device.revoked_at is not null then
    return private.error_json('revoked');
  end if;
  update public.devices set last_seen_at = p_now
  where id = device.id and (last_seen_at is null or last_seen_at < p_now - interval '1 minute');
  return private.device_json(device);
end
$$;

-- By an admin, or by an owner of its shop. The open deliveries of a courier become any courier's.
create function public.revoke_device(p_device uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_works_for((select store_id from public.devices where id = p_device), 'owner');
  update public.devices set revoked_at = now(), revoked_by = auth.uid() where id = p_device and revoked_at is null;
  if not found then
    return false;
  end if;
  perform private.write_audit('revoked', 'device', p_device::text);
  perform private.assign(order_id, null) from public.handovers where assigned_device_id = p_device;
  perform pg_notify('handovers', '');
  return true;
end
$$;

-- Pairing

-- The dashboard or an owner of the shop makes the code and sends its hash alone. A courier's phone has no shop, so only an
-- admin pairs it.
create function public.create_pairing(p_code_hash text, p_kind text, p_store uuid default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  until timestamptz := now() + interval '10 minutes';
begin
  perform private.require_works_for(p_store, 'owner');
  if p_code_hash is null or p_kind is null then
    return null;
  end if;
  delete from public.pairings where expires_at < now() - interval '1 day';
  insert into public.pairings (code_hash, kind, store_id, created_by, expires_at)
  values (p_code_hash, p_kind, p_store, auth.uid(), until);
  return until;
end
$$;

-- The link as an unpaired phone sees it. The link of a former admin or owner is over, unless a phone has used it.
create function public.pairing_state(p_code_hash text, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('kind', p.kind, 'store_id', p.store_id, 'store', s.name, 'store_ar', s.name_ar, 'expires_at', p.expires_at)
    from public.pairings p left join public.stores s on s.id = p.store_id
    where p.code_hash = p_code_hash and p.device_id is null and p.expires_at > p_now and private.runs_team(p.store_id, p.created_by)
  ), private.error_json('pairing_over'))
$$;

-- The phone makes its token. A phone that repeats the call with its token, because the answer was lost, gets the same answer.
create function public.pair_device(
  p_code_hash text, p_token_hash text, p_name text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  pairing public.pairings;
  device public.devices;
begin
  select * into pairing from public.pairings where code_hash = p_code_hash for update;
  if not found or pairing.expires_at <= p_now then
    return private.error_json('pairing_over');
  elsif pairing.device_id is not null then
    if not exists (select from public.device_tokens where token_hash = p_token_hash and device_id = pairing.device_id) then
      return private.error_json('pairing_over');
    end if;
    select * into device from public.devices where id = pairing.device_id;
  elsif not private.runs_team(pairing.store_id, pairing.created_by) then
    return private.error_json('pairing_over');
  else
    insert into public.devices (kind, store_id, name, created_by, created_at, last_seen_at)
    values (pairing.kind, pairing.store_id, p_name, pairing.created_by, p_now, p_now) returning * into device;
    insert into public.device_tokens (token_hash, device_id) values (p_token_hash, device.id);
    update public.pairings set device_id = device.id where code_hash = p_code_hash;
    perform private.write_audit('paired', 'device', device.id::text,
      jsonb_build_object('kind', device.kind, 'store_id', device.store_id, 'name', device.name), pairing.created_by);
  end if;
  return private.device_json(device);
exception when unique_violation then
  -- A token belongs to one phone, so it pairs no second one.
  return private.error_json('pairing_over');
end
$$;

-- Stock

-- Takes one bag of the store off sale, puts some on, or leaves none. Held and sold bags do not change. By a phone or by the
-- member who calls. A member adds to the plan of the day where the bag opens later today.
create function private.change_stock_of(
  p_store uuid, p_token uuid, p_bag uuid, p_change text, p_count integer, p_device uuid, p_now timestamptz
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  opening date;
  by_plan integer;
  later integer;
begin
  -- Serializes a repeated call with the first.
  select * into bag from public.surprise_bags where id = p_bag and store_id = p_store for update;
  if not found then
    return private.error_json('unknown_bag');
  elsif exists (select from public.counter_stock_changes where token = p_token)
    or exists (select from public.undone_handovers where token = p_token) then
    return jsonb_build_object('for_sale', bag.quantity);
  end if;
  if p_change = 'more' and (bag.pickup_end < p_now or bag.pickup_end is null and bag.quantity = 0) then
    select day, quantity into opening, by_plan from private.later_opening(p_bag, p_now) where p_device is null;
  end if;
  if opening is not null then
    insert into public.bag_days as changed (bag_id, day, planned)
    values (p_bag, opening, least(by_plan + p_count, private.most_stock()))
    on conflict on constraint bag_days_pkey do update
    set planned = least(coalesce(changed.planned, by_plan) + p_count, private.most_stock());
    insert into public.counter_stock_changes (token, device_id, user_id, bag_id, changed_from, changed_to, at)
    values (p_token, p_device, auth.uid(), p_bag, bag.quantity, bag.quantity, p_now);
    return jsonb_build_object('for_sale', bag.quantity);
  elsif p_change = 'more' and bag.pickup_end < p_now then
    return private.error_json('too_late');
  end if;
  later := case p_change
    when 'less' then greatest(bag.quantity - 1, 0) when 'more' then least(bag.quantity + p_count, private.most_stock())
    when 'none' then 0 else bag.quantity
  end;
  insert into public.counter_stock_changes (token, device_id, user_id, bag_id, changed_from, changed_to, dropped, at)
  values (
    p_token, p_device, auth.uid(), p_bag, bag.quantity, later,
    case p_change when 'none' then private.kept_of(p_bag) else 0 end, p_now
  );
  if later <> bag.quantity then
    update public.surprise_bags set quantity = later where id = p_bag;
    -- The entry has the shape of an admin's change, so that reconcile follows the stock. A member's is in the log by itself.
    if auth.uid() is null then
      perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object(
        'quantity', jsonb_build_array(bag.quantity, later), 'device', p_device
      ));
    end if;
  end if;
  if p_change = 'none' then
    perform private.drop_kept_bags(p_bag, p_now);
  end if;
  return jsonb_build_object('for_sale', later);
end
$$;

-- By a phone at the counter.
create function public.change_stock(
  p_token uuid, p_device uuid, p_bag uuid, p_change text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_device(p_device);
  return private.change_stock_of(
    (select store_id from public.devices where id = p_device and revoked_at is null),
    p_token, p_bag, p_change, 1, p_device, p_now
  );
end
$$;

-- By the member who calls: less, none, or `p_count` more. `p_at` is when it was pressed: what waited for a connection since
-- yesterday must not change the bags of today.
create function public.change_own_stock(
  p_store uuid, p_token uuid, p_bag uuid, p_change text, p_count integer default 1, p_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_member(auth.uid(), p_store);
  perform private.require_works_for(p_store);
  if p_token is null or p_change is null or p_change not in ('less', 'more', 'none')
    or p_count is null or p_count not between 1 and 999 then
    return private.error_json('malformed');
  elsif private.day_of_work(p_at) < private.day_of_work(now()) then
    return private.error_json('too_late');
  end if;
  return private.change_stock_of(p_store, p_token, p_bag, p_change, p_count, null, now());
end
$$;

-- Puts the bags of a change of the stock on sale again, and keeps them again for the users who were notified of them. A
-- stock that has changed meanwhile is newer, and stays.
create function private.undo_stock(change public.counter_stock_changes, p_device uuid, p_now timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Waits for another change of the bag.
  before integer := (select quantity from public.surprise_bags where id = change.bag_id for update);
  kept integer;
  later integer;
begin
  if exists (select from public.undone_handovers where token = change.token) then
    return '{"undone": true}';
  elsif (change.device_id, change.user_id) is distinct from (p_device, auth.uid())
    or change.at < p_now - interval '60 seconds' or before is distinct from change.changed_to then
    return private.error_json('too_late');
  end if;
  insert into public.undone_handovers (token, undone_at) values (change.token, p_now);
  with again as (
    update public.alerts a set ended_at = null, outcome = null
    where bag_id = change.bag_id and outcome = 'passed' and ended_at = change.at and kept_until > p_now
      and not exists (
        select from public.alerts other where other.user_id = a.user_id and other.bag_id = a.bag_id and other.ended_at is null
      )
    returning 1
  )
  select count(*) into kept from again;
  later := change.changed_from + change.dropped - kept;
  insert into public.counter_stock_changes (token, device_id, user_id, bag_id, changed_from, changed_to, at)
  values (gen_random_uuid(), p_device, auth.uid(), change.bag_id, before, later, p_now);
  perform private.change_day_with_stock(change.bag_id, kept);
  if later <> before then
    update public.surprise_bags set quantity = later where id = change.bag_id;
  end if;
  perform private.write_audit('update', 'bag', change.bag_id::text,
    jsonb_strip_nulls(jsonb_build_object('undone', true, 'device', p_device))
    || case
      when later = before or auth.uid() is not null then '{}'
      else jsonb_build_object('quantity', jsonb_build_array(before, later))
    end
    || case kept when 0 then '{}' else jsonb_build_object('kept', kept) end);
  return '{"undone": true}';
end
$$;

create function private.follow_counter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.change_day_with_stock(new.bag_id, new.changed_to - new.changed_from);
  return null;
end
$$;

create trigger follow_counter after insert on public.counter_stock_changes
  for each row when (new.changed_to <> new.changed_from) execute function private.follow_counter();

-- Rights

alter table public.devices enable row level security;
alter table public.device_tokens enable row level security;
alter table public.pairings enable row level security;
alter table public.counter_stock_changes enable row level security;
revoke all on public.devices, public.device_tokens, public.pairings, public.counter_stock_changes
  from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.devices for all to anon, authenticated using (false);
create policy server_only on public.device_tokens for all to anon, authenticated using (false);
create policy server_only on public.pairings for all to anon, authenticated using (false);
create policy server_only on public.counter_stock_changes for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
revoke all on function public.device_of_token, public.revoke_device, public.create_pairing, public.pairing_state,
  public.pair_device, public.change_stock, public.change_own_stock from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.create_pairing, public.revoke_device, public.change_own_stock to authenticated;
