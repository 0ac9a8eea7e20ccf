-- As before, but a bag is kept only for an alert that is still open when its row is locked: a payment that ends the alert at
-- the same moment left the bag kept for nobody, and for sale to nobody. Many accounts can name one telephone: it hears of a
-- bag once a day, and one bag is kept for it.
create or replace function private.keep_for_next(p_bag uuid, p_count integer, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  kept integer;
begin
  with askers as (
    select distinct on (recipient) waiting.id, recipient
    from public.alerts waiting join public.users person on person.id = waiting.user_id
    cross join lateral (select private.as_telephone(person.phone) as recipient) named
    where waiting.bag_id = p_bag and waiting.ended_at is null and waiting.kept_at is null
      and person.deactivated_at is null and recipient is not null
      and not exists (
        select from public.alerts other left join public.messages message on message.alert_id = other.id
        where other.bag_id = p_bag and other.id <> waiting.id
          and (other.user_id = waiting.user_id or message.recipient = named.recipient)
          and (
            other.ended_at is null and other.kept_at is not null
            or private.beirut_day(coalesce(other.told_at, message.created_at)) = private.beirut_day(p_now)
          )
      )
    order by recipient, waiting.asked_at, waiting.id
  ), next as (
    select waiting.id, askers.recipient, waiting.language
    from public.alerts waiting join askers using (id)
    where waiting.ended_at is null and waiting.kept_at is null
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
