-- Giving money back: a buyer cancels a paid order, a shop takes a sold bag back, an admin cancels an order or a line or
-- gives goodwill, and an admin records what was sent. The rows of what is owed are made in payments.

-- Sending back

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
  on conflict (refund_id, kind) do nothing
$$;

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
    -- The order is refunded when nothing of it is owed any more.
    update public.orders set status = 'refunded'
    where id = owed.order_id and status = 'refund_due' and owed.external_id is null and not exists (
      select from public.refunds where order_id = owed.order_id and external_id is null and done_at is null
    );
    perform private.write_audit(
      case when found or num_nonnulls(owed.external_id, owed.line_place, owed.goodwill_token) = 0 then 'refunded' else 'sent_back' end,
      'order', owed.order_id::text,
      jsonb_strip_nulls(jsonb_build_object(
        'reference', reference, 'amount_cents', owed.amount_cents, 'external_id', owed.external_id
      )), p_admin
    );
  end if;
  select * into owed from public.refunds where id = owed.id;
  return jsonb_build_object('id', owed.id, 'done_at', owed.done_at, 'reference', owed.reference);
end
$$;

-- The old reference stays in the log, and the buyer is not told again. False where an admin sent nothing back.
create function public.correct_reference(p_refund uuid, p_reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wrong public.refunds;
  right_one constant text := btrim(coalesce(p_reference, ''));
begin
  perform private.require_admin();
  select * into wrong from public.refunds where id = p_refund for update;
  if wrong.reference is null or char_length(right_one) not between 1 and 100 then
    return false;
  elsif wrong.reference <> right_one then
    update public.refunds set reference = right_one where id = p_refund;
    perform private.write_audit('reference_corrected', 'order', wrong.order_id::text, jsonb_build_object(
      'reference', jsonb_build_array(wrong.reference, right_one), 'amount_cents', wrong.amount_cents
    ));
  end if;
  return true;
end
$$;

-- For the dashboard: all that is owed, the oldest first, and the last that were sent back.
create function public.refund_list(p_owed integer default 500, p_done integer default 200) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
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

-- Whether a line that is cancelled can be sold again.
create function private.goes_on_sale_again(line public.order_lines, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.surprise_bags bag where bag.id = line.bag_id and case
      -- Until a planned day is counted, what comes back is for sale, or left over of it.
      when line.plan_day is not null then line.plan_day is not distinct from private.day_on_sale(bag.id)
      else bag.pickup_end is null or bag.pickup_end > p_now
    end
  )
$$;

-- Ends a paid order, whose row the caller has locked: its bags go back on sale while they can be collected, and the
-- rest of its money is owed. A buyer's and an admin's cancel differ in their rights, their times and their messages.
create function private.cancel_paid(
  target public.orders, p_reason text, p_details jsonb, p_admin uuid, p_now timestamptz
) returns public.orders
language plpgsql set search_path = '' as $$
declare
  ended text;
  returned uuid[];
begin
  perform private.lock_bags(private.bags_of(array[target.id]));
  select coalesce(array_agg(line.bag_id), '{}') into returned
  from public.order_lines line
  where line.order_id = target.id and line.taken_back_at is null and private.goes_on_sale_again(line, p_now);
  -- No buyer hears that an order is paid after hearing that it is cancelled.
  delete from public.messages m
  where order_id = target.id and kind in ('order_paid', 'support_paid', 'pickup_reminder', 'on_its_way')
    and sent_at is null and given_up_at is null and not private.is_being_sent(m, p_now);
  -- Money that was given back before has rows of its own, owed or sent back.
  perform private.owe(target, p_reason, p_now);
  ended := case when exists (
    select from public.refunds where order_id = target.id and external_id is null and done_at is null
  ) then 'refund_due' else 'refunded' end;
  update public.orders set status = ended where id = target.id returning * into target;
  perform private.write_audit(ended, 'order', target.id::text, p_details || jsonb_build_object('returned', returned), p_admin);
  perform private.put_back(bag_id, plan_day, quantity) from public.order_lines
  where order_id = target.id and taken_back_at is null and bag_id = any (returned);
  -- A day that is over was planned to have fewer, as where a shop takes a bag back.
  perform private.reduce_planned(bag_id, plan_day, quantity) from public.order_lines
  where order_id = target.id and taken_back_at is null and plan_day is not null and bag_id <> all (returned);
  return target;
end
$$;

-- The rule of packages/domain (orders/cancelUntil.ts); a property test compares the two. What can be collected at once
-- begins with the payment.
create function private.cancel_until(o public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select least(
    greatest(o.paid_at + interval '10 minutes', first - interval '2 hours'), first + interval '10 minutes'
  )
  from (
    select min(coalesce(due_start, o.paid_at)) as first from public.handovers
    where order_id = o.id and kind in ('pickup', 'courier', 'gift') and state <> 'cancelled'
  ) begins
$$;

-- A buyer changes their mind. The row is locked as handovers and payments lock it, so the first of them wins.
create function public.cancel_paid_order(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
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
  if private.left_cents(target) > 0 then
    insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
    values
      ('order_cancelled', target.id, target.language, target.whatsapp_phone, p_now, p_now),
      ('support_cancelled', target.id, target.language, 'support', p_now, p_now)
    on conflict (order_id, kind) do nothing;
  end if;
  return private.order_json(private.cancel_paid(target, 'cancelled', '{"why": "cancelled_by_buyer"}', null, p_now));
end
$$;

-- Taking a sold bag back: a shop that cannot fill what it sold keeps the earliest paid orders, and every other waiting order
-- loses its line, whose money goes back.

-- Each time that a shop took a bag back.
create table public.bags_taken_back (
  token uuid primary key,
  bag_id uuid references public.surprise_bags (id) on delete set null,
  can_fill integer not null check (can_fill between 0 and 100000),
  reason text not null check (reason in ('broken', 'ran_out', 'closing', 'other')),
  device_id uuid,
  done_by uuid,
  at timestamptz not null default now(),
  -- The lost paid orders and pieces, and the bags taken off sale.
  orders integer not null,
  pieces integer not null,
  withdrawn integer not null
);

create index bags_taken_back_of_a_bag on public.bags_taken_back (bag_id);

-- Lines that a shop has to fill: paid and not collected, or being paid.
create function private.lines_of_bag(p_bag uuid)
returns table (order_id uuid, place integer, quantity integer, paid_at timestamptz, created_at timestamptz)
language sql stable rows 20 set search_path = '' as $$
  select filled.order_id, filled.place, filled.quantity, filled.paid_at, filled.paid_at
  from private.lines_to_fill(p_bag) filled
  union all
  select line.order_id, line.place, line.quantity, null, o.created_at
  from public.order_lines line join public.orders o on o.id = line.order_id
  where line.bag_id = p_bag and o.status = 'pending'
$$;

-- The waiting bags of a gift become a line of their own, because only a line can be taken back. Returns its place.
create function private.split_gift(p_order uuid, p_place integer, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  line public.order_lines;
  waiting integer;
  added integer;
begin
  select * into line from public.order_lines where order_id = p_order and place = p_place;
  select count(*) filter (where state = 'waiting') into waiting from public.handovers
  where order_id = p_order and kind = 'gift' and bag_id = line.bag_id and state <> 'cancelled' having count(*) > 0;
  if waiting is null or waiting = line.quantity then
    return p_place;
  end if;
  select max(place) + 1 into added from public.order_lines where order_id = p_order;
  update public.order_lines set quantity = quantity - waiting where order_id = p_order and place = p_place;
  insert into public.order_lines (
    order_id, place, bag_id, title, unit_price_cents, quantity, store_id, store_name, store_name_ar, full_price_cents,
    commission_basis_points, plan_day, taken_back_at
  ) values (
    p_order, added, line.bag_id, line.title, line.unit_price_cents, waiting, line.store_id, line.store_name,
    line.store_name_ar, line.full_price_cents, line.commission_basis_points, line.plan_day, p_now
  );
  -- A trigger gives a line without a day that of today.
  update public.order_lines set plan_day = line.plan_day where order_id = p_order and place = added;
  update public.orders set details = jsonb_set(details, array[(p_place - 1)::text, 'quantity'], to_jsonb(line.quantity - waiting))
    || jsonb_build_array(details -> (p_place - 1) || jsonb_build_object('quantity', waiting))
  where id = p_order;
  return added;
end
$$;

-- A line of a paid order, whose row, handovers and bags the caller has locked. Its shop took it back, or an admin cancelled it:
-- then its bags go on sale again. Of a gift only what waits goes. Returns the row of the money; null where none was left.
create function private.take_line_back(
  p_order uuid, p_place integer, p_now timestamptz, p_reason text default 'taken_back', p_details jsonb default '{}',
  p_admin uuid default null
) returns uuid
language plpgsql set search_path = '' as $$
declare
  is_ours constant boolean := p_reason = 'cancelled_by_us';
  is_returned boolean;
  line public.order_lines;
  o public.orders;
  changed public.handovers;
  refund uuid;
  is_empty boolean;
begin
  perform private.count_sales(array[p_order], -1);
  p_place := private.split_gift(p_order, p_place, p_now);
  update public.order_lines set taken_back_at = p_now where order_id = p_order and place = p_place returning * into line;
  is_returned := is_ours and private.goes_on_sale_again(line, p_now);
  -- An old row may have its details as text.
  update public.orders set details = case jsonb_typeof(details)
    when 'array' then jsonb_set(details, array[(p_place - 1)::text, 'takenBackAt'], to_jsonb(p_now)) else details
  end
  where id = p_order returning * into o;
  perform private.count_sales(array[p_order], 1);
  if line.plan_day is not null then
    perform private.add_to_bag_days(
      array[line.bag_id], array[line.plan_day], array[-line.quantity],
      -- A door can be missed while a courier still waits at a shop.
      array[case when exists (
        select from public.handovers h
        where h.order_id = p_order and h.state = 'missed' and (
          h.kind = 'door' or h.kind = 'pickup' and h.store_id is not distinct from line.store_id
        )
      ) then -line.quantity else 0 end]
    );
    if not is_returned then
      perform private.reduce_planned(line.bag_id, line.plan_day, line.quantity);
    end if;
  end if;
  is_empty := not exists (select from public.order_lines where order_id = p_order and taken_back_at is null);
  perform private.write_audit(case when is_ours then 'line_cancelled' else 'taken_back' end, 'order', p_order::text,
    p_details || jsonb_build_object(
      'bag', line.bag_id, 'quantity', line.quantity, 'amount_cents', line.unit_price_cents * line.quantity
    ) || case when is_ours then jsonb_build_object('place', p_place, 'is_returned', is_returned) else '{}' end, p_admin);
  if is_returned then
    perform private.put_back(line.bag_id, line.plan_day, line.quantity);
  end if;

  if is_empty then
    -- With the delivery fee.
    perform private.owe(o, p_reason, p_now);
    select id into refund from public.refunds
    where order_id = p_order and external_id is null and line_place is null and goodwill_token is null;
    -- No buyer hears that an order is paid or comes after hearing that nothing is left of it.
    delete from public.messages m
    where order_id = p_order and kind in ('order_paid', 'support_paid', 'pickup_reminder', 'on_its_way')
      and sent_at is null and given_up_at is null and not private.is_being_sent(m, p_now);
    update public.orders set status = case when exists (
      select from public.refunds where order_id = p_order and external_id is null and done_at is null
    ) then 'refund_due' else 'refunded' end where id = p_order returning * into o;
    perform private.write_audit(o.status, 'order', p_order::text, jsonb_build_object(
      'why', case when is_ours then 'bag_cancelled' else 'bag_taken_back' end
    ), p_admin);
  else
    -- Never more than was paid: goodwill may have gone before.
    insert into public.refunds (order_id, line_place, amount_cents, reason, asked_at)
    select p_order, p_place, cents, p_reason, p_now
    from least(line.unit_price_cents * line.quantity, private.left_cents(o)) cents where cents > 0
    returning id into refund;
    for changed in
      update public.handovers h set state = 'cancelled'
      where h.order_id = p_order and h.kind = 'gift' and h.bag_id = line.bag_id and h.state = 'waiting'
      returning h.*
    loop
      perform private.tell_of_handover('handover_cancelled', changed);
    end loop;
    -- The bags left of the shop may have other hours.
    for changed in
      update public.handovers h set
        state = case when remains.lines > 0 then h.state else 'cancelled' end,
        due_start = case when remains.lines > 0 and h.kind = 'pickup' then remains.opens else h.due_start end,
        due_end = case
          when remains.lines > 0 and h.kind = 'pickup' then coalesce(remains.closes, o.paid_at + interval '1 day')
          else h.due_end
        end
      from (
        select count(*) as lines, min(private.as_instant(detail.value ->> 'pickupStart')) as opens,
          max(private.as_instant(detail.value ->> 'pickupEnd')) as closes
        from public.order_lines l
        left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = l.place
        where l.order_id = p_order and l.taken_back_at is null and l.store_id is not distinct from line.store_id
      ) remains
      where h.order_id = p_order and h.kind in ('pickup', 'courier') and h.store_id is not distinct from line.store_id
        and h.state in ('waiting', 'missed')
      returning h.*
    loop
      perform private.tell_of_handover(
        case changed.state when 'cancelled' then 'handover_cancelled' else 'bag_taken_back' end, changed
      );
    end loop;
    -- The courier may have all the rest by now.
    if exists (select from public.handovers where order_id = p_order and kind = 'courier' and state = 'done') and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
    ) then
      insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
      values ('on_its_way', p_order, o.language, o.whatsapp_phone, p_now, p_now) on conflict (order_id, kind) do nothing;
    end if;
  end if;
  update public.refunds set note = p_details ->> 'reason' where id = refund;
  -- A line that cost nothing has no refund.
  insert into public.messages (kind, order_id, refund_id, language, recipient, created_at, next_attempt_at)
  values (
    case
      when is_ours then case
        when refund is null then case when is_empty then 'free_order_cancelled' else 'free_bag_cancelled' end
        when is_empty then 'order_cancelled_by_us' else 'bag_cancelled_by_us'
      end
      when refund is null then 'free_bag_taken_back' when is_empty then 'order_taken_back' else 'bag_taken_back'
    end,
    case when refund is null then p_order end, refund,
    o.language, o.whatsapp_phone, p_now, p_now
  )
  on conflict do nothing;
  return refund;
end
$$;

-- Orders are locked before bags, as everywhere; an order that comes between the two locks is found out, and all begins anew.
create function private.try_take_bag_back(
  p_bag uuid, p_can_fill integer, p_now timestamptz, out orders integer, out pieces integer, out withdrawn integer
)
language plpgsql set search_path = '' as $$
declare
  concerned uuid[];
  line record;
  rest integer := p_can_fill;
  before integer;
begin
  orders := 0;
  pieces := 0;
  select coalesce(array_agg(id), '{}') into concerned from (
    select o.id from public.orders o where o.id in (select order_id from private.lines_of_bag(p_bag)) order by o.id for update
  ) locked;
  -- As the sweep, which locks the handovers before the figures of their days.
  perform from public.handovers where order_id = any (concerned) order by id for update;
  perform private.lock_bags(array[p_bag] || private.bags_of(array(
    select o.id from public.orders o where o.id = any (concerned) and o.status = 'pending'
  )));
  if exists (select from private.lines_of_bag(p_bag) l where l.order_id <> all (concerned)) then
    raise exception 'An order came meanwhile.' using errcode = '40001';
  end if;
  -- Locks the sums of all orders in one order, as every payment does; one order after the other would not.
  perform private.count_sales(concerned, -1);
  perform private.count_sales(concerned, 1);
  -- Buyers who paid first keep the bags, and after them buyers who are paying. An order that is too large leaves them
  -- to the next one.
  for line in select * from private.lines_of_bag(p_bag) order by paid_at nulls last, created_at, order_id loop
    if line.quantity <= rest then
      rest := rest - line.quantity;
    elsif line.paid_at is null then
      perform private.close_order(line.order_id, 'cancelled', 'bag_taken_back');
    else
      perform private.take_line_back(line.order_id, line.place, p_now);
      orders := orders + 1;
      pieces := pieces + line.quantity;
    end if;
  end loop;
  select quantity into before from public.surprise_bags where id = p_bag;
  if rest < before + private.kept_of(p_bag) then
    perform private.drop_kept_bags(p_bag, p_now);
  end if;
  -- Bags that come back after the end of a planned day are left over of it, and counted by the next publication.
  withdrawn := case
    when private.day_on_sale(p_bag) is null and exists (
      select from public.bag_days published join public.surprise_bags bag on bag.id = published.bag_id
      where bag.id = p_bag and published.published_at is not null and bag.pickup_end < p_now
    ) then 0
    else greatest(before - rest, 0)
  end;
  if withdrawn > 0 then
    update public.surprise_bags set quantity = before - withdrawn where id = p_bag;
    perform private.change_day_with_stock(p_bag, -withdrawn);
    -- Of the same shape as an admin's change, so that reconcile follows the stock.
    perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object(
      'quantity', jsonb_build_array(before, before - withdrawn)
    ));
  end if;
end
$$;

-- By a phone or a member of the shop, or by an admin. The same token again gets the same answer.
create function public.take_bag_back(
  p_token uuid, p_bag text, p_can_fill integer, p_reason text, p_device uuid default null, p_admin uuid default null,
  p_now timestamptz default now(), p_member uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid := private.as_uuid(p_bag);
  earlier public.bags_taken_back;
  done record;
begin
  perform private.hold_device(p_device);
  -- Serializes a repeated call with the first.
  perform pg_advisory_xact_lock(hashtextextended(p_token::text, 0));
  perform private.hold_member(p_member, (select store_id from public.surprise_bags where id = wanted));
  if num_nonnulls(p_device, p_member) = 0 and not private.is_admin(p_admin) then
    return private.error_json('not_an_admin');
  elsif not exists (
    select from public.surprise_bags bag where bag.id = wanted and case
      when p_device is not null then bag.store_id = (
        select store_id from public.devices where id = p_device and kind = 'counter' and revoked_at is null
      )
      when p_member is not null then bag.store_id in (select private.stores_of(p_member))
      else true
    end
  ) then
    return private.error_json('unknown_bag');
  end if;
  select * into earlier from public.bags_taken_back where token = p_token;
  if found and (earlier.bag_id, earlier.can_fill, earlier.reason) is distinct from (wanted, p_can_fill, p_reason) then
    return private.error_json('key_was_used');
  elsif not found then
    for attempt in 1 .. 5 loop
      begin
        done := private.try_take_bag_back(wanted, p_can_fill, p_now);
        exit;
      exception when serialization_failure then
        if attempt = 5 then
          raise;
        end if;
      end;
    end loop;
    -- An admin deleted the bag while its orders were locked: they no longer name it, so nothing was taken back.
    if not exists (select from public.surprise_bags where id = wanted) then
      return private.error_json('unknown_bag');
    end if;
    insert into public.bags_taken_back (
      token, bag_id, can_fill, reason, device_id, done_by, at, orders, pieces, withdrawn
    ) values (
      p_token, wanted, p_can_fill, p_reason, p_device, coalesce(p_admin, p_member), p_now,
      done.orders, done.pieces, done.withdrawn
    )
    returning * into earlier;
    perform private.write_audit('taken_back', 'bag', wanted::text, jsonb_strip_nulls(jsonb_build_object(
      'reason', p_reason, 'can_fill', p_can_fill, 'orders', done.orders, 'pieces', done.pieces, 'device', p_device
    )), coalesce(p_admin, p_member));
  end if;
  return jsonb_build_object(
    'orders', earlier.orders, 'pieces', earlier.pieces,
    'for_sale', (select quantity from public.surprise_bags where id = wanted)
  );
end
$$;

-- By an admin: a paid order is cancelled as a whole or by the line, or a part of its money goes back while it stays.
-- Zawadeh carries such goodwill: the statement of the shop does not know of it.

-- The lines of an order that an admin can cancel: neither the buyer nor a courier has them. A line of a gift has the
-- bags that were not given.
create function private.lines_to_cancel(o public.orders) returns table (place integer, quantity integer, amount_cents integer)
language sql stable rows 5 set search_path = '' as $$
  select line.place, waits.quantity, case
    -- With the delivery fee.
    when count(*) over () = (select count(*) from public.order_lines where order_id = o.id and taken_back_at is null)
      and count(*) over () = 1 and waits.quantity = line.quantity then private.left_cents(o)
    else least(line.unit_price_cents * waits.quantity, private.left_cents(o))
  end
  from public.order_lines line cross join lateral (
    select case when o.is_gift then count(*) filter (where h.state = 'waiting')
      when bool_or(h.state = 'done') then 0 else line.quantity
    end::integer as quantity
    from public.handovers h
    where h.order_id = o.id and case when o.is_gift then h.kind = 'gift' and h.bag_id = line.bag_id
      else h.kind = 'door' or h.store_id is not distinct from line.store_id
    end
  ) waits
  where line.order_id = o.id and line.taken_back_at is null and waits.quantity > 0 and o.status = 'paid'
$$;

-- For the dialog of the dashboard.
create function public.refund_choices(p_order_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'left_cents', case o.status when 'paid' then private.left_cents(o) else 0 end,
      'language', o.language,
      'is_collected', exists (select from public.handovers where order_id = o.id and state = 'done'),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'place', line.place, 'quantity', line.quantity, 'amount_cents', line.amount_cents,
          'title', detail ->> 'title', 'title_ar', detail ->> 'titleAr'
        ) order by line.place), '[]')
        from private.lines_to_cancel(o) line, lateral (select o.details -> (line.place - 1)) named (detail)
      )
    )
    from public.orders o where o.order_code = p_order_code
  );
end
$$;

-- One decision has one token: a repeated call changes nothing, and gets the same answer. `p_left_seen` is the money
-- that was left when the admin decided.
create function public.refund_order(
  p_admin uuid, p_order_code text, p_token uuid, p_kind text, p_line integer, p_amount_cents integer, p_reason text,
  p_left_seen integer, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
  decided constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'token', p_token, 'kind', p_kind, 'line', p_line, 'asked_cents', p_amount_cents, 'reason', btrim(p_reason)
  ));
  earlier jsonb;
  refund uuid;
begin
  if not private.is_admin(p_admin) then
    return private.error_json('not_an_admin');
  elsif p_token is null or char_length(btrim(coalesce(p_reason, ''))) not between 1 and 300
    or coalesce(p_kind not in ('whole', 'line', 'goodwill'), true)
    or (p_kind = 'line') <> (p_line is not null) or (p_kind = 'goodwill') <> (p_amount_cents is not null)
    or p_amount_cents <= 0 then
    return private.error_json('malformed');
  end if;
  select * into target from public.orders where order_code = p_order_code for update;
  if not found then
    return private.error_json('unknown_order');
  end if;
  select details into earlier from public.audit_log
  where subject = 'order' and subject_id = target.id::text and details ->> 'token' = p_token::text;
  if found then
    return case when earlier @> decided then private.order_json(target) else private.error_json('key_was_used') end;
  elsif target.status in ('refund_due', 'refunded') then
    return private.error_json('refunded');
  elsif target.status <> 'paid' then
    return private.error_json('not_paid');
  end if;
  -- As the sweep and take_bag_back, which lock handovers before bags.
  perform from public.handovers where order_id = target.id order by id for update;
  perform private.lock_bags(private.bags_of(array[target.id]));
  if private.left_cents(target) is distinct from p_left_seen then
    return private.error_json('amount_differs');
  end if;

  if p_kind = 'goodwill' then
    if p_amount_cents > p_left_seen then
      return private.error_json('malformed');
    end if;
    insert into public.refunds (order_id, goodwill_token, amount_cents, reason, note, asked_at)
    values (target.id, p_token, p_amount_cents, 'goodwill', btrim(p_reason), p_now) returning id into refund;
    insert into public.messages (kind, refund_id, language, recipient, created_at, next_attempt_at)
    values ('goodwill', refund, target.language, target.whatsapp_phone, p_now, p_now);
    perform private.write_audit('goodwill', 'order', target.id::text, decided, p_admin);
  elsif p_kind = 'line' then
    if not exists (select from public.order_lines where order_id = target.id and place = p_line) then
      return private.error_json('unknown_bag');
    elsif not exists (select from private.lines_to_cancel(target) where place = p_line) then
      return private.error_json('already_done');
    end if;
    perform private.take_line_back(target.id, p_line, p_now, 'cancelled_by_us', decided, p_admin);
  elsif exists (select from public.handovers where order_id = target.id and state = 'done') then
    return private.error_json('already_done');
  else
    target := private.cancel_paid(
      target, 'cancelled_by_us', decided || '{"why": "cancelled_by_admin"}', p_admin, p_now
    );
    update public.refunds set note = btrim(p_reason)
    where order_id = target.id and external_id is null and line_place is null and goodwill_token is null
    returning id into refund;
    insert into public.messages (kind, order_id, refund_id, language, recipient, created_at, next_attempt_at)
    values (
      case when refund is null then 'free_order_cancelled' else 'order_cancelled_by_us' end,
      case when refund is null then target.id end, refund, target.language, target.whatsapp_phone, p_now, p_now
    )
    on conflict do nothing;
  end if;
  return (select private.order_json(o) from public.orders o where o.id = target.id);
end
$$;

-- Rights

alter table public.bags_taken_back enable row level security;
revoke all on public.bags_taken_back from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.bags_taken_back for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
revoke all on function public.refund_done, public.correct_reference, public.refund_list, public.cancel_paid_order,
  public.take_bag_back, public.refund_choices, public.refund_order from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.correct_reference, public.refund_list, public.refund_choices to authenticated;
