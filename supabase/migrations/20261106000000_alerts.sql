-- Alerts: users who wait for a bag are notified when it becomes available, in the order in which they asked, and a bag
-- is kept for each of them for fifteen minutes. A kept bag is not in `quantity`.

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

-- The bags that were shared out since they became available; the rest is on sale for all users.
create table private.alert_releases (
  bag_id uuid primary key references public.surprise_bags (id) on delete cascade,
  released_at timestamptz not null,
  -- Kept bags that their people gave back: the next ones in the queue get them.
  given_back integer not null default 0,
  -- While messages cannot be sent, the bag is on sale for all users, and shared out anew after that time.
  paused_until timestamptz
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

create trigger forget_release after update on public.surprise_bags
  for each row when (
    old.quantity = 0 and new.quantity > 0
    or (old.pickup_start, old.pickup_end, old.restock_time) is distinct from (new.pickup_start, new.pickup_end, new.restock_time)
  )
  execute function private.forget_release();

-- Keeping. The callers hold the lock on the bag.

-- The entry has the shape of an admin's change, so that reconcile follows the stock. `kept` is the number of newly kept
-- bags.
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

-- Keeps a bag for each of the next users, if they got no message about this bag today, and writes their messages.
-- Returns the number of users. A bag is kept only for an alert that is still open when its row is locked: a payment
-- that ends the alert at the same moment would leave the bag kept for no buyer. Many accounts can name one telephone:
-- it gets one message a day about a bag, and one bag is kept for it.
create function private.keep_for_next(p_bag uuid, p_count integer, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  kept integer;
begin
  with askers as (
    select distinct on (recipient) waiting.id, recipient
    from public.alerts waiting join public.users person on person.id = waiting.user_id
    cross join lateral (select private.as_telephone(person.phone) as recipient) named
    where waiting.bag_id = p_bag and waiting.ended_at is null and waiting.kept_at is null
      and person.deactivated_at is null and recipient is not null
      and not exists (
        select from public.alerts other left join public.messages message on message.alert_id = other.id
        where other.bag_id = p_bag and other.id <> waiting.id
          and (other.user_id = waiting.user_id or message.recipient = named.recipient)
          and (
            other.ended_at is null and other.kept_at is not null
            or private.beirut_day(coalesce(other.told_at, message.created_at)) = private.beirut_day(p_now)
          )
      )
    order by recipient, waiting.asked_at, waiting.id
  ), next as (
    select waiting.id, askers.recipient, waiting.language
    from public.alerts waiting join askers using (id)
    where waiting.ended_at is null and waiting.kept_at is null
    order by waiting.asked_at, waiting.id limit p_count for update of waiting
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
    -- Not kept again at once, or no buyer could have the bag as long as the provider is away.
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
    -- Also without a user to notify: a user who waits must not get a message hours later about a bag that never left
    -- the shelf.
    insert into private.alert_releases (bag_id, released_at) values (p_bag, p_now)
    on conflict (bag_id) do update set released_at = p_now, given_back = 0, paused_until = null;
    return freed > 0 or kept > 0;
  end if;
  return freed > 0;
end
$$;

-- Returns the number of bags of which pieces were kept or freed. No bag is kept without a connection of the sender,
-- because no user would be notified. The bags are locked in the order of their ids, like private.lock_bags. A bag that
-- fails does not hold up the others.
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

-- A buyer who has paid for a bag waits for it no more. A kept one ends by itself.
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

-- No bag is left: a kept bag must not be bought either. A person who was not told yet keeps the place in the queue.
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
    perform private.change_day_with_stock(p_bag, -dropped);
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

-- Also if no bag was for sale before, and every bag is kept.
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
  -- One ended alert without a message is enough, however often a user asks and withdraws.
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

-- Rights

revoke all on public.alerts from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant select on public.alerts to authenticated;
alter table public.alerts enable row level security;
alter table private.alert_releases enable row level security;
create policy own_alerts_are_read on public.alerts for select to authenticated using (user_id = (select auth.uid()));

revoke all on all functions in schema private from public;
revoke all on function public.release_alerts, public.ask_alert, public.end_alert, public.alert_by_link
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.ask_alert, public.end_alert to authenticated;
