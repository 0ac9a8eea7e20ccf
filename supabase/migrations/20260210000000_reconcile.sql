-- What the books say, for `npm run reconcile` to hold against what the provider says. Nothing here writes.

create index payment_attempts_by_age on public.payment_attempts (created_at);

-- From the first entry on, so that a bag's stock can be followed from there.
create or replace function private.note_shelf_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note(
    lower(tg_op), tg_argv[0], coalesce(new.id, old.id)::text,
    case tg_op
      when 'DELETE' then jsonb_strip_nulls(to_jsonb(old) - 'internal_note')
      when 'UPDATE' then (
        select coalesce(jsonb_object_agg(after.key, jsonb_build_array(before.value, after.value)), '{}')
        from jsonb_each(to_jsonb(new)) after join jsonb_each(to_jsonb(old)) before using (key)
        where after.value <> before.value and after.key not in ('last_update_at', 'internal_note')
      )
      else jsonb_strip_nulls(jsonb_build_object('quantity', to_jsonb(new) -> 'quantity'))
    end
  );
  return null;
end
$$;

create function private.was_noted(order_id uuid, what text, details jsonb default '{}') returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.audit_log log
    where log.subject = 'order' and log.subject_id = order_id::text and log.action = what
      and log.details @> was_noted.details
  )
$$;

-- Orders with a payment that was begun since then, page by page, each with all of its payments.
create function public.reconcile_payments(p_since timestamptz, p_after uuid default null, p_limit integer default 200)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'order_code', o.order_code, 'status', o.status, 'amount_cents', (o.amount * 100)::integer,
    'by_hand', private.was_noted(o.id, 'paid', '{"by_hand": true}'),
    'refunded_by_hand', exists (
      select from public.audit_log
      where subject = 'order' and subject_id = o.id::text and action = 'refunded' and actor is not null
    ),
    'payments', (
      select jsonb_agg(jsonb_build_object(
        'external_id', external_id, 'amount_cents', amount_cents, 'status', status,
        'has_page', collect_url is not null, 'created_at', created_at
      ) order by external_id)
      from public.payment_attempts where order_id = o.id
    )
  ) order by o.id), '[]')
  from (
    select * from public.orders
    where (p_after is null or id > p_after)
      and id in (select order_id from public.payment_attempts where created_at >= p_since)
    order by id limit p_limit
  ) o
$$;

-- What the books can be asked without the provider. Every list ends at the limit.
create function public.reconcile_books(p_since timestamptz, p_limit integer default 200, p_now timestamptz default now())
returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'wrong_sums', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', amount_cents, 'lines_cents', lines_cents
      )), '[]')
      from (
        select o.order_code, (o.amount * 100)::integer as amount_cents,
          ((o.delivery_fee * 100)::bigint + coalesce(sum(line.unit_price_cents::bigint * line.quantity), 0)) as lines_cents
        from public.orders o left join public.order_lines line on line.order_id = o.id
        where o.created_at >= p_since
        group by o.id
        having (o.amount * 100)::bigint
            <> (o.delivery_fee * 100)::bigint + coalesce(sum(line.unit_price_cents::bigint * line.quantity), 0)
          or o.qty <> coalesce(sum(line.quantity), 0)
        order by o.created_at desc limit p_limit
      ) wrong
    ),
    'paid_without_payment', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer,
        'by_hand', private.was_noted(id, 'paid', '{"by_hand": true}')
      )), '[]')
      from (
        select * from public.orders o
        where o.paid_at >= p_since and o.amount > 0
          and not exists (select from public.payment_attempts a where a.order_id = o.id and a.status = 'success')
        order by o.paid_at desc limit p_limit
      ) unproven
    ),
    -- Of any age: money that is owed does not grow old.
    'refund_due', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer, 'since', paid_at
      )), '[]')
      from (select * from public.orders where status = 'refund_due' order by paid_at limit p_limit) owed
    ),
    'overdue', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer, 'since', expires_at
      )), '[]')
      from (
        select * from public.orders where status = 'pending' and expires_at < p_now - interval '1 hour'
        order by expires_at limit p_limit
      ) held
    ),
    'messages_given_up', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'kind', kind, 'since', given_up_at, 'why', last_error
      )), '[]')
      from (
        select o.order_code, m.* from public.messages m join public.orders o on o.id = m.order_id
        where m.given_up_at >= p_since order by m.given_up_at desc limit p_limit
      ) unsent
    ),
    'messages_waiting', (
      select count(*) from public.messages
      where sent_at is null and given_up_at is null and created_at < p_now - interval '1 hour'
    ),
    'settled_payments', (select count(*) from public.payment_attempts where status = 'success'),
    'settled_cents', (select coalesce(sum(amount_cents), 0) from public.payment_attempts where status = 'success')
  )
$$;

-- Each bag's stock beside what it has to be: what an admin wrote last, less what was held since, more what was given
-- back. Every entry of the log is made while the bag is locked, so their numbers are in the order in which it happened.
create function public.reconcile_stock(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'stock', bag.quantity,
    'held', (
      select coalesce(sum(line.quantity), 0)
      from public.order_lines line join public.orders o on o.id = line.order_id
      where line.bag_id = bag.id and o.status = 'pending'
    ),
    'sold', (
      select coalesce(sum(line.quantity), 0)
      from public.order_lines line join public.orders o on o.id = line.order_id
      where line.bag_id = bag.id and o.status = 'paid'
    ),
    -- Null where no admin ever wrote it.
    'expected', written.quantity - (
      select coalesce(sum(line.quantity * case
        when log.action = 'placed' then 1
        when log.action in ('failed', 'expired', 'cancelled') then -1
        when log.details ? 'late_after' or log.details ->> 'from' <> 'pending' then 1
        else 0
      end), 0)
      from public.order_lines line
      join public.audit_log log on log.subject = 'order' and log.subject_id = line.order_id::text
      where line.bag_id = bag.id and log.id > written.id
        and log.action in ('placed', 'failed', 'expired', 'cancelled', 'paid')
    )
  ) order by bag.id), '[]')
  from (
    select * from public.surprise_bags where p_after is null or id > p_after order by id limit p_limit
  ) bag
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

revoke all on function private.was_noted(uuid, text, jsonb) from public;
revoke all on function
  public.reconcile_payments(timestamptz, uuid, integer),
  public.reconcile_books(timestamptz, integer, timestamptz),
  public.reconcile_stock(uuid, integer)
from public, anon, authenticated;
grant execute on function
  public.reconcile_payments(timestamptz, uuid, integer),
  public.reconcile_books(timestamptz, integer, timestamptz),
  public.reconcile_stock(uuid, integer)
to service_role;
