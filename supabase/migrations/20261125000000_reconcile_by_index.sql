-- Reconcile takes what a bag sold from the totals instead of from all of its orders, and counts the payments of its
-- period instead of all payments.

-- With the columns of the sums, so that the lines of a bag are read without their rows.
drop index public.order_lines_of_a_bag;
create index order_lines_of_a_bag on public.order_lines (bag_id) include (order_id, quantity, taken_back_at);

drop index public.payment_attempts_settled;
create index payment_attempts_settled on public.payment_attempts (settled_at) include (amount_cents)
  where status = 'success';

create or replace function public.reconcile_ledger(p_since timestamptz, p_limit integer default 200, p_now timestamptz default now())
returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select jsonb_build_object(
    'wrong_sums', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', amount_cents, 'lines_cents', lines_cents
      )), '[]')
      from (
        select o.order_code, (o.amount * 100)::integer as amount_cents, sums.cents as lines_cents
        from public.orders o cross join lateral (
          select (o.delivery_fee * 100)::bigint + coalesce(sum(line.unit_price_cents::bigint * line.quantity), 0) as cents,
            coalesce(sum(line.quantity), 0) as pieces
          from public.order_lines line where line.order_id = o.id
        ) sums
        where o.created_at >= p_since and ((o.amount * 100)::bigint <> sums.cents or o.qty <> sums.pieces)
        order by o.created_at desc limit p_limit
      ) wrong
    ),
    'paid_without_payment', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer,
        'by_hand', private.has_audit_entry(id, 'paid', '{"by_hand": true}')
      )), '[]')
      from (
        select * from public.orders o
        where o.paid_at >= p_since and o.amount > 0
          and (select count(*) from public.payment_attempts a where a.order_id = o.id and a.status = 'success') = 0
        order by o.paid_at desc limit p_limit
      ) unproven
    ),
    -- Of any age: what is owed stays owed.
    'refund_due', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', amount_cents, 'reason', reason, 'external_id', external_id,
        'since', asked_at
      ) order by asked_at), '[]')
      from (
        select o.order_code, r.* from public.refunds r join public.orders o on o.id = r.order_id
        where r.done_at is null order by r.asked_at limit p_limit
      ) owed
    ),
    'refund_without_row', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer
      )), '[]')
      from (
        select * from public.orders o
        where o.status = 'refund_due' and o.amount > 0 and not exists (
          select from public.refunds r where r.order_id = o.id and r.external_id is null and r.done_at is null
        ) or o.paid_at >= p_since and o.status = 'paid' and not private.has_rows_of_lost_lines(o)
        order by o.paid_at limit p_limit
      ) unrecorded
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
        'order_code', (
          select order_code from public.orders where id = coalesce(
            unsent.order_id, (select order_id from public.refunds where id = unsent.refund_id)
          )
        ),
        'kind', kind, 'since', given_up_at, 'why', last_error
      )), '[]')
      from (
        select * from public.messages where given_up_at >= p_since order by given_up_at desc limit p_limit
      ) unsent
    ),
    'messages_waiting', (
      select count(*) from public.messages
      where sent_at is null and given_up_at is null and created_at < p_now - interval '1 hour'
    ),
    'settled_payments', settled.payments, 'settled_cents', settled.cents
  )
  from (
    select count(*) as payments, coalesce(sum(amount_cents), 0) as cents
    from public.payment_attempts where status = 'success' and settled_at >= p_since
  ) settled
$$;

-- Of a line that was split before its order was cancelled only the rest came back.
create or replace function public.reconcile_stock(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with held as materialized (
    select line.bag_id, sum(line.quantity) as quantity
    from public.orders o join public.order_lines line on line.order_id = o.id
    where o.status = 'pending' group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'stock', bag.quantity,
    'held', coalesce((select held.quantity from held where held.bag_id = bag.id), 0), 'sold', coalesce(total.sold, 0),
    -- Null where no admin ever wrote the quantity.
    'expected', case when written.id is not null then written.quantity - (
      select coalesce(sum(line.quantity * case
        when log.action = 'placed' then 1
        when log.action in ('failed', 'expired', 'cancelled') then -1
        when log.action in ('refund_due', 'refunded') then case
          when log.details -> 'returned' ? line.bag_id::text and line.taken_back_at is null then -1 else 0
        end
        when log.action = 'line_cancelled' then case
          when log.details @> jsonb_build_object('place', line.place, 'is_returned', true) then -1 else 0
        end
        when log.details ? 'late_after' or log.details ->> 'from' <> 'pending' then 1
        else 0
      end), 0)
      from public.order_lines line cross join lateral (
        -- The offset has the entries found by their key: a plan that hashes the log does so for each bag.
        select * from public.audit_log each
        where each.subject = 'order' and each.subject_id = line.order_id::text and each.id > written.id
          and each.action in (
            'placed', 'failed', 'expired', 'cancelled', 'paid', 'refund_due', 'refunded', 'line_cancelled'
          )
        offset 0
      ) log
      where line.bag_id = bag.id
    ) end
  ) order by bag.id), '[]')
  from (
    select * from public.surprise_bags where p_after is null or id > p_after order by id limit p_limit
  ) bag
  left join private.sales_of_bags total
    on total.span = 'all' and total.day = '-infinity' and total.bag_id = bag.id::text
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
