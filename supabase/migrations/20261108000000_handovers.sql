-- Handovers: one row for each thing that changes hands after an order is paid, the phones that confirm it, and the board
-- of the dashboard. A handover is done once; whoever comes second is told when and where it was done.

-- Days end at four in the morning in Beirut.
create function private.day_of_work(moment timestamptz) returns date
language sql stable set search_path = '' as $$ select ((moment at time zone 'Asia/Beirut') - interval '4 hours')::date $$;

create function private.start_of_work(day date) returns timestamptz
language sql stable set search_path = '' as $$ select (day + time '04:00') at time zone 'Asia/Beirut' $$;

-- The rules of packages/domain (handovers/handover.ts); a property test compares the two.
create function private.missed_at(due_end timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$ select due_end + interval '2 hours' $$;

-- Until when a missed handover can still be done: four in the morning of the next day.
create function private.reopen_until(due_end timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((due_end at time zone 'Asia/Beirut')::date + 1 + time '04:00') at time zone 'Asia/Beirut'
$$;

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

create table public.handovers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Null for a door. No foreign key, like order_lines: the orders of a deleted store stay.
  store_id uuid,
  kind text not null check (kind in ('pickup', 'courier', 'door')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'missed', 'cancelled')),
  -- Null where the bags have no window.
  due_start timestamptz,
  due_end timestamptz not null,
  done_at timestamptz,
  how text check (how in ('scan', 'code', 'list', 'buyer', 'admin')),
  device_id uuid,
  done_by uuid,
  -- Of the confirmation that did it, so that a repeated one gets the same answer.
  token uuid unique,
  recorded_at timestamptz,
  constraint handovers_are_one_for_each_shop unique nulls not distinct (order_id, kind, store_id),
  constraint handovers_done_check check ((state = 'done') = (done_at is not null and how is not null and token is not null))
);

comment on column public.handovers.done_at is 'When the bag changed hands, by the phone that recorded it; recorded_at is when the server heard of it.';

create index handovers_of_a_store on public.handovers (store_id, due_end);
create index handovers_by_end on public.handovers (due_end) where state = 'waiting';
create index handovers_to_see on public.handovers (due_end);
create index handovers_not_done on public.handovers (state, order_id) where state in ('waiting', 'missed');

-- Confirmations that were taken back: one that arrives again must not be done.
create table public.undone_handovers (
  token uuid primary key,
  undone_at timestamptz not null default now()
);

create index undone_handovers_by_time on public.undone_handovers (undone_at);

-- A bag that two phones handed out while at least one of them had no connection.
create table public.handover_conflicts (
  token uuid primary key,
  handover_id uuid not null references public.handovers (id) on delete cascade,
  at timestamptz not null,
  how text not null,
  device_id uuid,
  settled_at timestamptz,
  settled_by uuid,
  note text check (char_length(note) between 1 and 300)
);

create index handover_conflicts_of_a_handover on public.handover_conflicts (handover_id);
create index handover_conflicts_open on public.handover_conflicts (at) where settled_at is null;

-- Changes of the stock by a counter, each once.
create table public.counter_stock_changes (
  token uuid primary key,
  device_id uuid,
  bag_id uuid references public.surprise_bags (id) on delete cascade,
  changed_from integer not null,
  changed_to integer not null,
  -- Kept for waiting people, and gone with it: an undo gives them back.
  dropped integer not null default 0,
  at timestamptz not null default now()
);

create index counter_stock_changes_of_a_bag on public.counter_stock_changes (bag_id);

-- Deliveries to a door where nobody was, each once.
create table public.door_tries (
  token uuid primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  device_id uuid,
  at timestamptz not null,
  recorded_at timestamptz not null default now(),
  -- The handover that went when the bags were brought back to their shops; null where the courier tries again.
  door jsonb
);

create index door_tries_of_an_order on public.door_tries (order_id, at);

-- The keys that sign tickets. All servers share them; a ticket signed with an older key stays valid.
create table public.ticket_keys (
  id integer generated always as identity primary key,
  private_key text not null check (private_key ~ '^[0-9a-f]{100,}$' and char_length(private_key) <= 400),
  public_key text not null check (public_key ~ '^[0-9a-f]{130}$'),
  created_at timestamptz not null default now()
);

-- The rows of an order

create function private.as_instant(value text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when value ~ '^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d' then value::timestamptz end
$$;

-- A pickup has one row for each shop; a delivery one for each shop and one for the door. The windows are those at the
-- time of the order. Bags without a window count as open for a day, like isUpcoming in packages/domain.
create function private.make_handovers(o public.orders) returns void
language sql set search_path = '' as $$
  with shops as (
    select line.store_id,
      min(private.as_instant(detail.value ->> 'pickupStart')) as opens,
      max(private.as_instant(detail.value ->> 'pickupEnd')) as closes
    from public.order_lines line
    left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
    where line.order_id = o.id group by line.store_id
  ), promise as (
    -- DELIVERY_PROMISE_MINUTES after the payment, or after the last shop opens.
    select greatest(o.paid_at, max(opens)) + interval '45 minutes' as promised_at from shops
  )
  insert into public.handovers (order_id, store_id, kind, due_start, due_end)
  select o.id, store_id, 'pickup', opens, coalesce(closes, o.paid_at + interval '1 day') from shops
  where o.delivery_method = 'pickup'
  union all
  select o.id, store_id, 'courier', greatest(o.paid_at, opens), promised_at from shops, promise
  where o.delivery_method = 'delivery'
  union all
  select o.id, null, 'door', o.paid_at, promised_at from promise where o.delivery_method = 'delivery'
  on conflict do nothing
$$;

-- An order that is no longer paid has nothing to hand over.
create function private.cancel_handovers() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  cancelled public.handovers;
begin
  for cancelled in
    update public.handovers set state = 'cancelled' where order_id = new.id and state in ('waiting', 'missed') returning *
  loop
    perform private.tell_of_handover('handover_cancelled', cancelled);
  end loop;
  return null;
end
$$;

create trigger cancel_handovers after update of status on public.orders
  for each row when (old.status = 'paid' and new.status <> 'paid') execute function private.cancel_handovers();

-- Answers

create function private.handover_json(h public.handovers) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'order_id', h.order_id, 'store_id', h.store_id, 'kind', h.kind, 'state', h.state,
    'due_start', h.due_start, 'due_end', h.due_end, 'reopen_until', private.reopen_until(h.due_end),
    'done_at', h.done_at, 'how', h.how, 'device_id', h.device_id,
    'device', (select name from public.devices where id = h.device_id)
  )
$$;

-- The bags of a handover; a door has those of all shops.
create function private.bags_of_handover(h public.handovers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bag_id', line.bag_id, 'title', line.title, 'title_ar', detail.value ->> 'titleAr', 'quantity', line.quantity
  ) order by line.place), '[]')
  from public.order_lines line
  join public.orders o on o.id = line.order_id
  left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  where line.order_id = h.order_id and (h.kind = 'door' or line.store_id is not distinct from h.store_id)
$$;

-- Of all handovers of an order, for the list of the dashboard; null where there are none.
create function private.handover_state(p_order uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when bool_or(state = 'missed') then 'missed'
    when bool_and(state = 'done') then 'done'
    when bool_and(state = 'done') filter (where kind = 'courier') then 'on_its_way'
    when count(*) > 0 then 'waiting'
  end
  from public.handovers where order_id = p_order and state <> 'cancelled'
$$;

-- A change that a listener hears of.
create function private.tell_of_handover(action text, h public.handovers, details jsonb default '{}', actor uuid default null)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.write_audit(action, 'handover', h.id::text, jsonb_build_object(
    'order_id', h.order_id, 'store_id', h.store_id, 'kind', h.kind
  ) || details, actor);
  perform pg_notify('handovers', '');
end
$$;

-- What changed after the last event that a listener has: a handover, a phone, or a newly paid order with its handovers.
-- It is a hint to read again, so an event that commits late may be left out.
create index audit_log_of_handovers on public.audit_log (id)
  where subject in ('handover', 'device') or subject = 'order' and action = 'paid';

create function public.last_handover_event() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(id), 0) from public.audit_log
  where subject in ('handover', 'device') or subject = 'order' and action = 'paid'
$$;

create function public.handover_events_after(p_event bigint, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'event', event.id,
    'is_new', event.subject = 'order',
    'kind', coalesce(h.kind, event.details ->> 'kind'),
    'store_id', case event.subject when 'order' then h.store_id::text else event.details ->> 'store_id' end,
    'device_id', case event.subject when 'device' then event.subject_id end
  ) order by event.id), '[]')
  from (
    select id, subject, subject_id, details from public.audit_log
    where (subject in ('handover', 'device') or subject = 'order' and action = 'paid') and id > p_event
    order by id limit p_limit
  ) event left join public.handovers h on event.subject = 'order' and h.order_id = private.as_uuid(event.subject_id)
$$;

-- Handing over

-- `p_at` is the phone's time: believed within the last day, and never in the future.
create function public.hand_over(
  p_token uuid, p_order uuid, p_store uuid, p_kind text, p_how text, p_at timestamptz default null,
  p_device uuid default null, p_user uuid default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given public.handovers;
  moment timestamptz := case when p_at between p_now - interval '24 hours' and p_now then p_at else p_now end;
begin
  if exists (select from public.undone_handovers where token = p_token) then
    return private.error_json('undone');
  end if;
  -- Waits for whoever is taking the order's payment back.
  perform from public.orders where id = p_order for share;
  update public.handovers h set state = 'done', done_at = moment, recorded_at = p_now, how = p_how,
    device_id = p_device, done_by = p_user, token = p_token
  from public.orders o
  where h.order_id = p_order and h.kind = p_kind and h.store_id is not distinct from p_store
    and o.id = h.order_id and o.status = 'paid'
    and (h.state = 'waiting' or h.state = 'missed' and moment < private.reopen_until(h.due_end))
  returning h.* into given;
  if found then
    perform private.tell_of_handover('handed_over', given, jsonb_strip_nulls(jsonb_build_object(
      'how', p_how, 'device', p_device, 'at', moment
    )), p_user);
    if p_kind = 'courier' and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state <> 'done'
    ) then
      insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
      select 'on_its_way', id, language, whatsapp_phone, p_now, p_now from public.orders where id = p_order
      on conflict (order_id, kind) do nothing;
    end if;
    return private.handover_json(given);
  end if;

  select * into given from public.handovers
  where order_id = p_order and kind = p_kind and store_id is not distinct from p_store;
  if not found then
    return private.error_json('unknown_handover');
  elsif given.token = p_token then
    return private.handover_json(given);
  elsif given.state = 'missed' then
    return private.error_json('too_late', private.handover_json(given));
  elsif given.state <> 'done' then
    return private.error_json('not_paid', private.handover_json(given));
  end if;
  -- One that was recorded earlier was given without knowing of the other: somebody has to look into it.
  if moment < p_now - interval '1 minute' then
    insert into public.handover_conflicts (token, handover_id, at, how, device_id)
    values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
  end if;
  perform private.tell_of_handover('already_handed_over', given, jsonb_strip_nulls(jsonb_build_object(
    'how', p_how, 'device', p_device, 'at', moment
  )), p_user);
  return private.error_json('already_done', private.handover_json(given));
exception when unique_violation then
  -- The token did another handover.
  return private.error_json('key_was_used');
end
$$;

-- The same phone takes back what it did within the last minute.
create function public.undo_handover(p_token uuid, p_device uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken_back public.handovers;
begin
  update public.handovers set
    state = case when private.missed_at(due_end) < p_now then 'missed' else 'waiting' end,
    done_at = null, recorded_at = null, how = null, device_id = null, done_by = null, token = null
  where token = p_token and device_id = p_device and state = 'done' and recorded_at >= p_now - interval '60 seconds'
  returning * into taken_back;
  if found then
    insert into public.undone_handovers (token, undone_at) values (p_token, p_now) on conflict do nothing;
    perform private.tell_of_handover('handover_undone', taken_back, jsonb_build_object('device', p_device));
    return private.handover_json(taken_back);
  elsif exists (select from public.undone_handovers where token = p_token) then
    return '{"undone": true}';
  elsif exists (select from public.handovers where token = p_token) then
    return private.error_json('too_late');
  end if;
  -- It was never done, or it comes before what it takes back.
  insert into public.undone_handovers (token, undone_at) values (p_token, p_now) on conflict do nothing;
  return '{"undone": true}';
end
$$;

-- A buyer confirms what no phone of the shop can confirm.
create function public.confirm_received(
  p_user uuid, p_order_code text, p_store uuid, p_token uuid, p_at timestamptz default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where user_id = p_user and order_code = p_order_code;
  if not found then
    return private.error_json('unknown_order');
  elsif private.has_counter(p_store) and not exists (select from public.handovers where token = p_token) then
    return private.error_json('counter_confirms');
  end if;
  return public.hand_over(p_token, bought.id, p_store, 'pickup', 'buyer', p_at, null, p_user, p_now);
end
$$;

create function private.has_counter(p_store uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.devices where store_id = p_store and revoked_at is null)
$$;

-- An admin corrects a handover, and says why.
create function public.mark_handover(p_handover uuid, p_state text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.handovers;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  elsif p_state not in ('done', 'missed') or char_length(btrim(coalesce(p_reason, ''))) not between 1 and 300 then
    return private.error_json('malformed');
  end if;
  update public.handovers h set
    state = p_state,
    done_at = case p_state when 'done' then now() end, recorded_at = case p_state when 'done' then now() end,
    how = case p_state when 'done' then 'admin' end, done_by = case p_state when 'done' then auth.uid() end,
    token = case p_state when 'done' then gen_random_uuid() end, device_id = null
  from public.orders o
  where h.id = p_handover and o.id = h.order_id and o.status = 'paid' and h.state <> p_state and h.state <> 'cancelled'
  returning h.* into marked;
  if found then
    perform private.tell_of_handover('handover_marked', marked, jsonb_build_object('state', p_state, 'reason', p_reason));
  else
    select * into marked from public.handovers where id = p_handover;
    if not found then
      return private.error_json('unknown_handover');
    elsif marked.state <> p_state then
      return private.error_json('not_paid', private.handover_json(marked));
    end if;
  end if;
  return private.handover_json(marked);
end
$$;

create function public.settle_conflict(p_conflict uuid, p_note text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settled public.handover_conflicts;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  update public.handover_conflicts set settled_at = now(), settled_by = auth.uid(), note = p_note
  where token = p_conflict and settled_at is null returning * into settled;
  if not found then
    return false;
  end if;
  perform private.write_audit('conflict_settled', 'handover', settled.handover_id::text, jsonb_build_object('note', p_note));
  return true;
end
$$;

-- What was not collected is missed two hours after its window. The buyer is reminded once, half an hour before its end.
create function public.sweep_handovers(p_now timestamptz default now(), p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  missed public.handovers;
  count integer := 0;
begin
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  select distinct on (o.id) 'pickup_reminder', o.id, o.language, o.whatsapp_phone, p_now, p_now
  from public.handovers h join public.orders o on o.id = h.order_id
  where h.state = 'waiting' and h.kind = 'pickup' and h.due_start is not null and o.status = 'paid'
    and h.due_end > p_now and h.due_end <= p_now + interval '30 minutes'
    -- Somebody who paid a moment ago needs no reminder.
    and o.paid_at < h.due_end - interval '30 minutes'
  on conflict (order_id, kind) do nothing;

  for missed in
    update public.handovers set state = 'missed' where id in (
      select id from public.handovers
      where state = 'waiting' and private.missed_at(due_end) < p_now order by due_end limit p_limit for update skip locked
    ) returning *
  loop
    perform private.tell_of_handover('handover_missed', missed);
    count := count + 1;
  end loop;
  return count;
end
$$;

-- Tickets

-- The handovers of the caller's order, and whether a phone of the shop can read its QR code.
create function public.order_handovers(p_user uuid, p_order_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_code', o.order_code, 'handovers', (
    select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
      'has_counter', case h.kind
        when 'pickup' then private.has_counter(h.store_id)
        else exists (select from public.devices where kind = 'courier' and revoked_at is null)
      end,
      'bags', private.bags_of_handover(h),
      -- As it is now, because a buyer has to find it now.
      'shop', to_jsonb(s) - array['about', 'about_ar', 'picture_url', 'created_at']
    ) order by h.due_end, h.store_id), '[]')
    from public.handovers h left join public.stores s on s.id = h.store_id where h.order_id = o.id
  ))
  from public.orders o where o.user_id = p_user and o.order_code = p_order_code
$$;

-- The first server that needs a key stores one; all others get that one.
create function public.ticket_keys(p_private_key text default null, p_public_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_private_key is not null then
    perform pg_advisory_xact_lock(hashtextextended('ticket keys', 0));
    insert into public.ticket_keys (private_key, public_key)
    select p_private_key, p_public_key where not exists (select from public.ticket_keys);
  end if;
  return (
    select jsonb_build_object(
      'private_key', (select private_key from public.ticket_keys order by id desc limit 1),
      'public_keys', coalesce(jsonb_agg(public_key order by id desc), '[]')
    ) from public.ticket_keys
  );
end
$$;

-- Devices

-- The dashboard makes the code and sends its hash alone.
create function public.create_pairing(p_code_hash text, p_kind text, p_store uuid default null) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  until timestamptz := now() + interval '10 minutes';
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  if p_code_hash is null or p_kind is null then
    return null;
  end if;
  delete from public.pairings where expires_at < now() - interval '1 day';
  insert into public.pairings (code_hash, kind, store_id, created_by, expires_at)
  values (p_code_hash, p_kind, p_store, auth.uid(), until);
  return until;
end
$$;

-- What a phone sees before it agrees.
create function public.pairing_state(p_code_hash text, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('kind', p.kind, 'store_id', p.store_id, 'store', s.name, 'store_ar', s.name_ar, 'expires_at', p.expires_at)
    from public.pairings p left join public.stores s on s.id = p.store_id
    where p.code_hash = p_code_hash and p.device_id is null and p.expires_at > p_now
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
  else
    insert into public.devices (kind, store_id, name, created_by, created_at, last_seen_at)
    values (pairing.kind, pairing.store_id, p_name, pairing.created_by, p_now, p_now) returning * into device;
    insert into public.device_tokens (token_hash, device_id) values (p_token_hash, device.id);
    update public.pairings set device_id = device.id where code_hash = p_code_hash;
    perform private.write_audit('paired', 'device', device.id::text,
      jsonb_build_object('kind', device.kind, 'store_id', device.store_id, 'name', device.name), pairing.created_by);
  end if;
  return private.device_json(device);
end
$$;

create function private.device_json(d public.devices) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', d.id, 'kind', d.kind, 'name', d.name, 'store_id', d.store_id, 'store', s.name, 'store_ar', s.name_ar
  )
  from (select) nothing left join public.stores s on s.id = d.store_id
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

create function public.revoke_device(p_device uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  update public.devices set revoked_at = now(), revoked_by = auth.uid() where id = p_device and revoked_at is null;
  if found then
    perform private.write_audit('revoked', 'device', p_device::text);
    perform pg_notify('handovers', '');
  end if;
  return found;
end
$$;

-- The counter

-- Today's and tomorrow's handovers of the device's shop. No telephone number, no e-mail, no amount, and of the name only
-- its first word.
create function public.counter_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shop as (
    select store_id from public.devices where id = p_device and kind = 'counter' and revoked_at is null
  ), days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 2) as last
  )
  select jsonb_build_object(
    'now', p_now,
    'handovers', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'order_code', o.order_code,
        'first_name', left(split_part(btrim(o.customer_name), ' ', 1), 40),
        'bags', private.bags_of_handover(h)
      ) order by h.due_end, o.order_code), '[]')
      from shop, days, public.handovers h join public.orders o on o.id = h.order_id
      where h.store_id = shop.store_id and h.kind in ('pickup', 'courier') and o.status = 'paid'
        and h.due_end >= days.first - interval '1 day' and h.due_end < days.last
        and (h.due_end >= days.first or h.done_at >= days.first or h.state <> 'done' and private.reopen_until(h.due_end) > p_now)
    ),
    'bags', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', bag.id, 'title', coalesce(bag.title, bag.name_en), 'title_ar', bag.name_ar, 'for_sale', bag.quantity,
        'being_paid', (
          select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
          where line.bag_id = bag.id and o.status = 'pending'
        ),
        'sold', (
          select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
          where line.bag_id = bag.id and o.status = 'paid' and o.paid_at >= days.first
        )
      ) order by bag.pickup_start, bag.id), '[]')
      from shop, days, public.surprise_bags bag
      where bag.store_id = shop.store_id and (bag.pickup_end is null or bag.pickup_end >= p_now)
        and (bag.pickup_start is null or bag.pickup_start < private.start_of_work(private.day_of_work(p_now) + 1))
    )
  )
$$;

-- The courier

-- Until when the shop's bags of an order can be picked up; null where they have no window.
create function private.closes_at(o public.orders, p_store uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(private.as_instant(detail.value ->> 'pickupEnd'))
  from public.order_lines line
  join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  where line.order_id = o.id and line.store_id is not distinct from p_store
$$;

-- The deliveries of the day, by the promised time. Name, telephone number and address only from the pick-up of all bags
-- until an hour after the delivery.
create function public.courier_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with courier as (
    select from public.devices where id = p_device and kind = 'courier' and revoked_at is null
  ), days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 1) as last
  )
  select jsonb_build_object('now', p_now, 'deliveries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'order_code', o.order_code,
      'area', o.delivery_area,
      'door', private.handover_json(door),
      'pickups', (
        select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
          'store', s.name, 'store_ar', s.name_ar, 'area', s.area,
          'closes', private.closes_at(o, h.store_id), 'bags', private.bags_of_handover(h)
        ) order by h.due_start, h.store_id), '[]')
        from public.handovers h left join public.stores s on s.id = h.store_id
        where h.order_id = o.id and h.kind = 'courier'
      ),
      'customer', case when (door.state <> 'done' or door.done_at > p_now - interval '1 hour') and not exists (
        select from public.handovers h where h.order_id = o.id and h.kind = 'courier' and h.state <> 'done'
      ) then jsonb_build_object('name', o.customer_name, 'phone', o.whatsapp_phone, 'address', o.delivery_address) end
    ) order by door.due_end, o.order_code), '[]')
    from courier, days, public.handovers door join public.orders o on o.id = door.order_id
    where door.kind = 'door' and door.state <> 'cancelled' and o.status = 'paid'
      and door.due_end >= days.first - interval '1 day' and door.due_end < days.last
      and (door.due_end >= days.first or door.done_at >= days.first
        or door.state <> 'done' and private.reopen_until(door.due_end) > p_now)
  ))
$$;

-- One bag less, one more, or none left. What is held or sold does not change.
create function public.change_stock(
  p_token uuid, p_device uuid, p_bag uuid, p_change text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before integer;
  later integer;
begin
  -- Serializes a repeated call with the first.
  select bag.quantity into before from public.surprise_bags bag
  join public.devices device on device.store_id = bag.store_id
  where bag.id = p_bag and device.id = p_device and device.revoked_at is null for update of bag;
  if not found then
    return private.error_json('unknown_bag');
  elsif exists (select from public.counter_stock_changes where token = p_token) then
    return jsonb_build_object('for_sale', before);
  end if;
  later := case p_change
    when 'less' then greatest(before - 1, 0) when 'more' then least(before + 1, private.most_stock()) when 'none' then 0 else before
  end;
  insert into public.counter_stock_changes (token, device_id, bag_id, changed_from, changed_to, at)
  values (p_token, p_device, p_bag, before, later, p_now);
  if later <> before then
    update public.surprise_bags set quantity = later where id = p_bag;
    -- Of the same shape as an admin's change, so that reconcile follows the stock.
    perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object(
      'quantity', jsonb_build_array(before, later), 'device', p_device
    ));
  end if;
  return jsonb_build_object('for_sale', later);
end
$$;

-- The board of the dashboard

-- What changes hands on the day of `p_now`, per shop, and every conflict that is not settled.
create function public.handover_board(p_now timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first timestamptz := private.start_of_work(private.day_of_work(p_now));
  last timestamptz := private.start_of_work(private.day_of_work(p_now) + 1);
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'now', p_now,
    'handovers', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'id', h.id, 'order_code', o.order_code, 'customer_name', o.customer_name, 'bags', private.bags_of_handover(h),
        'store', s.name, 'store_ar', s.name_ar
      ) order by h.due_end, o.order_code), '[]')
      from public.handovers h join public.orders o on o.id = h.order_id left join public.stores s on s.id = h.store_id
      where h.due_end >= first and h.due_end < last and h.state <> 'cancelled'
    ),
    'conflicts', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'conflict', c.token, 'order_code', o.order_code, 'customer_name', o.customer_name,
        'store', s.name, 'store_ar', s.name_ar, 'again_at', c.at, 'again_how', c.how,
        'again_device', (select name from public.devices where id = c.device_id)
      ) order by c.at), '[]')
      from public.handover_conflicts c join public.handovers h on h.id = c.handover_id
      join public.orders o on o.id = h.order_id left join public.stores s on s.id = h.store_id
      where c.settled_at is null
    ),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'kind', d.kind, 'store_id', d.store_id, 'name', d.name, 'last_seen_at', d.last_seen_at
      ) order by d.created_at), '[]')
      from public.devices d where d.revoked_at is null
    )
  );
end
$$;

-- Paid orders that nobody would hand over, and bags that were handed out twice.
create function public.reconcile_handovers(p_since timestamptz, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select jsonb_build_object(
    'missing', (
      select coalesce(jsonb_agg(jsonb_build_object('order_code', order_code, 'amount_cents', (amount * 100)::integer)), '[]')
      from (
        select o.order_code, o.amount from public.orders o
        where o.paid_at >= p_since and o.status = 'paid'
          and exists (select from public.order_lines line where line.order_id = o.id)
          and not exists (select from public.handovers h where h.order_id = o.id)
        order by o.paid_at desc limit p_limit
      ) found
    ),
    'conflicts', (
      select coalesce(jsonb_agg(jsonb_build_object('order_code', order_code, 'since', at)), '[]')
      from (
        select o.order_code, c.at from public.handover_conflicts c
        join public.handovers h on h.id = c.handover_id join public.orders o on o.id = h.order_id
        where c.settled_at is null order by c.at limit p_limit
      ) found
    )
  )
$$;

-- Orders that were paid before this file.
do $$
declare
  paid public.orders;
begin
  for paid in select * from public.orders where status = 'paid' and paid_at > now() - interval '2 days' loop
    perform private.make_handovers(paid);
  end loop;
end
$$;

-- Rights

alter table public.devices enable row level security;
alter table public.device_tokens enable row level security;
alter table public.pairings enable row level security;
alter table public.handovers enable row level security;
alter table public.undone_handovers enable row level security;
alter table public.handover_conflicts enable row level security;
alter table public.counter_stock_changes enable row level security;
alter table public.door_tries enable row level security;
alter table public.ticket_keys enable row level security;
revoke all on public.devices, public.device_tokens, public.pairings, public.handovers, public.undone_handovers,
  public.handover_conflicts, public.counter_stock_changes, public.door_tries, public.ticket_keys from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;

grant all on public.devices, public.device_tokens, public.pairings, public.handovers, public.undone_handovers,
  public.handover_conflicts, public.counter_stock_changes, public.door_tries, public.ticket_keys to service_role;
grant execute on all functions in schema public to service_role;
-- These functions themselves check that an admin calls them.
grant execute on function public.analytics(date, date), public.admin_orders(jsonb, integer, integer, jsonb),
  public.mark_handover(uuid, text, text), public.settle_conflict(uuid, text),
  public.create_pairing(text, text, uuid), public.revoke_device(uuid), public.handover_board(timestamptz)
  to authenticated;

create policy server_only on public.devices for all to anon, authenticated using (false);
create policy server_only on public.handovers for all to anon, authenticated using (false);
create policy server_only on public.device_tokens for all to anon, authenticated using (false);
create policy server_only on public.pairings for all to anon, authenticated using (false);
create policy server_only on public.undone_handovers for all to anon, authenticated using (false);
create policy server_only on public.handover_conflicts for all to anon, authenticated using (false);
create policy server_only on public.counter_stock_changes for all to anon, authenticated using (false);
create policy server_only on public.door_tries for all to anon, authenticated using (false);
create policy server_only on public.ticket_keys for all to anon, authenticated using (false);
