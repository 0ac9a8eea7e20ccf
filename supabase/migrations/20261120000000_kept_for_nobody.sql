-- As before, but a bag is kept only for an alert that is still open when its row is locked: a payment that ends the alert at
-- the same moment left the bag kept for nobody, and for sale to nobody.
create or replace function private.keep_for_next(p_bag uuid, p_count integer, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  kept integer;
begin
  with next as (
    select waiting.id, private.as_telephone(person.phone) as recipient, waiting.language
    from public.alerts waiting join public.users person on person.id = waiting.user_id
    where waiting.bag_id = p_bag and waiting.ended_at is null and waiting.kept_at is null
      and person.deactivated_at is null and private.as_telephone(person.phone) is not null
      and not exists (
        select from public.alerts told
        where told.user_id = waiting.user_id and told.bag_id = p_bag
          and private.beirut_day(told.told_at) = private.beirut_day(p_now)
      )
    order by waiting.asked_at, waiting.id limit p_count for update of waiting
  ), chosen as (
    update public.alerts set kept_at = p_now from next where alerts.id = next.id returning alerts.id
  ), written as (
    insert into public.messages (kind, alert_id, language, recipient, created_at, next_attempt_at)
    select 'bag_back', id, language, recipient, p_now, p_now from next
  )
  select count(*) into kept from chosen;
  return kept;
end
$$;

revoke all on function private.keep_for_next(uuid, integer, timestamptz) from public;
