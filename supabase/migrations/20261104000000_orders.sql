-- Orders and their lines, placing an order, and the end of an unpaid order. Clients write none of these tables: only
-- the functions of this file and the later ones change an order's status.

-- Codes are read aloud and typed from a phone, so they have no 0 and O, no 1, I and L.
create function private.new_order_code() returns text
language sql volatile set search_path = '' as $$
  -- The seventh and ninth byte of a random UUID are not random throughout.
  select 'ZWD-' || string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', get_byte(random.bytes, place) % 31 + 1, 1), '' order by place
  )
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) random,
    unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) place
$$;

-- Tables

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_code text not null unique default private.new_order_code() check (char_length(order_code) between 4 and 40),
  user_id uuid references public.users (id) on delete set null,
  customer_name text not null check (char_length(customer_name) <= 120),
  customer_email text not null check (char_length(customer_email) <= 254),
  -- Empty once the buyer's account was deleted, like name and address.
  whatsapp_phone text not null
    check (whatsapp_phone ~ '^\+[1-9][0-9]{6,14}$' or (whatsapp_phone = '' and user_id is null)),
  language text not null default 'en' check (language in ('en', 'ar')),
  delivery_method text not null check (delivery_method in ('delivery', 'pickup')),
  delivery_area text references public.delivery_areas (id),
  delivery_address text not null check (char_length(delivery_address) <= 700),
  -- The lines as clients show them. Database functions read order_lines instead.
  details jsonb not null,
  qty integer not null check (qty > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  amount numeric(10, 2) not null check (amount >= 0 and amount <> 'NaN'),
  delivery_fee numeric(10, 2) not null check (delivery_fee >= 0 and delivery_fee <> 'NaN'),
  status text not null default 'pending'
    check (status in ('pending', 'failed', 'expired', 'cancelled', 'paid', 'refund_due', 'refunded')),
  payment_status text generated always as (status) stored,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  deleted_at timestamptz,
  found_by text
    generated always as (private.search_text(order_code || ' ' || customer_name || ' ' || whatsapp_phone)) stored,
  -- Bags that a buyer pays for other people.
  is_gift boolean not null default false,
  constraint orders_for_others_are_not_delivered check (not is_gift or delivery_method = 'pickup')
);

comment on column public.orders.deleted_at is
  'Set when an admin hides the order from the lists. Revenue, the buyer''s orders and the audit log still have it.';
comment on column public.orders.found_by is 'The text that a search matches.';

-- For `admin_orders`: each way to sort the list, and each filter with the newest first.
create index orders_by_age on public.orders (created_at, id) include (deleted_at);
create index orders_by_amount on public.orders (amount, id) where deleted_at is null;
create index orders_by_name on public.orders (customer_name, id) where deleted_at is null;
create index orders_by_code on public.orders (order_code, id) where deleted_at is null;
create index orders_by_status on public.orders (status, created_at, id) include (delivery_method) where deleted_at is null;
create index orders_by_method on public.orders (delivery_method, created_at, id) where deleted_at is null;
create index orders_deleted on public.orders (created_at, id) where deleted_at is not null;
create index orders_of_a_buyer on public.orders (user_id, created_at desc);
create index orders_that_hold_stock on public.orders (expires_at) where status = 'pending';
create index orders_by_payment on public.orders (paid_at) where paid_at is not null;
create index orders_to_refund on public.orders (paid_at) where status = 'refund_due';

-- A search in many orders reads this index. The embedded engine has no such extension, and no such shop.
do $$
declare
  trigrams text;
begin
  if not exists (select from pg_available_extensions where name = 'pg_trgm') then
    return;
  end if;
  create extension if not exists pg_trgm with schema extensions;
  -- A hosted project may have had the extension before, in another schema.
  select extnamespace::regnamespace into trigrams from pg_extension where extname = 'pg_trgm';
  execute format('create index orders_by_text on public.orders using gin (found_by %s.gin_trgm_ops)', trigrams);
end
$$;

-- The request that placed an order: the same cart or the same key returns the same order. A separate table, so that
-- clients may read every column of an order.
create table public.order_requests (
  order_id uuid primary key references public.orders (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  cart_hash text not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 100),
  unique (user_id, idempotency_key)
);

create table public.order_lines (
  order_id uuid not null references public.orders (id) on delete cascade,
  place integer not null check (place between 1 and 100),
  -- The line of a deleted bag still has its title and price.
  bag_id uuid references public.surprise_bags (id) on delete set null,
  title text not null check (char_length(title) <= 120),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  quantity integer not null check (quantity between 1 and 999),
  -- Store and full price at the time of the order: bags change, move to another store and are deleted.
  -- No foreign key: the sales of a deleted store stay.
  store_id uuid,
  store_name text check (char_length(store_name) <= 120),
  store_name_ar text check (char_length(store_name_ar) <= 120),
  full_price_cents bigint check (full_price_cents >= 0),
  commission_basis_points integer not null check (commission_basis_points between 0 and 5000),
  plan_day date,
  taken_back_at timestamptz,
  primary key (order_id, place)
);

comment on column public.order_lines.full_price_cents is 'The full price of the bag at the time of the order; null where the bag had none.';
comment on column public.order_lines.commission_basis_points is
  'The commission of payout_settings when the line was made: a change of it never changes what was sold before.';
comment on column public.order_lines.plan_day is
  'The published day of the bag whose stock the line took; null where no day was on sale. No foreign key: the bag may be deleted.';
comment on column public.order_lines.taken_back_at is
  'When the shop took the bag back, or an admin cancelled it. The line stays what was paid for; nobody collects it, and its money is in refunds.';

create index order_lines_of_a_store on public.order_lines (store_id, order_id);
-- Two lines of one bag would each be compared with its whole stock.
create unique index order_lines_name_a_bag_once on public.order_lines (order_id, bag_id) where taken_back_at is null;
-- With the columns of the sums, so that the lines of a bag are read without their rows.
create index order_lines_of_a_bag on public.order_lines (bag_id) include (order_id, quantity, taken_back_at);

create function private.copy_terms_of_sale() returns trigger
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  store public.stores;
begin
  select * into bag from public.surprise_bags where id = new.bag_id;
  select * into store from public.stores where id = bag.store_id;
  new.store_id := coalesce(new.store_id, store.id);
  new.store_name := coalesce(new.store_name, store.name);
  new.store_name_ar := coalesce(new.store_name_ar, store.name_ar);
  new.full_price_cents := coalesce(new.full_price_cents, (bag.full_price * 100)::bigint);
  new.commission_basis_points := coalesce(
    new.commission_basis_points, (select commission_basis_points from public.payout_settings)
  );
  return new;
end
$$;

create trigger copy_terms_of_sale before insert on public.order_lines
  for each row execute function private.copy_terms_of_sale();

create function private.set_plan_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan_day := coalesce(new.plan_day, private.day_on_sale(new.bag_id));
  return new;
end
$$;

create trigger set_plan_day before insert on public.order_lines
  for each row execute function private.set_plan_day();

-- A delete by an admin hides the order.
create function private.hide_deleted_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set deleted_at = now() where id = old.id and deleted_at is null;
  if found then
    perform private.write_audit('deleted', 'order', old.id::text, jsonb_build_object('status', old.status));
  end if;
  return null;
end
$$;

create trigger hide_deleted_order before delete on public.orders
  for each row execute function private.hide_deleted_order();

create function public.restore_order(p_order uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.orders set deleted_at = null where id = p_order and deleted_at is not null;
  if not found then
    return false;
  end if;
  perform private.write_audit('restored', 'order', p_order::text);
  return true;
end
$$;

-- The order as functions return it to the server.
create function private.order_json(o public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', o.id, 'order_code', o.order_code, 'user_id', o.user_id, 'status', o.status,
    'amount_cents', (o.amount * 100)::integer, 'fee_cents', (o.delivery_fee * 100)::integer,
    'expires_at', o.expires_at, 'paid_at', o.paid_at, 'language', o.language
  )
$$;

-- Stock

-- The time after its hold ended at which an order expires without another request to the payment provider, so that
-- stopped maintenance does not block sales.
create function private.expiry_grace() returns interval
language sql immutable set search_path = '' as $$ select interval '10 minutes' $$;

create function private.bags_of(order_ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct bag_id), '{}') from public.order_lines
  where order_id = any (order_ids) and bag_id is not null
$$;

-- The quantity of each bag that an order holds or releases. An order has a few lines, but the planner expects a
-- thousand rows from a function, and would read every bag.
create function private.quantity_per_bag(p_order uuid) returns table (bag_id uuid, quantity integer)
language sql stable rows 5 set search_path = '' as $$
  select line.bag_id, sum(line.quantity)::integer from public.order_lines line
  where line.order_id = p_order and line.bag_id is not null
  group by line.bag_id
$$;

-- Holds the stock of a closed order again: all of it or none.
create function private.hold_stock_again(p_order uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform private.lock_bags(private.bags_of(array[p_order]));
  if exists (select from public.order_lines where order_id = p_order and bag_id is null) or exists (
    select from private.quantity_per_bag(p_order) held join public.surprise_bags bag on bag.id = held.bag_id
    where bag.quantity < held.quantity
  ) then
    return false;
  end if;
  update public.surprise_bags bag set quantity = bag.quantity - held.quantity
  from private.quantity_per_bag(p_order) held where held.bag_id = bag.id;
  return true;
end
$$;

-- Puts bags back on sale, as far as the limit of a stock allows. Bags of an earlier opening belong to the opening on
-- sale now, so that planned stays the sum of for sale, held, kept, sold and left over. The caller must hold the lock on
-- the bag.
create function private.put_back(p_bag uuid, p_day date, p_count integer) returns void
language plpgsql set search_path = '' as $$
declare
  before integer;
  later integer;
  on_sale date := private.day_on_sale(p_bag);
begin
  select quantity into before from public.surprise_bags where id = p_bag;
  if not found then
    return;
  end if;
  later := least(before + p_count, private.most_stock());
  update public.surprise_bags set quantity = later where id = p_bag;
  if on_sale is not null and on_sale is distinct from p_day then
    update public.bag_days set planned = greatest(planned - p_count, 0)
    where bag_id = p_bag and day = p_day and published_at is not null;
    perform private.change_day_with_stock(p_bag, p_count);
  end if;
  if later < before + p_count then
    perform private.change_day_with_stock(p_bag, later - before - p_count);
    -- The entry has the shape of an admin's change, so that reconcile follows the stock.
    perform private.write_audit('update', 'bag', p_bag::text, jsonb_build_object(
      'quantity', jsonb_build_array(before + p_count, later)
    ));
  end if;
end
$$;

-- Ends an unpaid order and releases its stock. The caller must hold the locks on the order and its bags.
create function private.close_order(p_order uuid, new_status text, reason text default null) returns void
language plpgsql set search_path = '' as $$
begin
  update public.orders set status = new_status where id = p_order and status = 'pending';
  if not found then
    return;
  end if;
  perform private.write_audit(new_status, 'order', p_order::text, jsonb_strip_nulls(jsonb_build_object('why', reason)));
  perform private.put_back(held.bag_id, held.plan_day, held.quantity) from (
    select bag_id, plan_day, sum(quantity)::integer as quantity from public.order_lines
    where order_id = p_order and bag_id is not null group by bag_id, plan_day
  ) held;
end
$$;

-- The end of an unpaid order

-- The server calls this after a last request to the provider, or where there is no provider.
create function public.expire_order(p_order uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.orders where id = p_order and status = 'pending' and expires_at <= p_now for update;
  if found then
    perform private.lock_bags(private.bags_of(array[p_order]));
    perform private.close_order(p_order, 'expired');
  end if;
  return (select private.order_json(o) from public.orders o where o.id = p_order);
end
$$;

-- Expires overdue orders without a pending payment, and those whose provider did not answer within the grace period.
create function public.sweep_orders(p_now timestamptz default now(), p_limit integer default 100) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  overdue uuid[];
  each uuid;
  swept integer := 0;
  failures text[] := '{}';
begin
  select coalesce(array_agg(id), '{}') into overdue from (
    select o.id from public.orders o
    where o.status = 'pending' and o.expires_at <= p_now and (
      o.expires_at < p_now - private.expiry_grace()
      or not exists (select from public.payment_attempts a where a.order_id = o.id and a.status = 'pending')
    )
    order by o.id limit p_limit for update skip locked
  ) locked;
  perform private.lock_bags(private.bags_of(overdue));
  -- An order that fails does not hold up the others, and is named once they are done.
  foreach each in array overdue loop
    begin
      perform private.close_order(each, 'expired', 'swept');
      swept := swept + 1;
    exception when others then
      failures := failures || format('order %s: %s', each, sqlerrm);
    end;
  end loop;
  if swept = 0 and cardinality(failures) > 0 then
    raise exception 'Not expired: %', array_to_string(failures, '; ');
  end if;
  return swept;
end
$$;

-- A buyer cancels an unpaid order, and its bags are back in stock at once. The row is locked as every payment locks it,
-- so the first of the two wins; money that arrives later is handled like any late payment (`settle`).
create function public.cancel_order(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
begin
  select * into target from public.orders where user_id = p_user and order_code = p_order_code for update;
  if not found then
    return private.error_json('unknown_order');
  elsif target.status in ('paid', 'refund_due', 'refunded') then
    return private.error_json('not_pending', jsonb_build_object('status', target.status));
  elsif target.status = 'pending' then
    perform private.lock_bags(private.bags_of(array[target.id]));
    perform private.close_order(
      target.id, case when target.expires_at <= p_now then 'expired' else 'cancelled' end, 'cancelled_by_buyer'
    );
  end if;
  -- An order that is already closed keeps its status, so a repeated call changes nothing.
  return (select private.order_json(o) from public.orders o where o.id = target.id);
end
$$;

-- For the owner of the order only. Reading an order expires it where the sweep should have done so.
create function public.order_state(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
begin
  select * into target from public.orders where user_id = p_user and order_code = p_order_code;
  if not found then
    return private.error_json('unknown_order');
  end if;
  if target.status = 'pending' and target.expires_at < p_now - private.expiry_grace() then
    return public.expire_order(target.id, p_now);
  end if;
  return private.order_json(target);
end
$$;

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

-- The error of the first limit that these priced lines would exceed, or null (orders/testing/expectedLimit.ts). The
-- orders that these lines replace are closed before this is called.
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

-- The same rule as orders/testing/expectedQuote.ts: search text with one space between and around words.
create function private.search_words(value text) returns text
language sql immutable set search_path = '' as $$
  select ' ' || regexp_replace(
    -- Invisible characters do not separate words.
    regexp_replace(private.search_text(value), '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    '[] |,،.;:؛/()_"''!?؟*&+=<>{}~#@%^\\[-]+', ' ', 'g'
  ) || ' '
$$;

-- The delivery area: the order's own, or else the most expensive area that its address names. Null without an area, so
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

-- Prices and holds the lines; a bag that is kept for the buyer is used first.
create function private.try_place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = ''
-- Without a hash or a merge of all bags, the planner reads the bags of the order by their keys.
set enable_hashjoin = off set enable_mergejoin = off as $$
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
  is_gift boolean := coalesce((p_order ->> 'is_gift')::boolean, false);
begin
  if is_gift and p_order ->> 'delivery_method' <> 'pickup' then
    return private.error_json('malformed');
  end if;
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

  -- Unpaid orders for the same bags: this buyer's own, and orders whose hold is over.
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
  -- An order that comes before the sweep is of the opening that has begun, and not sold besides what is planned for it.
  perform private.publish_opening(due.bag_id, p_now) from (
    select opening.bag_id from unnest(wanted) each, private.openings_due(p_now, each) opening order by 1
  ) due;
  perform private.use_kept_bags(p_user, wanted, p_now);

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
      delivery_address, details, qty, amount, delivery_fee, created_at, expires_at, is_gift
    ) values (
      p_user, p_order ->> 'customer_name', p_order ->> 'customer_email', p_order ->> 'whatsapp_phone',
      coalesce(p_order ->> 'language', 'en'), p_order ->> 'delivery_method', area,
      p_order ->> 'delivery_address',
      (
        -- Copies store, full price and pickup hours as they are now: bags are changed, reused and deleted.
        select jsonb_agg(jsonb_build_object(
          'bagId', line ->> 'bag_id', 'quantity', line -> 'quantity',
          'unitPrice', (line ->> 'unit_price_cents')::numeric / 100, 'title', line ->> 'title'
        ) || jsonb_strip_nulls(jsonb_build_object(
          'titleAr', bag.name_ar, 'fullPrice', bag.full_price,
          'storeId', store.id, 'storeName', store.name, 'storeNameAr', store.name_ar,
          'pickupStart', bag.pickup_start, 'pickupEnd', bag.pickup_end, 'pickupText', bag.pickup_time
        )) order by place)
        from jsonb_array_elements(priced) with ordinality as lines (line, place)
        left join public.surprise_bags bag on bag.id = private.as_uuid(line ->> 'bag_id')
        left join public.stores store on store.id = bag.store_id
      ),
      (select sum((line ->> 'quantity')::integer) from jsonb_array_elements(priced) line),
      total / 100.0, fee / 100.0, p_now,
      p_now + make_interval(mins => coalesce((p_order ->> 'hold_minutes')::integer, 15)), is_gift
    ) on conflict (order_code) do nothing returning * into placed;
    exit when found;
  end loop;

  insert into public.order_requests (order_id, user_id, cart_hash, idempotency_key)
  values (placed.id, p_user, cart, p_order ->> 'idempotency_key');

  insert into public.order_lines (order_id, place, bag_id, title, unit_price_cents, quantity)
  select placed.id, place, private.as_uuid(line ->> 'bag_id'), line ->> 'title',
    (line ->> 'unit_price_cents')::integer, (line ->> 'quantity')::integer
  from jsonb_array_elements(priced) with ordinality as lines (line, place);

  -- A gift needs a phone at each shop, because no buyer comes with a ticket.
  if is_gift and exists (
    select from public.order_lines
    where order_id = placed.id and (store_id is null or not private.has_counter(store_id))
  ) then
    return private.error_json('gift_needs_counter');
  end if;

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

alter table public.orders enable row level security;
alter table public.order_requests enable row level security;
alter table public.order_lines enable row level security;
revoke all on public.orders, public.order_requests, public.order_lines from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy own_orders_are_read on public.orders for select to authenticated
  using (user_id = (select auth.uid()));
create policy admins_read_orders on public.orders for select to authenticated
  using ((select private.is_admin()));
create policy admins_delete_orders on public.orders for delete to authenticated
  using ((select private.is_admin()));
create policy server_only on public.order_requests for all to anon, authenticated using (false);
create policy server_only on public.order_lines for all to anon, authenticated using (false);
grant select, delete on public.orders to authenticated;

revoke all on all functions in schema private from public;
revoke all on function public.restore_order, public.expire_order, public.sweep_orders, public.cancel_order,
  public.order_state, public.place_order from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.restore_order to authenticated;
