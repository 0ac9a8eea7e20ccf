-- What was sold keeps its shop and its full price: bags change, move to another shop and are deleted, and the figures of
-- the past stay as they were. `details` of an order keeps its shape; what the desk alone asks for stands beside it.

alter table public.order_lines
  -- No reference: a shop that is deleted keeps its sales.
  add column store_id uuid,
  add column store_name text check (char_length(store_name) <= 120),
  add column store_name_ar text check (char_length(store_name_ar) <= 120),
  add column full_price_cents bigint check (full_price_cents >= 0);
comment on column public.order_lines.full_price_cents is 'What the bag was worth when it was ordered; null where nobody said.';

create function private.keep_shop_and_full_price() returns trigger
language plpgsql set search_path = '' as $$
declare
  bag public.surprise_bags;
  store public.stores;
begin
  select * into bag from public.surprise_bags where id = new.bag_id;
  select * into store from public.stores where id = bag.store_id;
  new.store_id := coalesce(new.store_id, store.id);
  new.store_name := coalesce(new.store_name, store.name);
  new.store_name_ar := coalesce(new.store_name_ar, store.name_ar);
  new.full_price_cents := coalesce(new.full_price_cents, (bag.full_price * 100)::bigint);
  return new;
end
$$;

create trigger keep_shop_and_full_price before insert on public.order_lines
  for each row execute function private.keep_shop_and_full_price();

-- A column of a bag as it was then: the first change that was logged since says what stood there before.
create function private.bag_column_at(bag text, name text, moment timestamptz) returns text
language sql stable set search_path = '' as $$
  select case
    when logged.id is null then (select to_jsonb(b) ->> name from public.surprise_bags b where b.id::text = bag)
    else logged.value #>> '{}'
  end
  from (select) always
  left join lateral (
    select id, case action when 'delete' then details -> name else details -> name -> 0 end as value
    from public.audit_log
    where subject = 'bag' and subject_id = bag and at > moment
      and (action = 'delete' or (action = 'update' and details ? name))
    order by id limit 1
  ) logged on true
$$;

-- Lines from before this was kept, as far as bags and log still tell. A deleted bag's id stands in `details` alone.
create function private.fill_old_order_lines() returns void
language plpgsql set search_path = '' as $$
begin
  update public.order_lines line set
    store_id = known.store_id,
    store_name = coalesce(known.line ->> 'storeName', store.name),
    store_name_ar = case when known.line ? 'storeName' then known.line ->> 'storeNameAr' else store.name_ar end,
    full_price_cents = known.full_price_cents
  from (
    select old.order_id, old.place, found.line,
      private.bag_column_at(found.bag, 'store_id', o.created_at)::uuid as store_id,
      (private.bag_column_at(found.bag, 'full_price', o.created_at)::numeric * 100)::bigint as full_price_cents
    from public.order_lines old
    join public.orders o on o.id = old.order_id
    cross join lateral (
      select o.details -> (old.place - 1) as line,
        coalesce(old.bag_id::text, lower(o.details -> (old.place - 1) ->> 'bagId')) as bag
    ) found
    where old.store_id is null and old.full_price_cents is null
  ) known
  left join public.stores store on store.id = known.store_id
  where line.order_id = known.order_id and line.place = known.place;

  -- The table of orders and its export read the shop from `details`, as of every order since.
  update public.orders o set details = (
    select jsonb_agg(
      case when line ? 'storeName' then line else line || jsonb_strip_nulls(jsonb_build_object(
        'storeName', kept.store_name, 'storeNameAr', kept.store_name_ar
      )) end order by lines.place
    )
    from jsonb_array_elements(o.details) with ordinality as lines (line, place)
    left join public.order_lines kept on kept.order_id = o.id and kept.place = lines.place
  )
  where jsonb_typeof(o.details) = 'array' and exists (
    select from public.order_lines kept
    where kept.order_id = o.id and kept.store_name is not null and not o.details -> (kept.place - 1) ? 'storeName'
  );
end
$$;

select private.fill_old_order_lines();
update public.orders set paid_at = created_at where paid_at is null and status in ('paid', 'refund_due', 'refunded');

create index orders_by_payment on public.orders (paid_at) where status in ('paid', 'refund_due', 'refunded');

-- The moment at which a day begins in Beirut; the rule of packages/domain (time/beirutDays.ts), and a test holds the two
-- together.
create function private.beginning_of_day(day date) returns timestamptz
language sql immutable set search_path = '' as $$ select day::timestamp at time zone 'Asia/Beirut' $$;

-- What was sold for each shop on the days from `p_from` up to `p_until`, which is not one of them; null is open. What
-- is owed follows from it in packages/domain (admin/shopStatement.ts). Money counts on the day on which it was paid.
create function public.shop_statement(p_from date default null, p_until date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return (
    with paid as (
      select id, paid_at, status = 'paid' as stays, (delivery_fee * 100)::bigint as fee
      from public.orders
      where status in ('paid', 'refund_due', 'refunded')
        and paid_at >= coalesce(private.beginning_of_day(p_from), '-infinity')
        and paid_at < coalesce(private.beginning_of_day(p_until), 'infinity')
    ), sold as (
      select paid.paid_at, paid.stays, line.store_id, line.store_name, line.store_name_ar, line.quantity,
        line.unit_price_cents::bigint * line.quantity as cents,
        greatest(line.full_price_cents - line.unit_price_cents, 0) * line.quantity as saved,
        -- Shared by the bags that were brought; each line ends where the next begins, so that no cent is lost.
        paid.fee * (sum(line.quantity) over up_to_here) / (sum(line.quantity) over whole)
          - paid.fee * ((sum(line.quantity) over up_to_here) - line.quantity) / (sum(line.quantity) over whole) as fee
      from paid join public.order_lines line on line.order_id = paid.id
      window whole as (partition by paid.id), up_to_here as (partition by paid.id order by line.place)
    ), shops as (
      select store_id,
        (array_agg(store_name order by paid_at desc) filter (where store_name is not null))[1] as store_name,
        (array_agg(store_name_ar order by paid_at desc) filter (where store_name is not null))[1] as store_name_ar,
        coalesce(sum(quantity) filter (where stays), 0) as bags,
        sum(cents) as sold,
        coalesce(sum(cents) filter (where not stays), 0) as refunds,
        coalesce(sum(fee) filter (where stays), 0) as fees,
        coalesce(sum(saved) filter (where stays), 0) as saved
      from sold group by store_id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'store_id', shops.store_id,
      'store_name', coalesce(store.name, shops.store_name),
      'store_name_ar', case when store.id is null then shops.store_name_ar else store.name_ar end,
      'bags', shops.bags, 'sold_cents', shops.sold, 'refunds_cents', shops.refunds,
      'delivery_fees_cents', shops.fees, 'saved_cents', shops.saved
    ) order by shops.sold desc, shops.store_id), '[]')
    from shops left join public.stores store on store.id = shops.store_id
  );
end
$$;

revoke all on function
  private.keep_shop_and_full_price(), private.bag_column_at(text, text, timestamptz), private.fill_old_order_lines(),
  private.beginning_of_day(date)
from public;
revoke all on function public.shop_statement(date, date) from public, anon, authenticated;
-- The function looks at who asks.
grant execute on function public.shop_statement(date, date) to authenticated;
