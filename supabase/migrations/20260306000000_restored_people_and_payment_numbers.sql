-- Deactivated people can be seen and restored by admins, and live events name the payment.

-- Whoever is deactivated is gone from the table for everybody but themselves. Here admins find them, and what they
-- change is that somebody is back. The view reads past the table's policies on purpose, so it asks for the right itself.
create view public.deactivated_users with (security_barrier) as
  select id, email, name, phone, role, created_at, deactivated_at, found_by
  from public.users
  where deactivated_at is not null and (private.is_admin() or not private.is_client());

revoke all on public.deactivated_users from public, anon, authenticated;
grant select, update (deactivated_at) on public.deactivated_users to authenticated;
grant all on public.deactivated_users to service_role;

create or replace function private.guard_profile() returns trigger
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
    -- Rights that were taken away are given again by name, never by the way.
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

create function private.note_restoration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note('restored', 'user', new.id::text);
  return null;
end
$$;
revoke all on function private.note_restoration() from public;

create trigger note_restoration after update on public.users
  for each row when (old.deactivated_at is not null and new.deactivated_at is null)
  execute function private.note_restoration();

-- With the number that the provider knows the payment by; null where an admin's word made the order paid.
create or replace function public.paid_events_after(p_event bigint, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'event', heard.id, 'id', o.id, 'order_code', o.order_code, 'customer_name', o.customer_name,
    'delivery_method', o.delivery_method, 'payment_status', o.status,
    'created_at', o.created_at, 'paid_at', o.paid_at, 'externalId', heard.external_id
  ) order by heard.id), '[]')
  from (
    select id, subject_id, details -> 'external_id' as external_id from public.audit_log
    where subject = 'order' and action = 'paid' and id > p_event order by id limit p_limit
  ) heard join public.orders o on o.id::text = heard.subject_id
$$;
revoke all on function public.paid_events_after(bigint, integer) from public, anon, authenticated;
grant execute on function public.paid_events_after(bigint, integer) to service_role;
