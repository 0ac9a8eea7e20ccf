-- One call places an order: everything is priced and held, or nothing is written.

-- The rule of packages/domain (bags/availability.ts), word for word; a property test holds the two together.
create function private.availability(bag public.surprise_bags, moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case
    when bag.quantity = 0 then 'soldOut'
    when bag.pickup_end < bag.pickup_start then 'ended'
    when moment < bag.pickup_start then 'opensLater'
    when moment > bag.pickup_end then 'ended'
    when moment < bag.restock_time then 'restocking'
    else 'available'
  end
$$;

-- Long after the sweep should have asked the provider once more: a sweep that is dead must not block sales.
create function private.grace() returns interval
language sql immutable set search_path = '' as $$ select interval '10 minutes' $$;

create function private.bags_of(order_ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct bag_id), '{}') from public.order_lines
  where order_id = any (order_ids) and bag_id is not null
$$;

-- Always in the order of ids, so that no two orders wait for one another.
create function private.lock_bags(bag_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.surprise_bags where id = any (bag_ids) order by id for update;
end
$$;

-- Orders and their bags are locked by whoever calls.
create function private.close_order(order_to_close uuid, closed_as text, why text default null) returns void
language plpgsql set search_path = '' as $$
begin
  update public.orders set status = closed_as where id = order_to_close and status = 'pending';
  if not found then
    return;
  end if;
  update public.surprise_bags bag set quantity = bag.quantity + line.quantity
  from public.order_lines line where line.order_id = order_to_close and line.bag_id = bag.id;
  perform private.note(closed_as, 'order', order_to_close::text, jsonb_strip_nulls(jsonb_build_object('why', why)));
end
$$;

create function private.order_told(told public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', told.id, 'order_code', told.order_code, 'user_id', told.user_id, 'status', told.status,
    'amount_cents', (told.amount * 100)::integer, 'fee_cents', (told.delivery_fee * 100)::integer,
    'expires_at', told.expires_at, 'paid_at', told.paid_at, 'language', told.language
  )
$$;

create function private.refused(why text, details jsonb default '{}') returns jsonb
language sql immutable set search_path = '' as $$ select details || jsonb_build_object('refused', why) $$;

-- Without an area a fee is believed only if some area has it; the dearest is asked otherwise.
create function private.fee_of(method text, area text, shown_cents integer) returns integer
language sql stable set search_path = '' as $$
  select case
    when method = 'pickup' then 0
    else coalesce(
      (select fee_cents from public.delivery_areas where id = area),
      (select fee_cents from public.delivery_areas where fee_cents = shown_cents limit 1),
      (select max(fee_cents) from public.delivery_areas)
    )
  end
$$;

create function public.place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  buyer public.users;
  known public.orders;
  placed public.orders;
  cart text;
  wanted uuid[];
  in_the_way uuid[];
  priced jsonb;
  fee integer;
  total bigint;
begin
  -- Two taps of one buyer come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 0));
  select * into buyer from public.users where id = p_user;
  if not found then
    return private.refused('unknown_buyer');
  elsif buyer.deactivated_at is not null then
    return private.refused('deactivated');
  end if;

  cart := md5((p_order - 'idempotency_key' - 'hold_minutes')::text);
  select * into known from public.orders
  where user_id = p_user and (
    idempotency_key = p_order ->> 'idempotency_key'
    or cart_hash = cart and status = 'pending' and expires_at > p_now
  )
  order by (idempotency_key is not distinct from p_order ->> 'idempotency_key') desc, created_at desc
  limit 1;
  if found then
    if known.cart_hash <> cart then
      return private.refused('key_was_used');
    end if;
    return private.order_told(known) || '{"again": true}';
  end if;

  select coalesce(array_agg((line ->> 'bag_id')::uuid), '{}') into wanted
  from jsonb_array_elements(p_order -> 'lines') line
  where line ->> 'bag_id' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

  if (select count(distinct line ->> 'bag_id') < count(*) or count(*) = 0 from jsonb_array_elements(p_order -> 'lines') line) then
    return private.refused('malformed');
  end if;

  -- What the same buyer began before and left unpaid, and what nobody released in time.
  select coalesce(array_agg(id), '{}') into in_the_way from (
    select o.id from public.orders o
    where o.status = 'pending'
      and (o.user_id = p_user or o.expires_at < p_now - private.grace())
      and exists (select from public.order_lines l where l.order_id = o.id and l.bag_id = any (wanted))
    order by o.id for update skip locked
  ) locked;
  perform private.lock_bags(wanted || private.bags_of(in_the_way));
  perform private.close_order(
    o.id, case when o.expires_at <= p_now then 'expired' else 'cancelled' end, 'made_way_for_another'
  ) from public.orders o where o.id = any (in_the_way);

  select
    jsonb_agg(jsonb_build_object(
      'bag_id', line ->> 'bag_id',
      'quantity', (line ->> 'quantity')::integer,
      'shown_cents', (line ->> 'unit_price_cents')::integer,
      'unit_price_cents', (bag.sale_price * 100)::integer,
      'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''),
      'available', case when bag.id is not null and private.availability(bag, p_now) = 'available' then bag.quantity else 0 end,
      'state', case when bag.id is null then 'gone' else private.availability(bag, p_now) end
    ) order by place),
    sum((bag.sale_price * 100)::bigint * (line ->> 'quantity')::integer)
  into priced, total
  from jsonb_array_elements(p_order -> 'lines') with ordinality as lines (line, place)
  left join public.surprise_bags bag on bag.id::text = lower(line ->> 'bag_id');

  fee := private.fee_of(p_order ->> 'delivery_method', p_order ->> 'delivery_area', (p_order ->> 'fee_cents')::integer);
  total := coalesce(total, 0) + fee;

  if jsonb_path_exists(priced, '$[*] ? (@.available < @.quantity)') then
    return private.refused('not_available', jsonb_build_object('lines', priced, 'amount_cents', total, 'fee_cents', fee));
  elsif total <> (p_order ->> 'amount_cents')::bigint or fee <> (p_order ->> 'fee_cents')::integer
    or jsonb_path_exists(priced, '$[*] ? (@.unit_price_cents != @.shown_cents)') then
    return private.refused('price_changed', jsonb_build_object('lines', priced, 'amount_cents', total, 'fee_cents', fee));
  end if;

  insert into public.orders (
    user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
    delivery_address, details, qty, amount, delivery_fee, cart_hash, idempotency_key, created_at, expires_at
  ) values (
    p_user, p_order ->> 'customer_name', p_order ->> 'customer_email', p_order ->> 'whatsapp_phone',
    coalesce(p_order ->> 'language', 'en'), p_order ->> 'delivery_method', p_order ->> 'delivery_area',
    p_order ->> 'delivery_address',
    (
      select jsonb_agg(jsonb_build_object(
        'bagId', line ->> 'bag_id', 'quantity', line -> 'quantity',
        'unitPrice', (line ->> 'unit_price_cents')::numeric / 100, 'title', line ->> 'title'
      ) order by place) from jsonb_array_elements(priced) with ordinality as lines (line, place)
    ),
    (select sum((line ->> 'quantity')::integer) from jsonb_array_elements(priced) line),
    total / 100.0, fee / 100.0, cart, p_order ->> 'idempotency_key',
    p_now, p_now + make_interval(mins => coalesce((p_order ->> 'hold_minutes')::integer, 15))
  ) returning * into placed;

  insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity)
  select placed.id, place, (line ->> 'bag_id')::uuid, line ->> 'title',
    (line ->> 'unit_price_cents')::integer, (line ->> 'quantity')::integer
  from jsonb_array_elements(priced) with ordinality as lines (line, place);

  update public.surprise_bags bag set quantity = bag.quantity - line.quantity
  from public.order_lines line where line.order_id = placed.id and line.bag_id = bag.id;

  perform private.note('placed', 'order', placed.id::text, jsonb_build_object('amount_cents', total), p_user);
  return private.order_told(placed);
end
$$;
