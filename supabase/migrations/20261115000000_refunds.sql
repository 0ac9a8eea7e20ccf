-- Refunds: every cent that is owed to a buyer is a row from the moment it is owed, and is sent back once. A buyer can
-- cancel a paid order for a while.

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- The payment that was one too many.
  external_id bigint unique references public.payment_attempts (external_id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('cancelled', 'paid_late', 'paid_twice', 'other')),
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  -- Null where the payment provider reported it. No foreign key: the row would join orders and users in every query.
  done_by uuid,
  reference text check (char_length(btrim(reference)) between 1 and 100),
  -- Of a whole order once, and of each payment too many. A partial index would do as well, but the embedded engine takes
  -- it for one of all rows.
  constraint refunds_are_owed_once unique nulls not distinct (order_id, external_id),
  constraint refunds_of_payments_name_them check ((external_id is not null) = (reason = 'paid_twice')),
  constraint refunds_that_are_owed_have_no_end check (done_at is not null or (done_by is null and reference is null))
);

comment on table public.refunds is
  'What is owed to buyers, and what was sent back. `refund_due` and `refunded` stay the words for whole orders.';

create index refunds_that_are_owed on public.refunds (asked_at, id) where done_at is null;
create index refunds_that_are_done on public.refunds (done_at, id) where done_at is not null;

-- Messages

alter table public.messages add column refund_id uuid unique references public.refunds (id) on delete cascade;
alter table public.messages drop constraint messages_kind_check;
alter table public.messages add constraint messages_kind_check check (
  kind in (
    'order_paid', 'refund_due', 'support_paid', 'support_refund', 'pickup_reminder', 'on_its_way', 'bag_back',
    'order_cancelled', 'support_cancelled', 'refund_done'
  )
);
alter table public.messages drop constraint messages_are_about_one_thing;
alter table public.messages add constraint messages_are_about_one_thing check (
  (kind = 'bag_back') = (alert_id is not null) and (kind = 'refund_done') = (refund_id is not null)
    and num_nonnulls(order_id, alert_id, refund_id) = 1
);

-- As before, with messages about a refund.

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
      'amount_cents', coalesce(
        (select amount_cents from public.refunds where id = c.refund_id), (o.amount * 100)::integer
      ), 'details', o.details
    )
    from public.orders o
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

-- Owing and sending back

-- Ends what is owed, and tells the buyer once.
create function private.end_refunds(
  p_refunds uuid[], p_now timestamptz, p_admin uuid default null, p_reference text default null
) returns void
language sql set search_path = '' as $$
  with ended as (
    update public.refunds set done_at = p_now, done_by = p_admin, reference = p_reference
    where id = any (p_refunds) and done_at is null returning *
  )
  insert into public.messages (kind, refund_id, language, recipient, created_at, next_attempt_at)
  select 'refund_done', ended.id, o.language, o.whatsapp_phone, p_now, p_now
  from ended join public.orders o on o.id = ended.order_id
  on conflict (refund_id) do nothing
$$;

-- The money of a whole order; what is owed already stays as it is. What was sent back can be owed again, after a mistake,
-- and is then told again.
create function private.owe(o public.orders, p_reason text, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  again uuid;
begin
  update public.refunds set done_at = null, done_by = null, reference = null, reason = p_reason, asked_at = p_now
  where order_id = o.id and external_id is null and done_at is not null returning id into again;
  delete from public.messages where refund_id = again;
  insert into public.refunds (order_id, amount_cents, reason, asked_at)
  values (o.id, (o.amount * 100)::integer, p_reason, p_now)
  on conflict (order_id, external_id) do nothing;
end
$$;

-- The status of an order and its row agree, whatever changes the status.
create function private.follow_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'refund_due' and new.amount > 0 then
    perform private.owe(
      new, case old.status when 'paid' then 'other' else 'paid_late' end,
      case old.status when 'paid' then now() else coalesce(new.paid_at, now()) end
    );
  elsif new.status = 'refunded' then
    perform private.end_refunds(array(
      select id from public.refunds where order_id = new.id and external_id is null and done_at is null
    ), now());
  elsif old.status = 'refund_due' then
    delete from public.refunds where order_id = new.id and external_id is null and done_at is null;
  end if;
  return null;
end
$$;

create trigger follow_status after update of status on public.orders
  for each row when (
    old.status <> new.status and (new.status in ('refund_due', 'refunded') or old.status = 'refund_due')
  )
  execute function private.follow_status();

-- An admin has sent the money back by hand. The same call again changes nothing.
create function public.refund_done(
  p_admin uuid, p_refund text, p_reference text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owed public.refunds;
  reference text := btrim(coalesce(p_reference, ''));
begin
  if not private.is_admin(p_admin) then
    return private.error_json('not_an_admin');
  elsif char_length(reference) not between 1 and 100 then
    return private.error_json('malformed');
  end if;
  -- The order is locked first, as everywhere.
  perform from public.orders where id = (select order_id from public.refunds where id = private.as_uuid(p_refund)) for update;
  select * into owed from public.refunds where id = private.as_uuid(p_refund) for update;
  if not found then
    return private.error_json('unknown_refund');
  elsif owed.done_at is not null and owed.reference is distinct from reference then
    return private.error_json('already_refunded');
  elsif owed.done_at is null then
    perform private.end_refunds(array[owed.id], p_now, p_admin, reference);
    perform private.write_audit(
      case when owed.external_id is null then 'refunded' else 'sent_back' end, 'order', owed.order_id::text,
      jsonb_strip_nulls(jsonb_build_object(
        'reference', reference, 'amount_cents', owed.amount_cents, 'external_id', owed.external_id
      )), p_admin
    );
    if owed.external_id is null then
      update public.orders set status = 'refunded' where id = owed.order_id and status = 'refund_due';
    end if;
  end if;
  select * into owed from public.refunds where id = owed.id;
  return jsonb_build_object('id', owed.id, 'done_at', owed.done_at, 'reference', owed.reference);
end
$$;

-- For the dashboard: all that is owed, the oldest first, and the last that were sent back.
create function public.refund_list(p_owed integer default 500, p_done integer default 200) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return (
    with listed as (
      (select * from public.refunds where done_at is null order by asked_at, id limit p_owed)
      union all
      (select * from public.refunds where done_at is not null order by done_at desc, id desc limit p_done)
    )
    select jsonb_build_object(
      'refunds', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'order_code', o.order_code, 'customer_name', o.customer_name, 'whatsapp_phone', o.whatsapp_phone,
          'amount_cents', r.amount_cents, 'reason', r.reason, 'asked_at', r.asked_at, 'done_at', r.done_at,
          'done_by', (select name from public.users where id = r.done_by), 'reference', r.reference, 'note', r.note,
          'without_payment', not exists (
            select from public.payment_attempts a where a.order_id = r.order_id and a.status = 'success'
          )
        ) order by r.done_at desc nulls first, r.asked_at, r.id), '[]')
        from listed r join public.orders o on o.id = r.order_id
      ),
      'owed', (select count(*) from public.refunds where done_at is null),
      'owed_cents', (select coalesce(sum(amount_cents), 0) from public.refunds where done_at is null)
    )
  );
end
$$;

-- Cancelling a paid order

-- The rule of packages/domain (orders/cancelUntil.ts); a property test compares the two. What can be collected at once
-- begins with the payment.
create function private.cancel_until(o public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select least(
    greatest(o.paid_at + interval '10 minutes', first - interval '2 hours'), first + interval '10 minutes'
  )
  from (
    select min(coalesce(due_start, o.paid_at)) as first from public.handovers
    where order_id = o.id and kind in ('pickup', 'courier')
  ) begins
$$;

-- A buyer changes their mind. The row is locked as handovers and payments lock it, so the first of them wins.
create function public.cancel_paid_order(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
  ended text;
  returned uuid[];
begin
  select * into target from public.orders where user_id = p_user and order_code = p_order_code for update;
  if not found then
    return private.error_json('unknown_order');
  elsif target.status in ('refund_due', 'refunded') then
    return private.order_json(target);
  elsif target.status <> 'paid' then
    return private.error_json('not_paid');
  elsif exists (select from public.handovers where order_id = target.id and state = 'done')
    or coalesce(p_now >= private.cancel_until(target), true) then
    return private.error_json('too_late');
  end if;
  perform private.lock_bags(private.bags_of(array[target.id]));
  with sold as (
    select bag_id, plan_day, sum(quantity)::integer as quantity from public.order_lines
    where order_id = target.id and bag_id is not null group by bag_id, plan_day
  ), back as (
    update public.surprise_bags bag set quantity = bag.quantity + sold.quantity
    from sold
    where sold.bag_id = bag.id and case
      -- Until a planned day is counted, what comes back is for sale, or left over of it.
      when sold.plan_day is not null then sold.plan_day is not distinct from private.day_on_sale(bag.id)
      else bag.pickup_end is null or bag.pickup_end > p_now
    end
    returning bag.id
  )
  select coalesce(array_agg(id), '{}') into returned from back;
  -- Nobody hears that an order is paid after hearing that it is cancelled.
  delete from public.messages m
  where order_id = target.id and kind in ('order_paid', 'support_paid', 'pickup_reminder', 'on_its_way')
    and sent_at is null and given_up_at is null and not private.is_being_sent(m, p_now);
  ended := case when target.amount > 0 then 'refund_due' else 'refunded' end;
  if target.amount > 0 then
    perform private.owe(target, 'cancelled', p_now);
    insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
    values
      ('order_cancelled', target.id, target.language, target.whatsapp_phone, p_now, p_now),
      ('support_cancelled', target.id, target.language, 'support', p_now, p_now)
    on conflict (order_id, kind) do nothing;
  end if;
  update public.orders set status = ended where id = target.id returning * into target;
  perform private.write_audit(ended, 'order', target.id::text,
    jsonb_build_object('why', 'cancelled_by_buyer', 'returned', returned));
  return private.order_json(target);
end
$$;

-- As before, with what goes back to the buyer.
create or replace function public.order_handovers(p_user uuid, p_order_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('order_id', o.id, 'order_code', o.order_code, 'handovers', (
    select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
      'has_counter', case h.kind
        when 'pickup' then private.has_counter(h.store_id)
        else exists (select from public.devices where kind = 'courier' and revoked_at is null)
      end,
      'bags', private.bags_of_handover(h),
      -- As it is now, because a buyer has to find it now.
      'shop', to_jsonb(s) - array['about', 'about_ar', 'picture_url', 'created_at']
    ) order by h.due_end, h.store_id), '[]')
    from public.handovers h left join public.stores s on s.id = h.store_id where h.order_id = o.id
  ), 'refunds', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'amount_cents', r.amount_cents, 'reason', r.reason, 'asked_at', r.asked_at, 'done_at', r.done_at
    ) order by r.asked_at, r.id), '[]')
    from public.refunds r where r.order_id = o.id
  ))
  from public.orders o where o.user_id = p_user and o.order_code = p_order_code
$$;

-- Handing over as before; a bag that a phone gave without knowing that its order was cancelled is a conflict.

create or replace function public.hand_over(
  p_token uuid, p_order uuid, p_store uuid, p_kind text, p_how text, p_at timestamptz default null,
  p_device uuid default null, p_user uuid default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given public.handovers;
  moment timestamptz := case when p_at between p_now - interval '24 hours' and p_now then p_at else p_now end;
begin
  if exists (select from public.undone_handovers where token = p_token) then
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
    if p_kind = 'courier' and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state <> 'done'
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

-- Settling as before; a payment too many is owed back.

create or replace function public.settle(p_external_id bigint, p_outcome text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settled public.orders;
  old_status text;
begin
  select o.* into settled from public.orders o
  join public.payment_attempts a on a.order_id = o.id where a.external_id = p_external_id for update of o;
  if not found then
    return private.error_json('unknown_payment');
  end if;
  select status into old_status from public.payment_attempts where external_id = p_external_id for update;

  if p_outcome = 'success' and old_status <> 'success' then
    update public.payment_attempts set status = 'success', settled_at = p_now where external_id = p_external_id;
    if settled.status = 'pending' then
      perform private.pay_order(settled.id, p_now, jsonb_build_object('external_id', p_external_id));
    elsif settled.status in ('paid', 'refund_due', 'refunded') then
      -- The first payment of an order that an admin marked paid confirms it; any further payment is one too many.
      -- A payment that arrives while the money of the order goes back is one too many, too.
      if settled.status <> 'paid' or exists (
        select from public.payment_attempts
        where order_id = settled.id and status = 'success' and external_id <> p_external_id
      ) then
        insert into public.refunds (order_id, external_id, amount_cents, reason, asked_at)
        select settled.id, external_id, amount_cents, 'paid_twice', p_now
        from public.payment_attempts where external_id = p_external_id;
        perform private.write_audit('paid_twice', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
      else
        perform private.write_audit('confirmed', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
      end if;
    elsif private.hold_stock_again(settled.id) then
      perform private.pay_order(settled.id, p_now, jsonb_build_object('external_id', p_external_id, 'late_after', settled.status));
    else
      perform private.mark_refund_due(settled.id, p_now, 'paid_late_without_stock');
    end if;
  elsif p_outcome = 'failed' and old_status = 'pending' then
    update public.payment_attempts set status = 'failed', settled_at = p_now where external_id = p_external_id;
    if not exists (select from public.payment_attempts where order_id = settled.id and status = 'pending') then
      perform private.lock_bags(private.bags_of(array[settled.id]));
      perform private.close_order(settled.id, 'failed', 'payment_failed');
    end if;
  elsif p_outcome = 'refunded' and exists (
    select from public.refunds where external_id = p_external_id and done_at is null
  ) then
    perform private.end_refunds(array(select id from public.refunds where external_id = p_external_id), p_now);
  elsif p_outcome = 'refunded' and old_status = 'success' and settled.status = 'refund_due'
    and not exists (select from public.refunds where external_id = p_external_id) then
    update public.orders set status = 'refunded' where id = settled.id;
    perform private.write_audit('refunded', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
  end if;
  return (select private.order_json(o) from public.orders o where o.id = settled.id);
end
$$;

-- Reconcile: what is owed comes from the rows.

create or replace function public.reconcile_payments(p_since timestamptz, p_after uuid default null, p_limit integer default 200)
returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'order_code', o.order_code, 'status', o.status, 'amount_cents', (o.amount * 100)::integer,
    'by_hand', private.has_audit_entry(o.id, 'paid', '{"by_hand": true}'),
    'refunded_by_hand', exists (
      select from public.audit_log
      where subject = 'order' and subject_id = o.id::text and action = 'refunded' and actor is not null
    ),
    'recorded_twice', (select count(*) from public.refunds r where r.order_id = o.id and r.external_id is not null),
    'payments', (
      select jsonb_agg(jsonb_build_object(
        'external_id', external_id, 'amount_cents', amount_cents, 'status', status,
        'has_page', collect_url is not null, 'created_at', created_at, 'is_owed', exists (
          select from public.refunds r where r.external_id = payment_attempts.external_id and r.done_at is null
        )
      ) order by external_id)
      from public.payment_attempts where order_id = o.id
    )
  ) order by o.id), '[]')
  from (
    select * from public.orders
    where (p_after is null or id > p_after)
      and id = any (array(select distinct order_id from public.payment_attempts where created_at >= p_since))
    order by id limit p_limit
  ) o
$$;

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
        )
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
    from public.payment_attempts where status = 'success'
  ) settled
$$;

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
        when log.action in ('refund_due', 'refunded') then case when log.details -> 'returned' ? line.bag_id::text then -1 else 0 end
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
      coalesce(sum(line.quantity) filter (where o.status = 'paid'), 0) as sold
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

-- What was owed before this migration

insert into public.refunds (order_id, amount_cents, reason, asked_at, done_at)
select o.id, (o.amount * 100)::integer,
  case when private.has_audit_entry(o.id, 'refund_due', '{"why": "paid_late_without_stock"}') then 'paid_late' else 'other' end,
  coalesce(o.paid_at, o.created_at), case when o.status = 'refunded' then coalesce(sent.at, now()) end
from public.orders o left join lateral (
  select log.at from public.audit_log log
  where log.subject = 'order' and log.subject_id = o.id::text and log.action = 'refunded' order by log.id desc limit 1
) sent on true
where o.status in ('refund_due', 'refunded') and o.amount > 0;

-- Payments too many of that time may have gone back already, which only the provider knows: reconcile asks it.

-- Rights

alter table public.refunds enable row level security;
revoke all on public.refunds from public, anon, authenticated;
grant all on public.refunds to service_role;
create policy server_only on public.refunds for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
revoke all on function public.refund_done(uuid, text, text, timestamptz), public.refund_list(integer, integer),
  public.cancel_paid_order(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.refund_done(uuid, text, text, timestamptz),
  public.cancel_paid_order(uuid, text, timestamptz) to service_role;
-- The function itself checks that an admin calls it.
grant execute on function public.refund_list(integer, integer) to authenticated, service_role;
