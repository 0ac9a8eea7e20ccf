-- Two admins who take each other's role in the same moment are asked about one after the other: the second is then the
-- last, and stays.

create or replace function private.is_last_admin(person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin(person) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtext('the last admin'));
  return not exists (
    select from public.users where id <> person and role = 'admin' and deactivated_at is null
  );
end
$$;
