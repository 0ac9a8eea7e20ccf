-- The outbox: messages are rows, written in the transaction that causes them and sent by any of the servers.

create table public.messages (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in (
      'order_paid', 'refund_due', 'support_paid', 'support_refund', 'pickup_reminder', 'on_its_way', 'bag_back',
      'order_cancelled', 'support_cancelled', 'refund_done', 'bag_taken_back', 'order_taken_back', 'free_bag_taken_back',
      'gift_given', 'order_cancelled_by_us', 'bag_cancelled_by_us', 'goodwill', 'free_order_cancelled', 'free_bag_cancelled'
    )
  ),
  order_id uuid references public.orders (id) on delete cascade,
  language text not null check (language in ('en', 'ar')),
  recipient text not null check (char_length(recipient) <= 40),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 300),
  alert_id uuid unique references public.alerts (id) on delete cascade,
  refund_id uuid references public.refunds (id) on delete cascade,
  unique (order_id, kind),
  constraint messages_of_a_refund_are_one_of_each_kind unique (refund_id, kind),
  -- A request for money goes to the shop alone, and no buyer's message does.
  check ((recipient = 'support') = starts_with(kind, 'support_')),
  constraint messages_are_about_one_thing check (
    (kind = 'bag_back') = (alert_id is not null)
      and (kind in (
        'refund_done', 'bag_taken_back', 'order_taken_back', 'order_cancelled_by_us', 'bag_cancelled_by_us', 'goodwill'
      )) = (refund_id is not null)
      and num_nonnulls(order_id, alert_id, refund_id) = 1
  )
);

comment on column public.messages.recipient is 'A telephone number, or "support" for the number the server is set up with.';

-- The order of a deleted account has no number to write to.
create function private.skip_message_to_nobody() returns trigger
language plpgsql set search_path = '' as $$ begin return null; end $$;

create trigger skip_message_to_nobody before insert on public.messages
  for each row when (new.recipient = '') execute function private.skip_message_to_nobody();

create index messages_given_up on public.messages (given_up_at) where given_up_at is not null;
create index messages_to_send on public.messages (next_attempt_at) where sent_at is null and given_up_at is null;

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

-- Each message is leased to one server. A message that was never tried is always due, and so is one whose next attempt
-- lies further ahead than any pause: a server clock that ran ahead scheduled it.
create function public.claim_messages(
  p_now timestamptz default now(), p_limit integer default 20, p_lease interval default '1 minute'
) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select m.id from public.messages m
    where sent_at is null and given_up_at is null
      and (attempts = 0 or next_attempt_at <= p_now or next_attempt_at > p_now + interval '1 hour')
      -- Until then it can be taken back.
      and (m.kind <> 'gift_given' or m.next_attempt_at <= p_now or m.next_attempt_at > p_now + interval '1 hour')
      -- A bag that is not kept any more gets no message.
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
        -- Refunds from before the cancellation have messages of their own.
        when c.kind in ('order_cancelled', 'support_cancelled') then private.left_cents(o)
        when c.kind in ('free_bag_taken_back', 'free_order_cancelled', 'free_bag_cancelled') then 0
        else (o.amount * 100)::integer
      end,
      'gifts', case when c.kind = 'gift_given' then private.gifts_of(o.id) end,
      'reason', r.note,
      'areas', (
        select jsonb_object_agg(line.store_name, shop.area)
        from public.order_lines line join public.stores shop on shop.id = line.store_id
        where line.order_id = o.id and line.store_name is not null and shop.area is not null
      ),
      'details', o.details, 'line', case
        when c.kind in ('bag_taken_back', 'bag_cancelled_by_us') then r.line_place
        -- The last line that had no money left to pay back.
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

-- The time of a kept bag begins when its message was sent, also if its alert has ended meanwhile, so that its user gets
-- no second message that day.
create function public.message_sent(p_id bigint, p_provider_id text, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.alerts a set told_at = p_now,
    kept_until = least(p_now + (private.alert_limits()).kept_for, bag.pickup_end)
  from public.messages m, public.surprise_bags bag
  where m.id = p_id and a.id = m.alert_id and bag.id = a.bag_id
    and a.kept_at is not null and a.told_at is null;
  update public.messages set sent_at = p_now, provider_id = left(p_provider_id, 200), last_error = null where id = p_id
$$;

-- A message without a time for its next attempt is given up, and a message whose alert has ended is not sent again.
-- Server clocks differ from the database's, so only the difference between the server's two times is used: by a slow
-- clock, "in a minute" would already be over here.
create function public.message_failed(
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

-- Sends the shop's own phone one message about a buyer's latest paid order.
create function public.notify_support(p_user uuid, p_now timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  select 'support_paid', id, language, 'support', p_now, p_now from public.orders
  where user_id = p_user and status = 'paid' order by created_at desc limit 1
  on conflict (order_id, kind) do nothing;
  return found;
end
$$;

-- Rights

alter table public.messages enable row level security;
revoke all on public.messages from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.messages for all to anon, authenticated using (false);
revoke all on all sequences in schema public from public, anon, authenticated;

revoke all on all functions in schema private from public;
revoke all on function public.claim_messages, public.message_sent, public.message_failed, public.notify_support
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
