-- A clock that ran ahead and is put right leaves moments behind that are further off than any pause ever is: what waits
-- for them is due now, and a message that was never tried is due whatever the clock said when it was written.

create or replace function public.claim_payments(p_now timestamptz default now(), p_limit integer default 20) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select external_id from public.payment_attempts
    where status = 'pending'
      and (next_check_at <= p_now or (next_check_at > p_now + interval '10 minutes' and next_check_at < 'infinity'))
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

create or replace function public.claim_messages(
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
    'amount_cents', (o.amount * 100)::integer
  ) order by c.id), '[]')
  from claimed c join public.orders o on o.id = c.order_id
$$;
