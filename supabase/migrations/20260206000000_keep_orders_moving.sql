-- What the server does by itself, on as many instances as there are: ask, sweep, send. And who may call all of this.

-- Payments to ask the provider about. Each is handed to one instance, and comes up again later and later.
create function public.claim_payments(p_now timestamptz default now(), p_limit integer default 20) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select external_id from public.payment_attempts
    where status = 'pending' and next_check_at <= p_now
    order by next_check_at limit p_limit for update skip locked
  ), claimed as (
    update public.payment_attempts a set
      checks = a.checks + 1,
      -- A day after it was made nobody pays on such a page any more.
      next_check_at = case
        when a.created_at < p_now - interval '1 day' then 'infinity'
        else p_now + least(interval '15 seconds' * power(1.6, least(a.checks, 12)), interval '10 minutes')
      end
    from due where a.external_id = due.external_id
    returning a.external_id, a.order_id, a.checks
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'external_id', c.external_id, 'order_id', c.order_id, 'checks', c.checks,
    'overdue', o.status = 'pending' and o.expires_at <= p_now
  )), '[]')
  from claimed c join public.orders o on o.id = c.order_id
$$;

-- Overdue orders that nobody has to be asked about, or about which nobody could be asked for too long.
create function public.sweep_orders(p_now timestamptz default now(), p_limit integer default 100) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  overdue uuid[];
begin
  select coalesce(array_agg(id), '{}') into overdue from (
    select o.id from public.orders o
    where o.status = 'pending' and o.expires_at <= p_now and (
      o.expires_at < p_now - private.grace()
      or not exists (select from public.payment_attempts a where a.order_id = o.id and a.status = 'pending')
    )
    order by o.id limit p_limit for update skip locked
  ) locked;
  perform private.lock_bags(private.bags_of(overdue));
  perform private.close_order(id, 'expired', 'swept') from unnest(overdue) id;
  return cardinality(overdue);
end
$$;

-- Of its owner alone. Reading lets go of what should have been let go of long ago.
create function public.order_state(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.orders;
begin
  select * into asked from public.orders where user_id = p_user and order_code = p_order_code;
  if not found then
    return private.refused('unknown_order');
  end if;
  if asked.status = 'pending' and asked.expires_at < p_now - private.grace() then
    return public.expire_order(asked.id, p_now);
  end if;
  return private.order_told(asked);
end
$$;

create function public.claim_messages(
  p_now timestamptz default now(), p_limit integer default 20, p_lease interval default '1 minute'
) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from public.messages
    where sent_at is null and given_up_at is null and next_attempt_at <= p_now
    order by next_attempt_at limit p_limit for update skip locked
  ), claimed as (
    update public.messages m set attempts = m.attempts + 1, next_attempt_at = p_now + p_lease
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'language', c.language, 'recipient', c.recipient, 'attempts', c.attempts,
    'order_code', o.order_code, 'delivery_method', o.delivery_method, 'customer_name', o.customer_name,
    'amount_cents', (o.amount * 100)::integer
  ) order by c.id), '[]')
  from claimed c join public.orders o on o.id = c.order_id
$$;

create function public.message_sent(p_id bigint, p_provider_id text, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.messages set sent_at = p_now, provider_id = left(p_provider_id, 200), last_error = null where id = p_id
$$;

-- Without a time for the next attempt it is given up.
create function public.message_failed(
  p_id bigint, p_error text, p_retry_at timestamptz default null, p_now timestamptz default now()
) returns void
language sql security definer set search_path = '' as $$
  update public.messages set
    last_error = left(p_error, 300),
    next_attempt_at = coalesce(p_retry_at, next_attempt_at),
    given_up_at = case when p_retry_at is null then p_now end
  where id = p_id and sent_at is null
$$;

-- The shop's own telephone hears of a buyer's latest paid order, once.
create function public.tell_support(p_user uuid, p_now timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  select 'support_paid', id, language, 'support', p_now, p_now from public.orders
  where user_id = p_user and status = 'paid' order by created_at desc limit 1
  on conflict (order_id, kind) do nothing;
  return found;
end
$$;

-- For accounts older than their profile, and for clients that may not write it themselves.
create function public.save_profile(p_user uuid, p_email text, p_name text default null, p_phone text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  saved public.users;
begin
  insert into public.users as person (id, email, name, phone) values (p_user, p_email, p_name, p_phone)
  on conflict (id) do update set
    name = coalesce(p_name, person.name), phone = coalesce(p_phone, person.phone)
    where person.deactivated_at is null
  returning * into saved;
  if not found then
    return private.refused('deactivated');
  end if;
  return jsonb_build_object('id', saved.id, 'role', saved.role);
end
$$;

create function public.last_paid_event() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(id), 0) from public.audit_log where subject = 'order' and action = 'paid'
$$;

-- Paid events after the last one somebody heard, for whoever was away.
create function public.paid_events_after(p_event bigint, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'event', heard.id, 'id', o.id, 'order_code', o.order_code, 'customer_name', o.customer_name,
    'delivery_method', o.delivery_method, 'payment_status', o.status,
    'created_at', o.created_at, 'paid_at', o.paid_at
  ) order by heard.id), '[]')
  from (
    select id, subject_id from public.audit_log
    where subject = 'order' and action = 'paid' and id > p_event order by id limit p_limit
  ) heard join public.orders o on o.id::text = heard.subject_id
$$;

-- The Data API offers every function of this schema to everybody unless it is told otherwise.
revoke all on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke all on all functions in schema private from public;
grant execute on function private.is_admin(uuid), private.is_client(), private.is_last_admin(uuid)
  to anon, authenticated, service_role;
