-- Who is who: profiles, roles, and the log of what was done with other people's things.

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 254),
  name text check (char_length(name) <= 120),
  phone text check (char_length(phone) <= 40),
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now(),
  deactivated_at timestamptz
);

comment on column public.users.deactivated_at is
  'A deleted profile stays, so that the account is not silently made again at its next sign-in.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null check (char_length(action) between 1 and 60),
  subject text not null check (char_length(subject) between 1 and 60),
  subject_id text not null check (char_length(subject_id) between 1 and 64),
  details jsonb not null default '{}'
);

comment on column public.audit_log.actor is 'Nobody where the server acted by itself.';

create index audit_log_of_a_subject on public.audit_log (subject, subject_id, id);
create index audit_log_of_payments on public.audit_log (id) where subject = 'order' and action = 'paid';
create index users_admins on public.users (id) where role = 'admin';

-- Asked by policies, so it must read past them.
create function private.is_admin(person uuid default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users
    where id = coalesce(person, auth.uid()) and role = 'admin' and deactivated_at is null
  )
$$;

create function private.is_last_admin(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin(person) and not exists (
    select from public.users where id <> person and role = 'admin' and deactivated_at is null
  )
$$;

create function private.note(action text, subject text, subject_id text, details jsonb default '{}', actor uuid default null)
returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, subject, subject_id, details)
  values (coalesce(note.actor, auth.uid()), note.action, note.subject, note.subject_id, note.details)
$$;

-- True inside a request of the Data API, where nothing that is sent is to be believed.
create function private.is_client() returns boolean
language sql stable set search_path = '' as $$
  select current_user in ('anon', 'authenticated')
$$;

-- Roles are checked here and not by column grants: an upsert names every column it may have to write.
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

create function private.note_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note('role_changed', 'user', new.id::text, jsonb_build_object('from', old.role, 'to', new.role));
  return null;
end
$$;

create trigger note_role_change after update on public.users
  for each row when (old.role <> new.role) execute function private.note_role_change();

create function private.deactivate_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The account itself is being deleted by the people who run the project.
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
  perform private.note('deactivated', 'user', old.id::text);
  return null;
end
$$;

create trigger deactivate_profile before delete on public.users
  for each row execute function private.deactivate_profile();

-- What a person said of themselves at sign-up is kept, and a role is not theirs to say.
create function private.make_profile() returns trigger
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

create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

revoke all on all functions in schema private from public;
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.is_admin(uuid), private.is_client(), private.is_last_admin(uuid)
  to anon, authenticated, service_role;
grant execute on function private.note(text, text, text, jsonb, uuid) to service_role;

alter table public.users enable row level security;
alter table public.audit_log enable row level security;
revoke all on public.users, public.audit_log from public, anon, authenticated;
grant all on public.users, public.audit_log to service_role;

grant select, delete on public.users to authenticated;
grant insert (id, email, name, phone, role), update (id, email, name, phone, role) on public.users to authenticated;
grant select on public.audit_log to authenticated;

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
