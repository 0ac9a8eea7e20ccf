-- The totals behind the dashboard's figures, the sell-through of planned bags, and the impact of bags. Triggers keep
-- the sums, so that no report reads the orders.

-- Sales

-- The totals of days, weeks from Monday, months and all time. `day` is the first day of the span.
create table private.sales_of_days (
  day date primary key,
  orders integer not null, delivered integer not null, items integer not null, cents bigint not null
);

create table private.sales_of_bags (
  span text not null check (span in ('day', 'week', 'month', 'all')),
  day date not null,
  bag_id text not null,
  sold integer not null, cents bigint not null,
  -- As the latest order had them: the bag may have been deleted.
  title text, title_ar text, paid_at timestamptz not null,
  primary key (span, day, bag_id)
);

create index sales_of_bags_best on private.sales_of_bags (span, day, sold desc, cents desc, bag_id);

create table private.sales_of_shops (
  span text not null check (span in ('day', 'week', 'month', 'all')),
  day date not null,
  store_id uuid,
  lines integer not null, bags integer not null,
  sold bigint not null, refunds bigint not null, fees bigint not null, saved bigint not null,
  store_name text, store_name_ar text, paid_at timestamptz not null,
  unique nulls not distinct (span, day, store_id)
);

-- The lines of paid orders with what each adds to the totals; the status `paid` stays with the shop.
-- The fee is split over the order's bags by running totals, so that no cent is lost to rounding.
create view private.sold_lines as
  select o.id as order_id, o.paid_at, private.beirut_day(o.paid_at) as day,
    o.status = 'paid' and line.taken_back_at is null as stays,
    line.store_id, line.store_name, line.store_name_ar, line.quantity,
    line.unit_price_cents::bigint * line.quantity as cents,
    greatest(line.full_price_cents - line.unit_price_cents, 0) * line.quantity as saved,
    -- The lines that stay share the fee.
    case when line.taken_back_at is null then
      (o.delivery_fee * 100)::bigint * line.up_to_here / line.whole
        - (o.delivery_fee * 100)::bigint * (line.up_to_here - line.quantity) / line.whole
    end as fee,
    -- A bag that was deleted has its id and its titles in the order's details only.
    o.details -> (line.place - 1) ->> 'bagId' as bag_id,
    o.details -> (line.place - 1) ->> 'title' as title,
    o.details -> (line.place - 1) ->> 'titleAr' as title_ar
  from public.orders o
  cross join lateral (
    select *, sum(quantity) filter (where taken_back_at is null) over () as whole,
      sum(quantity) filter (where taken_back_at is null) over (order by place) as up_to_here
    from public.order_lines where order_id = o.id
  ) line
  where o.status in ('paid', 'refund_due', 'refunded');

create function private.spans_with(day date) returns table (span text, first date)
language sql immutable set search_path = '' as $$
  values ('day', day), ('week', date_trunc('week', day::timestamp)::date),
    ('month', date_trunc('month', day::timestamp)::date), ('all', date '-infinity')
$$;

-- Adds what `p_orders` sold to the totals, or takes it away again. The rows are locked in one order, days first, so that
-- two payments never wait for each other.
create function private.count_sales(p_orders uuid[], factor integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sales_of_days as total (day, orders, delivered, items, cents)
  select private.beirut_day(paid_at), factor * count(*), factor * count(*) filter (where delivery_method = 'delivery'),
    factor * coalesce(sum((select sum(quantity) from public.order_lines where order_id = o.id and taken_back_at is null)), 0),
    factor * sum((amount * 100)::bigint - (
      select coalesce(sum(unit_price_cents::bigint * quantity), 0) from public.order_lines
      where order_id = o.id and taken_back_at is not null
    ))
  from public.orders o where id = any (p_orders) and status = 'paid' group by 1 order by 1
  on conflict (day) do update set
    orders = total.orders + excluded.orders, delivered = total.delivered + excluded.delivered,
    items = total.items + excluded.items, cents = total.cents + excluded.cents;

  insert into private.sales_of_bags as total (span, day, bag_id, sold, cents, title, title_ar, paid_at)
  select spans.span, spans.first, bag_id, factor * sum(quantity), factor * sum(cents),
    (array_agg(title order by paid_at desc))[1], (array_agg(title_ar order by paid_at desc))[1], max(paid_at)
  from private.sold_lines line, private.spans_with(line.day) spans
  where order_id = any (p_orders) and stays and bag_id is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (span, day, bag_id) do update set
    sold = total.sold + excluded.sold, cents = total.cents + excluded.cents,
    title = case when excluded.paid_at >= total.paid_at then excluded.title else total.title end,
    title_ar = case when excluded.paid_at >= total.paid_at then excluded.title_ar else total.title_ar end,
    paid_at = greatest(excluded.paid_at, total.paid_at);

  insert into private.sales_of_shops as total (
    span, day, store_id, lines, bags, sold, refunds, fees, saved, store_name, store_name_ar, paid_at
  )
  select spans.span, spans.first, store_id, factor * count(*), factor * coalesce(sum(quantity) filter (where stays), 0),
    factor * sum(cents), factor * coalesce(sum(cents) filter (where not stays), 0),
    factor * coalesce(sum(fee) filter (where stays), 0), factor * coalesce(sum(saved) filter (where stays), 0),
    (array_agg(store_name order by paid_at desc))[1], (array_agg(store_name_ar order by paid_at desc))[1], max(paid_at)
  from private.sold_lines line, private.spans_with(line.day) spans
  where order_id = any (p_orders) group by 1, 2, 3 order by 1, 2, 3
  on conflict (span, day, store_id) do update set
    lines = total.lines + excluded.lines, bags = total.bags + excluded.bags, sold = total.sold + excluded.sold,
    refunds = total.refunds + excluded.refunds, fees = total.fees + excluded.fees, saved = total.saved + excluded.saved,
    store_name = case when excluded.paid_at >= total.paid_at then excluded.store_name else total.store_name end,
    store_name_ar = case when excluded.paid_at >= total.paid_at then excluded.store_name_ar else total.store_name_ar end,
    paid_at = greatest(excluded.paid_at, total.paid_at);

  perform private.count_rescued(p_orders, factor);
end
$$;

-- The row has its old values before the update and its new ones after it, so both triggers call the same function.
create function private.count_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_sales(array[new.id], tg_argv[0]::integer);
  return new;
end
$$;

create trigger count_order_before before update of status, paid_at on public.orders
  for each row when (
    old.status in ('paid', 'refund_due', 'refunded') and (old.status, old.paid_at) is distinct from (new.status, new.paid_at)
  )
  execute function private.count_order('-1');
create trigger count_order_after after update of status, paid_at on public.orders
  for each row when (
    new.status in ('paid', 'refund_due', 'refunded') and (old.status, old.paid_at) is distinct from (new.status, new.paid_at)
  )
  execute function private.count_order('1');

-- Counts everything anew, for orders that were written without the functions of the shop.
create function private.recount_sales() returns void
language plpgsql security definer set search_path = '' as $$
begin
  truncate private.sales_of_days, private.sales_of_bags, private.sales_of_shops, private.rescued_of_shops;
  perform private.count_sales(array(select id from public.orders where status in ('paid', 'refund_due', 'refunded')), 1);
end
$$;

-- The spans that make up a period: whole months, whole weeks and days between them, as far as there are sales. Null is
-- open.
create function private.spans_of(p_from date, p_until date) returns table (span text, day date)
language sql stable rows 30 set search_path = '' as $$
  with sold as (
    select min(total.day)::timestamp as first, max(total.day)::timestamp as last from private.sales_of_days total
    where p_from is not null or p_until is not null
  ), months as (
    select month::date as first, (month + interval '1 month')::date as until
    from sold, generate_series(date_trunc('month', sold.first), sold.last, interval '1 month') month
    where month >= coalesce(p_from, '-infinity') and month + interval '1 month' <= coalesce(p_until, 'infinity')
  ), weeks as (
    select week::date as first, (week + interval '1 week')::date as until
    from sold, generate_series(date_trunc('week', sold.first), sold.last, interval '1 week') week
    where week >= coalesce(p_from, '-infinity') and week + interval '1 week' <= coalesce(p_until, 'infinity')
      and not exists (select from months where week < months.until and week + interval '1 week' > months.first)
  )
  select 'all', date '-infinity' where p_from is null and p_until is null
  union all
  select 'month', months.first from months
  union all
  select 'week', weeks.first from weeks
  union all
  select 'day', each::date
  from sold, generate_series(
    greatest(sold.first, p_from), least(sold.last, p_until::timestamp - interval '1 day'), interval '1 day'
  ) each
  where sold.first is not null
    and not exists (
      select from (select * from months union all select * from weeks) whole
      where each >= whole.first and each < whole.until
    )
$$;

-- The sales of each store from the day `p_from` up to the day before `p_until`; null is unbounded. packages/domain
-- (admin/shopStatement.ts) computes the amount owed. Money counts on the day on which it was paid.
create function private.shop_sales(p_from date, p_until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shops as (
    select store_id, (array_agg(store_name order by paid_at desc))[1] as store_name,
      (array_agg(store_name_ar order by paid_at desc))[1] as store_name_ar,
      sum(bags) as bags, sum(sold) as sold, sum(refunds) as refunds, sum(fees) as fees, sum(saved) as saved
    from private.spans_of(p_from, p_until) join private.sales_of_shops using (span, day)
    group by store_id having sum(lines) > 0
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'store_id', shops.store_id,
    'store_name', coalesce(store.name, shops.store_name),
    'store_name_ar', case when store.id is null then shops.store_name_ar else store.name_ar end,
    'bags', shops.bags, 'sold_cents', shops.sold, 'refunds_cents', shops.refunds,
    'delivery_fees_cents', shops.fees, 'saved_cents', shops.saved
  ) order by shops.sold desc, shops.store_id), '[]')
  from shops left join public.stores store on store.id = shops.store_id
$$;

-- The best-selling bags of a period, at most a hundred. One span has an index in this order.
create function private.best_bags(p_from date, p_until date)
returns table (bag_id text, sold bigint, cents bigint, title text, title_ar text)
language plpgsql stable rows 100 security definer set search_path = '' as $$
declare
  single record;
begin
  select count(*) as spans, min(each.span) as span, min(each.day) as day into single from private.spans_of(p_from, p_until) each;
  if single.spans = 1 then
    return query
      select total.bag_id, total.sold::bigint, total.cents, total.title, total.title_ar
      from private.sales_of_bags total where total.span = single.span and total.day = single.day and total.sold > 0
      order by total.sold desc, total.cents desc, total.bag_id limit 100;
  else
    return query
      with spans as materialized (
        select each.span, each.day from private.spans_of(p_from, p_until) each
      ), best as materialized (
        select total.bag_id, sum(total.sold) as sold, sum(total.cents)::bigint as cents
        from spans join private.sales_of_bags total on total.span = spans.span and total.day = spans.day
        group by 1 having sum(total.sold) > 0 order by 2 desc, 3 desc, 1 limit 100
      )
      select best.bag_id, best.sold, best.cents, latest.title, latest.title_ar
      from best cross join lateral (
        select total.title, total.title_ar from spans cross join lateral (
          -- The offset has each row found by its key.
          select * from private.sales_of_bags each
          where each.span = spans.span and each.day = spans.day and each.bag_id = best.bag_id offset 0
        ) total
        order by total.paid_at desc limit 1
      ) latest
      order by 2 desc, 3 desc, 1;
  end if;
end
$$;

-- All figures of the dashboard's analytics, from the day `p_from` up to the day before `p_until`; null is open. What was
-- sold counts on the day on which it was paid, orders that an admin deleted included; stock is today's. The lists of bags
-- have at most a hundred.
create function public.analytics(p_from date default null, p_until date default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_admin();
  return (
    with days as materialized (
      select * from private.sales_of_days
      where day >= coalesce(p_from, '-infinity') and day < coalesce(p_until, 'infinity') and orders > 0
    )
    select jsonb_build_object(
      'revenue_cents', coalesce(sum(days.cents), 0),
      'items', coalesce(sum(days.items), 0),
      'delivery', coalesce(sum(days.delivered), 0),
      'pickup', coalesce(sum(days.orders - days.delivered), 0),
      'days', coalesce(jsonb_agg(jsonb_build_object(
        'day', days.day, 'orders', days.orders, 'items', days.items, 'revenue_cents', days.cents
      ) order by days.day), '[]'),
      'bags', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'bag_id', best.bag_id,
          'title', case when bag.id is null then best.title else coalesce(bag.title, bag.name_en) end,
          'title_ar', case when bag.id is null then best.title_ar else bag.name_ar end,
          'category', bag.category, 'image_url', bag.image_url, 'picture', bag.picture, 'sold', best.sold,
          'revenue_cents', best.cents
        ) order by best.sold desc, best.cents desc, best.bag_id), '[]')
        from private.best_bags(p_from, p_until) best
        left join public.surprise_bags bag on bag.id = private.as_uuid(best.bag_id)
      ),
      'shops', private.shop_sales(p_from, p_until),
      'stock', (select coalesce(sum(quantity), 0) from public.surprise_bags),
      'low', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'title', coalesce(title, name_en), 'title_ar', name_ar, 'quantity', quantity
        ) order by quantity, id), '[]')
        from (select * from public.surprise_bags where quantity <= 3 order by quantity, id limit 100) bag
      )
    )
    from days
  );
end
$$;

-- Sell-through: of the bags that plans put on sale, how many were sold, left over and not collected.

create view private.planned_lines as
  select line.order_id, line.store_id, line.quantity, line.plan_day as day,
    -- A bag that was deleted has its id in the order's details only.
    coalesce(line.bag_id, private.as_uuid(o.details -> (line.place - 1) ->> 'bagId')) as bag_id
  from public.order_lines line join public.orders o on o.id = line.order_id
  where line.plan_day is not null and line.taken_back_at is null;

-- A session plans the statements of these functions once, perhaps while the tables are empty: they may scan no table.

create table private.sales_of_bag_days (
  bag_id uuid not null,
  day date not null,
  -- As it was at the publication: bags move to another store, and both are deleted.
  store_id uuid not null,
  store_name text not null, store_name_ar text,
  planned integer not null default 0, sold integer not null default 0, missed integer not null default 0,
  left_over integer,
  primary key (day, bag_id)
);

comment on column private.sales_of_bag_days.missed is
  'Part of sold: what nobody collected, or what was not delivered. What a courier did not pick up is missed at the door.';

-- The days that are over, because a day on sale has not found its buyers yet.
create table private.sell_through_of_shops (
  day date not null,
  store_id uuid not null,
  store_name text not null, store_name_ar text,
  planned integer not null, sold integer not null, left_over integer not null, missed integer not null,
  primary key (day, store_id)
);

create function private.count_shop_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sell_through_of_shops as total (
    day, store_id, store_name, store_name_ar, planned, sold, left_over, missed
  )
  select day, store_id, min(store_name), min(store_name_ar), sum(factor * planned), sum(factor * sold),
    sum(factor * left_over), sum(factor * missed)
  from (
    select 1 as factor, * from later_rows union all select -1, * from earlier_rows
  ) changed
  where left_over is not null group by day, store_id
  having sum(factor * planned) <> 0 or sum(factor * sold) <> 0 or sum(factor * left_over) <> 0 or sum(factor * missed) <> 0
    or sum(factor) <> 0
  order by day, store_id
  on conflict (day, store_id) do update set
    planned = total.planned + excluded.planned, sold = total.sold + excluded.sold,
    left_over = total.left_over + excluded.left_over, missed = total.missed + excluded.missed;
  return null;
end
$$;

-- Updates alone, because rows are inserted without figures.
create trigger count_shop_days after update on private.sales_of_bag_days
  referencing old table as earlier_rows new table as later_rows
  for each statement execute function private.count_shop_days();

-- Adds pieces of lines to the sums. All rows are locked first, in one order, so that two calls never wait for each other.
create function private.add_to_bag_days(
  p_bags uuid[], p_days date[], p_sold integer[], p_missed integer[]
) returns void
language plpgsql set search_path = '' set enable_seqscan = off as $$
begin
  perform from private.sales_of_bag_days total
  join unnest(p_bags, p_days) changed (bag_id, day) on changed.bag_id = total.bag_id and changed.day = total.day
  order by total.bag_id, total.day for no key update of total;
  update private.sales_of_bag_days total set sold = total.sold + changed.sold, missed = total.missed + changed.missed
  from unnest(p_bags, p_days, p_sold, p_missed) changed (bag_id, day, sold, missed)
  where total.bag_id = changed.bag_id and total.day = changed.day;
end
$$;

create function private.copy_bag_day() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into private.sales_of_bag_days (bag_id, day, store_id, store_name, store_name_ar)
  select bag.id, new.day, store.id, store.name, store.name_ar
  from public.surprise_bags bag join public.stores store on store.id = bag.store_id where bag.id = new.bag_id
  on conflict do nothing;
  update private.sales_of_bag_days set planned = coalesce(new.planned, 0), left_over = new.left_over
  where bag_id = new.bag_id and day = new.day;
  return null;
end
$$;

create trigger copy_bag_day after insert or update of published_at, planned, left_over on public.bag_days
  for each row when (new.published_at is not null) execute function private.copy_bag_day();

-- The bags for sale of a deleted bag are left over of its day. Its row of public.bag_days goes with it, and a change of
-- that row would change the bag that is being deleted.
create function private.end_day_of_deleted_bag() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.sales_of_bag_days set left_over = old.quantity + private.kept_of(old.id)
  where bag_id = old.id and day = private.day_on_sale(old.id);
  return old;
end
$$;

create trigger end_day_of_deleted_bag before delete on public.surprise_bags
  for each row execute function private.end_day_of_deleted_bag();

create function private.count_sold_of_days() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  factor integer := case new.status when 'paid' then 1 else -1 end;
begin
  -- A late payment takes bags of the day on sale now, because the bags of the order's own day went back into stock.
  -- Without a day on sale it takes bags that came back after the end of a day.
  if old.status in ('failed', 'expired', 'cancelled') then
    update public.order_lines set plan_day = private.day_on_sale(bag_id)
    where order_id = new.id and private.day_on_sale(bag_id) is distinct from plan_day and private.day_on_sale(bag_id) is not null;
  end if;
  perform private.add_to_bag_days(
    array_agg(bag_id), array_agg(day), array_agg(factor * quantity), array_fill(0, array[count(*)::integer])
  )
  from (
    select bag_id, day, sum(quantity)::integer as quantity from private.planned_lines
    where order_id = new.id group by bag_id, day
  ) line having count(*) > 0;
  return null;
end
$$;

create trigger count_sold_of_days after update of status on public.orders
  for each row when ((old.status = 'paid') <> (new.status = 'paid')) execute function private.count_sold_of_days();

-- Only a paid order has missed handovers: private.cancel_handovers cancels them with it. A gift is missed piece by
-- piece.
create function private.count_missed_of_days() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  changed uuid[] := array(
    select later.id from later_rows later join earlier_rows earlier on earlier.id = later.id
    where later.kind <> 'courier' and (later.state = 'missed') <> (earlier.state = 'missed')
  );
begin
  if cardinality(changed) > 0 then
    perform private.add_to_bag_days(
      array_agg(bag_id), array_agg(day), array_fill(0, array[count(*)::integer]), array_agg(pieces)
    )
    from (
      select line.bag_id, line.day,
        sum((case handover.kind when 'gift' then 1 else line.quantity end) * case handover.state when 'missed' then 1 else -1 end)::integer
          as pieces
      from public.handovers handover join private.planned_lines line on line.order_id = handover.order_id
        and case handover.kind
          when 'door' then true when 'gift' then line.bag_id = handover.bag_id
          else line.store_id is not distinct from handover.store_id
        end
      where handover.id = any (changed) group by line.bag_id, line.day
    ) line having count(*) > 0;
  end if;
  return null;
end
$$;

create trigger count_missed_of_days after update on public.handovers
  referencing old table as earlier_rows new table as later_rows
  for each statement execute function private.count_missed_of_days();

-- Counts everything anew, for orders that were written without the functions of the shop. Days of deleted bags stay.
create function private.recount_sell_through() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sales_of_bag_days (bag_id, day, store_id, store_name, store_name_ar)
  select bag.id, published.day, store.id, store.name, store.name_ar
  from public.bag_days published join public.surprise_bags bag on bag.id = published.bag_id
  join public.stores store on store.id = bag.store_id
  where published.published_at is not null
  on conflict do nothing;

  update private.sales_of_bag_days total set planned = coalesce(published.planned, 0), left_over = published.left_over
  from public.bag_days published where published.bag_id = total.bag_id and published.day = total.day;

  with counted as (
    select line.bag_id, line.day, sum(line.quantity) as sold, sum(case when o.is_gift then gifts.missed when exists (
      select from public.handovers handover
      where handover.order_id = line.order_id and handover.kind <> 'courier' and handover.state = 'missed'
        and (handover.kind = 'door' or line.store_id is not distinct from handover.store_id)
    ) then line.quantity end) as missed
    from private.planned_lines line join public.orders o on o.id = line.order_id
    cross join lateral (
      select count(*) as missed from public.handovers handover
      where handover.order_id = line.order_id and handover.kind = 'gift' and handover.bag_id = line.bag_id
        and handover.state = 'missed'
    ) gifts
    where o.status = 'paid' group by line.bag_id, line.day
  )
  update private.sales_of_bag_days total set sold = coalesce(counted.sold, 0), missed = coalesce(counted.missed, 0)
  from private.sales_of_bag_days each left join counted on counted.bag_id = each.bag_id and counted.day = each.day
  where total.bag_id = each.bag_id and total.day = each.day;

  delete from private.sell_through_of_shops;
  insert into private.sell_through_of_shops
  select day, store_id, min(store_name), min(store_name_ar), sum(planned), sum(sold), sum(left_over), sum(missed)
  from private.sales_of_bag_days where left_over is not null group by day, store_id;
end
$$;

-- Reports, from the day `p_from` to the day `p_to`, both included; null is open. Of all stores, or of one.

-- Every published day of a bag; `left_over` is null while the day is on sale. One answer and not rows, because hosted
-- projects cut rows at a thousand.
create function public.sales_of_bag_days(p_from date, p_to date, p_store uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_works_for(p_store);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'bag_id', bag_id, 'day', day, 'planned', planned, 'sold', sold, 'left_over', left_over, 'missed', missed
    ) order by day, bag_id), '[]')
    from private.sales_of_bag_days
    where day >= coalesce(p_from, '-infinity') and day <= coalesce(p_to, 'infinity')
      and (p_store is null or store_id = p_store)
  );
end
$$;

-- The days that are over, of each shop, of all of them, and of each weekday, Monday first.
create function public.sell_through(p_from date, p_to date, p_store uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_works_for(p_store);
  return (
    with days as materialized (
      select * from private.sell_through_of_shops
      where day >= coalesce(p_from, '-infinity') and day <= coalesce(p_to, 'infinity')
        and (p_store is null or store_id = p_store)
    ), shops as (
      select store_id, (array_agg(store_name order by day desc))[1] as store_name,
        (array_agg(store_name_ar order by day desc))[1] as store_name_ar,
        sum(planned) as planned, sum(sold) as sold, sum(left_over) as left_over, sum(missed) as missed
      from days group by store_id having sum(planned) > 0 or sum(sold) > 0
    )
    select jsonb_build_object(
      'shops', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'store_id', shops.store_id,
          'store_name', coalesce(store.name, shops.store_name),
          'store_name_ar', case when store.id is null then shops.store_name_ar else store.name_ar end,
          'planned', shops.planned, 'sold', shops.sold, 'left', shops.left_over, 'missed', shops.missed
        ) order by shops.planned desc, shops.store_id), '[]')
        from shops left join public.stores store on store.id = shops.store_id
      ),
      'total', (
        select jsonb_build_object(
          'planned', coalesce(sum(planned), 0), 'sold', coalesce(sum(sold), 0), 'left', coalesce(sum(left_over), 0),
          'missed', coalesce(sum(missed), 0)
        ) from days
      ),
      'weekdays', (
        select jsonb_agg(jsonb_build_object('planned', planned, 'sold', sold, 'left', left_over) order by weekday)
        from (
          select weekday, coalesce(sum(planned), 0) as planned, coalesce(sum(sold), 0) as sold,
            coalesce(sum(left_over), 0) as left_over
          from generate_series(1, 7) weekday left join days on extract(isodow from day) = weekday group by weekday
        ) sums
      )
    )
  );
end
$$;

-- Impact of a buyer's own orders, and the number of bags that all buyers rescued. A bag counts once it was handed over,
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

-- Kept by the handovers and by private.count_sales, so that no query reads all handovers. A row of each shop, so that
-- only the phones of one shop wait for each other.
create table private.rescued_of_shops (
  store_id uuid,
  bags bigint not null,
  unique nulls not distinct (store_id)
);

-- Adds or subtracts the handed over bags of these orders.
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

revoke all on all functions in schema private from public;
revoke all on function public.analytics, public.sales_of_bag_days, public.sell_through, public.impact,
  public.rescued_bags from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.analytics, public.sales_of_bag_days, public.sell_through, public.impact
  to authenticated;
