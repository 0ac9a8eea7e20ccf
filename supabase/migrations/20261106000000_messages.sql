-- The outbox: messages are rows, written in the transaction that causes them and sent by any of the servers.

create table public.messages (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('order_paid', 'refund_due', 'support_paid', 'support_refund', 'pickup_reminder', 'on_its_way')
  ),
  order_id uuid not null references public.orders (id) on delete cascade,
  language text not null check (language in ('en', 'ar')),
  recipient text not null check (char_length(recipient) <= 40),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 300),
  unique (order_id, kind),
  -- A request for money goes to the shop alone, and no buyer's message does.
  check ((recipient = 'support') = starts_with(kind, 'support_'))
);

comment on column public.messages.recipient is 'A telephone number, or "support" for the number the server is set up with.';

create index messages_given_up on public.messages (given_up_at) where given_up_at is not null;
create index messages_to_send on public.messages (next_attempt_at) where sent_at is null and given_up_at is null;

-- Each message is leased to one server. A message that was never tried is always due, and so is one whose next attempt
-- lies further ahead than any pause: a server clock that ran ahead scheduled it.
create function public.claim_messages(
  p_now timestamptz default now(), p_limit integer default 20, p_lease interval default '1 minute'
) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from public.messages
    where sent_at is null and given_up_at is null
      and (attempts = 0 or next_attempt_at <= p_now or next_attempt_at > p_now + interval '1 hour')
    order by next_attempt_at limit p_limit for update skip locked
  ), claimed as (
    update public.messages m set attempts = m.attempts + 1, next_attempt_at = p_now + p_lease
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'language', c.language, 'recipient', c.recipient, 'attempts', c.attempts,
    'order_code', o.order_code, 'delivery_method', o.delivery_method, 'customer_name', o.customer_name,
    'amount_cents', (o.amount * 100)::integer, 'details', o.details
  ) order by c.id), '[]')
  from claimed c join public.orders o on o.id = c.order_id
$$;

create function public.message_sent(p_id bigint, p_provider_id text, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.messages set sent_at = p_now, provider_id = left(p_provider_id, 200), last_error = null where id = p_id
$$;

-- Without a time for the next attempt the message is given up. Server clocks differ from the database's, so only the
-- difference between the server's two times is used: by a slow clock, "in a minute" would already be over here.
create function public.message_failed(
  p_id bigint, p_error text, p_retry_at timestamptz default null, p_now timestamptz default now()
) returns void
language sql security definer set search_path = '' as $$
  update public.messages set
    last_error = left(p_error, 300),
    next_attempt_at = coalesce(now() + (p_retry_at - p_now), next_attempt_at),
    given_up_at = case when p_retry_at is null then now() end
  where id = p_id and sent_at is null
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
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

grant all on public.messages to service_role;
grant execute on all functions in schema public to service_role;

create policy server_only on public.messages for all to anon, authenticated using (false);
