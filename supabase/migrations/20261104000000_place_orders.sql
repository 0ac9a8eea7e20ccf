-- Placing an order: one call prices and holds all lines, or writes nothing.

-- The limits of packages/domain (limits.ts): MOST_OF_ONE_BAG, MOST_HELD_UNPAID, MOST_UNPAID_HOLDS within
-- UNPAID_HOLDS_HOURS, MOST_FREE_BAGS within FREE_BAG_HOURS. A test compares the two.
create function private.buyer_limits(
  out most_of_one_bag integer, out most_held_unpaid integer,
  out most_unpaid_holds integer, out unpaid_holds_within interval,
  out most_free_bags integer, out free_bags_within interval
)
language sql immutable set search_path = '' as $$
  select 10, 30, 5, interval '24 hours', 1, interval '24 hours'
$$;

-- The error of the first limit that these priced lines would exceed, or null (checkout/buyerLimits.ts). The orders that
-- these lines replace are closed before this is called.
create function private.limit_reached(p_user uuid, priced jsonb, moment timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  limits record := private.buyer_limits();
  pieces integer;
  free integer;
begin
  select sum((line ->> 'quantity')::integer),
    sum((line ->> 'quantity')::integer) filter (where (line ->> 'unit_price_cents')::integer = 0)
  into pieces, free from jsonb_array_elements(priced) line;

  if exists (
    select from jsonb_array_elements(priced) line where (line ->> 'quantity')::integer > limits.most_of_one_bag
  ) then
    return private.error_json('too_many_of_one_bag', jsonb_build_object('limit', limits.most_of_one_bag));
  end if;

  if free > 0 and limits.most_free_bags < free + (
    select coalesce(sum(line.quantity), 0) from public.orders o join public.order_lines line on line.order_id = o.id
    where o.user_id = p_user and line.unit_price_cents = 0 and (o.status = 'pending' or o.paid_at is not null)
      and o.created_at > moment - limits.free_bags_within
  ) then
    return private.error_json('too_many_free', jsonb_build_object('limit', limits.most_free_bags));
  end if;

  if limits.most_held_unpaid < pieces + (
    select coalesce(sum(qty), 0) from public.orders where user_id = p_user and status = 'pending'
  ) then
    return private.error_json('too_many_held', jsonb_build_object('limit', limits.most_held_unpaid));
  end if;

  if exists (
    select from jsonb_array_elements(priced) wanted, lateral (
      select count(*) as times from public.orders o join public.order_lines line on line.order_id = o.id
      where o.user_id = p_user and line.bag_id = private.as_uuid(wanted ->> 'bag_id') and o.paid_at is null
        and o.created_at > moment - limits.unpaid_holds_within
        and o.created_at > coalesce((
          select max(paid.paid_at) from public.orders paid join public.order_lines bought on bought.order_id = paid.id
          where paid.user_id = p_user and bought.bag_id = line.bag_id
        ), '-infinity')
    ) held
    where held.times >= limits.most_unpaid_holds
  ) then
    return private.error_json('held_too_often', jsonb_build_object('limit', limits.most_unpaid_holds));
  end if;
  return null;
end
$$;

-- The same rule as packages/domain (delivery/areaInAddress.ts): search text with one space between and around words.
create function private.search_words(value text) returns text
language sql immutable set search_path = '' as $$
  select ' ' || regexp_replace(
    -- Invisible characters do not separate words.
    regexp_replace(private.search_text(value), '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    '[] |,،.;:؛/()_"''!?؟*&+=<>{}~#@%^\\[-]+', ' ', 'g'
  ) || ' '
$$;

-- The delivery area: the order's own, or else the most expensive one that its address names. Null if there is none, so
-- that the buyer cannot choose the fee.
create function private.delivery_area_of(p_order jsonb) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select id from public.delivery_areas where id = p_order ->> 'delivery_area'),
    (
      with address as materialized (select private.search_words(p_order ->> 'delivery_address') as words)
      select area.id from public.delivery_areas area, address
      where exists (
        select from regexp_split_to_table(area.name_en || ',' || area.name_ar, '[,،]') name
        where position(private.search_words(name) in address.words) > 0
      )
      order by area.fee_cents desc, area.place limit 1
    )
  )
  where p_order ->> 'delivery_method' = 'delivery'
$$;

-- The lines of the request with each bag id as a lower-case UUID.
create function private.normalized_lines(lines jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(
    line || jsonb_build_object('bag_id', coalesce(private.as_uuid(line ->> 'bag_id')::text, line ->> 'bag_id')) order by place
  ), '[]')
  from jsonb_array_elements(lines) with ordinality as lines (line, place)
$$;

create function private.try_place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  buyer public.users;
  earlier record;
  placed public.orders;
  cart text;
  wanted uuid[];
  replaced uuid[];
  priced jsonb;
  area text;
  fee integer;
  total bigint;
  is_short boolean;
  limit_error jsonb;
begin
  -- Serializes simultaneous orders of one buyer.
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 0));
  select * into buyer from public.users where id = p_user;
  if not found then
    return private.error_json('unknown_buyer');
  elsif buyer.deactivated_at is not null then
    return private.error_json('deactivated');
  end if;

  p_order := p_order || jsonb_build_object('lines', private.normalized_lines(p_order -> 'lines'));
  cart := md5((p_order - 'idempotency_key' - 'hold_minutes')::text);
  select request.cart_hash, o as placed into earlier
  from public.order_requests request join public.orders o on o.id = request.order_id
  where request.user_id = p_user and (
    request.idempotency_key = p_order ->> 'idempotency_key'
    or request.cart_hash = cart and o.status = 'pending' and o.expires_at > p_now
  )
  order by (request.idempotency_key is not distinct from p_order ->> 'idempotency_key') desc, o.created_at desc
  limit 1;
  if found then
    if earlier.cart_hash <> cart then
      return private.error_json('key_was_used');
    end if;
    return private.order_json(earlier.placed) || '{"again": true}';
  end if;

  select coalesce(array_agg(private.as_uuid(line ->> 'bag_id')), '{}') into wanted
  from jsonb_array_elements(p_order -> 'lines') line where private.as_uuid(line ->> 'bag_id') is not null;

  if (select count(distinct line ->> 'bag_id') < count(*) or count(*) = 0 from jsonb_array_elements(p_order -> 'lines') line) then
    return private.error_json('malformed');
  end if;

  area := private.delivery_area_of(p_order);
  if p_order ->> 'delivery_method' = 'pickup' then
    fee := 0;
  else
    select fee_cents into fee from public.delivery_areas where id = area;
    if not found then
      return private.error_json('area_unknown');
    end if;
  end if;

  -- Unpaid orders for the same bags: this buyer's own, and those that should have expired.
  select coalesce(array_agg(id), '{}') into replaced from (
    select o.id from public.orders o
    where o.status = 'pending'
      and (o.user_id = p_user or o.expires_at < p_now - private.expiry_grace())
      and exists (select from public.order_lines l where l.order_id = o.id and l.bag_id = any (wanted))
    order by o.id for update skip locked
  ) locked;
  perform private.lock_bags(wanted || private.bags_of(replaced));
  perform private.close_order(
    o.id, case when o.expires_at <= p_now then 'expired' else 'cancelled' end, 'made_way_for_another'
  ) from public.orders o where o.id = any (replaced);

  select
    jsonb_agg(jsonb_build_object(
      'bag_id', item.bag_id, 'quantity', item.quantity, 'shown_cents', item.shown_cents,
      'unit_price_cents', item.unit_price_cents, 'title', item.title, 'available', item.available, 'state', item.state
    ) order by item.place),
    sum(item.unit_price_cents::bigint * item.quantity),
    bool_or(item.available < item.bag_total)
  into priced, total, is_short
  from (
    select
      lines.place,
      line ->> 'bag_id' as bag_id,
      (line ->> 'quantity')::integer as quantity,
      (line ->> 'unit_price_cents')::integer as shown_cents,
      -- A price above the integer range cannot equal the price that was shown.
      case when bag.id is not null then least(bag.sale_price * 100, 2147483647) end::integer as unit_price_cents,
      coalesce(bag.title, bag.name_en, bag.name_ar, '') as title,
      case when bag.id is null then 'gone' else private.availability(bag, p_now) end as state,
      case when bag.id is not null and private.availability(bag, p_now) = 'available' then bag.quantity else 0 end as available,
      -- The stock is compared with the total of all lines of one bag.
      sum((line ->> 'quantity')::integer) over (partition by line ->> 'bag_id') as bag_total
    from jsonb_array_elements(p_order -> 'lines') with ordinality as lines (line, place)
    left join public.surprise_bags bag on bag.id = private.as_uuid(line ->> 'bag_id')
  ) item;

  total := coalesce(total, 0) + fee;

  if is_short then
    return private.error_json('not_available', jsonb_build_object(
      'lines', priced, 'amount_cents', total, 'fee_cents', fee
    ));
  end if;
  limit_error := private.limit_reached(p_user, priced, p_now);
  if limit_error is not null then
    return limit_error;
  elsif total <> (p_order ->> 'amount_cents')::bigint or fee <> (p_order ->> 'fee_cents')::integer
    or jsonb_path_exists(priced, '$[*] ? (@.unit_price_cents != @.shown_cents)') then
    return private.error_json('price_changed', jsonb_build_object(
      'lines', priced, 'amount_cents', total, 'fee_cents', fee
    ));
  end if;

  -- A code that another order has is drawn again.
  loop
    insert into public.orders (
      user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
      delivery_address, details, qty, amount, delivery_fee, created_at, expires_at
    ) values (
      p_user, p_order ->> 'customer_name', p_order ->> 'customer_email', p_order ->> 'whatsapp_phone',
      coalesce(p_order ->> 'language', 'en'), p_order ->> 'delivery_method', area,
      p_order ->> 'delivery_address',
      (
        -- Copies store and pickup hours as they are now: bags are changed, reused and deleted.
        select jsonb_agg(jsonb_build_object(
          'bagId', line ->> 'bag_id', 'quantity', line -> 'quantity',
          'unitPrice', (line ->> 'unit_price_cents')::numeric / 100, 'title', line ->> 'title'
        ) || jsonb_strip_nulls(jsonb_build_object(
          'titleAr', bag.name_ar, 'storeName', store.name, 'storeNameAr', store.name_ar,
          'pickupStart', bag.pickup_start, 'pickupEnd', bag.pickup_end, 'pickupText', bag.pickup_time
        )) order by place)
        from jsonb_array_elements(priced) with ordinality as lines (line, place)
        left join public.surprise_bags bag on bag.id = private.as_uuid(line ->> 'bag_id')
        left join public.stores store on store.id = bag.store_id
      ),
      (select sum((line ->> 'quantity')::integer) from jsonb_array_elements(priced) line),
      total / 100.0, fee / 100.0, p_now, p_now + make_interval(mins => coalesce((p_order ->> 'hold_minutes')::integer, 15))
    ) on conflict (order_code) do nothing returning * into placed;
    exit when found;
  end loop;

  insert into public.order_requests (order_id, user_id, cart_hash, idempotency_key)
  values (placed.id, p_user, cart, p_order ->> 'idempotency_key');

  insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity)
  select placed.id, place, private.as_uuid(line ->> 'bag_id'), line ->> 'title',
    (line ->> 'unit_price_cents')::integer, (line ->> 'quantity')::integer
  from jsonb_array_elements(priced) with ordinality as lines (line, place);

  update public.surprise_bags bag set quantity = bag.quantity - taken.quantity
  from private.quantity_per_bag(placed.id) taken where taken.bag_id = bag.id;

  perform private.write_audit('placed', 'order', placed.id::text, jsonb_build_object('amount_cents', total), p_user);
  return private.order_json(placed);
end
$$;

-- A rejected cart must not cancel the order that the same buyer may be paying for: an error rolls back everything that
-- try_place_order wrote.
create function public.place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  answer := private.try_place_order(p_user, p_order, p_now);
  if answer ? 'refused' then
    raise exception 'refused' using errcode = 'ZW001';
  end if;
  return answer;
-- The variable keeps its value; the writes are rolled back.
exception when sqlstate 'ZW001' then
  return answer;
end
$$;

-- Rights

revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;
grant execute on all functions in schema public to service_role;
