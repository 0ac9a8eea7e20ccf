-- Makes a database that the embedded engine has set up like that of a new hosted project: nothing of ours in it, and
-- Supabase's roles, owners and default privileges. Run by a superuser; the migrations follow as `postgres`, which is none.
drop schema public, private cascade;
delete from storage.objects;
delete from storage.buckets;
delete from supabase_migrations.schema_migrations;
delete from embedded.done_once;

create role postgres login createdb createrole replication bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
-- Hosted projects have an extension (supautils) that lets `postgres` create policies on storage.objects.
grant supabase_storage_admin to postgres;

do $$
declare
  found record;
begin
  execute format('alter database %I owner to postgres', current_database());
  for found in
    select case nspname when 'auth' then 'supabase_auth_admin' when 'storage' then 'supabase_storage_admin' else 'postgres' end as owner,
           nspname as schema
      from pg_namespace where nspname in ('auth', 'storage', 'extensions', 'embedded', 'supabase_migrations')
  loop
    execute format('alter schema %I owner to %I', found.schema, found.owner);
  end loop;
  for found in
    select oid::regclass as relation,
           case relnamespace when 'auth'::regnamespace then 'supabase_auth_admin' when 'storage'::regnamespace then 'supabase_storage_admin' else 'postgres' end as owner
      from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('auth', 'storage', 'embedded', 'supabase_migrations')
  loop
    execute format('alter table %s owner to %I', found.relation, found.owner);
  end loop;
  for found in
    select oid::regprocedure as function,
           case pronamespace when 'auth'::regnamespace then 'supabase_auth_admin' else 'supabase_storage_admin' end as owner
      from pg_proc where pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  loop
    execute format('alter function %s owner to %I', found.function, found.owner);
  end loop;
end
$$;
alter table auth.users enable row level security;
grant usage on schema auth, storage to postgres;
grant all on all tables in schema auth, storage to postgres;

create schema public authorization pg_database_owner;
grant usage on schema public to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
