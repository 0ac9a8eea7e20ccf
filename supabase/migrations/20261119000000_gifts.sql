-- Gifts: bags that a buyer pays for somebody else. Each is a handover of its own. The phone at the counter gives any of
-- those that wait, and asks for no name.

alter table public.orders add column is_gift boolean not null default false;
alter table public.orders add constraint orders_for_others_are_not_delivered check (not is_gift or delivery_method = 'pickup');

alter table public.handovers add column bag_id uuid;
alter table public.handovers add column number integer check (number > 0);
comment on column public.handovers.bag_id is 'Of a gift. No foreign key: what was paid for stays when a bag is deleted.';
comment on column public.handovers.number is 'Of a gift within its order. With the code of the order it is the code of this bag.';
alter table public.handovers drop constraint handovers_kind_check;
alter table public.handovers add constraint handovers_kind_check check (kind in ('pickup', 'courier', 'door', 'gift'));
alter table public.handovers add constraint handovers_of_gifts_name_a_bag check (
  (kind = 'gift') = (bag_id is not null) and (kind = 'gift') = (number is not null)
);
alter table public.handovers drop constraint handovers_are_one_for_each_shop;
alter table public.handovers add constraint handovers_are_one_for_each_shop
  unique nulls not distinct (order_id, kind, store_id, bag_id, number);
create index handovers_of_a_bag on public.handovers (bag_id, state) where kind = 'gift';

-- Placing an order

-- As before; a gift needs a phone at each shop, because nobody comes with a ticket.
create or replace function public.place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
  is_gift boolean := coalesce((p_order ->> 'is_gift')::boolean, false);
begin
  if is_gift and p_order ->> 'delivery_method' <> 'pickup' then
    return private.error_json('malformed');
  end if;
  answer := private.try_place_order(p_user, p_order, p_now);
  if is_gift and not answer ? 'refused' and not answer ? 'again' then
    update public.orders set is_gift = true where id = (answer ->> 'id')::uuid;
    if exists (
      select from public.order_lines
      where order_id = (answer ->> 'id')::uuid and (store_id is null or not private.has_counter(store_id))
    ) then
      answer := private.error_json('gift_needs_counter');
    end if;
  end if;
  if answer ? 'refused' then
    raise exception 'refused' using errcode = 'ZW001';
  end if;
  return answer;
-- The variable keeps its value; the writes are rolled back.
exception when sqlstate 'ZW001' then
  return answer;
end
$$;

-- Whether a shop has such a phone, with its row: a cart offers a gift only where it can be given. Clients cannot write it.
alter table public.stores add column can_give boolean not null default false;

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

-- The rows of an order: as before, and for a gift one of each piece.
create or replace function private.make_handovers(o public.orders) returns void
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

create or replace function private.bags_of_handover(h public.handovers) returns jsonb
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

-- A paid order is heard of once at each of its shops.
create or replace function public.handover_events_after(p_event bigint, p_limit integer default 200) returns jsonb
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

create or replace function public.order_handovers(p_user uuid, p_order_code text) returns jsonb
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
      'shop', to_jsonb(s) - array['about', 'about_ar', 'picture_url', 'created_at', 'can_give']
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

create or replace function private.cancel_until(o public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select least(
    greatest(o.paid_at + interval '10 minutes', first - interval '2 hours'), first + interval '10 minutes'
  )
  from (
    select min(coalesce(due_start, o.paid_at)) as first from public.handovers
    where order_id = o.id and kind in ('pickup', 'courier', 'gift') and state <> 'cancelled'
  ) begins
$$;

-- Giving

-- As before, but not of gifts.
create or replace function public.hand_over(
  p_token uuid, p_order uuid, p_store uuid, p_kind text, p_how text, p_at timestamptz default null,
  p_device uuid default null, p_user uuid default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given public.handovers;
  moment timestamptz := case when p_at between p_now - interval '24 hours' and p_now then p_at else p_now end;
begin
  -- Of a gift any piece is given.
  if p_kind = 'gift' then
    return private.error_json('malformed');
  elsif exists (select from public.undone_handovers where token = p_token) then
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
    -- A phone without a connection gave also what was taken back after that.
    if moment < p_now - interval '1 minute' and exists (
      select from public.order_lines
      where order_id = p_order and p_kind <> 'door' and store_id is not distinct from p_store and taken_back_at > moment
    ) then
      insert into public.handover_conflicts (token, handover_id, at, how, device_id)
      values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
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
  -- One that was recorded earlier was given without knowing of the other, or that the order had been cancelled: somebody
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

-- Whether a gift can be given at a moment: until four in the morning, and not a day early.
create function private.can_give(h public.handovers, moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select h.kind = 'gift' and h.state in ('waiting', 'missed') and moment < private.reopen_until(h.due_end)
    and private.begins_at(h) < private.start_of_work(private.day_of_work(moment) + 1)
$$;

-- Any gift of this bag that waits and was paid by then: a phone without a connection cannot have given what came later. The
-- one that was paid first is given first. `p_at` is the phone's time, believed within the last day as in hand_over.
create function public.give_bag(
  p_token uuid, p_device uuid, p_bag uuid, p_at timestamptz default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  shop uuid := (select store_id from public.devices where id = p_device and kind = 'counter' and revoked_at is null);
  moment timestamptz := least(coalesce(p_at, p_now), p_now);
  waiting record;
  given public.handovers;
begin
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
    -- Waits for whoever is taking the order's payment back, and for another phone that gives of the same order.
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

  -- What was given although nothing of it was left: the last one of the day that was.
  select h.* into given from public.handovers h join public.orders o on o.id = h.order_id
  where h.bag_id = p_bag and h.store_id = shop and h.kind = 'gift' and moment < private.reopen_until(h.due_end)
    and o.paid_at <= moment + interval '1 minute'
  order by h.state = 'done' desc, h.done_at desc nulls last, h.due_end desc, h.id limit 1;
  if not found then
    return private.error_json('unknown_handover');
  end if;
  -- It was given without knowing of the others: somebody has to look into it.
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

-- The trigger below compares the gifts of an order, and changes of handovers and of orders count in the same sums of
-- days. So whatever changes a handover holds its order first.

create or replace function public.mark_handover(p_handover uuid, p_state text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.handovers;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  elsif p_state not in ('done', 'missed') or char_length(btrim(coalesce(p_reason, ''))) not between 1 and 300 then
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

create or replace function public.undo_handover(p_token uuid, p_device uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken_back public.handovers;
begin
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

-- All orders are held before the first handover is changed, and those that are held elsewhere wait for the next sweep.
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

create or replace function public.sweep_handovers(p_now timestamptz default now(), p_limit integer default 200) returns integer
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
    -- Somebody who paid a moment ago needs no reminder.
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

create or replace function public.counter_state(p_device uuid, p_now timestamptz default now()) returns jsonb
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
        'customer_name', o.customer_name,
        'bags', private.bags_of_handover(h)
      ) order by h.due_end, o.order_code), '[]')
      from shop, days, public.handovers h join public.orders o on o.id = h.order_id
      where h.store_id = shop.store_id and h.kind in ('pickup', 'courier') and o.status = 'paid'
        and h.due_end >= days.first - interval '1 day' and h.due_end < days.last
        and (h.due_end >= days.first or h.done_at >= days.first or h.state <> 'done' and private.reopen_until(h.due_end) > p_now)
    ),
    -- One row of each bag, without a word about the buyers.
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
        from shop, days, public.handovers h join public.orders o on o.id = h.order_id
        where h.store_id = shop.store_id and h.kind = 'gift' and o.status = 'paid'
          and h.due_end >= days.first - interval '1 day' and h.due_end < days.last
          and (private.can_give(h, p_now) or h.state = 'done' and h.done_at >= days.first)
        group by h.bag_id
      ) gift
    ),
    'bags', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', bag.id, 'title', coalesce(bag.title, bag.name_en), 'title_ar', bag.name_ar, 'for_sale', bag.quantity,
        'being_paid', (
          select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
          where line.bag_id = bag.id and o.status = 'pending'
        ) + private.kept_of(bag.id),
        'sold', (
          select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
          where line.bag_id = bag.id and line.taken_back_at is null and o.status = 'paid' and o.paid_at >= days.first
        ),
        'to_fill', private.pieces_to_fill(bag.id)
      ) order by bag.pickup_start, bag.id), '[]')
      from shop, days, public.surprise_bags bag
      where bag.store_id = shop.store_id and (bag.pickup_end is null or bag.pickup_end >= p_now)
        and (bag.pickup_start is null or bag.pickup_start < private.start_of_work(private.day_of_work(p_now) + 1))
    )
  )
$$;

-- Messages

alter table public.messages drop constraint messages_kind_check;
alter table public.messages add constraint messages_kind_check check (
  kind in (
    'order_paid', 'refund_due', 'support_paid', 'support_refund', 'pickup_reminder', 'on_its_way', 'bag_back',
    'order_cancelled', 'support_cancelled', 'refund_done', 'bag_taken_back', 'order_taken_back', 'free_bag_taken_back',
    'gift_given', 'order_cancelled_by_us', 'bag_cancelled_by_us', 'goodwill', 'free_order_cancelled', 'free_bag_cancelled'
  )
);

-- How many of an order were given, of those that were not taken back.
create function private.gifts_of(p_order uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('given', count(*) filter (where state = 'done'), 'paid', count(*))
  from public.handovers where order_id = p_order and kind = 'gift' and state <> 'cancelled'
$$;

create or replace function public.claim_messages(
  p_now timestamptz default now(), p_limit integer default 20, p_lease interval default '1 minute'
) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select m.id from public.messages m
    where sent_at is null and given_up_at is null
      and (attempts = 0 or next_attempt_at <= p_now or next_attempt_at > p_now + interval '1 hour')
      -- Until then it can be taken back.
      and (m.kind <> 'gift_given' or m.next_attempt_at <= p_now or m.next_attempt_at > p_now + interval '1 hour')
      -- Nobody hears of a bag that is not kept any more.
      and (m.alert_id is null or exists (
        select from public.alerts a join public.surprise_bags bag on bag.id = a.bag_id
        where a.id = m.alert_id and a.ended_at is null and a.kept_at is not null and private.may_tell_at(bag, p_now)
          and (bag.pickup_end is null or bag.pickup_end >= p_now)
      ))
    order by next_attempt_at limit p_limit for update of m skip locked
  ), claimed as (
    update public.messages m set attempts = m.attempts + 1, next_attempt_at = p_now + p_lease, last_error = null
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'language', c.language, 'recipient', c.recipient, 'attempts', c.attempts
  ) || case when c.alert_id is null then (
    select jsonb_build_object(
      'order_code', o.order_code, 'delivery_method', o.delivery_method, 'is_gift', o.is_gift, 'customer_name', o.customer_name,
      'amount_cents', case
        when r.id is not null then r.amount_cents
        -- What was given back before comes back by a row of its own.
        when c.kind in ('order_cancelled', 'support_cancelled') then private.left_cents(o)
        when c.kind in ('free_bag_taken_back', 'free_order_cancelled', 'free_bag_cancelled') then 0
        else (o.amount * 100)::integer
      end,
      'gifts', case when c.kind = 'gift_given' then private.gifts_of(o.id) end,
      'reason', r.note,
      'details', o.details, 'line', case
        when c.kind in ('bag_taken_back', 'bag_cancelled_by_us') then r.line_place
        -- The last one that nothing was left to pay back for.
        when c.kind in ('free_bag_taken_back', 'free_bag_cancelled') then (
          select place from public.order_lines line where order_id = o.id and taken_back_at is not null and not exists (
            select from public.refunds paid where paid.order_id = o.id and paid.line_place = line.place
          )
          order by unit_price_cents > 0, taken_back_at desc, place limit 1
        )
      end
    )
    from public.orders o left join public.refunds r on r.id = c.refund_id
    where o.id = coalesce(c.order_id, (select order_id from public.refunds where id = c.refund_id))
  ) else (
    select jsonb_build_object(
      'alert_id', a.id, 'bag_id', bag.id, 'customer_name', coalesce(person.name, ''),
      'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'title_ar', bag.name_ar,
      'store', store.name, 'store_ar', store.name_ar
    )
    from public.alerts a join public.users person on person.id = a.user_id
      join public.surprise_bags bag on bag.id = a.bag_id left join public.stores store on store.id = bag.store_id
    where a.id = c.alert_id
  ) end order by c.id), '[]')
  from claimed c
$$;

-- Taking back

create or replace function private.lines_to_fill(p_bag uuid)
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

-- What waits of a gift becomes a line of its own, because only that can be taken back. Its place is returned.
alter table public.order_lines drop constraint order_lines_name_a_bag_once;
create unique index order_lines_name_a_bag_once on public.order_lines (order_id, bag_id) where taken_back_at is null;
alter table public.order_lines drop constraint order_lines_place_check;
alter table public.order_lines add constraint order_lines_place_check check (place between 1 and 100);

create function private.split_gift(p_order uuid, p_place integer, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  line public.order_lines;
  waiting integer;
  added integer;
begin
  select * into line from public.order_lines where order_id = p_order and place = p_place;
  select count(*) filter (where state = 'waiting') into waiting from public.handovers
  where order_id = p_order and kind = 'gift' and bag_id = line.bag_id and state <> 'cancelled' having count(*) > 0;
  if waiting is null or waiting = line.quantity then
    return p_place;
  end if;
  select max(place) + 1 into added from public.order_lines where order_id = p_order;
  update public.order_lines set quantity = quantity - waiting where order_id = p_order and place = p_place;
  insert into public.order_lines (
    order_id, place, bag_id, title, unit_price_cents, quantity, store_id, store_name, store_name_ar, full_price_cents,
    plan_day, taken_back_at
  ) values (
    p_order, added, line.bag_id, line.title, line.unit_price_cents, waiting, line.store_id, line.store_name,
    line.store_name_ar, line.full_price_cents, line.plan_day, p_now
  );
  -- A trigger gives a line without a day that of today.
  update public.order_lines set plan_day = line.plan_day where order_id = p_order and place = added;
  update public.orders set details = jsonb_set(details, array[(p_place - 1)::text, 'quantity'], to_jsonb(line.quantity - waiting))
    || jsonb_build_array(details -> (p_place - 1) || jsonb_build_object('quantity', waiting))
  where id = p_order;
  return added;
end
$$;

-- A line of a paid order, whose row, handovers and bags the caller has locked. Its shop took it back, or an admin cancelled it:
-- then its bags go on sale again. Of a gift only what waits goes. Returns the row of the money; null where none was left.
create function private.take_line_back(
  p_order uuid, p_place integer, p_now timestamptz, p_reason text default 'taken_back', p_details jsonb default '{}',
  p_admin uuid default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  is_ours constant boolean := p_reason = 'cancelled_by_us';
  is_returned boolean;
  line public.order_lines;
  o public.orders;
  changed public.handovers;
  refund uuid;
  is_empty boolean;
begin
  perform private.count_sales(array[p_order], -1);
  p_place := private.split_gift(p_order, p_place, p_now);
  update public.order_lines set taken_back_at = p_now where order_id = p_order and place = p_place returning * into line;
  is_returned := is_ours and private.goes_on_sale_again(line, p_now);
  -- An old row may have its details as text.
  update public.orders set details = case jsonb_typeof(details)
    when 'array' then jsonb_set(details, array[(p_place - 1)::text, 'takenBackAt'], to_jsonb(p_now)) else details
  end
  where id = p_order returning * into o;
  perform private.count_sales(array[p_order], 1);
  if line.plan_day is not null then
    perform private.add_to_bag_days(
      array[line.bag_id], array[line.plan_day], array[-line.quantity],
      -- A door can be missed while a courier still waits at a shop.
      array[case when exists (
        select from public.handovers h
        where h.order_id = p_order and h.state = 'missed' and (
          h.kind = 'door' or h.kind = 'pickup' and h.store_id is not distinct from line.store_id
        )
      ) then -line.quantity else 0 end]
    );
    if not is_returned then
      perform private.reduce_planned(line.bag_id, line.plan_day, line.quantity);
    end if;
  end if;
  is_empty := not exists (select from public.order_lines where order_id = p_order and taken_back_at is null);
  perform private.write_audit(case when is_ours then 'line_cancelled' else 'taken_back' end, 'order', p_order::text,
    p_details || jsonb_build_object(
      'bag', line.bag_id, 'quantity', line.quantity, 'amount_cents', line.unit_price_cents * line.quantity
    ) || case when is_ours then jsonb_build_object('place', p_place, 'is_returned', is_returned) else '{}' end, p_admin);
  if is_returned then
    perform private.put_back(line.bag_id, line.plan_day, line.quantity);
  end if;

  if is_empty then
    -- With the delivery fee.
    perform private.owe(o, p_reason, p_now);
    select id into refund from public.refunds
    where order_id = p_order and external_id is null and line_place is null and goodwill_token is null;
    -- Nobody hears that an order is paid or comes after hearing that nothing is left of it.
    delete from public.messages m
    where order_id = p_order and kind in ('order_paid', 'support_paid', 'pickup_reminder', 'on_its_way')
      and sent_at is null and given_up_at is null and not private.is_being_sent(m, p_now);
    update public.orders set status = case when exists (
      select from public.refunds where order_id = p_order and external_id is null and done_at is null
    ) then 'refund_due' else 'refunded' end where id = p_order returning * into o;
    perform private.write_audit(o.status, 'order', p_order::text, jsonb_build_object(
      'why', case when is_ours then 'bag_cancelled' else 'bag_taken_back' end
    ), p_admin);
  else
    -- Never more than was paid: goodwill may have gone before.
    insert into public.refunds (order_id, line_place, amount_cents, reason, asked_at)
    select p_order, p_place, cents, p_reason, p_now
    from least(line.unit_price_cents * line.quantity, private.left_cents(o)) cents where cents > 0
    returning id into refund;
    for changed in
      update public.handovers h set state = 'cancelled'
      where h.order_id = p_order and h.kind = 'gift' and h.bag_id = line.bag_id and h.state = 'waiting'
      returning h.*
    loop
      perform private.tell_of_handover('handover_cancelled', changed);
    end loop;
    -- What is left of the shop may have other hours.
    for changed in
      update public.handovers h set
        state = case when remains.lines > 0 then h.state else 'cancelled' end,
        due_start = case when remains.lines > 0 and h.kind = 'pickup' then remains.opens else h.due_start end,
        due_end = case
          when remains.lines > 0 and h.kind = 'pickup' then coalesce(remains.closes, o.paid_at + interval '1 day')
          else h.due_end
        end
      from (
        select count(*) as lines, min(private.as_instant(detail.value ->> 'pickupStart')) as opens,
          max(private.as_instant(detail.value ->> 'pickupEnd')) as closes
        from public.order_lines l
        left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = l.place
        where l.order_id = p_order and l.taken_back_at is null and l.store_id is not distinct from line.store_id
      ) remains
      where h.order_id = p_order and h.kind in ('pickup', 'courier') and h.store_id is not distinct from line.store_id
        and h.state in ('waiting', 'missed')
      returning h.*
    loop
      perform private.tell_of_handover(
        case changed.state when 'cancelled' then 'handover_cancelled' else 'bag_taken_back' end, changed
      );
    end loop;
    -- The courier may have all the rest by now.
    if exists (select from public.handovers where order_id = p_order and kind = 'courier' and state = 'done') and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
    ) then
      insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
      values ('on_its_way', p_order, o.language, o.whatsapp_phone, p_now, p_now) on conflict (order_id, kind) do nothing;
    end if;
  end if;
  update public.refunds set note = p_details ->> 'reason' where id = refund;
  -- A line that cost nothing has no refund.
  insert into public.messages (kind, order_id, refund_id, language, recipient, created_at, next_attempt_at)
  values (
    case
      when is_ours then case
        when refund is null then case when is_empty then 'free_order_cancelled' else 'free_bag_cancelled' end
        when is_empty then 'order_cancelled_by_us' else 'bag_cancelled_by_us'
      end
      when refund is null then 'free_bag_taken_back' when is_empty then 'order_taken_back' else 'bag_taken_back'
    end,
    case when refund is null then p_order end, refund,
    o.language, o.whatsapp_phone, p_now, p_now
  )
  on conflict do nothing;
  return refund;
end
$$;

-- Sell-through: a gift is missed piece by piece

create or replace function private.count_missed_of_days() returns trigger
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
        sum((case handover.kind when 'gift' then 1 else line.quantity end) * case handover.state when 'missed' then 1 else -1 end)::integer
          as pieces
      from public.handovers handover join private.planned_lines line on line.order_id = handover.order_id
        and case handover.kind
          when 'door' then true when 'gift' then line.bag_id = handover.bag_id
          else line.store_id is not distinct from handover.store_id
        end
      where handover.id = any (changed) group by line.bag_id, line.day
    ) line having count(*) > 0;
  end if;
  return null;
end
$$;

create or replace function private.recount_sell_through() returns void
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
    select line.bag_id, line.day, sum(line.quantity) as sold, sum(case when o.is_gift then gifts.missed when exists (
      select from public.handovers handover
      where handover.order_id = line.order_id and handover.kind <> 'courier' and handover.state = 'missed'
        and (handover.kind = 'door' or line.store_id is not distinct from handover.store_id)
    ) then line.quantity end) as missed
    from private.planned_lines line join public.orders o on o.id = line.order_id
    cross join lateral (
      select count(*) as missed from public.handovers handover
      where handover.order_id = line.order_id and handover.kind = 'gift' and handover.bag_id = line.bag_id
        and handover.state = 'missed'
    ) gifts
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

-- Reconcile: every piece of a gift has a row

create or replace function public.reconcile_handovers(p_since timestamptz, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select jsonb_build_object(
    'missing', (
      select coalesce(jsonb_agg(jsonb_build_object('order_code', order_code, 'amount_cents', (amount * 100)::integer)), '[]')
      from (
        select o.order_code, o.amount from public.orders o
        where o.paid_at >= p_since and o.status = 'paid'
          and exists (select from public.order_lines line where line.order_id = o.id)
          and case
            when o.is_gift then (
              select count(*) from public.handovers h where h.order_id = o.id and h.state <> 'cancelled'
            ) <> (
              select sum(line.quantity) from public.order_lines line where line.order_id = o.id and line.taken_back_at is null
            )
            else not exists (select from public.handovers h where h.order_id = o.id)
          end
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

-- Of a line that was split before its order was cancelled only the rest came back.
create or replace function public.reconcile_stock(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'stock', bag.quantity,
    'held', ordered.held, 'sold', ordered.sold,
    -- Null where no admin ever wrote the quantity.
    'expected', written.quantity - (
      select coalesce(sum(line.quantity * case
        when log.action = 'placed' then 1
        when log.action in ('failed', 'expired', 'cancelled') then -1
        when log.action in ('refund_due', 'refunded') then case
          when log.details -> 'returned' ? line.bag_id::text and line.taken_back_at is null then -1 else 0
        end
        when log.details ? 'late_after' or log.details ->> 'from' <> 'pending' then 1
        else 0
      end), 0)
      from public.order_lines line
      join public.audit_log log on log.subject = 'order' and log.subject_id = line.order_id::text
      where line.bag_id = bag.id and log.id > written.id
        and log.action in ('placed', 'failed', 'expired', 'cancelled', 'paid', 'refund_due', 'refunded')
    )
  ) order by bag.id), '[]')
  from (
    select * from public.surprise_bags where p_after is null or id > p_after order by id limit p_limit
  ) bag
  cross join lateral (
    select coalesce(sum(line.quantity) filter (where o.status = 'pending'), 0) as held,
      coalesce(sum(line.quantity) filter (where o.status = 'paid' and line.taken_back_at is null), 0) as sold
    from public.order_lines line join public.orders o on o.id = line.order_id
    where line.bag_id = bag.id
  ) ordered
  left join lateral (
    select id, case action
      when 'insert' then (details ->> 'quantity')::integer
      else (details -> 'quantity' ->> 1)::integer
    end as quantity
    from public.audit_log
    where subject = 'bag' and subject_id = bag.id::text and action in ('insert', 'update') and details ? 'quantity'
    order by id desc limit 1
  ) written on true
$$;

-- The dashboard

create or replace function public.handover_board(p_now timestamptz default now()) returns jsonb
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
        'id', h.id, 'number', h.number, 'order_code', o.order_code, 'customer_name', o.customer_name, 'bags', private.bags_of_handover(h),
        'nobody_there', case when h.kind in ('door', 'pickup') then private.nobody_there_json(o.id) end,
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
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'kind', d.kind, 'store_id', d.store_id, 'name', d.name, 'last_seen_at', d.last_seen_at,
        'revoked_at', d.revoked_at, 'revoked_by', (select coalesce(name, email) from public.users where id = d.revoked_by)
      ) order by d.created_at), '[]')
      from public.devices d where d.revoked_at is null or d.revoked_at > p_now - interval '90 days'
    )
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

create function public.late_deliveries() returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return cardinality(private.late_orders());
end
$$;

create or replace function public.admin_orders(
  p_filter jsonb default '{}', p_start integer default 0, p_limit integer default 50, p_after jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  most constant integer := 10000;
  size integer := least(greatest(coalesce(p_limit, 50), 1), 1000);
  skipped integer := greatest(coalesce(p_start, 0), 0);
  sorted_by text := coalesce(substring(p_filter ->> 'sort' from '^(?:amount|customer_name|order_code)$'), 'created_at');
  direction text := case when (p_filter ->> 'ascending')::boolean then 'asc' else 'desc' end;
  filtered text := concat(
    case
      when p_filter ->> 'code' is not null then 'id in (
        select id from public.orders where order_code = ' || quote_literal(p_filter ->> 'code') || '
        union all select private.as_uuid(' || quote_literal(p_filter ->> 'code') || '))'
      when (p_filter ->> 'deleted')::boolean then 'deleted_at is not null'
      else 'deleted_at is null'
    end,
    ' and status = ' || quote_literal(p_filter ->> 'status'),
    ' and delivery_method = ' || quote_literal(p_filter ->> 'method'),
    ' and id in (select order_id from public.order_lines where store_id = private.as_uuid('
      || quote_literal(p_filter ->> 'store') || '))',
    ' and id in (select order_id from public.order_lines where bag_id = private.as_uuid('
      || quote_literal(p_filter ->> 'bag') || '))',
    ' and created_at >= ' || quote_literal(p_filter ->> 'from') || '::timestamptz',
    ' and created_at < ' || quote_literal(p_filter ->> 'until') || '::timestamptz',
    -- Of an order with several handovers the one that is behind decides, like orderHandoverState in packages/domain.
    case p_filter ->> 'handover'
      when 'done' then ' and exists (select from public.handovers h where h.order_id = orders.id and h.state = ''done'')
        and not exists (select from public.handovers h where h.order_id = orders.id and h.state in (''waiting'', ''missed''))'
      when 'missed' then ' and id in (select order_id from public.handovers where state = ''missed'')'
      else ' and id in (select order_id from public.handovers where state = ''waiting'') and private.handover_state(orders.id) = '
        || quote_literal(p_filter ->> 'handover')
    end
  );
  matching text;
  longest integer;
  late uuid[] := '{}';
  late_part uuid[] := '{}';
  ids uuid[];
  read_count integer;
  found_count integer;
  next_key jsonb;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  -- No page begins behind the counted orders.
  if skipped >= most then
    size := 0;
  end if;
  select
    string_agg(format('found_by like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and '),
    max(char_length(word))
  into matching, longest from jsonb_array_elements_text(p_filter -> 'words') word;

  -- Late deliveries are listed before the newest orders.
  if p_after is null and sorted_by = 'created_at' and direction = 'desc' then
    execute format(
      'select array(
        select id from unnest(private.late_orders()) with ordinality listed (order_id, place)
        join public.orders on id = order_id where %s and %s order by place
      )', filtered, coalesce(matching, 'true')
    ) into late;
    late_part := late[skipped + 1 : skipped + size];
    size := size - cardinality(late_part);
    skipped := greatest(skipped - cardinality(late), 0);
    filtered := filtered || case when late <> '{}' then format(' and id <> all (%L::uuid[])', late) else '' end;
  end if;
  if p_after is not null then
    execute format(
      'with read as materialized (
        select id, %1$I as key, row_number() over (order by %1$I %2$s, id %2$s) as place, %3$s as is_match
        from public.orders where %4$s %5$s order by %1$I %2$s, id %2$s limit %6$s
      )
      select coalesce((select array_agg(id order by place) from read where is_match), ''{}''),
        (select jsonb_build_object(''value'', key::text, ''id'', id) from read where place = %6$s)',
      sorted_by, direction, coalesce(matching, 'true'), filtered,
      case when p_after ? 'id' then format(
        'and (%I, id) %s (%L::%s, %L::uuid)', sorted_by, case direction when 'asc' then '>' else '<' end, p_after ->> 'value',
        case sorted_by when 'created_at' then 'timestamptz' when 'amount' then 'numeric' else 'text' end, p_after ->> 'id'
      ) end, size
    ) into ids, next_key;
  elsif matching is null then
    execute format(
      'select count(*) from (select from public.orders where %s order by created_at desc limit %s) counted',
      filtered, most + 1
    ) into found_count;
    execute format(
      'select array(select id from public.orders where %3$s order by %1$I %2$s, id %2$s limit %4$s offset %5$s)',
      sorted_by, direction, filtered, size, skipped
    ) into ids;
    read_count := found_count;
  else
    execute format(
      'with newest as materialized (
        select id, found_by, %1$I as key from public.orders where %3$s order by created_at %6$s limit %5$s
      ), found as materialized (select id, key from newest where %4$s)
      select (select count(*) from newest), (select count(*) from found),
        array(select id from found order by key %2$s, id %2$s limit %7$s offset %8$s)',
      sorted_by, direction, filtered, matching, most + 1,
      case sorted_by when 'created_at' then direction else 'desc' end, size, skipped
    ) into read_count, found_count, ids;
    if read_count > most and found_count < size and longest >= 3 then
      execute format(
        'with found as materialized (
          select id, %1$I as key from public.orders where %3$s and %4$s limit %5$s
        )
        select count(*), array(select id from found order by key %2$s, id %2$s limit %6$s offset %7$s) from found',
        sorted_by, direction, filtered, matching, most + 1, size, skipped
      ) into found_count, ids;
      read_count := found_count;
    end if;
  end if;
  ids := late_part || ids;
  found_count := found_count + cardinality(late);
  read_count := read_count + cardinality(late);
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'order_code', o.order_code, 'user_id', o.user_id, 'customer_name', o.customer_name,
        'whatsapp_phone', o.whatsapp_phone, 'delivery_method', o.delivery_method, 'is_gift', o.is_gift, 'delivery_area', o.delivery_area,
        'delivery_address', o.delivery_address, 'details', o.details, 'qty', o.qty, 'amount', o.amount,
        'delivery_fee', o.delivery_fee, 'status', o.status, 'payment_status', o.payment_status,
        'created_at', o.created_at, 'paid_at', o.paid_at, 'deleted_at', o.deleted_at, 'handover', private.handover_state(o.id),
        'refunds', (
          select jsonb_build_object(
            'owed_cents', coalesce(sum(r.amount_cents) filter (where r.done_at is null), 0),
            'sent_cents', coalesce(sum(r.amount_cents) filter (where r.done_at is not null), 0),
            'reference', string_agg(r.reference, '; ' order by r.done_at)
          ) from public.refunds r where r.order_id = o.id having count(*) > 0
        ),
        'door', (
          select jsonb_build_object('kind', h.kind, 'state', h.state, 'due_end', h.due_end)
          from public.handovers h where h.order_id = o.id and h.kind = 'door'
        )
      ) order by listed.place), '[]')
      from unnest(ids) with ordinality listed (id, place) join public.orders o on o.id = listed.id
    ),
    'total', least(found_count, most), 'is_capped', read_count > most, 'next', next_key
  );
end
$$;

-- Rights

revoke all on all functions in schema private from public;
revoke all on function public.give_bag(uuid, uuid, uuid, timestamptz, timestamptz) from public, anon, authenticated;
grant execute on function public.give_bag(uuid, uuid, uuid, timestamptz, timestamptz) to service_role;
revoke all on function public.late_deliveries() from public, anon;
grant execute on function public.late_deliveries(), public.restore_order(uuid) to authenticated, service_role;
