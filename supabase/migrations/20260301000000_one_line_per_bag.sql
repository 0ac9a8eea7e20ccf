-- One bag is one line of an order. Two lines of one bag, its id written in two ways, were each held against the whole
-- stock, and only one of them was taken from it.

-- Ids are compared as what they are. Whatever is no id belongs to no row.
create or replace function private.as_uuid(written text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select case
    when written ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then written::uuid
  end
$$;

-- Orders that were placed so. One line stands for what was taken from the stock; the others keep title and price, as
-- those of a deleted bag do, and move no stock. Orders that wait are closed and give back what they took; should they be
-- paid all the same, their money is owed back. `reconcile` finds all of them by what their buyers were told.
do $$
declare
  doubled uuid[];
begin
  select coalesce(array_agg(distinct order_id), '{}') into doubled from (
    select order_id from public.order_lines where bag_id is not null group by order_id, bag_id having count(*) > 1
  ) lines;
  perform from public.orders where id = any (doubled) order by id for update;
  update public.order_lines line set bag_id = null
  from (
    select order_id, place, row_number() over (partition by order_id, bag_id order by place) as nth
    from public.order_lines where order_id = any (doubled) and bag_id is not null
  ) counted
  where line.order_id = counted.order_id and line.place = counted.place and counted.nth > 1;
  perform private.lock_bags(private.bags_of(doubled));
  perform private.close_order(id, 'cancelled', 'one_bag_twice') from unnest(doubled) id;
end
$$;

alter table public.order_lines drop constraint if exists order_lines_name_a_bag_once;
alter table public.order_lines add constraint order_lines_name_a_bag_once unique (order_id, bag_id);

-- How much of each bag an order takes or gives back, however many lines name it.
create or replace function private.pieces_of(order_of_lines uuid) returns table (bag_id uuid, quantity integer)
language sql stable set search_path = '' as $$
  select line.bag_id, sum(line.quantity)::integer from public.order_lines line
  where line.order_id = order_of_lines and line.bag_id is not null
  group by line.bag_id
$$;

create or replace function private.close_order(order_to_close uuid, closed_as text, why text default null) returns void
language plpgsql set search_path = '' as $$
begin
  update public.orders set status = closed_as where id = order_to_close and status = 'pending';
  if not found then
    return;
  end if;
  update public.surprise_bags bag set quantity = bag.quantity + held.quantity
  from private.pieces_of(order_to_close) held where held.bag_id = bag.id;
  perform private.note(closed_as, 'order', order_to_close::text, jsonb_strip_nulls(jsonb_build_object('why', why)));
end
$$;

create or replace function private.hold_again(closed_order uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.lock_bags(private.bags_of(array[closed_order]));
  if exists (select from public.order_lines where order_id = closed_order and bag_id is null) or exists (
    select from private.pieces_of(closed_order) held join public.surprise_bags bag on bag.id = held.bag_id
    where bag.quantity < held.quantity
  ) then
    return false;
  end if;
  update public.surprise_bags bag set quantity = bag.quantity - held.quantity
  from private.pieces_of(closed_order) held where held.bag_id = bag.id;
  return true;
end
$$;

-- The lines as they were asked for, each id in its one spelling.
create or replace function private.plain_lines(lines jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(
    line || jsonb_build_object('bag_id', coalesce(private.as_uuid(line ->> 'bag_id')::text, line ->> 'bag_id')) order by place
  ), '[]')
  from jsonb_array_elements(lines) with ordinality as asked (line, place)
$$;

create or replace function private.try_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
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
  is_short boolean;
begin
  -- Two taps of one buyer come one after the other.
  perform pg_advisory_xact_lock(hashtextextended(p_user::text, 0));
  select * into buyer from public.users where id = p_user;
  if not found then
    return private.refused('unknown_buyer');
  elsif buyer.deactivated_at is not null then
    return private.refused('deactivated');
  end if;

  p_order := p_order || jsonb_build_object('lines', private.plain_lines(p_order -> 'lines'));
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

  select coalesce(array_agg(private.as_uuid(line ->> 'bag_id')), '{}') into wanted
  from jsonb_array_elements(p_order -> 'lines') line where private.as_uuid(line ->> 'bag_id') is not null;

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
      'bag_id', asked.bag_id, 'quantity', asked.quantity, 'shown_cents', asked.shown_cents,
      'unit_price_cents', asked.unit_price_cents, 'title', asked.title, 'available', asked.available, 'state', asked.state
    ) order by asked.place),
    sum(asked.unit_price_cents::bigint * asked.quantity),
    bool_or(asked.available < asked.of_this_bag)
  into priced, total, is_short
  from (
    select
      lines.place,
      line ->> 'bag_id' as bag_id,
      (line ->> 'quantity')::integer as quantity,
      (line ->> 'unit_price_cents')::integer as shown_cents,
      (bag.sale_price * 100)::integer as unit_price_cents,
      coalesce(bag.title, bag.name_en, bag.name_ar, '') as title,
      case when bag.id is null then 'gone' else private.availability(bag, p_now) end as state,
      case when bag.id is not null and private.availability(bag, p_now) = 'available' then bag.quantity else 0 end as available,
      -- Against the stock stands what all lines of one bag come to.
      sum((line ->> 'quantity')::integer) over (partition by line ->> 'bag_id') as of_this_bag
    from jsonb_array_elements(p_order -> 'lines') with ordinality as lines (line, place)
    left join public.surprise_bags bag on bag.id = private.as_uuid(line ->> 'bag_id')
  ) asked;

  fee := private.fee_of(p_order ->> 'delivery_method', p_order ->> 'delivery_area', (p_order ->> 'fee_cents')::integer);
  total := coalesce(total, 0) + fee;

  if is_short then
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
  select placed.id, place, private.as_uuid(line ->> 'bag_id'), line ->> 'title',
    (line ->> 'unit_price_cents')::integer, (line ->> 'quantity')::integer
  from jsonb_array_elements(priced) with ordinality as lines (line, place);

  update public.surprise_bags bag set quantity = bag.quantity - taken.quantity
  from private.pieces_of(placed.id) taken where taken.bag_id = bag.id;

  perform private.note('placed', 'order', placed.id::text, jsonb_build_object('amount_cents', total), p_user);
  return private.order_told(placed);
end
$$;

-- An order's id is compared as an id, its code in the one spelling that codes have.
create or replace function public.start_payment(
  p_user uuid, p_order text, p_shown_cents integer default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due public.orders;
  attempt public.payment_attempts;
begin
  select * into due from public.orders
  where user_id = p_user and (order_code = p_order or id = private.as_uuid(p_order)) for update;
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

-- Orders in which a bag stands more than once. Nothing places one any more: they are found by what is kept of each
-- order, where a line that moves no stock still names its bag.
create or replace function public.reconcile_doubled_lines(p_since timestamptz, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_code', order_code, 'amount_cents', amount_cents, 'status', status, 'pieces', pieces, 'taken', taken
  )), '[]')
  from (
    select o.order_code, (o.amount * 100)::integer as amount_cents, o.status, doubled.pieces, (
      select coalesce(sum(held.quantity), 0) from private.pieces_of(o.id) held
      where held.bag_id = private.as_uuid(doubled.bag_id)
    ) as taken
    from public.orders o, lateral (
      select lower(line ->> 'bagId') as bag_id, sum((line ->> 'quantity')::integer) as pieces
      from jsonb_array_elements(case jsonb_typeof(o.details) when 'array' then o.details else '[]' end) line
      where line ->> 'bagId' is not null
      group by lower(line ->> 'bagId') having count(*) > 1
    ) doubled
    where o.created_at >= p_since
    order by o.created_at desc limit p_limit
  ) found
$$;

revoke all on function
  private.as_uuid(text), private.pieces_of(uuid), private.plain_lines(jsonb)
from public;
revoke all on function public.reconcile_doubled_lines(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.reconcile_doubled_lines(timestamptz, integer) to service_role;
