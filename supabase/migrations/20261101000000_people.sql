-- Accounts, roles, the audit log, and the small helpers that every later file uses.
-- PostgreSQL 15 syntax only: the same files run on the embedded engine, on plain PostgreSQL and on hosted Supabase.
-- Supabase grants everything in the schema public to the clients' roles, so each file revokes that from what it
-- creates.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Helpers

-- True inside a request of the Data API, where nothing in the request can be trusted.
create function private.is_client() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated')
$$;

-- Text that is not an id gives null, so a malformed id matches no row instead of raising an error.
create function private.as_uuid(value text) returns uuid
language sql immutable parallel safe set search_path = '' as $$
  select case
    when value ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then value::uuid
  end
$$;

create function private.as_instant(value text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when value ~ '^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d' then value::timestamptz end
$$;

create function private.as_telephone(value text) returns text
language sql immutable set search_path = '' as $$
  select number from (select regexp_replace(value, '[ ()-]', '', 'g') as number) plain where number ~ '^\+[1-9][0-9]{6,14}$'
$$;

-- The day in Beirut: the same rule as packages/domain (time/beirutDays.ts). A test compares the two.
create function private.beirut_day(moment timestamptz) returns date
language sql immutable set search_path = '' as $$ select (moment at time zone 'Asia/Beirut')::date $$;

-- A rejected call returns this object instead of raising an exception.
create function private.error_json(code text, details jsonb default '{}') returns jsonb
language sql immutable set search_path = '' as $$ select details || jsonb_build_object('refused', code) $$;

-- The same rule as foldForSearch in packages/domain; a test compares the two.
create function private.search_text(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(translate(
    lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f\u064b-\u0655\u0640]', '', 'g')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ىةٱ‘’ʼ`', '01234567890123456789يها' || repeat('''', 4)
  ), '\s+', ' ', 'g'))
$$;

-- Tables

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 254),
  name text check (char_length(name) <= 120),
  phone text check (char_length(phone) <= 40),
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  found_by text
    generated always as (
      private.search_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
    ) stored
);

comment on column public.users.deactivated_at is
  'A deactivated profile stays, so that the next sign-in does not create it again.';
comment on column public.users.found_by is 'The text that a search matches.';

create index users_admins on public.users (id) where role = 'admin';

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null check (char_length(action) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 60),
  subject_id text not null check (char_length(subject_id) between 1 and 64),
  details jsonb not null default '{}'
);

comment on column public.audit_log.actor is 'Null where the server acted by itself.';

create index audit_log_of_a_subject on public.audit_log (subject, subject_id, id);
create index audit_log_of_payments on public.audit_log (id) where subject = 'order' and action = 'paid';
-- The events that a listener has not seen: a handover, a phone, or a newly paid order with its handovers. An event is a
-- hint to read again, so an event that commits late may be left out.
create index audit_log_of_handovers on public.audit_log (id)
  where subject in ('handover', 'device') or subject = 'order' and action = 'paid';
create index audit_log_of_a_person on public.audit_log (actor, id);
create index audit_log_of_a_phone on public.audit_log ((details ->> 'device'), id) where details ? 'device';

-- Roles

-- Security definer, because the policies of `users` call it and it must bypass them.
create function private.is_admin(p_user uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users
    where id = coalesce(p_user, auth.uid()) and role = 'admin' and deactivated_at is null
  )
$$;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
end
$$;

-- The lock serializes two admins who demote each other at the same moment: the second one is then the last.
create function private.is_last_admin(p_user uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin(p_user) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('the last admin'));
  return not exists (
    select from public.users where id <> p_user and role = 'admin' and deactivated_at is null
  );
end
$$;

create function private.write_audit(action text, subject text, subject_id text, details jsonb default '{}', actor uuid default null)
returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, subject, subject_id, details)
  values (coalesce(write_audit.actor, auth.uid()), write_audit.action, write_audit.subject, write_audit.subject_id,
    write_audit.details)
$$;

-- Profiles

-- Roles are checked here and not by column grants, because an upsert names every column that it may write.
create function private.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.email := auth.email();
    new.role := 'user';
    new.created_at := now();
    new.deactivated_at := null;
    return new;
  end if;
  if old.deactivated_at is not null then
    if new.deactivated_at is not null or old.id = auth.uid() or not private.is_admin() then
      return null;
    end if;
    -- Restoring a profile changes nothing else, and never restores the admin role.
    new := old;
    new.role := 'user';
    new.deactivated_at := null;
    return new;
  end if;
  new.id := old.id;
  new.email := old.email;
  new.created_at := old.created_at;
  new.deactivated_at := old.deactivated_at;
  if new.role <> old.role and not private.is_admin() then
    new.role := old.role;
  end if;
  if new.role <> old.role then
    if old.id = auth.uid() then
      raise exception 'You cannot change your own role.' using errcode = 'PT409', hint = 'own_role';
    end if;
    if old.role = 'admin' and private.is_last_admin(old.id) then
      raise exception 'The last admin stays an admin.' using errcode = 'PT409', hint = 'last_admin';
    end if;
  end if;
  if old.id <> auth.uid() then
    new.name := old.name;
    new.phone := old.phone;
  end if;
  return new;
end
$$;

create trigger guard_profile before insert or update on public.users
  for each row execute function private.guard_profile();

create function private.audit_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('role_changed', 'user', new.id::text, jsonb_build_object('from', old.role, 'to', new.role));
  return null;
end
$$;

create trigger audit_role_change after update on public.users
  for each row when (old.role <> new.role) execute function private.audit_role_change();

create function private.audit_restoration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('restored', 'user', new.id::text);
  return null;
end
$$;

create trigger audit_restoration after update on public.users
  for each row when (old.deactivated_at is not null and new.deactivated_at is null)
  execute function private.audit_restoration();

-- A delete by a client deactivates the profile; the row is deleted only with the account.
create function private.deactivate_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The account itself is being deleted in the project's own dashboard.
  if not exists (select from auth.users where id = old.id) then
    return old;
  end if;
  if old.deactivated_at is not null then
    return null;
  end if;
  if old.id = auth.uid() then
    raise exception 'You cannot deactivate yourself.' using errcode = 'PT409', hint = 'yourself';
  end if;
  if private.is_last_admin(old.id) then
    raise exception 'The last admin cannot be deactivated.' using errcode = 'PT409', hint = 'last_admin';
  end if;
  update public.users set deactivated_at = now() where id = old.id;
  perform private.write_audit('deactivated', 'user', old.id::text);
  return null;
end
$$;

create trigger deactivate_profile before delete on public.users
  for each row execute function private.deactivate_profile();

-- The profile takes name and phone from the sign-up data; a role in that data is ignored.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.users (id, email, name, phone)
  values (
    new.id,
    left(new.email, 254),
    nullif(btrim(left(new.raw_user_meta_data ->> 'name', 120)), ''),
    nullif(btrim(left(new.raw_user_meta_data ->> 'phone', 40)), '')
  )
  on conflict (id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- Creates the profile of an account that has none, and changes it for clients that may not write the row themselves.
create function public.save_profile(p_user uuid, p_email text, p_name text default null, p_phone text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  saved public.users;
begin
  insert into public.users as profile (id, email, name, phone) values (p_user, p_email, p_name, p_phone)
  on conflict (id) do update set
    name = coalesce(p_name, profile.name), phone = coalesce(p_phone, profile.phone)
    where profile.deactivated_at is null
  returning * into saved;
  if not found then
    return private.error_json('deactivated');
  end if;
  return jsonb_build_object('id', saved.id, 'role', saved.role);
end
$$;

-- A copy, and leaving

-- What is stored about the caller. With the caller's own rights, so that row-level security holds; it names the caller
-- too, because an admin may read everybody's rows.
create function public.own_data() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'profile', (
      select jsonb_build_object('email', email, 'name', name, 'phone', phone, 'role', role, 'created_at', created_at)
      from public.users where id = auth.uid()
    ),
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'created_at', created_at, 'paid_at', paid_at, 'status', status,
        'customer_name', customer_name, 'customer_email', customer_email, 'whatsapp_phone', whatsapp_phone,
        'language', language, 'delivery_method', delivery_method, 'delivery_area', delivery_area,
        'delivery_address', delivery_address, 'is_gift', is_gift, 'lines', details, 'qty', qty, 'currency', currency,
        'amount', amount, 'delivery_fee', delivery_fee
      ) order by created_at desc, id), '[]')
      from public.orders where user_id = auth.uid()
    ),
    'ratings', private.own_ratings(),
    'favourites', (
      select coalesce(jsonb_agg(jsonb_build_object('store', s.name, 'created_at', f.created_at) order by f.created_at), '[]')
      from public.favourites f join public.stores s on s.id = f.store_id where f.user_id = auth.uid()
    ),
    'shops', (
      select coalesce(jsonb_agg(jsonb_build_object('store', s.name, 'role', m.role, 'created_at', m.created_at)
        order by m.created_at), '[]')
      from public.store_members m join public.stores s on s.id = m.store_id where m.user_id = auth.uid()
    ),
    'alerts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'bag', b.title, 'language', a.language, 'asked_at', a.asked_at, 'told_at', a.told_at, 'ended_at', a.ended_at,
        'outcome', a.outcome
      ) order by a.asked_at), '[]')
      from public.alerts a join public.surprise_bags b on b.id = a.bag_id where a.user_id = auth.uid()
    )
  );
end
$$;

-- Why an account cannot go yet: it is the last owner of a shop, a payment may still arrive, money is owed, or a paid bag is
-- with its shop.
create function private.why_not_deleted(person public.users, p_orders uuid[]) returns text
language plpgsql set search_path = '' as $$
begin
  return case
    when person.deactivated_at is not null then 'deactivated'
    when person.role = 'admin' then 'is_admin'
    when exists (
      select from public.store_members m where m.user_id = person.id and private.is_last_owner(m.store_id, m.user_id)
    ) then 'last_owner'
    when exists (select from public.orders where id = any (p_orders) and status = 'pending')
      or exists (
        select from public.payment_attempts
        where order_id = any (p_orders) and status = 'pending' and next_check_at < 'infinity'
      ) then 'payment_open'
    when exists (select from public.orders where id = any (p_orders) and status = 'refund_due')
      or exists (select from public.refunds where order_id = any (p_orders) and done_at is null) then 'money_owed'
    when exists (
      select from public.handovers
      where order_id = any (p_orders)
        and (state = 'waiting' or state = 'missed' and now() < private.reopen_until(due_end))
    ) then 'order_open'
  end;
end
$$;

-- The account goes, with profile, sessions, memberships, favourites and alerts. Its orders stay for the books and say no more whose
-- they were. The address names the account that the page showed: in another tab another person may have signed in.
create function public.delete_account(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person public.users;
  own uuid[];
  refused text;
begin
  -- The lock of placing an order: none begins meanwhile.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
  select * into person from public.users where id = auth.uid();
  if not found then
    raise exception 'Sign in first!' using errcode = '42501';
  elsif p_email is distinct from person.email then
    return private.error_json('other_account');
  end if;
  -- Locked as payments, handovers and refunds lock them, so the first of them wins.
  select coalesce(array_agg(id), '{}') into own
  from (select id from public.orders where user_id = person.id order by id for update) bought;
  perform from public.stores where id in (select store_id from public.store_members where user_id = person.id)
  order by id for no key update;
  refused := private.why_not_deleted(person, own);
  if refused is not null then
    return private.error_json(refused);
  end if;
  delete from auth.users where id = person.id;
  update public.orders set customer_name = '', customer_email = '', whatsapp_phone = '', delivery_address = ''
  where id = any (own);
  delete from public.store_invitations where email = lower(person.email);
  -- Its hash is made of name, number and address.
  delete from public.order_requests where order_id = any (own);
  delete from public.messages
  where order_id = any (own) and sent_at is null and given_up_at is null and recipient <> 'support';
  update public.messages set recipient = ''
  where recipient <> 'support'
    and (order_id = any (own) or refund_id in (select id from public.refunds where order_id = any (own)));
  perform private.write_audit('account_deleted', 'user', person.id::text);
  return '{"deleted": true}';
end
$$;

-- An e-mail address has one spelling (accounts/email.ts): with look-alike or invisible letters, a second account could
-- pass for the first. Server and form check this earlier; this check cannot be bypassed.
create function private.is_plain_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(value) <= 254
    and value ~ '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$'
$$;

create function private.reject_odd_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_plain_email(new.email) then
    raise exception 'Unable to validate email address: invalid format' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger reject_odd_email before insert on auth.users
  for each row execute function private.reject_odd_email();
create trigger reject_odd_new_email before update on auth.users
  for each row when (new.email is distinct from old.email) execute function private.reject_odd_email();

-- The policies of `users` hide deactivated profiles from everyone else. Admins find and restore them here. The view
-- bypasses those policies on purpose, so it checks for an admin itself.
create view public.deactivated_users with (security_barrier) as
  select id, email, name, phone, role, created_at, deactivated_at, found_by
  from public.users
  where deactivated_at is not null and (private.is_admin() or not private.is_client());

-- Counts of calls

-- How often a user called in a minute, from all servers. Lost in a crash, like the counts in a server's memory.
create unlogged table private.call_counts (
  minute bigint not null,
  key text not null check (char_length(key) between 1 and 200),
  calls integer not null check (calls > 0),
  primary key (minute, key)
);

-- Adds calls, as {key: number}, and answers each key's sum. Sorted, so that two servers never wait for each other.
create function public.count_calls(p_minute bigint, p_calls jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  delete from private.call_counts where minute < floor(extract(epoch from now()) / 60) - 60;
  with counted as (
    insert into private.call_counts as known (minute, key, calls)
    select p_minute, given.key, given.value::integer from jsonb_each_text(p_calls) as given order by given.key
    on conflict (minute, key) do update set calls = known.calls + excluded.calls
    returning key, calls
  )
  select coalesce(jsonb_object_agg(key, calls), '{}') from counted
$$;

-- Rights

revoke all on public.users, public.audit_log, public.deactivated_users from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant select, delete on public.users to authenticated;
grant insert (id, email, name, phone, role), update (id, email, name, phone, role) on public.users to authenticated;
grant select on public.audit_log to authenticated;
grant select, update (deactivated_at) on public.deactivated_users to authenticated;

alter table public.users enable row level security;
alter table public.audit_log enable row level security;
create policy own_profile_is_read on public.users for select to authenticated
  using (id = (select auth.uid()));
create policy admins_read_active_profiles on public.users for select to authenticated
  using (deactivated_at is null and (select private.is_admin()));
create policy own_profile_is_made on public.users for insert to authenticated
  with check (id = (select auth.uid()));
create policy own_profile_is_changed on public.users for update to authenticated
  using (id = (select auth.uid()) and deactivated_at is null)
  with check (id = (select auth.uid()));
create policy admins_change_profiles on public.users for update to authenticated
  using (deactivated_at is null and (select private.is_admin())) with check ((select private.is_admin()));
create policy admins_deactivate on public.users for delete to authenticated
  using ((select private.is_admin()));
create policy admins_read_the_log on public.audit_log for select to authenticated
  using ((select private.is_admin()));

revoke all on all functions in schema private from public;
revoke all on function public.save_profile, public.count_calls, public.own_data, public.delete_account
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
grant execute on function public.own_data, public.delete_account to authenticated;
grant execute on function private.write_audit to service_role;
grant execute on function private.is_admin, private.is_client, private.is_last_admin
  to anon, authenticated, service_role;
-- A generated column is computed with the rights of the role that writes the row.
grant execute on function private.search_text to authenticated, service_role;
