-- What was ordered keeps the shop and the pickup hours it was ordered with: bags are changed, used again and deleted.
-- Each line of `details` gets titleAr, storeName, storeNameAr, pickupStart, pickupEnd and pickupText, as far as known.
create function private.keep_pickup_places() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.details) = 'array' then
    select coalesce(jsonb_agg(
      line || jsonb_strip_nulls(jsonb_build_object(
        'titleAr', bag.name_ar, 'storeName', store.name, 'storeNameAr', store.name_ar,
        'pickupStart', bag.pickup_start, 'pickupEnd', bag.pickup_end, 'pickupText', bag.pickup_time
      )) order by place
    ), '[]') into new.details
    from jsonb_array_elements(new.details) with ordinality as lines (line, place)
    left join public.surprise_bags bag on bag.id = case
      when line ->> 'bagId' ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then (line ->> 'bagId')::uuid
    end
    left join public.stores store on store.id = bag.store_id;
  end if;
  return new;
end
$$;
revoke all on function private.keep_pickup_places() from public;

create trigger keep_pickup_places before insert on public.orders
  for each row execute function private.keep_pickup_places();

create or replace function public.claim_messages(
  p_now timestamptz default now(), p_limit integer default 20, p_lease interval default '1 minute'
) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select id from public.messages
    where sent_at is null and given_up_at is null
      and (attempts = 0 or next_attempt_at <= p_now or next_attempt_at > p_now + interval '1 hour')
    order by next_attempt_at limit p_limit for update skip locked
  ), claimed as (
    update public.messages m set attempts = m.attempts + 1, next_attempt_at = p_now + p_lease
    from due where m.id = due.id
    returning m.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'language', c.language, 'recipient', c.recipient, 'attempts', c.attempts,
    'order_code', o.order_code, 'delivery_method', o.delivery_method, 'customer_name', o.customer_name,
    'amount_cents', (o.amount * 100)::integer, 'details', o.details
  ) order by c.id), '[]')
  from claimed c join public.orders o on o.id = c.order_id
$$;
