-- Handovers: one row for each thing that changes hands after an order is paid, the tickets of buyers, what phones see
-- and confirm, and the board of the dashboard. A handover is done once; the second phone is told when and where it was
-- done. A bag of a gift is a handover of its own, and any that waits is given.

-- Rules

-- Days end at four in the morning in Beirut.
create function private.day_of_work(moment timestamptz) returns date
language sql stable set search_path = '' as $$ select ((moment at time zone 'Asia/Beirut') - interval '4 hours')::date $$;

create function private.start_of_work(day date) returns timestamptz
language sql stable set search_path = '' as $$ select (day + time '04:00') at time zone 'Asia/Beirut' $$;

-- The opening of a bag that begins later in the work of today. No row for a paused plan.
create function private.later_opening(p_bag uuid, p_now timestamptz)
returns table (day date, pickup_start timestamptz, pickup_end timestamptz, quantity integer)
language sql stable rows 1 set search_path = '' as $$
  select each.day, opening.pickup_start, opening.pickup_end, opening.quantity
  from public.bag_plans p
  cross join lateral (values (private.day_of_work(p_now)), (private.day_of_work(p_now) + 1)) each (day)
  cross join lateral private.plan_opening(p, each.day) opening
  where p.bag_id = p_bag and not p.paused and opening.pickup_start > p_now
    and private.day_of_work(opening.pickup_start) = private.day_of_work(p_now)
  order by opening.pickup_start limit 1
$$;

-- The rules of packages/domain (handovers/handover.ts); a property test compares the two.
create function private.missed_at(due_end timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$ select due_end + interval '2 hours' $$;

-- Until when a missed handover can still be done: four in the morning of the next day.
create function private.reopen_until(due_end timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select ((due_end at time zone 'Asia/Beirut')::date + 1 + time '04:00') at time zone 'Asia/Beirut'
$$;

-- Tables

create table public.handovers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Null for a door. No foreign key, like order_lines: the orders of a deleted store stay.
  store_id uuid,
  kind text not null check (kind in ('pickup', 'courier', 'door', 'gift')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'missed', 'cancelled')),
  -- Null where the bags have no window.
  due_start timestamptz,
  due_end timestamptz not null,
  done_at timestamptz,
  how text check (how in ('scan', 'code', 'list', 'buyer', 'admin')),
  device_id uuid,
  done_by uuid,
  -- The token of the confirmation, so that a repeated confirmation gets the same answer.
  token uuid unique,
  recorded_at timestamptz,
  bag_id uuid,
  number integer check (number > 0),
  assigned_device_id uuid references public.devices (id) on delete set null,
  assigned_before uuid,
  constraint handovers_of_a_courier_are_doors check (kind = 'door' or assigned_device_id is null),
  constraint handovers_are_one_for_each_shop unique nulls not distinct (order_id, kind, store_id, bag_id, number),
  constraint handovers_of_gifts_name_a_bag check (
    (kind = 'gift') = (bag_id is not null) and (kind = 'gift') = (number is not null)
  ),
  constraint handovers_done_check check ((state = 'done') = (done_at is not null and how is not null and token is not null))
);

comment on column public.handovers.done_at is 'When the bag changed hands, by the phone that recorded it; recorded_at is when the server heard of it.';
comment on column public.handovers.bag_id is 'Of a gift. No foreign key: what was paid for stays when a bag is deleted.';
comment on column public.handovers.number is 'Of a gift within its order. With the code of the order it is the code of this bag.';
comment on column public.handovers.assigned_device_id is 'Of a door: the courier’s phone that brings the delivery; null for any.';
comment on column public.handovers.assigned_before is 'Of a courier’s pick-up: the phone whose delivery it was until then, for the undo.';

create index handovers_of_a_store on public.handovers (store_id, due_end);
create index handovers_by_end on public.handovers (due_end) where state = 'waiting';
create index handovers_to_see on public.handovers (due_end);
create index handovers_not_done on public.handovers (state, order_id) where state in ('waiting', 'missed');
create index handovers_of_a_courier on public.handovers (assigned_device_id) where assigned_device_id is not null;
create index handovers_of_a_bag on public.handovers (bag_id, state) where kind = 'gift';

-- Confirmations that were undone: they must not be done when they arrive again.
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

-- Deliveries to a door that no person opened, each once.
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

-- When a person can go: a bag without a beginning at once, the door when the last shop opens. What begins before four
-- in the morning is work of that night, even if it is due later.
create function private.begins_at(h public.handovers) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when h.kind = 'door' then h.due_end - interval '45 minutes' else coalesce(h.due_start, '-infinity') end
$$;

-- Whether a gift can be given at a moment: until four in the morning, and not a day early.
create function private.can_give(h public.handovers, moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select h.kind = 'gift' and h.state in ('waiting', 'missed') and moment < private.reopen_until(h.due_end)
    and private.begins_at(h) < private.start_of_work(private.day_of_work(moment) + 1)
$$;

-- The rows of an order

-- A pickup has one row for each shop; a delivery one for each shop and one for the door; a gift one for each piece. The
-- windows are those at the time of the order. Bags without a window count as open for a day, like isUpcoming in
-- packages/domain.
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
  insert into public.handovers (order_id, store_id, kind, due_start, due_end, bag_id, number)
  select o.id, store_id, 'pickup', opens, coalesce(closes, o.paid_at + interval '1 day'), null::uuid, null::integer from shops
  where o.delivery_method = 'pickup' and not o.is_gift
  union all
  select o.id, store_id, 'courier', greatest(o.paid_at, opens), promised_at, null, null from shops, promise
  where o.delivery_method = 'delivery'
  union all
  select o.id, null, 'door', o.paid_at, promised_at, null, null from promise where o.delivery_method = 'delivery'
  union all
  select o.id, line.store_id, 'gift', private.as_instant(detail.value ->> 'pickupStart'),
    coalesce(private.as_instant(detail.value ->> 'pickupEnd'), o.paid_at + interval '1 day'),
    coalesce(line.bag_id, private.as_uuid(detail.value ->> 'bagId')),
    row_number() over (order by line.place, piece)
  from public.order_lines line
  left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  cross join generate_series(1, line.quantity) piece
  where line.order_id = o.id and o.is_gift
  on conflict do nothing
$$;

-- Records a change for the listeners.
create function private.tell_of_handover(action text, h public.handovers, details jsonb default '{}', actor uuid default null)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.write_audit(action, 'handover', h.id::text, jsonb_build_object(
    'order_id', h.order_id, 'store_id', h.store_id, 'kind', h.kind
  ) || details, actor);
  perform pg_notify('handovers', '');
end
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

-- The bags of a handover; a door has the bags of all shops.
create function private.bags_of_handover(h public.handovers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bag_id', case h.kind when 'gift' then h.bag_id else line.bag_id end,
    'title', line.title, 'title_ar', detail.value ->> 'titleAr',
    'quantity', case h.kind when 'gift' then 1 else line.quantity end
  ) order by line.place), '[]')
  from public.order_lines line
  join public.orders o on o.id = line.order_id
  left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  where line.order_id = h.order_id and line.taken_back_at is null and case h.kind
    when 'door' then true
    when 'gift' then coalesce(line.bag_id, private.as_uuid(detail.value ->> 'bagId')) = h.bag_id
    else line.store_id is not distinct from h.store_id
  end
$$;

-- The state of all handovers of an order, for the list of the dashboard; null if there are none.
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

create function public.last_handover_event() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(id), 0) from public.audit_log
  where subject in ('handover', 'device') or subject = 'order' and action = 'paid'
$$;

-- Returns a paid order once for each of its shops.
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
  ) event left join lateral (
    select distinct kind, store_id from public.handovers where order_id = private.as_uuid(event.subject_id)
  ) h on event.subject = 'order'
$$;

-- Assigning

-- The open delivery of an order becomes that of one courier's phone, or with null of any. `p_by` is the phone that did it.
create function private.assign(p_order uuid, p_device uuid, p_by uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  before public.handovers;
begin
  select * into before from public.handovers
  where order_id = p_order and kind = 'door' and state in ('waiting', 'missed') for update;
  if not found or before.assigned_device_id is not distinct from p_device then
    return;
  end if;
  update public.handovers set assigned_device_id = p_device where id = before.id;
  -- The pick-up of what was any courier's is in the history already, and so is its undo.
  if p_by is null or p_device is not null and before.assigned_device_id is not null then
    perform private.tell_of_handover(
      case when p_device is null then 'unassigned' when p_device = p_by then 'taken_over' else 'assigned' end, before,
      jsonb_strip_nulls(jsonb_build_object(
        'device', p_by,
        'courier', case when p_device is null or p_device = p_by then before.assigned_device_id else p_device end
      ))
    );
  end if;
end
$$;

-- An admin gives an open delivery to one courier, or with null to any.
create function public.assign_delivery(p_order uuid, p_device uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  door public.handovers;
begin
  perform private.require_admin();
  perform private.hold_device(p_device);
  if p_device is not null and not private.is_courier(p_device) then
    return private.error_json('revoked');
  end if;
  perform from public.orders where id = p_order for share;
  perform private.assign(p_order, p_device);
  select * into door from public.handovers where order_id = p_order and kind = 'door';
  return case
    when door.state in ('waiting', 'missed') then private.handover_json(door)
    when door.state = 'done' then private.error_json('already_done')
    else private.error_json('unknown_handover')
  end;
end
$$;

-- Handing over

-- A confirmation and its undo wait for each other, or an undo that is answered in between would be lost.
create function private.hold_token(p_token uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('handover ' || p_token::text, 0))
$$;

-- `p_at` is the phone's time: used within the last day, and never in the future. A bag that a phone gave without
-- knowing that its order was cancelled is a conflict. A buyer makes at most one conflict of a handover.
create function public.hand_over(
  p_token uuid, p_order uuid, p_store uuid, p_kind text, p_how text, p_at timestamptz default null,
  p_device uuid default null, p_user uuid default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given public.handovers;
  paid timestamptz := (select paid_at from public.orders where id = p_order);
  -- No bag is handed over before it is paid, whatever a phone says.
  moment timestamptz := case
    when p_at >= p_now - interval '24 hours' then least(greatest(p_at, paid), p_now) else p_now
  end;
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  -- A gift is given by its bag, with give_bag.
  if p_kind = 'gift' then
    return private.error_json('malformed');
  elsif not private.is_paired(p_device) then
    return private.error_json('revoked');
  elsif exists (select from public.undone_handovers where token = p_token) then
    return private.error_json('undone');
  end if;
  -- Waits for a refund of the order that is under way.
  perform from public.orders where id = p_order for share;
  update public.handovers h set state = 'done', done_at = moment, recorded_at = p_now, how = p_how,
    device_id = p_device, done_by = p_user, token = p_token, assigned_before = (
      select assigned_device_id from public.handovers where p_kind = 'courier' and order_id = p_order and kind = 'door'
    )
  from public.orders o
  where h.order_id = p_order and h.kind = p_kind and h.store_id is not distinct from p_store
    and o.id = h.order_id and o.status = 'paid'
    and (h.state = 'waiting' or h.state = 'missed' and moment < private.reopen_until(h.due_end))
  returning h.* into given;
  if found then
    perform private.tell_of_handover('handed_over', given, jsonb_strip_nulls(jsonb_build_object(
      'how', p_how, 'device', p_device, 'at', moment
    )), p_user);
    -- A phone without a connection gave also what was taken back after that.
    if moment < p_now - interval '1 minute' and exists (
      select from public.order_lines
      where order_id = p_order and p_kind <> 'door' and store_id is not distinct from p_store and taken_back_at > moment
    ) then
      insert into public.handover_conflicts (token, handover_id, at, how, device_id)
      values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
    end if;
    if p_kind = 'courier' and private.is_courier(p_device) then
      perform private.assign(p_order, p_device, p_device);
    end if;
    if p_kind = 'courier' and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
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
  end if;
  -- A buyer who goes on confirming would fill the list of conflicts, and the audit log.
  if p_device is null and exists (
    select from public.handover_conflicts where handover_id = given.id and device_id is null
  ) then
    return private.error_json(case given.state when 'done' then 'already_done' else 'not_paid' end, private.handover_json(given));
  end if;
  -- A confirmation from before the recorded one was given without knowing of it, or of the cancelled order: an admin
  -- has to look into it.
  if given.state in ('done', 'cancelled') and moment < p_now - interval '1 minute' then
    insert into public.handover_conflicts (token, handover_id, at, how, device_id)
    values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
  end if;
  if given.state <> 'done' then
    perform private.tell_of_handover('handed_over_unpaid', given, jsonb_strip_nulls(jsonb_build_object(
      'how', p_how, 'device', p_device, 'at', moment
    )), p_user);
    return private.error_json('not_paid', private.handover_json(given));
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

-- A buyer confirms what no phone of the shop can confirm. Where the shop has got a phone meanwhile, only this
-- handover's own token gets its answer again.
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
  elsif private.has_counter(p_store) and not exists (
    select from public.handovers
    where token = p_token and order_id = bought.id and store_id is not distinct from p_store
  ) then
    return private.error_json('counter_confirms');
  end if;
  return public.hand_over(p_token, bought.id, p_store, 'pickup', 'buyer', p_at, null, p_user, p_now);
end
$$;

-- The same phone takes back what it did within the last minute.
create function public.undo_handover(p_token uuid, p_device uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken_back public.handovers;
  change public.counter_stock_changes;
  try public.door_tries;
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  if not private.is_paired(p_device) then
    return private.error_json('revoked');
  end if;
  select * into change from public.counter_stock_changes where token = p_token;
  if found then
    return private.undo_stock(change, p_device, p_now);
  end if;
  select * into try from public.door_tries where token = p_token;
  if found then
    return private.undo_door_try(try, p_device, p_now);
  end if;
  perform from public.orders where id = (select order_id from public.handovers where token = p_token) for no key update;
  update public.handovers h set
    state = case
      when o.status <> 'paid' then 'cancelled' when private.missed_at(h.due_end) < p_now then 'missed' else 'waiting'
    end,
    done_at = null, recorded_at = null, how = null, device_id = null, done_by = null, token = null
  from public.orders o
  where h.token = p_token and h.device_id = p_device and h.state = 'done' and o.id = h.order_id
    and h.recorded_at >= p_now - interval '60 seconds'
  returning h.* into taken_back;
  if found then
    insert into public.undone_handovers (token, undone_at) values (p_token, p_now) on conflict do nothing;
    perform private.tell_of_handover('handover_undone', taken_back, jsonb_build_object('device', p_device));
    -- A courier who takes back what was handed over is not on the way, unless the buyer has been told.
    if taken_back.kind = 'courier' then
      delete from public.messages
      where order_id = taken_back.order_id and kind = 'on_its_way' and sent_at is null and attempts = 0;
      -- The delivery goes back to the courier from whom it was taken over, unless this one has other bags of it.
      if exists (
        select from public.handovers where order_id = taken_back.order_id and kind = 'door' and assigned_device_id = p_device
      ) and not exists (
        select from public.handovers where order_id = taken_back.order_id and kind = 'courier' and device_id = p_device
      ) then
        perform private.assign(
          taken_back.order_id,
          (select id from public.devices where id = taken_back.assigned_before and revoked_at is null), p_device
        );
      end if;
    end if;
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

-- The member who changed the stock within the last minute takes it back.
create function public.undo_own_stock(p_store uuid, p_token uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change public.counter_stock_changes;
begin
  perform private.hold_member(auth.uid(), p_store);
  perform private.require_works_for(p_store);
  if p_token is null then
    return private.error_json('malformed');
  end if;
  perform private.hold_token(p_token);
  select * into change from public.counter_stock_changes where token = p_token;
  if found and not exists (select from public.surprise_bags where id = change.bag_id and store_id = p_store) then
    return private.error_json('unknown_bag');
  elsif found then
    return private.undo_stock(change, null, now());
  end if;
  -- It comes before what it takes back.
  insert into public.undone_handovers (token, undone_at) values (p_token, now()) on conflict do nothing;
  return '{"undone": true}';
end
$$;

-- An admin corrects a handover, and says why. The trigger tell_of_gifts compares the gifts of an order, and changes of
-- handovers and of orders count in the same sums of days. So whatever changes a handover holds its order first.
create function public.mark_handover(p_handover uuid, p_state text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.handovers;
  part public.handovers;
begin
  perform private.require_admin();
  if p_state not in ('done', 'missed') or char_length(btrim(coalesce(p_reason, ''))) not between 1 and 300 then
    return private.error_json('malformed');
  end if;
  perform from public.orders where id = (select order_id from public.handovers where id = p_handover) for no key update;
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
    -- A delivery that arrived at the door has left its shops.
    if marked.kind = 'door' and p_state = 'done' then
      for part in
        update public.handovers set state = 'done', done_at = marked.done_at, recorded_at = marked.recorded_at, how = 'admin',
          done_by = marked.done_by, token = gen_random_uuid(), device_id = null
        where order_id = marked.order_id and kind = 'courier' and state in ('waiting', 'missed')
        returning *
      loop
        perform private.tell_of_handover('handover_marked', part, jsonb_build_object('state', p_state, 'reason', p_reason));
      end loop;
    end if;
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

-- One phone could bury the conflicts that an admin has to look into. Its further reports are in the audit log.
create function private.limit_conflicts() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (
    select count(*) from public.handover_conflicts
    where handover_id = new.handover_id and device_id is not distinct from new.device_id and settled_at is null
  ) >= 5 then
    return null;
  end if;
  return new;
end
$$;

create trigger limit_conflicts before insert on public.handover_conflicts
  for each row execute function private.limit_conflicts();

create function public.settle_conflict(p_conflict uuid, p_note text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  settled public.handover_conflicts;
begin
  perform private.require_admin();
  update public.handover_conflicts set settled_at = now(), settled_by = auth.uid(), note = p_note
  where token = p_conflict and settled_at is null returning * into settled;
  if not found then
    return false;
  end if;
  perform private.write_audit('conflict_settled', 'handover', settled.handover_id::text, jsonb_build_object('note', p_note));
  return true;
end
$$;

-- All orders are held before the first handover is changed, and orders that are held elsewhere wait for the next sweep.
create function private.miss_handovers(p_handovers uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  missed public.handovers;
  count integer := 0;
begin
  for missed in
    with held as materialized (
      select id from public.orders
      where id in (select order_id from public.handovers where id = any (p_handovers)) for no key update skip locked
    )
    update public.handovers set state = 'missed' where id in (
      select id from public.handovers
      where id = any (p_handovers) and state = 'waiting' and order_id in (select id from held) for update skip locked
    ) returning *
  loop
    perform private.tell_of_handover('handover_missed', missed);
    count := count + 1;
  end loop;
  return count;
end
$$;

-- A handover is missed two hours after its window. The buyer is reminded once, half an hour before its end.
create function public.sweep_handovers(p_now timestamptz default now(), p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
  each uuid;
  count integer := 0;
begin
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  select distinct on (o.id) 'pickup_reminder', o.id, o.language, o.whatsapp_phone, p_now, p_now
  from public.handovers h join public.orders o on o.id = h.order_id
  where h.state = 'waiting' and h.kind = 'pickup' and h.due_start is not null and o.status = 'paid'
    and h.due_end > p_now and h.due_end <= p_now + interval '30 minutes'
    -- A buyer who paid a moment ago needs no reminder.
    and o.paid_at < h.due_end - interval '30 minutes'
  on conflict (order_id, kind) do nothing;

  due := array(
    select id from public.handovers
    where state = 'waiting' and private.missed_at(due_end) < p_now order by due_end limit p_limit
  );
  begin
    count := private.miss_handovers(due);
  exception when others then
    -- One handover that fails must not hold up the others.
    foreach each in array due loop
      begin
        count := count + private.miss_handovers(array[each]);
      exception when others then
        raise warning 'handover % cannot be missed: %', each, sqlerrm;
      end;
    end loop;
  end;
  -- No repetition of what they took back is under way any more.
  delete from public.undone_handovers where undone_at < p_now - interval '7 days';
  return count;
end
$$;

-- Gifts

-- Gives a waiting gift of this bag that was paid by then, the earliest payment first: a phone without a connection
-- cannot have given a gift that was paid later. `p_at` is the phone's time, used within the last day as in hand_over.
create function public.give_bag(
  p_token uuid, p_device uuid, p_bag uuid, p_at timestamptz default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  shop uuid;
  moment timestamptz := least(coalesce(p_at, p_now), p_now);
  waiting record;
  given public.handovers;
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  select store_id into shop from public.devices where id = p_device and kind = 'counter' and revoked_at is null;
  -- Serializes the phones of a shop, and a repeated call with the first.
  perform pg_advisory_xact_lock(hashtextextended('gifts ' || p_bag::text, 0));
  if exists (select from public.undone_handovers where token = p_token) then
    return private.error_json('undone');
  end if;
  select * into given from public.handovers where token = p_token;
  if found then
    return case
      when given.bag_id = p_bag and given.device_id = p_device then private.handover_json(given)
      else private.error_json('key_was_used')
    end;
  end if;
  select h.* into given from public.handover_conflicts c join public.handovers h on h.id = c.handover_id
  where c.token = p_token;
  if found then
    return private.error_json(case given.state when 'done' then 'already_done' else 'not_paid' end, private.handover_json(given));
  end if;
  for waiting in
    select h.id, h.order_id from public.handovers h join public.orders o on o.id = h.order_id
    where h.kind = 'gift' and h.bag_id = p_bag and h.state in ('waiting', 'missed') and h.store_id = shop
      and o.status = 'paid' and o.paid_at <= moment + interval '1 minute' and moment >= p_now - interval '24 hours'
      and private.can_give(h, moment)
    order by h.due_end, o.paid_at, h.order_id, h.number
  loop
    -- Waits for a refund of the order that is under way, and for another phone that gives of the same order.
    perform from public.orders where id = waiting.order_id for no key update;
    update public.handovers h set state = 'done', done_at = greatest(moment, o.paid_at), recorded_at = p_now, how = 'list',
      device_id = p_device, token = p_token
    from public.orders o
    where h.id = waiting.id and o.id = h.order_id and o.status = 'paid' and private.can_give(h, moment)
    returning h.* into given;
    if found then
      perform private.tell_of_handover('handed_over', given, jsonb_build_object(
        'how', 'list', 'device', p_device, 'at', given.done_at
      ));
      return private.handover_json(given);
    end if;
  end loop;

  -- A gift that was given although none was left is a conflict with the last gift of the day.
  select h.* into given from public.handovers h join public.orders o on o.id = h.order_id
  where h.bag_id = p_bag and h.store_id = shop and h.kind = 'gift' and moment < private.reopen_until(h.due_end)
    and o.paid_at <= moment + interval '1 minute'
  order by h.state = 'done' desc, h.done_at desc nulls last, h.due_end desc, h.id limit 1;
  if not found then
    return private.error_json('unknown_handover');
  end if;
  -- It was given without knowing of the others: an admin has to look into it.
  if moment < p_now - interval '1 minute' then
    insert into public.handover_conflicts (token, handover_id, at, how, device_id)
    values (p_token, given.id, moment, 'list', p_device) on conflict (token) do nothing;
  end if;
  perform private.tell_of_handover(
    case given.state when 'done' then 'already_handed_over' else 'handed_over_unpaid' end, given,
    jsonb_build_object('how', 'list', 'device', p_device, 'at', moment)
  );
  return private.error_json(case given.state when 'done' then 'already_done' else 'not_paid' end, private.handover_json(given));
exception when unique_violation then
  -- The token did another handover meanwhile.
  return private.error_json('key_was_used');
end
$$;

-- The given and the paid bags of an order, without bags that were taken back.
create function private.gifts_of(p_order uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('given', count(*) filter (where state = 'done'), 'paid', count(*))
  from public.handovers where order_id = p_order and kind = 'gift' and state <> 'cancelled'
$$;

-- The buyer hears once of an order, when nothing of it waits any more and something was given. It is said a minute later,
-- because until then the phone can take it back.
create function private.tell_of_gifts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  is_told boolean;
begin
  select * into o from public.orders where id = new.order_id;
  select o.status = 'paid' and bool_or(state = 'done') and not bool_or(state = 'waiting') into is_told
  from public.handovers where order_id = new.order_id and kind = 'gift';
  if is_told then
    insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
    values (
      'gift_given', o.id, o.language, o.whatsapp_phone, coalesce(new.recorded_at, now()),
      coalesce(new.recorded_at, now()) + interval '60 seconds'
    )
    on conflict (order_id, kind) do nothing;
  else
    delete from public.messages m
    where order_id = o.id and kind = 'gift_given' and sent_at is null and given_up_at is null
      and not private.is_being_sent(m, now());
  end if;
  return null;
end
$$;

create trigger tell_of_gifts after update of state on public.handovers
  for each row when (new.kind = 'gift' and old.state <> new.state) execute function private.tell_of_gifts();

-- A door that no person opens

-- A courier was at the door and no person opened. The courier tries again, or brings the bags back to their shops: then
-- the buyer collects them there until they close. No money goes back by itself.
create function public.nobody_there(
  p_token uuid, p_order uuid, p_brings_back boolean, p_at timestamptz, p_device uuid, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := case when p_at between p_now - interval '24 hours' and p_now then p_at else p_now end;
  o public.orders;
  door public.handovers;
  brought public.handovers;
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  if not private.is_courier(p_device) then
    return private.error_json('revoked');
  elsif exists (select from public.undone_handovers where token = p_token) then
    return private.error_json('undone');
  elsif exists (select from public.door_tries where token = p_token) then
    return '{}';
  end if;
  select * into o from public.orders where id = p_order for no key update;
  select * into door from public.handovers
  where order_id = p_order and kind = 'door' and state in ('waiting', 'missed') for update;
  if not found or o.status <> 'paid' or exists (
    select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
  ) then
    return private.error_json('unknown_handover');
  end if;
  insert into public.door_tries (token, order_id, device_id, at, recorded_at, door)
  values (p_token, p_order, p_device, moment, p_now, case when p_brings_back then to_jsonb(door) end);
  perform private.tell_of_handover('nobody_there', door, jsonb_build_object(
    'device', p_device, 'at', moment, 'brought_back', p_brings_back
  ));
  if p_brings_back then
    -- The sums of missed bags follow updates alone, so what goes and what comes is waiting.
    update public.handovers set state = 'waiting' where id = door.id and state = 'missed';
    delete from public.handovers where id = door.id;
    for brought in
      insert into public.handovers (order_id, store_id, kind, due_start, due_end)
      select p_order, store_id, 'pickup', least(moment, closes), closes
      from (
        select store_id, coalesce(private.closes_at(o, store_id), moment + interval '1 day') as closes
        from public.handovers where order_id = p_order and kind = 'courier' and state = 'done'
      ) shops
      returning *
    loop
      perform private.tell_of_handover('brought_back', brought);
    end loop;
  end if;
  return '{}';
end
$$;

-- Not where a shop has given the bags meanwhile, or an admin has decided.
create function private.undo_door_try(try public.door_tries, p_device uuid, p_now timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  taken_back public.handovers;
begin
  perform from public.orders where id = try.order_id and status = 'paid' for no key update;
  if not found or try.device_id <> p_device or try.recorded_at < p_now - interval '60 seconds' or exists (
    select from public.handovers where order_id = try.order_id and kind = 'pickup' and state not in ('waiting', 'missed')
  ) then
    return private.error_json('too_late');
  end if;
  insert into public.undone_handovers (token, undone_at) values (try.token, p_now) on conflict do nothing;
  delete from public.door_tries where token = try.token;
  if try.door is not null then
    update public.handovers set state = 'waiting' where order_id = try.order_id and kind = 'pickup' and state = 'missed';
    for taken_back in delete from public.handovers where order_id = try.order_id and kind = 'pickup' returning * loop
      perform private.tell_of_handover('handover_undone', taken_back, jsonb_build_object('device', p_device));
    end loop;
    insert into public.handovers
    select * from jsonb_populate_record(null::public.handovers, try.door || '{"state": "waiting"}');
    update public.handovers set state = 'missed'
    where id = (try.door ->> 'id')::uuid and try.door ->> 'state' = 'missed';
  end if;
  perform pg_notify('handovers', '');
  return '{"undone": true}';
end
$$;

-- The last time that no person opened the door of an order; null where that did not happen.
create function private.nobody_there_json(p_order uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('at', at, 'brought_back', door is not null)
  from public.door_tries where order_id = p_order order by at desc, recorded_at desc limit 1
$$;

-- Tickets

-- The handovers of the caller's order, whether a phone of the shop can read its QR code, and what goes back to the
-- buyer.
create function public.order_handovers(p_user uuid, p_order_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_code', o.order_code, 'handovers', (
    select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
      'has_counter', case
        when h.kind in ('pickup', 'gift') then private.has_counter(h.store_id)
        else exists (select from public.devices where kind = 'courier' and revoked_at is null)
      end,
      'bags', private.bags_of_handover(h),
      'number', h.number,
      -- As it is now, because a buyer has to find it now.
      'shop', to_jsonb(s) - array['about', 'about_ar', 'picture_url', 'facade', 'created_at', 'can_give']
    ) order by h.due_end, h.store_id, h.number), '[]')
    from public.handovers h left join public.stores s on s.id = h.store_id where h.order_id = o.id
      and (o.status <> 'paid' or h.state <> 'cancelled')
  ), 'refunds', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'amount_cents', r.amount_cents, 'reason', r.reason, 'asked_at', r.asked_at, 'done_at', r.done_at,
      'line', o.details -> (r.line_place - 1)
    ) order by r.asked_at, r.id), '[]')
    from public.refunds r where r.order_id = o.id
  ))
  from public.orders o where o.user_id = p_user and o.order_code = p_order_code
$$;

-- The order history says what became of each order. A computed column, so that the request of the orders brings it;
-- phones, tokens and who confirmed stay with the server.
create function public.own_handovers(o public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'kind', h.kind, 'state', h.state, 'due_start', h.due_start, 'due_end', h.due_end, 'done_at', h.done_at,
    'bags', (
      -- The details still name a bag that was deleted.
      select jsonb_agg(own.details -> (line.place - 1) -> 'bagId') from public.order_lines line
      where h.kind = 'pickup' and line.order_id = h.order_id and line.store_id is not distinct from h.store_id
    )
  ) order by h.due_end, h.store_id, h.number)
  -- The row that was passed may be invented: the order is looked up again.
  from public.orders own join public.handovers h on h.order_id = own.id
  where own.id = o.id and own.user_id = auth.uid() and (own.status <> 'paid' or h.state <> 'cancelled')
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

-- Bags that a shop has to fill

-- The paid lines of a bag that no buyer has collected, in the order of payment.
create function private.lines_to_fill(p_bag uuid)
returns table (order_id uuid, place integer, quantity integer, paid_at timestamptz)
language sql stable rows 20 set search_path = '' as $$
  select line.order_id, line.place, line.quantity, o.paid_at
  from public.order_lines line join public.orders o on o.id = line.order_id
  join public.handovers h on h.order_id = o.id and h.kind in ('pickup', 'courier') and h.state = 'waiting'
    and h.store_id is not distinct from line.store_id
  where line.bag_id = p_bag and line.taken_back_at is null and o.status = 'paid'
  union all
  select line.order_id, line.place, gifts.waiting, o.paid_at
  from public.order_lines line join public.orders o on o.id = line.order_id
  cross join lateral (
    select count(*)::integer as waiting from public.handovers h
    where h.order_id = o.id and h.kind = 'gift' and h.bag_id = line.bag_id and h.state = 'waiting'
  ) gifts
  where line.bag_id = p_bag and line.taken_back_at is null and o.status = 'paid' and o.is_gift and gifts.waiting > 0
$$;

create function private.pieces_to_fill(p_bag uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(quantity order by paid_at, order_id), '[]') from private.lines_to_fill(p_bag)
$$;

-- For the dashboard, and for the members of the bag's shop.
create function public.pieces_to_fill(p_bag uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_works_for((select store_id from public.surprise_bags where id = p_bag));
  return private.pieces_to_fill(p_bag);
end
$$;

-- The counter

-- Of a name only its first word, and none with a digit, an @ or a slash: it may be a number or an address.
create function private.first_name(name text) returns text
language sql immutable set search_path = '' as $$
  select left(word, 60) from regexp_split_to_table(btrim(name), '\s+') with ordinality words (word, place)
  where word <> '' and word !~ '[0-9٠-٩۰-۹@/]' order by place limit 1
$$;

-- One bag of today. Kept bags count as being paid.
create function private.bag_of_today(bag public.surprise_bags, p_now timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en), 'title_ar', bag.name_ar, 'for_sale', bag.quantity,
    'being_paid', (
      select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
      where line.bag_id = bag.id and o.status = 'pending'
    ) + private.kept_of(bag.id),
    'sold', (
      select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
      where line.bag_id = bag.id and line.taken_back_at is null and o.status = 'paid'
        and o.paid_at >= private.start_of_work(private.day_of_work(p_now))
    ),
    'to_fill', private.pieces_to_fill(bag.id)
  )
$$;

-- Today's and tomorrow's handovers of a shop. No telephone number, no e-mail, no amount, and of the name only its first
-- word.
create function private.day_of_store(p_store uuid, p_now timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 2) as last
  )
  select jsonb_build_object(
    'now', p_now,
    'handovers', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'order_code', o.order_code,
        'first_name', private.first_name(o.customer_name),
        'bags', private.bags_of_handover(h)
      ) order by h.due_end, o.order_code), '[]')
      from days, public.handovers h join public.orders o on o.id = h.order_id
      where h.store_id = p_store and h.kind in ('pickup', 'courier') and o.status = 'paid'
        and h.due_end >= days.first - interval '1 day' and h.due_end < days.last
        and (h.due_end >= days.first or h.done_at >= days.first or h.state <> 'done' and private.reopen_until(h.due_end) > p_now)
    ),
    -- A row for each bag, without a word about the buyers.
    'gifts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bag_id', gift.bag_id, 'title', gift.bag ->> 'title', 'title_ar', gift.bag ->> 'title_ar',
        'due_start', gift.due_start, 'due_end', gift.due_end, 'waiting', gift.waiting, 'last_given_at', gift.last_given_at
      ) order by gift.due_end, gift.bag_id), '[]')
      from (
        select h.bag_id, min(private.bags_of_handover(h) ->> 0)::jsonb as bag,
          count(*) filter (where h.state <> 'done') as waiting, max(h.done_at) as last_given_at,
          coalesce(min(h.due_start) filter (where h.state <> 'done'), min(h.due_start)) as due_start,
          coalesce(min(h.due_end) filter (where h.state <> 'done'), max(h.due_end)) as due_end
        from days, public.handovers h join public.orders o on o.id = h.order_id
        where h.store_id = p_store and h.kind = 'gift' and o.status = 'paid'
          and h.due_end >= days.first - interval '1 day' and h.due_end < days.last
          and (private.can_give(h, p_now) or h.state = 'done' and h.done_at >= days.first)
        group by h.bag_id
      ) gift
    ),
    'bags', (
      select coalesce(jsonb_agg(private.bag_of_today(bag, p_now) order by bag.pickup_start, bag.id), '[]')
      from days, public.surprise_bags bag
      where bag.store_id = p_store and (bag.pickup_end is null or bag.pickup_end >= p_now)
        and (bag.pickup_start is null or bag.pickup_start < private.start_of_work(private.day_of_work(p_now) + 1))
    )
  )
$$;

-- For a phone at the counter.
create function public.counter_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.day_of_store(
    (select store_id from public.devices where id = p_device and kind = 'counter' and revoked_at is null), p_now
  )
$$;

-- For the members of a shop: also the bags whose hours are over today, those that come by their plan later today, and how
-- many people wait for each.
create function public.store_today(p_store uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_works_for(p_store);
  return private.day_of_store(p_store, now()) || jsonb_build_object('bags', (
    select coalesce(jsonb_agg(
      private.bag_of_today(bag, now()) || jsonb_build_object(
        'category', bag.category, 'picture', bag.picture, 'image_url', bag.image_url,
        'opens', coalesce(later.pickup_start, bag.pickup_start), 'closes', coalesce(later.pickup_end, bag.pickup_end),
        'planned', later.quantity,
        'asked', (select count(*) from public.alerts where bag_id = bag.id and ended_at is null and kept_at is null)
      ) order by coalesce(later.pickup_start, bag.pickup_start), bag.id
    ), '[]')
    from public.surprise_bags bag
    left join lateral private.later_opening(bag.id, now()) later
      on bag.pickup_end < now() or bag.pickup_end is null and bag.quantity = 0
    where bag.store_id = p_store and (
      later.day is not null
      or (bag.pickup_end is null or bag.pickup_end >= private.start_of_work(private.day_of_work(now())))
        and (bag.pickup_start is null or bag.pickup_start < private.start_of_work(private.day_of_work(now()) + 1))
    )
  ));
end
$$;

-- The courier

-- Until when the shop's bags of an order can be picked up; null where they have no window.
create function private.closes_at(o public.orders, p_store uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(private.as_instant(detail.value ->> 'pickupEnd'))
  from public.order_lines line
  join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  where line.order_id = o.id and line.taken_back_at is null and line.store_id is not distinct from p_store
$$;

-- The deliveries of the day, by the promised time. Name, telephone number and address only from the pick-up of all bags
-- until an hour after the delivery.
create function public.courier_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 1) as last
    where private.is_courier(p_device)
  )
  select jsonb_build_object('now', p_now, 'deliveries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'order_code', o.order_code,
      'area', o.delivery_area,
      'door', private.handover_json(door),
      'tried_at', (select max(at) from public.door_tries where order_id = o.id),
      'assigned_to', (
        select jsonb_build_object('id', id, 'name', name) from public.devices
        where id = door.assigned_device_id and revoked_at is null
      ),
      'pickups', (
        select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
          'store', s.name, 'store_ar', s.name_ar, 'area', s.area, 'address', s.address, 'address_ar', s.address_ar,
          'latitude', s.latitude, 'longitude', s.longitude, 'phone', s.phone,
          'closes', private.closes_at(o, h.store_id), 'bags', private.bags_of_handover(h)
        ) order by h.due_start, h.store_id), '[]')
        from public.handovers h left join public.stores s on s.id = h.store_id
        where h.order_id = o.id and h.kind = 'courier' and h.state <> 'cancelled'
      ),
      'customer', case when (door.state <> 'done' or door.done_at > p_now - interval '1 hour') and not exists (
        select from public.handovers h where h.order_id = o.id and h.kind = 'courier' and h.state not in ('done', 'cancelled')
      ) then jsonb_build_object('name', o.customer_name, 'phone', o.whatsapp_phone, 'address', o.delivery_address) end
    ) order by door.due_end, o.order_code), '[]')
    from days, public.handovers door join public.orders o on o.id = door.order_id
    where door.kind = 'door' and door.state <> 'cancelled' and o.status = 'paid'
      and door.due_end >= days.first - interval '1 day' and door.due_end < days.last + interval '1 day'
      and private.begins_at(door) < days.last
      and (door.due_end >= days.first or door.done_at >= days.first
        or door.state <> 'done' and private.reopen_until(door.due_end) > p_now)
  ))
$$;

-- The dashboard

-- The handovers on the day of `p_now`, per shop, and every conflict that is not settled.
create function public.handover_board(p_now timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first timestamptz := private.start_of_work(private.day_of_work(p_now));
  last timestamptz := private.start_of_work(private.day_of_work(p_now) + 1);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'now', p_now,
    'handovers', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'id', h.id, 'number', h.number, 'order_code', o.order_code, 'customer_name', o.customer_name,
        'whatsapp_phone', o.whatsapp_phone, 'bags', private.bags_of_handover(h),
        'nobody_there', case when h.kind in ('door', 'pickup') then private.nobody_there_json(o.id) end,
        'assigned_device_id', h.assigned_device_id,
        'store', s.name, 'store_ar', s.name_ar
      ) order by h.due_end, o.order_code, h.number), '[]')
      from public.handovers h join public.orders o on o.id = h.order_id left join public.stores s on s.id = h.store_id
      where h.due_end >= first and h.due_end < last + interval '1 day'
        and private.begins_at(h) < last and h.state <> 'cancelled'
    ),
    'conflicts', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'conflict', c.token, 'number', h.number, 'order_code', o.order_code, 'customer_name', o.customer_name,
        'store', s.name, 'store_ar', s.name_ar, 'again_at', c.at, 'again_how', c.how,
        'again_device', (select name from public.devices where id = c.device_id)
      ) order by c.at), '[]')
      from public.handover_conflicts c join public.handovers h on h.id = c.handover_id
      join public.orders o on o.id = h.order_id left join public.stores s on s.id = h.store_id
      where c.settled_at is null
    ),
    'devices', private.devices_of(null, p_now)
  );
end
$$;

-- Orders whose delivery is late, like isLate in packages/domain; the longest first.
create function private.late_orders(p_now timestamptz default now()) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(h.order_id order by h.due_end, h.order_id), '{}')
  from public.handovers h
  where h.due_end > p_now - interval '2 days' and h.due_end <= p_now - interval '1 minute'
    and h.kind = 'door' and h.state in ('waiting', 'missed') and private.reopen_until(h.due_end) > p_now
$$;

-- Rights

alter table public.handovers enable row level security;
alter table public.undone_handovers enable row level security;
alter table public.handover_conflicts enable row level security;
alter table public.door_tries enable row level security;
alter table public.ticket_keys enable row level security;
revoke all on public.handovers, public.undone_handovers, public.handover_conflicts, public.door_tries,
  public.ticket_keys from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.handovers for all to anon, authenticated using (false);
create policy server_only on public.undone_handovers for all to anon, authenticated using (false);
create policy server_only on public.handover_conflicts for all to anon, authenticated using (false);
create policy server_only on public.door_tries for all to anon, authenticated using (false);
create policy server_only on public.ticket_keys for all to anon, authenticated using (false);
revoke all on all sequences in schema public from public, anon, authenticated;

revoke all on all functions in schema private from public;
revoke all on function public.last_handover_event, public.handover_events_after, public.assign_delivery,
  public.hand_over, public.confirm_received, public.undo_handover, public.mark_handover, public.settle_conflict,
  public.sweep_handovers, public.give_bag, public.nobody_there, public.order_handovers, public.own_handovers, public.ticket_keys,
  public.pieces_to_fill, public.counter_state, public.store_today, public.undo_own_stock, public.courier_state,
  public.handover_board
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.own_handovers, public.assign_delivery, public.mark_handover, public.settle_conflict,
  public.pieces_to_fill, public.store_today, public.undo_own_stock, public.handover_board
  to authenticated;
