-- What bags were good for: of a buyer's own orders, and how many everybody rescued. A bag counts once it was handed over,
-- while its order is paid.

-- The pieces that a handover hands over, and what each saved where its full price was known. A courier only picks them up.
create view private.handed_lines as
  select o.id as order_id, o.user_id, h.id as handover_id, o.status = 'paid' and h.state = 'done' as is_given,
    o.status = 'paid' as is_paid, line.store_id,
    case h.kind when 'gift' then 1 else line.quantity end as quantity,
    coalesce(greatest(line.full_price_cents - line.unit_price_cents, 0), 0) as saved_each
  from public.orders o
  join public.handovers h on h.order_id = o.id and h.kind <> 'courier'
  join public.order_lines line on line.order_id = o.id and line.taken_back_at is null and case h.kind
    when 'door' then true
    -- A bag that was deleted has its id in the order's details only.
    when 'gift' then coalesce(line.bag_id, private.as_uuid(o.details -> (line.place - 1) ->> 'bagId')) = h.bag_id
    else line.store_id is not distinct from h.store_id
  end;

-- The bags of the user who asks, and what they saved. packages/domain (impact/impact.ts) adds up the same, and a test
-- compares the two.
create function public.impact() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.users where id = auth.uid()) then
    raise exception 'Sign in first!' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'bags', coalesce(sum(quantity), 0), 'saved_cents', coalesce(sum(saved_each::bigint * quantity), 0)
    )
    from private.handed_lines
    where is_given and order_id = any (array(select id from public.orders where user_id = auth.uid() and status = 'paid'))
  );
end
$$;

-- The sum of everybody
-- Kept by the handovers and by private.count_sales, so that nothing reads all handovers. A row of each shop, so that only
-- the phones of one shop wait for each other.

create table private.rescued_of_shops (
  store_id uuid,
  bags bigint not null,
  unique nulls not distinct (store_id)
);

-- What was handed over of these orders, which begin or end to count.
create function private.count_rescued(p_orders uuid[], factor integer) returns void
language plpgsql set search_path = '' set enable_seqscan = off as $$
begin
  insert into private.rescued_of_shops as total (store_id, bags)
  select store_id, factor * sum(quantity) from private.handed_lines
  where is_given and order_id = any (p_orders) group by 1 order by 1
  on conflict (store_id) do update set bags = total.bags + excluded.bags;
end
$$;

-- An order that is not paid any more has left the sums already.
create function private.count_handed_over() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into private.rescued_of_shops as total (store_id, bags)
  select store_id, case new.state when 'done' then 1 else -1 end * sum(quantity) from private.handed_lines
  where is_paid and order_id = new.order_id and handover_id = new.id group by 1 order by 1
  on conflict (store_id) do update set bags = total.bags + excluded.bags;
  return null;
end
$$;

create trigger count_handed_over after update of state on public.handovers
  for each row when ((old.state = 'done') <> (new.state = 'done')) execute function private.count_handed_over();

create function public.rescued_bags() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(bags), 0)::bigint from private.rescued_of_shops
$$;

-- Rights

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public;
revoke all on function public.impact(), public.rescued_bags() from public, anon, authenticated;
grant execute on function public.rescued_bags() to service_role;
-- The function itself reads the orders of the user who asks, and no others.
grant execute on function public.impact() to authenticated, service_role;
