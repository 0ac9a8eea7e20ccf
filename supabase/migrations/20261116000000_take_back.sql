-- Taking a sold bag back: a shop that cannot fill what it sold keeps the earliest paid orders, and every other waiting order
-- loses its line, whose money goes back.

alter table public.order_lines add column taken_back_at timestamptz;

comment on column public.order_lines.taken_back_at is
  'When the shop took the bag back, or an admin cancelled it. The line stays what was paid for; nobody collects it, and its money is in refunds.';

-- Each time that a shop took a bag back.
create table public.bags_taken_back (
  token uuid primary key,
  bag_id uuid references public.surprise_bags (id) on delete set null,
  can_fill integer not null check (can_fill between 0 and 100000),
  reason text not null check (reason in ('broken', 'ran_out', 'closing', 'other')),
  device_id uuid,
  done_by uuid,
  at timestamptz not null default now(),
  -- What was lost of paid orders, and what was for sale no more.
  orders integer not null,
  pieces integer not null,
  withdrawn integer not null
);

create index bags_taken_back_of_a_bag on public.bags_taken_back (bag_id);

-- The ledger names the line

alter table public.refunds add column line_place integer;
comment on column public.refunds.line_place is 'Of a line that was taken back or cancelled while the rest of the order stays.';
alter table public.refunds add column goodwill_token uuid;
comment on column public.refunds.goodwill_token is 'Of a part that an admin gives back while the order stays: the call that gave it.';
alter table public.refunds add column note text check (char_length(btrim(note)) between 1 and 300);
comment on column public.refunds.note is 'Why an admin gave it back; the buyer reads it.';
alter table public.refunds drop constraint refunds_reason_check;
alter table public.refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'cancelled_by_us', 'paid_late', 'paid_twice', 'taken_back', 'goodwill', 'other'));
alter table public.refunds drop constraint refunds_are_owed_once;
alter table public.refunds add constraint refunds_are_owed_once
  unique nulls not distinct (order_id, external_id, line_place, goodwill_token);
alter table public.refunds add constraint refunds_of_lines_were_taken_back
  check (line_place is null or reason in ('taken_back', 'cancelled_by_us') and external_id is null);
alter table public.refunds add constraint refunds_of_goodwill_name_their_call
  check ((goodwill_token is not null) = (reason = 'goodwill') and num_nonnulls(goodwill_token, line_place, external_id) <= 1);

-- What an order has lost of its money before it is cancelled as a whole.
create function private.given_back_cents(p_order uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(amount_cents), 0) from public.refunds
  where order_id = p_order and (line_place is not null or goodwill_token is not null)
$$;

-- What is left to give back of the money of a paid order.
create function private.left_cents(o public.orders) returns integer
language sql stable set search_path = '' as $$
  select (o.amount * 100)::integer - private.given_back_cents(o.id)::integer
$$;

-- Whether the money of the lines that a paid order lost is in its rows. After goodwill there may be less left than their price.
create function private.has_rows_of_lost_lines(o public.orders) returns boolean
language sql stable set search_path = '' as $$
  select recorded.cents = lost.cents or recorded.cents < lost.cents and private.left_cents(o) = 0
  from (
    select coalesce(sum(amount_cents), 0) as cents from public.refunds where order_id = o.id and line_place is not null
  ) recorded, (
    select coalesce(sum(unit_price_cents * quantity), 0) as cents from public.order_lines
    where order_id = o.id and taken_back_at is not null
  ) lost
$$;

-- What is left of the money of an order; what is owed already stays as it is. What was sent back can be owed again, after a
-- mistake, and is then told again.
create or replace function private.owe(o public.orders, p_reason text, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  again uuid;
  rest integer := private.left_cents(o);
begin
  if rest <= 0 then
    return;
  end if;
  update public.refunds set
    done_at = null, done_by = null, reference = null, reason = p_reason, asked_at = p_now, amount_cents = rest
  where order_id = o.id and external_id is null and line_place is null and goodwill_token is null and done_at is not null
  returning id into again;
  delete from public.messages where refund_id = again;
  insert into public.refunds (order_id, amount_cents, reason, asked_at) values (o.id, rest, p_reason, p_now)
  on conflict (order_id, external_id, line_place, goodwill_token) do nothing;
end
$$;

-- As before; a row of a line or of goodwill stays while the rest of its order is paid.
create or replace function private.follow_status() returns trigger
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
    delete from public.refunds
    where order_id = new.id and external_id is null and line_place is null and goodwill_token is null and done_at is null;
  end if;
  return null;
end
$$;

create or replace function public.refund_done(
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

-- Messages

alter table public.messages drop constraint messages_refund_id_key;
alter table public.messages add constraint messages_of_a_refund_are_one_of_each_kind unique (refund_id, kind);
alter table public.messages drop constraint messages_kind_check;
alter table public.messages add constraint messages_kind_check check (
  kind in (
    'order_paid', 'refund_due', 'support_paid', 'support_refund', 'pickup_reminder', 'on_its_way', 'bag_back',
    'order_cancelled', 'support_cancelled', 'refund_done', 'bag_taken_back', 'order_taken_back', 'free_bag_taken_back'
  )
);
alter table public.messages drop constraint messages_are_about_one_thing;
alter table public.messages add constraint messages_are_about_one_thing check (
  (kind = 'bag_back') = (alert_id is not null)
    and (kind in (
      'refund_done', 'bag_taken_back', 'order_taken_back', 'order_cancelled_by_us', 'bag_cancelled_by_us', 'goodwill'
    )) = (refund_id is not null)
    and num_nonnulls(order_id, alert_id, refund_id) = 1
);

create or replace function private.end_refunds(
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

-- As before, with the line that was taken back, and what is left of the money of a cancelled order.
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
      'amount_cents', case
        when r.id is not null then r.amount_cents
        -- What was taken back before comes back by a row of its own.
        when c.kind in ('order_cancelled', 'support_cancelled') then private.left_cents(o)
        when c.kind = 'free_bag_taken_back' then 0
        else (o.amount * 100)::integer
      end, 'details', o.details, 'line', case when c.kind in ('bag_taken_back', 'free_bag_taken_back') then coalesce(r.line_place, (
        select place from public.order_lines where order_id = o.id and taken_back_at is not null and unit_price_cents = 0
        order by taken_back_at desc, place limit 1
      )) end
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

-- Reports, handovers and lists as before, without what was taken back

create or replace view private.sold_lines as
  select o.id as order_id, o.paid_at, private.beirut_day(o.paid_at) as day,
    o.status = 'paid' and line.taken_back_at is null as stays,
    line.store_id, line.store_name, line.store_name_ar, line.quantity,
    line.unit_price_cents::bigint * line.quantity as cents,
    greatest(line.full_price_cents - line.unit_price_cents, 0) * line.quantity as saved,
    -- The lines that stay share the fee.
    case when line.taken_back_at is null then
      (o.delivery_fee * 100)::bigint * line.up_to_here / line.whole
        - (o.delivery_fee * 100)::bigint * (line.up_to_here - line.quantity) / line.whole
    end as fee,
    -- A bag that was deleted has its id and its titles in the order's details only.
    o.details -> (line.place - 1) ->> 'bagId' as bag_id,
    o.details -> (line.place - 1) ->> 'title' as title,
    o.details -> (line.place - 1) ->> 'titleAr' as title_ar
  from public.orders o
  cross join lateral (
    select *, sum(quantity) filter (where taken_back_at is null) over () as whole,
      sum(quantity) filter (where taken_back_at is null) over (order by place) as up_to_here
    from public.order_lines where order_id = o.id
  ) line
  where o.status in ('paid', 'refund_due', 'refunded');

create or replace function private.count_sales(p_orders uuid[], factor integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sales_of_days as total (day, orders, delivered, items, cents)
  select private.beirut_day(paid_at), factor * count(*), factor * count(*) filter (where delivery_method = 'delivery'),
    factor * coalesce(sum((select sum(quantity) from public.order_lines where order_id = o.id and taken_back_at is null)), 0),
    factor * sum((amount * 100)::bigint - (
      select coalesce(sum(unit_price_cents::bigint * quantity), 0) from public.order_lines
      where order_id = o.id and taken_back_at is not null
    ))
  from public.orders o where id = any (p_orders) and status = 'paid' group by 1 order by 1
  on conflict (day) do update set
    orders = total.orders + excluded.orders, delivered = total.delivered + excluded.delivered,
    items = total.items + excluded.items, cents = total.cents + excluded.cents;

  insert into private.sales_of_bags as total (span, day, bag_id, sold, cents, title, title_ar, paid_at)
  select spans.span, spans.first, bag_id, factor * sum(quantity), factor * sum(cents),
    (array_agg(title order by paid_at desc))[1], (array_agg(title_ar order by paid_at desc))[1], max(paid_at)
  from private.sold_lines line, private.spans_with(line.day) spans
  where order_id = any (p_orders) and stays and bag_id is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (span, day, bag_id) do update set
    sold = total.sold + excluded.sold, cents = total.cents + excluded.cents,
    title = case when excluded.paid_at >= total.paid_at then excluded.title else total.title end,
    title_ar = case when excluded.paid_at >= total.paid_at then excluded.title_ar else total.title_ar end,
    paid_at = greatest(excluded.paid_at, total.paid_at);

  insert into private.sales_of_shops as total (
    span, day, store_id, lines, bags, sold, refunds, fees, saved, store_name, store_name_ar, paid_at
  )
  select spans.span, spans.first, store_id, factor * count(*), factor * coalesce(sum(quantity) filter (where stays), 0),
    factor * sum(cents), factor * coalesce(sum(cents) filter (where not stays), 0),
    factor * coalesce(sum(fee) filter (where stays), 0), factor * coalesce(sum(saved) filter (where stays), 0),
    (array_agg(store_name order by paid_at desc))[1], (array_agg(store_name_ar order by paid_at desc))[1], max(paid_at)
  from private.sold_lines line, private.spans_with(line.day) spans
  where order_id = any (p_orders) group by 1, 2, 3 order by 1, 2, 3
  on conflict (span, day, store_id) do update set
    lines = total.lines + excluded.lines, bags = total.bags + excluded.bags, sold = total.sold + excluded.sold,
    refunds = total.refunds + excluded.refunds, fees = total.fees + excluded.fees, saved = total.saved + excluded.saved,
    store_name = case when excluded.paid_at >= total.paid_at then excluded.store_name else total.store_name end,
    store_name_ar = case when excluded.paid_at >= total.paid_at then excluded.store_name_ar else total.store_name_ar end,
    paid_at = greatest(excluded.paid_at, total.paid_at);

  perform private.count_rescued(p_orders, factor);
end
$$;

create or replace view private.planned_lines as
  select line.order_id, line.store_id, line.quantity, line.plan_day as day,
    -- A bag that was deleted has its id in the order's details only.
    coalesce(line.bag_id, private.as_uuid(o.details -> (line.place - 1) ->> 'bagId')) as bag_id
  from public.order_lines line join public.orders o on o.id = line.order_id
  where line.plan_day is not null and line.taken_back_at is null;

create or replace function private.bags_of_handover(h public.handovers) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'bag_id', line.bag_id, 'title', line.title, 'title_ar', detail.value ->> 'titleAr', 'quantity', line.quantity
  ) order by line.place), '[]')
  from public.order_lines line
  join public.orders o on o.id = line.order_id
  left join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  where line.order_id = h.order_id and line.taken_back_at is null and (h.kind = 'door' or line.store_id is not distinct from h.store_id)
$$;

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
      and (o.status <> 'paid' or h.state <> 'cancelled')
  ), 'refunds', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'amount_cents', r.amount_cents, 'reason', r.reason, 'asked_at', r.asked_at, 'done_at', r.done_at,
      'line', o.details -> (r.line_place - 1)
    ) order by r.asked_at, r.id), '[]')
    from public.refunds r where r.order_id = o.id
  ))
  from public.orders o where o.user_id = p_user and o.order_code = p_order_code
$$;

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
    -- A phone without a connection gave also what was taken back after that.
    if moment < p_now - interval '1 minute' and exists (
      select from public.order_lines
      where order_id = p_order and p_kind <> 'door' and store_id is not distinct from p_store and taken_back_at > moment
    ) then
      insert into public.handover_conflicts (token, handover_id, at, how, device_id)
      values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
    end if;
    if p_kind = 'courier' and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
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

create or replace function private.closes_at(o public.orders, p_store uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(private.as_instant(detail.value ->> 'pickupEnd'))
  from public.order_lines line
  join jsonb_array_elements(o.details) with ordinality detail (value, place) on detail.place = line.place
  where line.order_id = o.id and line.taken_back_at is null and line.store_id is not distinct from p_store
$$;

create or replace function public.courier_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with courier as (
    select from public.devices where id = p_device and kind = 'courier' and revoked_at is null
  ), days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 1) as last
  )
  select jsonb_build_object('now', p_now, 'deliveries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'order_code', o.order_code,
      'area', o.delivery_area,
      'door', private.handover_json(door),
      'tried_at', (select max(at) from public.door_tries where order_id = o.id),
      'pickups', (
        select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
          'store', s.name, 'store_ar', s.name_ar, 'area', s.area, 'address', s.address, 'address_ar', s.address_ar,
          'latitude', s.latitude, 'longitude', s.longitude, 'phone', s.phone,
          'closes', private.closes_at(o, h.store_id), 'bags', private.bags_of_handover(h)
        ) order by h.due_start, h.store_id), '[]')
        from public.handovers h left join public.stores s on s.id = h.store_id
        where h.order_id = o.id and h.kind = 'courier' and h.state <> 'cancelled'
      ),
      'customer', case when (door.state <> 'done' or door.done_at > p_now - interval '1 hour') and not exists (
        select from public.handovers h where h.order_id = o.id and h.kind = 'courier' and h.state not in ('done', 'cancelled')
      ) then jsonb_build_object('name', o.customer_name, 'phone', o.whatsapp_phone, 'address', o.delivery_address) end
    ) order by door.due_end, o.order_code), '[]')
    from courier, days, public.handovers door join public.orders o on o.id = door.order_id
    where door.kind = 'door' and door.state <> 'cancelled' and o.status = 'paid'
      and door.due_end >= days.first - interval '1 day' and door.due_end < days.last + interval '1 day'
      and private.begins_at(door) < days.last
      and (door.due_end >= days.first or door.done_at >= days.first
        or door.state <> 'done' and private.reopen_until(door.due_end) > p_now)
  ))
$$;

create or replace function private.cancel_until(o public.orders) returns timestamptz
language sql stable set search_path = '' as $$
  select least(
    greatest(o.paid_at + interval '10 minutes', first - interval '2 hours'), first + interval '10 minutes'
  )
  from (
    select min(coalesce(due_start, o.paid_at)) as first from public.handovers
    where order_id = o.id and kind in ('pickup', 'courier') and state <> 'cancelled'
  ) begins
$$;

-- Ends a paid order, whose row the caller has locked: its bags go back on sale while they can be collected, and what is left of
-- its money is owed. A buyer's and an admin's cancel differ in who may do it when, and in what is told.
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
  -- Nobody hears that an order is paid after hearing that it is cancelled.
  delete from public.messages m
  where order_id = target.id and kind in ('order_paid', 'support_paid', 'pickup_reminder', 'on_its_way')
    and sent_at is null and given_up_at is null and not private.is_being_sent(m, p_now);
  -- What was given back before is owed by rows of its own, or was sent back already.
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

create or replace function public.cancel_paid_order(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
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

-- Taking back

-- The paid lines of a bag that nobody has collected, in the order of payment.
create function private.lines_to_fill(p_bag uuid)
returns table (order_id uuid, place integer, quantity integer, paid_at timestamptz)
language sql stable rows 20 set search_path = '' as $$
  select line.order_id, line.place, line.quantity, o.paid_at
  from public.order_lines line join public.orders o on o.id = line.order_id
  join public.handovers h on h.order_id = o.id and h.kind in ('pickup', 'courier') and h.state = 'waiting'
    and h.store_id is not distinct from line.store_id
  where line.bag_id = p_bag and line.taken_back_at is null and o.status = 'paid'
$$;

create function private.pieces_to_fill(p_bag uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(quantity order by paid_at, order_id), '[]') from private.lines_to_fill(p_bag)
$$;

-- For the dashboard.
create function public.pieces_to_fill(p_bag uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return private.pieces_to_fill(p_bag);
end
$$;

create or replace function public.counter_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shop as (
    select store_id from public.devices where id = p_device and kind = 'counter' and revoked_at is null
  ), days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 2) as last
  )
  select jsonb_build_object(
    'now', p_now,
    'handovers', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'order_code', o.order_code,
        'first_name', left(split_part(btrim(o.customer_name), ' ', 1), 40),
        'bags', private.bags_of_handover(h)
      ) order by h.due_end, o.order_code), '[]')
      from shop, days, public.handovers h join public.orders o on o.id = h.order_id
      where h.store_id = shop.store_id and h.kind in ('pickup', 'courier') and o.status = 'paid'
        and h.due_end >= days.first - interval '1 day' and h.due_end < days.last
        and (h.due_end >= days.first or h.done_at >= days.first or h.state <> 'done' and private.reopen_until(h.due_end) > p_now)
    ),
    'bags', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', bag.id, 'title', coalesce(bag.title, bag.name_en), 'title_ar', bag.name_ar, 'for_sale', bag.quantity,
        'being_paid', (
          select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
          where line.bag_id = bag.id and o.status = 'pending'
        ) + private.kept_of(bag.id),
        'sold', (
          select coalesce(sum(line.quantity), 0) from public.order_lines line join public.orders o on o.id = line.order_id
          where line.bag_id = bag.id and line.taken_back_at is null and o.status = 'paid' and o.paid_at >= days.first
        ),
        'to_fill', private.pieces_to_fill(bag.id)
      ) order by bag.pickup_start, bag.id), '[]')
      from shop, days, public.surprise_bags bag
      where bag.store_id = shop.store_id and (bag.pickup_end is null or bag.pickup_end >= p_now)
        and (bag.pickup_start is null or bag.pickup_start < private.start_of_work(private.day_of_work(p_now) + 1))
    )
  )
$$;

-- What a planned day no longer has. Bags that came back from an earlier day are of that day's plan, and no plan is less than
-- nothing.
create function private.reduce_planned(p_bag uuid, p_day date, p_count integer) returns void
language plpgsql set search_path = '' as $$
declare
  published record;
  rest integer := p_count;
begin
  for published in
    select day, planned from public.bag_days where bag_id = p_bag and published_at is not null and planned > 0
    order by day = p_day desc, published_at desc, day desc
  loop
    exit when rest <= 0;
    update public.bag_days set planned = planned - least(published.planned, rest)
    where bag_id = p_bag and day = published.day;
    rest := rest - published.planned;
  end loop;
end
$$;

-- As before, where less than the day was planned to have is left.
create or replace function private.change_day_with_stock(p_bag uuid, p_difference integer) returns void
language plpgsql set search_path = '' as $$
declare
  on_sale date := private.day_on_sale(p_bag);
begin
  if on_sale is null then
    return;
  elsif p_difference < 0 then
    perform private.reduce_planned(p_bag, on_sale, -p_difference);
  else
    update public.bag_days set planned = planned + p_difference where bag_id = p_bag and day = on_sale;
  end if;
end
$$;

create or replace function private.drop_kept_bags(p_bag uuid, p_now timestamptz) returns void
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
  -- Whoever paid first keeps the bags, and after them whoever is paying. An order that is too large leaves them to the next one.
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
  -- What comes back after the end of a planned day is left over of it, and counted by the next publication.
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

-- What a shop has to fill: paid and not collected, or being paid.
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

-- By a phone of the shop or by an admin. The same token again gets the same answer.
create function public.take_bag_back(
  p_token uuid, p_bag text, p_can_fill integer, p_reason text, p_device uuid default null, p_admin uuid default null,
  p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid := private.as_uuid(p_bag);
  earlier public.bags_taken_back;
  done record;
begin
  -- Serializes a repeated call with the first.
  perform pg_advisory_xact_lock(hashtextextended(p_token::text, 0));
  if p_device is null and not private.is_admin(p_admin) then
    return private.error_json('not_an_admin');
  elsif not exists (
    select from public.surprise_bags bag where bag.id = wanted and (p_device is null or bag.store_id = (
      select store_id from public.devices where id = p_device and kind = 'counter' and revoked_at is null
    ))
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
    insert into public.bags_taken_back (
      token, bag_id, can_fill, reason, device_id, done_by, at, orders, pieces, withdrawn
    ) values (
      p_token, wanted, p_can_fill, p_reason, p_device, p_admin, p_now, done.orders, done.pieces, done.withdrawn
    )
    returning * into earlier;
    perform private.write_audit('taken_back', 'bag', wanted::text, jsonb_strip_nulls(jsonb_build_object(
      'reason', p_reason, 'can_fill', p_can_fill, 'orders', done.orders, 'pieces', done.pieces, 'device', p_device
    )), p_admin);
  end if;
  return jsonb_build_object(
    'orders', earlier.orders, 'pieces', earlier.pieces,
    'for_sale', (select quantity from public.surprise_bags where id = wanted)
  );
end
$$;

-- Reconcile

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
      coalesce(sum(line.quantity) filter (where o.status = 'paid' and line.taken_back_at is null), 0) as sold
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

-- Rights

alter table public.bags_taken_back enable row level security;
revoke all on public.bags_taken_back from public, anon, authenticated;
grant all on public.bags_taken_back to service_role;
create policy server_only on public.bags_taken_back for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
revoke all on function public.take_bag_back(uuid, text, integer, text, uuid, uuid, timestamptz), public.pieces_to_fill(uuid)
  from public, anon, authenticated;
grant execute on function public.take_bag_back(uuid, text, integer, text, uuid, uuid, timestamptz) to service_role;
-- The function itself checks that an admin calls it.
grant execute on function public.pieces_to_fill(uuid) to authenticated, service_role;
