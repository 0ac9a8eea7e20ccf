-- Orders, their lines, and the end of an unpaid order. Clients write none of these tables: only the functions of this
-- file and the later ones change an order's status.

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
    generated always as (private.search_text(order_code || ' ' || customer_name || ' ' || whatsapp_phone)) stored
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
  place integer not null check (place between 1 and 50),
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
  primary key (order_id, place),
  -- Two lines of one bag would each be compared with its whole stock.
  constraint order_lines_name_a_bag_once unique (order_id, bag_id)
);

comment on column public.order_lines.full_price_cents is 'The full price of the bag at the time of the order; null where the bag had none.';

create index order_lines_of_a_bag on public.order_lines (bag_id);
create index order_lines_of_a_store on public.order_lines (store_id, order_id);

create function private.copy_store_and_full_price() returns trigger
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

create trigger copy_store_and_full_price before insert on public.order_lines
  for each row execute function private.copy_store_and_full_price();

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
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
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

-- The quantity of each bag that an order holds or releases.
create function private.quantity_per_bag(p_order uuid) returns table (bag_id uuid, quantity integer)
language sql stable set search_path = '' as $$
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

-- Puts bags back on sale, as far as the limit of a stock allows. Those of another opening than the one on sale are of that one
-- now, so that planned stays what is for sale, held, kept, sold and left over. The caller must hold the lock on the bag.
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
    -- Of the same shape as an admin's change, so that reconcile follows the stock.
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

-- Rights

alter table public.orders enable row level security;
alter table public.order_requests enable row level security;
alter table public.order_lines enable row level security;
revoke all on public.orders, public.order_requests, public.order_lines from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;

grant all on public.orders, public.order_requests, public.order_lines to service_role;
grant execute on all functions in schema public to service_role;
grant select, delete on public.orders to authenticated;

create policy own_orders_are_read on public.orders for select to authenticated
  using (user_id = (select auth.uid()));
create policy admins_read_orders on public.orders for select to authenticated
  using ((select private.is_admin()));
create policy admins_delete_orders on public.orders for delete to authenticated
  using ((select private.is_admin()));
create policy server_only on public.order_requests for all to anon, authenticated using (false);
create policy server_only on public.order_lines for all to anon, authenticated using (false);
