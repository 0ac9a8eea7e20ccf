-- Orders, their lines and delivery areas, and how an unpaid order ends. Clients write none of it: only the functions of
-- this and the later files move an order.

create table public.delivery_areas (
  id text primary key,
  name_en text not null unique,
  name_ar text not null unique,
  fee_cents integer not null check (fee_cents >= 0),
  place integer not null unique
);

-- The fixed list of the specification; a test compares it with the one in packages/domain.
insert into public.delivery_areas (place, id, name_en, name_ar, fee_cents) values
  (1, 'mina', 'Mina', 'الميناء', 170),
  (2, 'tebeneh-zehriye', 'Tebeneh, Zehriye', 'التبانة، الزاهرية', 170),
  (3, 'daher-el-ein', 'Daher el ein', 'ضهر العين', 340),
  (4, 'balad', 'Balad', 'البلد', 110),
  (5, 'abu-samra', 'Abu samra', 'أبي سمراء', 250),
  (6, 'ebbe', 'Ebbe', 'القبة', 350),
  (7, '3ayrounye', '3ayrounye', 'العيرونية', 500),
  (8, 'badawi', 'Badawi', 'البداوي', 230),
  (9, 'behsas', 'Behsas', 'البحصاص', 170),
  (10, 'ras-maska', 'Ras maska', 'راس مسقا', 400),
  (11, 'jabal-mehsen', 'Jabal mehsen', 'جبل محسن', 340),
  (12, 'barsa', 'Barsa', 'برسا', 450),
  (13, 'kalamoun', 'Kalamoun', 'القلمون', 500),
  (14, 'jabal-badawi', 'Jabal badawi', 'جبل البداوي', 500);

-- Codes are read aloud and typed from a telephone, so they have no 0 and O, no 1, I and L.
create function private.new_order_code() returns text
language sql volatile set search_path = '' as $$
  -- The seventh and ninth byte of a random UUID are not random throughout.
  select 'ZWD-' || string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', get_byte(random.bytes, place) % 31 + 1, 1), '' order by place
  )
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) random,
    unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) place
$$;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_code text not null unique default private.new_order_code() check (char_length(order_code) between 4 and 40),
  user_id uuid references public.users (id) on delete set null,
  customer_name text not null check (char_length(customer_name) <= 120),
  customer_email text not null check (char_length(customer_email) <= 254),
  whatsapp_phone text not null check (whatsapp_phone ~ '^\+[1-9][0-9]{6,14}$'),
  language text not null default 'en' check (language in ('en', 'ar')),
  delivery_method text not null check (delivery_method in ('delivery', 'pickup')),
  delivery_area text references public.delivery_areas (id),
  delivery_address text not null check (char_length(delivery_address) <= 700),
  -- The lines as clients show them. Functions of the database read order_lines.
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
    generated always as (private.folded(order_code || ' ' || customer_name || ' ' || whatsapp_phone)) stored
);

comment on column public.orders.deleted_at is
  'An admin took it from the lists. Revenue, its buyer''s history and the log keep it.';
comment on column public.orders.found_by is 'What a search looks through.';

create index orders_newest_first on public.orders (created_at desc);
create index orders_of_a_buyer on public.orders (user_id, created_at desc);
create index orders_that_hold_stock on public.orders (expires_at) where status = 'pending';
create index orders_by_payment on public.orders (paid_at) where status in ('paid', 'refund_due', 'refunded');

-- What identifies the request that placed an order: the same cart or the same key is the same order. A table of its own,
-- so that clients may read every column of an order.
create table public.order_requests (
  order_id uuid primary key references public.orders (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  cart_hash text not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 100),
  unique (user_id, idempotency_key)
);

create table public.order_lines (
  order_id uuid not null references public.orders (id) on delete cascade,
  place integer not null check (place between 1 and 50),
  -- A bag that is deleted leaves its title and price behind.
  bag_id uuid references public.surprise_bags (id) on delete set null,
  title text not null check (char_length(title) <= 120),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  quantity integer not null check (quantity between 1 and 999),
  -- Store and full price as they were when the bag was ordered: bags change, move to another store and are deleted.
  -- No foreign key: a store that is deleted keeps its sales.
  store_id uuid,
  store_name text check (char_length(store_name) <= 120),
  store_name_ar text check (char_length(store_name_ar) <= 120),
  full_price_cents bigint check (full_price_cents >= 0),
  primary key (order_id, place),
  -- Two lines of one bag would each be compared with the whole stock.
  constraint order_lines_name_a_bag_once unique (order_id, bag_id)
);

comment on column public.order_lines.full_price_cents is 'What the bag was worth when it was ordered; null where nobody said.';

create index order_lines_of_a_bag on public.order_lines (bag_id);

create function private.keep_shop_and_full_price() returns trigger
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
  return new;
end
$$;

create trigger keep_shop_and_full_price before insert on public.order_lines
  for each row execute function private.keep_shop_and_full_price();

-- A delete by an admin hides the order.
create function private.hide_deleted_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders set deleted_at = now() where id = old.id and deleted_at is null;
  if found then
    perform private.note('deleted', 'order', old.id::text, jsonb_build_object('status', old.status));
  end if;
  return null;
end
$$;

create trigger hide_deleted_order before delete on public.orders
  for each row execute function private.hide_deleted_order();

-- An order as the functions answer it to the server.
create function private.order_told(told public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', told.id, 'order_code', told.order_code, 'user_id', told.user_id, 'status', told.status,
    'amount_cents', (told.amount * 100)::integer, 'fee_cents', (told.delivery_fee * 100)::integer,
    'expires_at', told.expires_at, 'paid_at', told.paid_at, 'language', told.language
  )
$$;

-- Stock

-- How long after its end an order is let go without asking the payment provider once more: a sweep that has stopped
-- must not block sales.
create function private.grace() returns interval
language sql immutable set search_path = '' as $$ select interval '10 minutes' $$;

create function private.bags_of(order_ids uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(distinct bag_id), '{}') from public.order_lines
  where order_id = any (order_ids) and bag_id is not null
$$;

-- How much of each bag an order takes or gives back.
create function private.pieces_of(order_of_lines uuid) returns table (bag_id uuid, quantity integer)
language sql stable set search_path = '' as $$
  select line.bag_id, sum(line.quantity)::integer from public.order_lines line
  where line.order_id = order_of_lines and line.bag_id is not null
  group by line.bag_id
$$;

-- Takes the stock of a closed order again; all of it or nothing.
create function private.hold_again(closed_order uuid) returns boolean
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

-- The caller holds the locks on the order and its bags.
create function private.close_order(order_to_close uuid, closed_as text, why text default null) returns void
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

-- The end of an unpaid order

-- Called after the provider was asked one last time, or where there is no provider to ask.
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

-- Closes overdue orders without a payment in progress, and those about which the provider could not be asked for too long.
create function public.sweep_orders(p_now timestamptz default now(), p_limit integer default 100) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  overdue uuid[];
begin
  select coalesce(array_agg(id), '{}') into overdue from (
    select o.id from public.orders o
    where o.status = 'pending' and o.expires_at <= p_now and (
      o.expires_at < p_now - private.grace()
      or not exists (select from public.payment_attempts a where a.order_id = o.id and a.status = 'pending')
    )
    order by o.id limit p_limit for update skip locked
  ) locked;
  perform private.lock_bags(private.bags_of(overdue));
  perform private.close_order(id, 'expired', 'swept') from unnest(overdue) id;
  return cardinality(overdue);
end
$$;

-- A buyer cancels an unpaid order, and its bags are back in stock at once. The row is locked as every payment locks it,
-- so whichever of the two comes first wins; money that arrives later is handled like any late payment (`settle`).
create function public.cancel_order(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.orders;
begin
  select * into wanted from public.orders where user_id = p_user and order_code = p_order_code for update;
  if not found then
    return private.refused('unknown_order');
  elsif wanted.status in ('paid', 'refund_due', 'refunded') then
    return private.refused('not_pending', jsonb_build_object('status', wanted.status));
  elsif wanted.status = 'pending' then
    perform private.lock_bags(private.bags_of(array[wanted.id]));
    perform private.close_order(
      wanted.id, case when wanted.expires_at <= p_now then 'expired' else 'cancelled' end, 'cancelled_by_buyer'
    );
  end if;
  -- What was closed before stays as it was closed: asked for twice, it is cancelled once.
  return (select private.order_told(o) from public.orders o where o.id = wanted.id);
end
$$;

-- For the owner of the order only. Reading it closes an order that the sweep should have closed long ago.
create function public.order_state(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked public.orders;
begin
  select * into asked from public.orders where user_id = p_user and order_code = p_order_code;
  if not found then
    return private.refused('unknown_order');
  end if;
  if asked.status = 'pending' and asked.expires_at < p_now - private.grace() then
    return public.expire_order(asked.id, p_now);
  end if;
  return private.order_told(asked);
end
$$;

-- Rights

alter table public.delivery_areas enable row level security;
alter table public.orders enable row level security;
alter table public.order_requests enable row level security;
alter table public.order_lines enable row level security;
revoke all on public.delivery_areas, public.orders, public.order_requests, public.order_lines
  from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;

grant all on public.delivery_areas, public.orders, public.order_requests, public.order_lines to service_role;
grant execute on all functions in schema public to service_role;
grant select on public.delivery_areas to anon, authenticated;
grant select, delete on public.orders to authenticated;

create policy areas_are_public on public.delivery_areas for select to anon, authenticated using (true);
create policy own_orders_are_read on public.orders for select to authenticated
  using (user_id = (select auth.uid()));
create policy admins_read_orders on public.orders for select to authenticated
  using ((select private.is_admin()));
create policy admins_delete_orders on public.orders for delete to authenticated
  using ((select private.is_admin()));
create policy server_only on public.order_requests for all to anon, authenticated using (false);
create policy server_only on public.order_lines for all to anon, authenticated using (false);
