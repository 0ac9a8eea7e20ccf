-- Orders and what their life needs. Nothing here is written by clients; what moves it are the functions that follow.

create table public.delivery_areas (
  id text primary key,
  name_en text not null unique,
  name_ar text not null unique,
  fee_cents integer not null check (fee_cents >= 0),
  place integer not null unique
);

-- The fixed list of the specification; a test holds it against the one in packages/domain.
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

-- Read aloud at a counter and typed from a telephone: no 0 and O, no 1, I and L.
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
  details jsonb not null,
  qty integer not null check (qty > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  amount numeric(10, 2) not null check (amount >= 0 and amount <> 'NaN'),
  delivery_fee numeric(10, 2) not null check (delivery_fee >= 0 and delivery_fee <> 'NaN'),
  status text not null default 'pending'
    check (status in ('pending', 'failed', 'expired', 'cancelled', 'paid', 'refund_due', 'refunded')),
  payment_status text generated always as (status) stored,
  cart_hash text not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  deleted_at timestamptz,
  unique (user_id, idempotency_key)
);

comment on column public.orders.deleted_at is
  'An admin took it from the lists. Revenue, its buyer''s history and the log keep it.';

create index orders_newest_first on public.orders (created_at desc);
create index orders_of_a_buyer on public.orders (user_id, created_at desc);
create index orders_that_hold_stock on public.orders (expires_at) where status = 'pending';

create table public.order_lines (
  order_id uuid not null references public.orders (id) on delete cascade,
  place integer not null check (place between 1 and 50),
  -- A bag that is deleted leaves its title and price behind.
  bag_id uuid references public.surprise_bags (id) on delete set null,
  title text not null check (char_length(title) <= 120),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  quantity integer not null check (quantity between 1 and 999),
  primary key (order_id, place)
);
create index order_lines_of_a_bag on public.order_lines (bag_id);

-- Known to the provider by a number, because it takes nothing else. One number is one amount for ever.
create table public.payment_attempts (
  external_id bigint generated always as identity (start with 100001) primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  status text not null default 'pending' check (status in ('pending', 'success', 'failed')),
  collect_url text check (char_length(collect_url) <= 2000),
  -- In the callback's address, so that not everybody who can count can make us ask the provider.
  callback_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz not null
);
create index payment_attempts_of_an_order on public.payment_attempts (order_id, external_id);
create index payment_attempts_to_ask_about on public.payment_attempts (next_check_at) where status = 'pending';

create table public.messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('order_paid', 'refund_due', 'support_paid')),
  order_id uuid not null references public.orders (id) on delete cascade,
  language text not null check (language in ('en', 'ar')),
  recipient text not null check (char_length(recipient) <= 40),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  provider_id text check (char_length(provider_id) <= 200),
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 300),
  unique (order_id, kind)
);
comment on column public.messages.recipient is 'A telephone number, or "support" for the number the server is set up with.';
create index messages_to_send on public.messages (next_attempt_at) where sent_at is null and given_up_at is null;

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

revoke all on function private.new_order_code(), private.hide_deleted_order() from public;

alter table public.delivery_areas enable row level security;
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.payment_attempts enable row level security;
alter table public.messages enable row level security;

revoke all on public.delivery_areas, public.orders, public.order_lines, public.payment_attempts, public.messages
  from public, anon, authenticated;
grant all on public.delivery_areas, public.orders, public.order_lines, public.payment_attempts, public.messages
  to service_role;
grant select on public.delivery_areas to anon, authenticated;
grant delete on public.orders to authenticated;
grant select (
  id, order_code, user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
  delivery_address, details, qty, currency, amount, delivery_fee, status, payment_status, created_at, expires_at,
  paid_at, deleted_at
) on public.orders to authenticated;

create policy areas_are_public on public.delivery_areas for select to anon, authenticated using (true);
create policy own_orders_are_read on public.orders for select to authenticated
  using (user_id = (select auth.uid()));
create policy admins_read_orders on public.orders for select to authenticated
  using ((select private.is_admin()));
create policy admins_delete_orders on public.orders for delete to authenticated
  using ((select private.is_admin()));
create policy server_only on public.order_lines for all to anon, authenticated using (false);
create policy server_only on public.payment_attempts for all to anon, authenticated using (false);
create policy server_only on public.messages for all to anon, authenticated using (false);
