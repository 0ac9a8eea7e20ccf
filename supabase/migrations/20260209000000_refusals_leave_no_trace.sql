-- A cart that is refused must not cancel the order that the same buyer may just be paying for: whatever was made way
-- on the way to a refusal is undone.

alter function public.place_order(uuid, jsonb, timestamptz) set schema private;
alter function private.place_order(uuid, jsonb, timestamptz) rename to try_order;

create function public.place_order(p_user uuid, p_order jsonb, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  answer := private.try_order(p_user, p_order, p_now);
  if answer ? 'refused' then
    raise exception 'refused' using errcode = 'ZW001';
  end if;
  return answer;
-- What is assigned stays; what is written goes.
exception when sqlstate 'ZW001' then
  return answer;
end
$$;

revoke all on function private.try_order(uuid, jsonb, timestamptz) from public, anon, authenticated, service_role;
revoke all on function public.place_order(uuid, jsonb, timestamptz) from public, anon, authenticated;
grant execute on function public.place_order(uuid, jsonb, timestamptz) to service_role;
