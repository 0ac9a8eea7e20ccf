-- PostgreSQL 15 syntax only: the same file runs on the embedded engine, on plain PostgreSQL and on hosted Supabase.

create schema if not exists private;
revoke all on schema private from public;

create table public.stores (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  name_ar text check (char_length(btrim(name_ar)) between 1 and 120),
  created_at timestamptz not null default now()
);

create table public.surprise_bags (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references public.stores (id) on delete cascade,
  title text check (char_length(title) between 1 and 120),
  name_en text check (char_length(name_en) between 1 and 120),
  name_ar text check (char_length(name_ar) between 1 and 120),
  description text check (char_length(description) <= 2000),
  description_ar text check (char_length(description_ar) <= 2000),
  image_url text check (char_length(image_url) <= 500),
  -- numeric accepts 'NaN', and 'NaN' sorts above every number, so ">= 0" alone would let it in.
  full_price numeric(10, 2) check (full_price >= 0 and full_price <> 'NaN'),
  sale_price numeric(10, 2) not null check (sale_price >= 0 and sale_price <> 'NaN'),
  price numeric(10, 2) not null check (price = sale_price),
  quantity integer not null default 1 check (quantity >= 0),
  category text not null default 'Meals'
    check (category in ('Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast')),
  pickup_start timestamptz,
  pickup_end timestamptz,
  pickup_time text check (char_length(pickup_time) <= 120),
  restock_time timestamptz,
  last_update_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  internal_note text check (char_length(internal_note) <= 2000)
);

comment on column public.surprise_bags.price is
  'Always equal to sale_price; a value sent by a client is replaced, not refused.';
comment on column public.surprise_bags.internal_note is 'For the people of the shop; clients cannot read it.';

create index surprise_bags_newest_first on public.surprise_bags (created_at desc);
create index surprise_bags_of_a_store on public.surprise_bags (store_id);

-- A trigger and not a generated column: clients may send "price", and a generated column would refuse them.
create function private.keep_bag_in_step() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.price := new.sale_price;
  new.last_update_at := now();
  return new;
end
$$;
revoke all on function private.keep_bag_in_step() from public;

create trigger keep_bag_in_step before insert or update on public.surprise_bags
  for each row execute function private.keep_bag_in_step();

alter table public.stores enable row level security;
alter table public.surprise_bags enable row level security;

-- Supabase grants everything on new tables to these roles; only what follows stays open.
revoke all on public.stores, public.surprise_bags from public, anon, authenticated;
grant all on public.stores, public.surprise_bags to service_role;

grant select (id, name, name_ar, created_at) on public.stores to anon, authenticated;
grant select (
  id, store_id, title, name_en, name_ar, description, description_ar, image_url,
  full_price, sale_price, price, quantity, category,
  pickup_start, pickup_end, pickup_time, restock_time, last_update_at, created_at
) on public.surprise_bags to anon, authenticated;

create policy stores_are_public on public.stores for select to anon, authenticated using (true);
create policy bags_are_public on public.surprise_bags for select to anon, authenticated using (true);
