-- What the provider says moves an order, and an admin's word does; nothing else. Any of it may be said any number of times.

-- Starts the life of a paid order; the row and its bags are locked by whoever calls.
create function private.pay_order(order_to_pay uuid, moment timestamptz, details jsonb, actor uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  paid public.orders;
begin
  update public.orders set status = 'paid', paid_at = moment where id = order_to_pay returning * into paid;
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  values ('order_paid', paid.id, paid.language, paid.whatsapp_phone, moment, moment)
  on conflict (order_id, kind) do nothing;
  perform private.note('paid', 'order', paid.id::text, details, actor);
  -- Heard when the transaction commits. No telephone number and no address leave the database this way.
  perform pg_notify('order_paid', json_build_object(
    'event', (select max(id) from public.audit_log where subject = 'order' and subject_id = paid.id::text and action = 'paid'),
    'id', paid.id, 'order_code', paid.order_code, 'customer_name', paid.customer_name,
    'delivery_method', paid.delivery_method, 'payment_status', paid.status,
    'created_at', paid.created_at, 'paid_at', paid.paid_at
  )::text);
end
$$;

-- The stock of an order that was closed, once more; all of it or nothing.
create function private.hold_again(closed_order uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.lock_bags(private.bags_of(array[closed_order]));
  if exists (
    select from public.order_lines line left join public.surprise_bags bag on bag.id = line.bag_id
    where line.order_id = closed_order and (bag.id is null or bag.quantity < line.quantity)
  ) then
    return false;
  end if;
  update public.surprise_bags bag set quantity = bag.quantity - line.quantity
  from public.order_lines line where line.order_id = closed_order and line.bag_id = bag.id;
  return true;
end
$$;

create function private.promise_refund(unpayable uuid, moment timestamptz, why text) returns void
language plpgsql set search_path = '' as $$
declare
  owed public.orders;
begin
  update public.orders set status = 'refund_due', paid_at = coalesce(paid_at, moment) where id = unpayable returning * into owed;
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  values ('refund_due', owed.id, owed.language, owed.whatsapp_phone, moment, moment)
  on conflict (order_id, kind) do nothing;
  perform private.note('refund_due', 'order', owed.id::text, jsonb_build_object('why', why));
end
$$;

-- One attempt that can be paid; a second tap gets the first one's address, or hears that it is being made.
create function public.start_payment(
  p_user uuid, p_order text, p_shown_cents integer default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due public.orders;
  attempt public.payment_attempts;
begin
  select * into due from public.orders
  where user_id = p_user and (order_code = p_order or id::text = p_order) for update;
  if not found then
    return private.refused('unknown_order');
  elsif due.status = 'pending' and due.expires_at <= p_now then
    return private.refused('expired');
  elsif due.status <> 'pending' then
    return private.refused('not_pending', jsonb_build_object('status', due.status));
  elsif p_shown_cents <> (due.amount * 100)::integer then
    return private.refused('amount_differs', jsonb_build_object('amount_cents', (due.amount * 100)::integer));
  elsif due.amount = 0 then
    perform private.pay_order(due.id, p_now, '{"free": true}', p_user);
    return jsonb_build_object('paid', true, 'order_code', due.order_code);
  end if;
  select * into attempt from public.payment_attempts
  where order_id = due.id and status = 'pending'
  order by (collect_url is not null) desc, external_id desc limit 1;
  if found and attempt.collect_url is null and attempt.created_at > p_now - interval '30 seconds' then
    return private.refused('being_made');
  end if;
  if not found or attempt.collect_url is null then
    insert into public.payment_attempts (order_id, amount_cents, created_at, next_check_at)
    values (due.id, (due.amount * 100)::integer, p_now, p_now + interval '15 seconds')
    returning * into attempt;
  end if;
  return jsonb_build_object(
    'external_id', attempt.external_id, 'amount_cents', attempt.amount_cents, 'collect_url', attempt.collect_url,
    'callback_token', attempt.callback_token, 'order_code', due.order_code, 'language', due.language,
    'expires_at', due.expires_at
  );
end
$$;

-- Whoever calls back has to know what only the provider was told.
create function public.is_payment(p_external_id bigint, p_callback_token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.payment_attempts where external_id = p_external_id and callback_token = p_callback_token
  )
$$;

create function public.open_payments(p_order_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.external_id order by a.external_id), '[]')
  from public.payment_attempts a join public.orders o on o.id = a.order_id
  where o.order_code = p_order_code and a.status = 'pending'
$$;

create function public.keep_collect_url(p_external_id bigint, p_collect_url text) returns void
language sql security definer set search_path = '' as $$
  update public.payment_attempts set collect_url = p_collect_url
  where external_id = p_external_id and collect_url is null
$$;

-- `p_said` is what the provider answered when it was asked: success, failed, refunded; anything else changes nothing.
create function public.settle(p_external_id bigint, p_said text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settled public.orders;
  was text;
begin
  select o.* into settled from public.orders o
  join public.payment_attempts a on a.order_id = o.id where a.external_id = p_external_id for update of o;
  if not found then
    return private.refused('unknown_payment');
  end if;
  select status into was from public.payment_attempts where external_id = p_external_id for update;

  if p_said = 'success' and was <> 'success' then
    update public.payment_attempts set status = 'success', settled_at = p_now where external_id = p_external_id;
    if settled.status = 'pending' then
      perform private.pay_order(settled.id, p_now, jsonb_build_object('external_id', p_external_id));
    elsif settled.status in ('paid', 'refund_due', 'refunded') then
      -- What an admin marked paid by hand is confirmed; anything more is somebody's money too much.
      perform private.note(
        case when exists (
          select from public.payment_attempts
          where order_id = settled.id and status = 'success' and external_id <> p_external_id
        ) then 'paid_twice' else 'confirmed' end,
        'order', settled.id::text, jsonb_build_object('external_id', p_external_id)
      );
    elsif private.hold_again(settled.id) then
      perform private.pay_order(settled.id, p_now, jsonb_build_object('external_id', p_external_id, 'late_after', settled.status));
    else
      perform private.promise_refund(settled.id, p_now, 'paid_late_without_stock');
    end if;
  elsif p_said = 'failed' and was = 'pending' then
    update public.payment_attempts set status = 'failed', settled_at = p_now where external_id = p_external_id;
    if not exists (select from public.payment_attempts where order_id = settled.id and status = 'pending') then
      perform private.lock_bags(private.bags_of(array[settled.id]));
      perform private.close_order(settled.id, 'failed', 'payment_failed');
    end if;
  elsif p_said = 'refunded' and settled.status = 'refund_due' then
    update public.orders set status = 'refunded' where id = settled.id;
    perform private.note('refunded', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
  end if;
  return (select private.order_told(o) from public.orders o where o.id = settled.id);
end
$$;

-- An admin's word that money came another way. It makes no stock where there is none.
create function public.mark_paid(
  p_admin uuid, p_order_code text, p_reason text default null, p_provider_said text default null,
  p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.orders;
begin
  if not private.is_admin(p_admin) then
    return private.refused('not_an_admin');
  end if;
  select * into marked from public.orders where order_code = p_order_code for update;
  if not found then
    return private.refused('unknown_order');
  elsif marked.status in ('refund_due', 'refunded') then
    return private.refused('refunded');
  elsif marked.status <> 'paid' then
    if marked.status <> 'pending' and not private.hold_again(marked.id) then
      return private.refused('not_available');
    end if;
    perform private.pay_order(marked.id, p_now, jsonb_strip_nulls(jsonb_build_object(
      'by_hand', true, 'reason', left(p_reason, 300), 'provider_said', p_provider_said, 'from', marked.status
    )), p_admin);
  end if;
  return (select private.order_told(o) from public.orders o where o.id = marked.id);
end
$$;

create function public.mark_refunded(p_admin uuid, p_order_code text, p_reason text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.orders;
begin
  if not private.is_admin(p_admin) then
    return private.refused('not_an_admin');
  end if;
  update public.orders set status = 'refunded' where order_code = p_order_code and status = 'refund_due' returning * into marked;
  if not found then
    return private.refused('nothing_to_refund');
  end if;
  perform private.note('refunded', 'order', marked.id::text,
    jsonb_strip_nulls(jsonb_build_object('reason', left(p_reason, 300))), p_admin);
  return private.order_told(marked);
end
$$;

-- After the provider was asked one last time, or where there is nobody to ask.
create function public.expire_order(p_order uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders where id = p_order and status = 'pending' and expires_at <= p_now for update;
  if found then
    perform private.lock_bags(private.bags_of(array[p_order]));
    perform private.close_order(p_order, 'expired');
  end if;
  return (select private.order_told(o) from public.orders o where o.id = p_order);
end
$$;
