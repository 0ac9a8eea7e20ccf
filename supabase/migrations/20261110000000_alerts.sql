-- Alerts: people who wait for a bag are told when it becomes available, in the order in which they asked, and a bag is kept
-- for each of them for fifteen minutes. A kept bag is not in `quantity`.

-- Tables

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  bag_id uuid not null references public.surprise_bags (id) on delete cascade,
  language text not null check (language in ('en', 'ar')),
  asked_at timestamptz not null default clock_timestamp(),
  -- Since when a bag is kept. Its time begins when the message was sent.
  kept_at timestamptz,
  told_at timestamptz,
  kept_until timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('used', 'passed', 'withdrawn')),
  constraint alerts_told_check check ((told_at is null) = (kept_until is null) and (told_at is null or kept_at is not null)),
  constraint alerts_ended_check check ((ended_at is null) = (outcome is null))
);

create unique index alerts_are_one_for_each_bag on public.alerts (user_id, bag_id) where ended_at is null;
create index alerts_of_a_person on public.alerts (user_id, asked_at desc);
create index alerts_waiting on public.alerts (bag_id, asked_at, id) where ended_at is null and kept_at is null;
create index alerts_kept on public.alerts (bag_id) where ended_at is null and kept_at is not null;

-- The bags that were shared out since they became available: what is left of them is for everybody.
create table private.alert_releases (
  bag_id uuid primary key references public.surprise_bags (id) on delete cascade,
  released_at timestamptz not null,
  -- Kept bags that their people gave back: the next ones in the queue get them.
  given_back integer not null default 0,
  -- Messages could not be sent: the bag is for everybody until then, and shared out anew.
  paused_until timestamptz
);

alter table public.messages alter column order_id drop not null;
alter table public.messages add column alert_id uuid unique references public.alerts (id) on delete cascade;
alter table public.messages drop constraint messages_kind_check;
alter table public.messages add constraint messages_kind_check check (
  kind in ('order_paid', 'refund_due', 'support_paid', 'support_refund', 'pickup_reminder', 'on_its_way', 'bag_back')
);
alter table public.messages add constraint messages_are_about_one_thing check (
  (kind = 'bag_back') = (alert_id is not null) and (order_id is null) = (alert_id is not null)
);

-- Rules: packages/domain (alerts/alert.ts) has them too, and a test compares the two.

create function private.alert_limits(out most_alerts integer, out kept_for interval)
language sql immutable set search_path = '' as $$ select 10, interval '15 minutes' $$;

create function private.share_kept(for_sale integer) returns integer
language sql immutable set search_path = '' as $$
  select case when for_sale <= 0 then 0 else greatest(1, for_sale / 2) end
$$;

-- A message at night is sent only for a window that is open, or opens within two hours.
create function private.may_tell_at(bag public.surprise_bags, moment timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select extract(hour from moment at time zone 'Asia/Beirut') between 8 and 21
    or (bag.pickup_start <= moment + interval '2 hours' and (bag.pickup_end is null or moment <= bag.pickup_end)) is true
$$;

create function private.as_telephone(value text) returns text
language sql immutable set search_path = '' as $$
  select number from (select regexp_replace(value, '[ ()-]', '', 'g') as number) plain where number ~ '^\+[1-9][0-9]{6,14}$'
$$;

create function private.kept_of(p_bag uuid) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.alerts where bag_id = p_bag and ended_at is null and kept_at is not null
$$;

-- A bag that was out of stock or gets another window becomes available anew.
create function private.forget_release() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.alert_releases where bag_id = new.id;
  return null;
end
$$;

-- Whether a server is sending the message now: a lease that has not failed.
create function private.is_being_sent(m public.messages, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select m.sent_at is null and m.given_up_at is null and m.attempts > 0 and m.last_error is null
    and m.next_attempt_at > p_now
$$;

-- A message that is being sent stays, so that `message_sent` finds it.
create function private.take_back_messages(p_alerts uuid[], p_now timestamptz) returns void
language sql set search_path = '' as $$
  delete from public.messages m
  where m.alert_id = any (p_alerts) and m.sent_at is null and not private.is_being_sent(m, p_now)
$$;

create trigger forget_release after update on public.surprise_bags
  for each row when (
    old.quantity = 0 and new.quantity > 0
    or (old.pickup_start, old.pickup_end, old.restock_time) is distinct from (new.pickup_start, new.pickup_end, new.restock_time)
  )
  execute function private.forget_release();

-- Keeping. The callers hold the lock on the bag.

-- Of the same shape as an admin's change, so that reconcile follows the stock. `kept` is by how many more are kept.
create function private.move_kept(p_bag uuid, p_kept integer) returns void
language plpgsql set search_path = '' as $$
declare
  before integer;
  later integer;
begin
  if p_kept = 0 then
    return;
  end if;
  select quantity into before from public.surprise_bags where id = p_bag;
  -- No row is found for a bag that is being deleted.
  if found then
    later := least(before - p_kept, private.most_stock());
    update public.surprise_bags set quantity = later where id = p_bag;
    perform private.change_day_with_stock(p_bag, later - before + p_kept);
    -- The change of a signed-in person is in the log by itself.
    perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object('kept', p_kept) || case
      when auth.uid() is null then jsonb_build_object('quantity', jsonb_build_array(before, later))
      else '{}'
    end);
  end if;
end
$$;

-- Keeps a bag for each of the next people, who must not have heard of this bag today, and writes their messages. Returns
-- for how many.
create function private.keep_for_next(p_bag uuid, p_count integer, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  kept integer;
begin
  with next as (
    select waiting.id, private.as_telephone(person.phone) as recipient, waiting.language
    from public.alerts waiting join public.users person on person.id = waiting.user_id
    where waiting.bag_id = p_bag and waiting.ended_at is null and waiting.kept_at is null
      and person.deactivated_at is null and private.as_telephone(person.phone) is not null
      and not exists (
        select from public.alerts told
        where told.user_id = waiting.user_id and told.bag_id = p_bag
          and private.beirut_day(told.told_at) = private.beirut_day(p_now)
      )
    order by waiting.asked_at, waiting.id limit p_count
  ), chosen as (
    update public.alerts set kept_at = p_now from next where alerts.id = next.id returning alerts.id
  ), written as (
    insert into public.messages (kind, alert_id, language, recipient, created_at, next_attempt_at)
    select 'bag_back', id, language, recipient, p_now, p_now from next
  )
  select count(*) into kept from chosen;
  return kept;
end
$$;

-- Ends what is over: the time of a person who was told, a message that cannot be sent, and the window. A message that was
-- not sent in the same time goes back to the queue with its place, unless it is being sent.
create function private.end_kept_time(
  bag public.surprise_bags, p_now timestamptz, out for_next integer, out untold integer
)
language plpgsql set search_path = '' as $$
declare
  kept record;
begin
  for_next := 0;
  untold := 0;
  for kept in
    select a.id, a.kept_until, a.kept_at, m.given_up_at, private.is_being_sent(m, p_now) as is_being_sent
    from public.alerts a left join public.messages m on m.alert_id = a.id
    where a.bag_id = bag.id and a.ended_at is null and a.kept_at is not null
    order by a.asked_at, a.id for update of a
  loop
    if kept.kept_until <= p_now or kept.given_up_at is not null then
      update public.alerts set ended_at = p_now, outcome = 'passed' where id = kept.id;
      for_next := for_next + 1;
    elsif kept.kept_until is null and kept.is_being_sent is not true
      and (kept.kept_at <= p_now - (private.alert_limits()).kept_for or bag.pickup_end < p_now) then
      update public.alerts set kept_at = null where id = kept.id;
      perform private.take_back_messages(array[kept.id], p_now);
      untold := untold + 1;
    end if;
  end loop;
end
$$;

-- Shares out one bag: kept ones whose time is over go to the next person, and a bag that has become available is shared.
create function private.release_alerts_of(p_bag uuid, p_now timestamptz, p_can_send boolean) returns boolean
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  release private.alert_releases;
  ended record;
  freed integer;
  can_tell boolean;
  kept integer := 0;
begin
  select * into bag from public.surprise_bags where id = p_bag for no key update;
  if not found then
    return false;
  end if;
  ended := private.end_kept_time(bag, p_now);
  freed := ended.for_next + ended.untold;
  bag.quantity := bag.quantity + freed;
  can_tell := p_can_send and private.may_tell_at(bag, p_now) and private.availability(bag, p_now) = 'available';
  if can_tell and ended.for_next > 0 then
    kept := private.keep_for_next(p_bag, ended.for_next, p_now);
  end if;
  perform private.move_kept(p_bag, kept - freed);
  bag.quantity := bag.quantity - kept;
  if ended.untold > 0 then
    -- Not kept again at once, or a bag would be on sale for nobody as long as the provider is away.
    insert into private.alert_releases (bag_id, released_at, paused_until)
    values (p_bag, p_now, p_now + (private.alert_limits()).kept_for)
    on conflict (bag_id) do update set paused_until = excluded.paused_until, given_back = 0;
    return true;
  end if;

  select * into release from private.alert_releases where bag_id = p_bag;
  if can_tell and bag.quantity > 0 then
    if release.bag_id is null or release.paused_until <= p_now then
      kept := private.keep_for_next(p_bag, private.share_kept(bag.quantity), p_now);
    elsif release.paused_until is null and release.given_back > 0 then
      kept := private.keep_for_next(p_bag, least(release.given_back, bag.quantity), p_now);
    else
      return freed > 0;
    end if;
    perform private.move_kept(p_bag, kept);
    -- Also where nobody may hear of it: who waits then does not hear hours later of a bag that never left the shelf.
    insert into private.alert_releases (bag_id, released_at) values (p_bag, p_now)
    on conflict (bag_id) do update set released_at = p_now, given_back = 0, paused_until = null;
    return freed > 0 or kept > 0;
  end if;
  return freed > 0;
end
$$;

-- Returns of how many bags something was kept or freed. Without a connection of the sender nothing is kept,
-- because nobody would hear of it. The bags are locked in the order of their ids, like private.lock_bags. A bag that fails
-- does not hold up the others.
create function public.release_alerts(
  p_can_send boolean default true, p_now timestamptz default now(), p_limit integer default 200
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  found_bag uuid;
  count integer := 0;
begin
  for found_bag in
    select * from (
      (
        select distinct a.bag_id from public.alerts a join public.surprise_bags bag on bag.id = a.bag_id
          left join public.messages m on m.alert_id = a.id
        where a.ended_at is null and a.kept_at is not null and (
          a.kept_until <= p_now or m.given_up_at is not null
          or a.kept_until is null and (a.kept_at <= p_now - (private.alert_limits()).kept_for or bag.pickup_end < p_now)
        )
        limit p_limit
      )
      union
      (
        select bag.id from public.surprise_bags bag left join private.alert_releases release on release.bag_id = bag.id
        where p_can_send and bag.quantity > 0 and private.availability(bag, p_now) = 'available'
          and private.may_tell_at(bag, p_now)
          and bag.id in (
            select waiting.bag_id from public.alerts waiting where waiting.ended_at is null and waiting.kept_at is null
          )
          and (
            release.bag_id is null or release.paused_until <= p_now
            or release.paused_until is null and release.given_back > 0
          )
        limit p_limit
      )
    ) found order by 1
  loop
    begin
      if private.release_alerts_of(found_bag, p_now, p_can_send) then
        count := count + 1;
      end if;
    exception when others then
      raise warning 'The alerts of bag % could not be looked after: %', found_bag, sqlerrm;
    end;
  end loop;
  return count;
end
$$;

-- A checkout uses the bag that is kept for its person: it goes back on sale in the transaction that takes it again. A
-- checkout that is refused changes nothing. The caller holds the locks on the bags.
create function private.use_kept_bags(p_user uuid, p_bags uuid[], p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  used record;
begin
  for used in
    update public.alerts set ended_at = p_now, outcome = 'used'
    where user_id = p_user and bag_id = any (p_bags) and ended_at is null and kept_at is not null
      and (kept_until is null or kept_until > p_now)
    returning id, bag_id
  loop
    perform private.take_back_messages(array[used.id], p_now);
    perform private.move_kept(used.bag_id, -1);
  end loop;
end
$$;

-- Who has paid for a bag waits for it no more. A kept one ends by itself.
create function private.end_alerts_of_paid() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.alerts set ended_at = new.paid_at, outcome = 'used'
  where user_id = new.user_id and ended_at is null and kept_at is null
    and bag_id in (select bag_id from public.order_lines where order_id = new.id);
  return null;
end
$$;

create trigger end_alerts_of_paid after update of status on public.orders
  for each row when (new.status = 'paid' and old.status <> 'paid') execute function private.end_alerts_of_paid();

-- Nothing is left: a kept bag must not be bought either. Who was not told yet keeps the place in the queue.
create function private.drop_kept_bags(p_bag uuid, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  kept record;
  dropped integer := 0;
begin
  for kept in
    select a.id, a.told_at is not null or private.is_being_sent(m, p_now) is true as is_told
    from public.alerts a left join public.messages m on m.alert_id = a.id
    where a.bag_id = p_bag and a.ended_at is null and a.kept_at is not null
    order by a.asked_at, a.id for update of a
  loop
    if kept.is_told then
      update public.alerts set ended_at = p_now, outcome = 'passed' where id = kept.id;
    else
      update public.alerts set kept_at = null where id = kept.id;
    end if;
    perform private.take_back_messages(array[kept.id], p_now);
    dropped := dropped + 1;
  end loop;
  if dropped > 0 then
    update public.bag_days set planned = greatest(0, planned - dropped)
    where bag_id = p_bag and published_at is not null and left_over is null;
    perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object('kept', -dropped, 'dropped', dropped));
  end if;
end
$$;

-- An admin who sets the stock to nothing means the kept bags too. The week of the dashboard does not: there they are taken.
create function private.drop_kept_without_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_kept_bags(new.id, now());
  return null;
end
$$;

-- Also where it was nothing before, and every bag is kept.
create trigger drop_kept_without_stock after update of quantity on public.surprise_bags
  for each row when (new.quantity = 0 and private.is_client())
  execute function private.drop_kept_without_stock();

-- A kept bag goes back on sale, and the next in the queue get it.
create function private.give_back(p_bag uuid) returns void
language sql set search_path = '' as $$
  update private.alert_releases set given_back = given_back + 1 where bag_id = p_bag;
  select private.move_kept(p_bag, -1)
$$;

-- The bag that is kept for a person who is deleted goes back on sale.
create function private.give_back_kept() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.give_back(old.bag_id);
  return null;
end
$$;

create trigger give_back_kept after delete on public.alerts
  for each row when (old.ended_at is null and old.kept_at is not null) execute function private.give_back_kept();

-- Bags are locked before alerts, as everywhere.
create function private.lock_kept_bags() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_bags(array(
    select bag_id from public.alerts where user_id = old.id and ended_at is null and kept_at is not null
  ));
  return old;
end
$$;

create trigger lock_kept_bags before delete on public.users for each row execute function private.lock_kept_bags();

-- Asking and ending

create function public.ask_alert(p_bag uuid, p_language text default 'en') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.users;
  bag public.surprise_bags;
  alert uuid;
begin
  -- Serializes simultaneous calls of one person, so that none exceeds the limit.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text || ' alerts', 0));
  select * into person from public.users where id = auth.uid();
  if not found then
    raise exception 'Sign in first!' using errcode = '42501';
  elsif person.deactivated_at is not null then
    return private.error_json('deactivated');
  end if;
  select id into alert from public.alerts where user_id = person.id and bag_id = p_bag and ended_at is null;
  if found then
    return jsonb_build_object('id', alert);
  end if;
  select * into bag from public.surprise_bags where id = p_bag;
  if not found then
    return private.error_json('unknown_bag');
  elsif private.availability(bag, now()) = 'available' then
    return private.error_json('can_be_bought');
  elsif private.as_telephone(person.phone) is null then
    return private.error_json('no_phone');
  elsif (
    select count(*) from public.alerts where user_id = person.id and ended_at is null
  ) >= (private.alert_limits()).most_alerts then
    return private.error_json('too_many_alerts', jsonb_build_object('limit', (private.alert_limits()).most_alerts));
  end if;
  -- Of alerts that told nothing one is enough, however often a person asks and withdraws.
  delete from public.alerts a where a.user_id = person.id and a.bag_id = p_bag and a.ended_at is not null and a.told_at is null
    and not exists (select from public.messages m where m.alert_id = a.id);
  insert into public.alerts (user_id, bag_id, language)
  values (person.id, p_bag, case when p_language = 'ar' then 'ar' else 'en' end) returning id into alert;
  return jsonb_build_object('id', alert);
end
$$;

create function private.withdraw_alert(p_alert uuid, p_now timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  bag uuid;
  was_kept boolean;
begin
  select bag_id into bag from public.alerts where id = p_alert and ended_at is null;
  perform private.lock_bags(array[bag]);
  -- Alerts are locked before their messages, as everywhere.
  update public.alerts set ended_at = p_now, outcome = 'withdrawn' where id = p_alert and ended_at is null
  returning kept_at is not null into was_kept;
  perform private.take_back_messages(array[p_alert], p_now);
  if was_kept then
    perform private.give_back(bag);
  end if;
  return was_kept is not null;
end
$$;

create function public.end_alert(p_alert uuid) returns boolean
language sql security definer set search_path = '' as $$
  select coalesce((
    select private.withdraw_alert(id, now()) from public.alerts where id = p_alert and user_id = auth.uid()
  ), false)
$$;

-- By the link of a message, which the server has verified: what the alert is about, and whether it is open still. With
-- `p_end` it ends.
create function public.alert_by_link(p_alert uuid, p_end boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if p_end then
    perform private.withdraw_alert(p_alert, now());
  end if;
  return (
    select jsonb_build_object(
      'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'title_ar', bag.name_ar, 'is_open', a.ended_at is null
    )
    from public.alerts a join public.surprise_bags bag on bag.id = a.bag_id where a.id = p_alert
  );
end
$$;

-- Messages: the functions of the outbox, with messages about a bag.

create or replace function public.claim_messages(
  p_now timestamptz default now(), p_limit integer default 20, p_lease interval default '1 minute'
) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select m.id from public.messages m
    where sent_at is null and given_up_at is null
      and (attempts = 0 or next_attempt_at <= p_now or next_attempt_at > p_now + interval '1 hour')
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
      'order_code', o.order_code, 'delivery_method', o.delivery_method, 'customer_name', o.customer_name,
      'amount_cents', (o.amount * 100)::integer, 'details', o.details
    )
    from public.orders o where o.id = c.order_id
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

-- The time of a kept bag begins when its message was sent. Also where its alert has ended meanwhile, so that its person does
-- not hear of the bag a second time that day.
create or replace function public.message_sent(p_id bigint, p_provider_id text, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.alerts a set told_at = p_now,
    kept_until = least(p_now + (private.alert_limits()).kept_for, bag.pickup_end)
  from public.messages m, public.surprise_bags bag
  where m.id = p_id and a.id = m.alert_id and bag.id = a.bag_id
    and a.kept_at is not null and a.told_at is null;
  update public.messages set sent_at = p_now, provider_id = left(p_provider_id, 200), last_error = null where id = p_id
$$;

-- As before, but a message whose alert has ended is not sent again.
create or replace function public.message_failed(
  p_id bigint, p_error text, p_retry_at timestamptz default null, p_now timestamptz default now()
) returns void
language sql security definer set search_path = '' as $$
  update public.messages set
    last_error = left(p_error, 300),
    next_attempt_at = coalesce(now() + (p_retry_at - p_now), next_attempt_at),
    given_up_at = case when p_retry_at is null then now() end
  where id = p_id and sent_at is null;
  delete from public.messages m using public.alerts a
  where m.id = p_id and m.sent_at is null and a.id = m.alert_id and a.ended_at is not null
$$;

-- Placing an order: as before, but a kept bag is used first.

create or replace function private.try_place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  buyer public.users;
  earlier record;
  placed public.orders;
  cart text;
  wanted uuid[];
  replaced uuid[];
  priced jsonb;
  area text;
  fee integer;
  total bigint;
  is_short boolean;
  limit_error jsonb;
begin
  -- Serializes simultaneous orders of one buyer.
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 0));
  select * into buyer from public.users where id = p_user;
  if not found then
    return private.error_json('unknown_buyer');
  elsif buyer.deactivated_at is not null then
    return private.error_json('deactivated');
  end if;

  p_order := p_order || jsonb_build_object('lines', private.normalized_lines(p_order -> 'lines'));
  cart := md5((p_order - 'idempotency_key' - 'hold_minutes')::text);
  select request.cart_hash, o as placed into earlier
  from public.order_requests request join public.orders o on o.id = request.order_id
  where request.user_id = p_user and (
    request.idempotency_key = p_order ->> 'idempotency_key'
    or request.cart_hash = cart and o.status = 'pending' and o.expires_at > p_now
  )
  order by (request.idempotency_key is not distinct from p_order ->> 'idempotency_key') desc, o.created_at desc
  limit 1;
  if found then
    if earlier.cart_hash <> cart then
      return private.error_json('key_was_used');
    end if;
    return private.order_json(earlier.placed) || '{"again": true}';
  end if;

  select coalesce(array_agg(private.as_uuid(line ->> 'bag_id')), '{}') into wanted
  from jsonb_array_elements(p_order -> 'lines') line where private.as_uuid(line ->> 'bag_id') is not null;

  if (select count(distinct line ->> 'bag_id') < count(*) or count(*) = 0 from jsonb_array_elements(p_order -> 'lines') line) then
    return private.error_json('malformed');
  end if;

  area := private.delivery_area_of(p_order);
  if p_order ->> 'delivery_method' = 'pickup' then
    fee := 0;
  else
    select fee_cents into fee from public.delivery_areas where id = area;
    if not found then
      return private.error_json('area_unknown');
    end if;
  end if;

  -- Unpaid orders for the same bags: this buyer's own, and those that should have expired.
  select coalesce(array_agg(id), '{}') into replaced from (
    select o.id from public.orders o
    where o.status = 'pending'
      and (o.user_id = p_user or o.expires_at < p_now - private.expiry_grace())
      and exists (select from public.order_lines l where l.order_id = o.id and l.bag_id = any (wanted))
    order by o.id for update skip locked
  ) locked;
  perform private.lock_bags(wanted || private.bags_of(replaced));
  perform private.close_order(
    o.id, case when o.expires_at <= p_now then 'expired' else 'cancelled' end, 'made_way_for_another'
  ) from public.orders o where o.id = any (replaced);
  perform private.use_kept_bags(p_user, wanted, p_now);

  select
    jsonb_agg(jsonb_build_object(
      'bag_id', item.bag_id, 'quantity', item.quantity, 'shown_cents', item.shown_cents,
      'unit_price_cents', item.unit_price_cents, 'title', item.title, 'available', item.available, 'state', item.state
    ) order by item.place),
    sum(item.unit_price_cents::bigint * item.quantity),
    bool_or(item.available < item.bag_total)
  into priced, total, is_short
  from (
    select
      lines.place,
      line ->> 'bag_id' as bag_id,
      (line ->> 'quantity')::integer as quantity,
      (line ->> 'unit_price_cents')::integer as shown_cents,
      -- A price above the integer range cannot equal the price that was shown.
      case when bag.id is not null then least(bag.sale_price * 100, 2147483647) end::integer as unit_price_cents,
      coalesce(bag.title, bag.name_en, bag.name_ar, '') as title,
      case when bag.id is null then 'gone' else private.availability(bag, p_now) end as state,
      case when bag.id is not null and private.availability(bag, p_now) = 'available' then bag.quantity else 0 end as available,
      -- The stock is compared with the total of all lines of one bag.
      sum((line ->> 'quantity')::integer) over (partition by line ->> 'bag_id') as bag_total
    from jsonb_array_elements(p_order -> 'lines') with ordinality as lines (line, place)
    left join public.surprise_bags bag on bag.id = private.as_uuid(line ->> 'bag_id')
  ) item;

  total := coalesce(total, 0) + fee;

  if is_short then
    return private.error_json('not_available', jsonb_build_object(
      'lines', priced, 'amount_cents', total, 'fee_cents', fee
    ));
  end if;
  limit_error := private.limit_reached(p_user, priced, p_now);
  if limit_error is not null then
    return limit_error;
  elsif total <> (p_order ->> 'amount_cents')::bigint or fee <> (p_order ->> 'fee_cents')::integer
    or jsonb_path_exists(priced, '$[*] ? (@.unit_price_cents != @.shown_cents)') then
    return private.error_json('price_changed', jsonb_build_object(
      'lines', priced, 'amount_cents', total, 'fee_cents', fee
    ));
  end if;

  -- A code that another order has is drawn again.
  loop
    insert into public.orders (
      user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
      delivery_address, details, qty, amount, delivery_fee, created_at, expires_at
    ) values (
      p_user, p_order ->> 'customer_name', p_order ->> 'customer_email', p_order ->> 'whatsapp_phone',
      coalesce(p_order ->> 'language', 'en'), p_order ->> 'delivery_method', area,
      p_order ->> 'delivery_address',
      (
        -- Copies store and pickup hours as they are now: bags are changed, reused and deleted.
        select jsonb_agg(jsonb_build_object(
          'bagId', line ->> 'bag_id', 'quantity', line -> 'quantity',
          'unitPrice', (line ->> 'unit_price_cents')::numeric / 100, 'title', line ->> 'title'
        ) || jsonb_strip_nulls(jsonb_build_object(
          'titleAr', bag.name_ar, 'storeName', store.name, 'storeNameAr', store.name_ar,
          'pickupStart', bag.pickup_start, 'pickupEnd', bag.pickup_end, 'pickupText', bag.pickup_time
        )) order by place)
        from jsonb_array_elements(priced) with ordinality as lines (line, place)
        left join public.surprise_bags bag on bag.id = private.as_uuid(line ->> 'bag_id')
        left join public.stores store on store.id = bag.store_id
      ),
      (select sum((line ->> 'quantity')::integer) from jsonb_array_elements(priced) line),
      total / 100.0, fee / 100.0, p_now, p_now + make_interval(mins => coalesce((p_order ->> 'hold_minutes')::integer, 15))
    ) on conflict (order_code) do nothing returning * into placed;
    exit when found;
  end loop;

  insert into public.order_requests (order_id, user_id, cart_hash, idempotency_key)
  values (placed.id, p_user, cart, p_order ->> 'idempotency_key');

  insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity)
  select placed.id, place, private.as_uuid(line ->> 'bag_id'), line ->> 'title',
    (line ->> 'unit_price_cents')::integer, (line ->> 'quantity')::integer
  from jsonb_array_elements(priced) with ordinality as lines (line, place);

  update public.surprise_bags bag set quantity = bag.quantity - taken.quantity
  from private.quantity_per_bag(placed.id) taken where taken.bag_id = bag.id;

  perform private.write_audit('placed', 'order', placed.id::text, jsonb_build_object('amount_cents', total), p_user);
  return private.order_json(placed);
end
$$;

-- The counter: as before, but kept bags count as being paid, and "none left" is true of them too.

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
        ) + private.kept_of(bag.id),
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

create or replace function public.change_stock(
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
  elsif exists (select from public.counter_stock_changes where token = p_token)
    or exists (select from public.undone_handovers where token = p_token) then
    return jsonb_build_object('for_sale', before);
  end if;
  later := case p_change
    when 'less' then greatest(before - 1, 0) when 'more' then least(before + 1, private.most_stock())
    when 'none' then 0 else before
  end;
  insert into public.counter_stock_changes (token, device_id, bag_id, changed_from, changed_to, dropped, at)
  values (p_token, p_device, p_bag, before, later, case p_change when 'none' then private.kept_of(p_bag) else 0 end, p_now);
  if later <> before then
    update public.surprise_bags set quantity = later where id = p_bag;
    -- Of the same shape as an admin's change, so that reconcile follows the stock.
    perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object(
      'quantity', jsonb_build_array(before, later), 'device', p_device
    ));
  end if;
  if p_change = 'none' then
    perform private.drop_kept_bags(p_bag, p_now);
  end if;
  return jsonb_build_object('for_sale', later);
end
$$;

-- Reconcile: how many bags are kept, and the bags of which the log says another number.
create function public.reconcile_alerts(p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with counted as materialized (
    select bag.id, coalesce(bag.title, bag.name_en, bag.name_ar, '') as title, private.kept_of(bag.id) as kept, (
      select coalesce(sum((log.details ->> 'kept')::integer), 0) from public.audit_log log
      where log.subject = 'bag' and log.subject_id = bag.id::text and log.details ? 'kept'
    ) as kept_by_log
    from public.surprise_bags bag where exists (select from public.alerts a where a.bag_id = bag.id)
  )
  select jsonb_build_object(
    'kept', (select coalesce(sum(kept), 0) from counted),
    'wrong_bags', (
      select coalesce(jsonb_agg(jsonb_build_object('title', title, 'kept', kept, 'kept_by_log', kept_by_log)), '[]')
      from (select * from counted where kept <> kept_by_log order by id limit p_limit) wrong
    )
  )
$$;

-- Rights

alter table public.alerts enable row level security;
alter table private.alert_releases enable row level security;
revoke all on public.alerts, private.alert_releases from public, anon, authenticated;
revoke all on function public.release_alerts(boolean, timestamptz, integer), public.ask_alert(uuid, text),
  public.end_alert(uuid), public.alert_by_link(uuid, boolean), public.reconcile_alerts(integer)
  from public, anon, authenticated;
revoke all on all functions in schema private from public;
grant all on public.alerts to service_role;
grant execute on function public.release_alerts(boolean, timestamptz, integer), public.alert_by_link(uuid, boolean),
  public.reconcile_alerts(integer) to service_role;
grant execute on function public.ask_alert(uuid, text), public.end_alert(uuid) to authenticated, service_role;
grant select on public.alerts to authenticated;

create policy own_alerts_are_read on public.alerts for select to authenticated using (user_id = (select auth.uid()));
