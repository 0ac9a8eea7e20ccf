-- At the desk an order is found by its code, its buyer's name or their number, and a person by name, address or
-- number, however they are spelled.

-- As packages/domain folds what is searched for; a test holds the two against one another.
create function private.folded(said text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(translate(
    lower(regexp_replace(normalize(said, nfkd), '[\u0300-\u036f\u064b-\u0655\u0640]', '', 'g')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ىةٱ‘’ʼ`', '01234567890123456789يها' || repeat('''', 4)
  ), '\s+', ' ', 'g'))
$$;
revoke all on function private.folded(text) from public;
-- Whoever writes a row works out what stands in it.
grant execute on function private.folded(text) to authenticated, service_role;

alter table public.orders add column found_by text
  generated always as (private.folded(order_code || ' ' || customer_name || ' ' || whatsapp_phone)) stored;
comment on column public.orders.found_by is 'What a search looks through.';

grant select (found_by) on public.orders to authenticated;

alter table public.users add column found_by text
  generated always as (private.folded(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
comment on column public.users.found_by is 'What a search looks through.';
