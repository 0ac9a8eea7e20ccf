-- Reports: reconcile compares orders, payments and stock with the provider and with the audit log,
-- the statement says what was sold for each store, and the dashboard lists the orders.

-- Reconcile (`npm run reconcile`)
-- A period is short beside the years of orders, which the planner cannot know before the call: it may scan no table, and
-- lines and payments are read for each order.

create function private.has_audit_entry(order_id uuid, action text, details jsonb default '{}') returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.audit_log log
    where log.subject = 'order' and log.subject_id = has_audit_entry.order_id::text and log.action = has_audit_entry.action
      and log.details @> has_audit_entry.details
  )
$$;

-- Orders with a payment created since `p_since`, page by page, each with all of its payments.
create function public.reconcile_payments(p_since timestamptz, p_after uuid default null, p_limit integer default 200)
returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', o.id, 'order_code', o.order_code, 'status', o.status, 'amount_cents', (o.amount * 100)::integer,
    'by_hand', private.has_audit_entry(o.id, 'paid', '{"by_hand": true}'),
    'refunded_by_hand', exists (
      select from public.audit_log
      where subject = 'order' and subject_id = o.id::text and action = 'refunded' and actor is not null
    ),
    'payments', (
      select jsonb_agg(jsonb_build_object(
        'external_id', external_id, 'amount_cents', amount_cents, 'status', status,
        'has_page', collect_url is not null, 'created_at', created_at
      ) order by external_id)
      from public.payment_attempts where order_id = o.id
    )
  ) order by o.id), '[]')
  from (
    select * from public.orders
    where (p_after is null or id > p_after)
      and id = any (array(select distinct order_id from public.payment_attempts where created_at >= p_since))
    order by id limit p_limit
  ) o
$$;

-- What can be checked without the provider. Every list is cut at the limit.
create function public.reconcile_ledger(p_since timestamptz, p_limit integer default 200, p_now timestamptz default now())
returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select jsonb_build_object(
    'wrong_sums', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', amount_cents, 'lines_cents', lines_cents
      )), '[]')
      from (
        select o.order_code, (o.amount * 100)::integer as amount_cents, sums.cents as lines_cents
        from public.orders o cross join lateral (
          select (o.delivery_fee * 100)::bigint + coalesce(sum(line.unit_price_cents::bigint * line.quantity), 0) as cents,
            coalesce(sum(line.quantity), 0) as pieces
          from public.order_lines line where line.order_id = o.id
        ) sums
        where o.created_at >= p_since and ((o.amount * 100)::bigint <> sums.cents or o.qty <> sums.pieces)
        order by o.created_at desc limit p_limit
      ) wrong
    ),
    'paid_without_payment', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer,
        'by_hand', private.has_audit_entry(id, 'paid', '{"by_hand": true}')
      )), '[]')
      from (
        select * from public.orders o
        where o.paid_at >= p_since and o.amount > 0
          and (select count(*) from public.payment_attempts a where a.order_id = o.id and a.status = 'success') = 0
        order by o.paid_at desc limit p_limit
      ) unproven
    ),
    -- Of any age: a refund stays due.
    'refund_due', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer, 'since', paid_at
      )), '[]')
      from (select * from public.orders where status = 'refund_due' order by paid_at limit p_limit) owed
    ),
    'overdue', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer, 'since', expires_at
      )), '[]')
      from (
        select * from public.orders where status = 'pending' and expires_at < p_now - interval '1 hour'
        order by expires_at limit p_limit
      ) held
    ),
    'messages_given_up', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', (select order_code from public.orders where id = unsent.order_id),
        'kind', kind, 'since', given_up_at, 'why', last_error
      )), '[]')
      from (
        select * from public.messages where given_up_at >= p_since order by given_up_at desc limit p_limit
      ) unsent
    ),
    'messages_waiting', (
      select count(*) from public.messages
      where sent_at is null and given_up_at is null and created_at < p_now - interval '1 hour'
    ),
    'settled_payments', settled.payments, 'settled_cents', settled.cents
  )
  from (
    select count(*) as payments, coalesce(sum(amount_cents), 0) as cents
    from public.payment_attempts where status = 'success'
  ) settled
$$;

-- Each bag's stock beside its expected stock: the quantity that an admin last wrote, less what was held since, plus
-- what was released. Every audit entry is written while the bag is locked, so the entries' ids are in the order of events.
create function public.reconcile_stock(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'stock', bag.quantity,
    'held', ordered.held, 'sold', ordered.sold,
    -- Null where no admin ever wrote the quantity.
    'expected', written.quantity - (
      select coalesce(sum(line.quantity * case
        when log.action = 'placed' then 1
        when log.action in ('failed', 'expired', 'cancelled') then -1
        when log.details ? 'late_after' or log.details ->> 'from' <> 'pending' then 1
        else 0
      end), 0)
      from public.order_lines line
      join public.audit_log log on log.subject = 'order' and log.subject_id = line.order_id::text
      where line.bag_id = bag.id and log.id > written.id
        and log.action in ('placed', 'failed', 'expired', 'cancelled', 'paid')
    )
  ) order by bag.id), '[]')
  from (
    select * from public.surprise_bags where p_after is null or id > p_after order by id limit p_limit
  ) bag
  cross join lateral (
    select coalesce(sum(line.quantity) filter (where o.status = 'pending'), 0) as held,
      coalesce(sum(line.quantity) filter (where o.status = 'paid'), 0) as sold
    from public.order_lines line join public.orders o on o.id = line.order_id
    where line.bag_id = bag.id
  ) ordered
  left join lateral (
    select id, case action
      when 'insert' then (details ->> 'quantity')::integer
      else (details -> 'quantity' ->> 1)::integer
    end as quantity
    from public.audit_log
    where subject = 'bag' and subject_id = bag.id::text and action in ('insert', 'update') and details ? 'quantity'
    order by id desc limit 1
  ) written on true
$$;

-- Orders with several lines of one bag, which no function can place. They are found in `details`, where a line that
-- moves no stock still names its bag.
create function public.reconcile_doubled_lines(p_since timestamptz, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_code', order_code, 'amount_cents', amount_cents, 'status', status, 'pieces', pieces, 'taken', taken
  )), '[]')
  from (
    select o.order_code, (o.amount * 100)::integer as amount_cents, o.status, doubled.pieces, (
      select coalesce(sum(held.quantity), 0) from private.quantity_per_bag(o.id) held
      where held.bag_id = private.as_uuid(doubled.bag_id)
    ) as taken
    from public.orders o, lateral (
      select lower(line ->> 'bagId') as bag_id, sum((line ->> 'quantity')::integer) as pieces
      from jsonb_array_elements(case jsonb_typeof(o.details) when 'array' then o.details else '[]' end) line
      -- A gift of which a part was taken back has two lines.
      where line ->> 'bagId' is not null and line ->> 'takenBackAt' is null
      group by lower(line ->> 'bagId') having count(*) > 1
    ) doubled
    where o.created_at >= p_since
    order by o.created_at desc limit p_limit
  ) found
$$;

-- Sales

-- The totals of days, months and all time, so that no report reads the orders. `day` is the first day of the span.
create table private.sales_of_days (
  day date primary key,
  orders integer not null, delivered integer not null, items integer not null, cents bigint not null
);

create table private.sales_of_bags (
  span text not null check (span in ('day', 'month', 'all')),
  day date not null,
  bag_id text not null,
  sold integer not null, cents bigint not null,
  -- As the latest order had them: the bag may have been deleted.
  title text, title_ar text, paid_at timestamptz not null,
  primary key (span, day, bag_id)
);

create table private.sales_of_shops (
  span text not null check (span in ('day', 'month', 'all')),
  day date not null,
  store_id uuid,
  lines integer not null, bags integer not null,
  sold bigint not null, refunds bigint not null, fees bigint not null, saved bigint not null,
  store_name text, store_name_ar text, paid_at timestamptz not null,
  unique nulls not distinct (span, day, store_id)
);

create index sales_of_bags_best on private.sales_of_bags (span, day, sold desc, cents desc, bag_id);

-- The day in Beirut: the same rule as packages/domain (time/beirutDays.ts). A test compares the two.
create function private.beirut_day(moment timestamptz) returns date
language sql immutable set search_path = '' as $$ select (moment at time zone 'Asia/Beirut')::date $$;

create function private.spans_with(day date) returns table (span text, first date)
language sql immutable set search_path = '' as $$
  values ('day', day), ('month', date_trunc('month', day::timestamp)::date), ('all', date '-infinity')
$$;

-- The lines of paid orders with what each adds to the totals; the status `paid` stays with the shop.
-- The fee is split over the order's bags by running totals, so that no cent is lost to rounding.
create view private.sold_lines as
  select o.id as order_id, o.paid_at, private.beirut_day(o.paid_at) as day, o.status = 'paid' as stays,
    line.store_id, line.store_name, line.store_name_ar, line.quantity,
    line.unit_price_cents::bigint * line.quantity as cents,
    greatest(line.full_price_cents - line.unit_price_cents, 0) * line.quantity as saved,
    (o.delivery_fee * 100)::bigint * line.up_to_here / line.whole
      - (o.delivery_fee * 100)::bigint * (line.up_to_here - line.quantity) / line.whole as fee,
    -- A bag that was deleted has its id and its titles in the order's details only.
    o.details -> (line.place - 1) ->> 'bagId' as bag_id,
    o.details -> (line.place - 1) ->> 'title' as title,
    o.details -> (line.place - 1) ->> 'titleAr' as title_ar
  from public.orders o
  cross join lateral (
    select *, sum(quantity) over () as whole, sum(quantity) over (order by place) as up_to_here
    from public.order_lines where order_id = o.id
  ) line
  where o.status in ('paid', 'refund_due', 'refunded');

-- Adds what `p_orders` sold to the totals, or takes it away again. The rows are locked in one order, days first, so that
-- two payments never wait for each other.
create function private.count_sales(p_orders uuid[], factor integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sales_of_days as total (day, orders, delivered, items, cents)
  select private.beirut_day(paid_at), factor * count(*), factor * count(*) filter (where delivery_method = 'delivery'),
    factor * coalesce(sum((select sum(quantity) from public.order_lines where order_id = o.id)), 0),
    factor * sum((amount * 100)::bigint)
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

-- The spans that make up a period: whole months and the days around them, as far as there are sales. Null is open.
create function private.spans_of(p_from date, p_until date) returns table (span text, day date)
language sql stable rows 30 set search_path = '' as $$
  with sold as (
    select min(total.day)::timestamp as first, max(total.day)::timestamp as last from private.sales_of_days total
    where p_from is not null or p_until is not null
  ), whole as (
    select month::date as first, (month + interval '1 month')::date as until
    from sold, generate_series(date_trunc('month', sold.first), sold.last, interval '1 month') month
    where month >= coalesce(p_from, '-infinity') and month + interval '1 month' <= coalesce(p_until, 'infinity')
  )
  select 'all', date '-infinity' where p_from is null and p_until is null
  union all
  select 'month', whole.first from whole
  union all
  select 'day', each::date
  from sold, generate_series(
    greatest(sold.first, p_from), least(sold.last, p_until::timestamp - interval '1 day'), interval '1 day'
  ) each
  where sold.first is not null and not exists (select from whole where each >= whole.first and each < whole.until)
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
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
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
          'category', bag.category, 'image_url', bag.image_url, 'sold', best.sold, 'revenue_cents', best.cents
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

-- The list of the dashboard

-- A page of the orders that match `p_filter`: `words`, `status`, `method`, `handover`, `from`, `until`, `sort`,
-- `ascending`.
-- `total` counts at most ten thousand, and `is_capped` says that there may be more. A search first reads the newest ten
-- thousand orders; where they have less than a page, an index finds the words in all orders. The index needs three
-- letters, so shorter words are searched in the newest orders only.
-- With `p_after`, for an export: the matches among the next `p_limit` orders after it, and `next` to go on; {} begins.
-- Each query is built for its filter, so that each has a plan of its own.
create function public.admin_orders(
  p_filter jsonb default '{}', p_start integer default 0, p_limit integer default 50, p_after jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  most constant integer := 10000;
  size integer := least(greatest(coalesce(p_limit, 50), 1), 1000);
  skipped integer := greatest(coalesce(p_start, 0), 0);
  sorted_by text := coalesce(substring(p_filter ->> 'sort' from '^(?:amount|customer_name|order_code)$'), 'created_at');
  direction text := case when (p_filter ->> 'ascending')::boolean then 'asc' else 'desc' end;
  filtered text := concat(
    'deleted_at is null',
    ' and status = ' || quote_literal(p_filter ->> 'status'),
    ' and delivery_method = ' || quote_literal(p_filter ->> 'method'),
    ' and created_at >= ' || quote_literal(p_filter ->> 'from') || '::timestamptz',
    ' and created_at < ' || quote_literal(p_filter ->> 'until') || '::timestamptz',
    -- Of an order with several handovers the one that is behind decides, like orderHandoverState in packages/domain.
    case p_filter ->> 'handover'
      when 'done' then ' and exists (select from public.handovers h where h.order_id = orders.id and h.state = ''done'')
        and not exists (select from public.handovers h where h.order_id = orders.id and h.state in (''waiting'', ''missed''))'
      when 'missed' then ' and id in (select order_id from public.handovers where state = ''missed'')'
      else ' and id in (select order_id from public.handovers where state = ''waiting'') and private.handover_state(orders.id) = '
        || quote_literal(p_filter ->> 'handover')
    end
  );
  matching text;
  longest integer;
  ids uuid[];
  read_count integer;
  found_count integer;
  next_key jsonb;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  -- No page begins behind the counted orders.
  if skipped >= most then
    size := 0;
  end if;
  select
    string_agg(format('found_by like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and '),
    max(char_length(word))
  into matching, longest from jsonb_array_elements_text(p_filter -> 'words') word;

  if p_after is not null then
    execute format(
      'with read as materialized (
        select id, %1$I as key, row_number() over (order by %1$I %2$s, id %2$s) as place, %3$s as is_match
        from public.orders where %4$s %5$s order by %1$I %2$s, id %2$s limit %6$s
      )
      select coalesce((select array_agg(id order by place) from read where is_match), ''{}''),
        (select jsonb_build_object(''value'', key::text, ''id'', id) from read where place = %6$s)',
      sorted_by, direction, coalesce(matching, 'true'), filtered,
      case when p_after ? 'id' then format(
        'and (%I, id) %s (%L::%s, %L::uuid)', sorted_by, case direction when 'asc' then '>' else '<' end, p_after ->> 'value',
        case sorted_by when 'created_at' then 'timestamptz' when 'amount' then 'numeric' else 'text' end, p_after ->> 'id'
      ) end, size
    ) into ids, next_key;
  elsif matching is null then
    execute format(
      'select count(*) from (select from public.orders where %s order by created_at desc limit %s) counted',
      filtered, most + 1
    ) into found_count;
    execute format(
      'select array(select id from public.orders where %3$s order by %1$I %2$s, id %2$s limit %4$s offset %5$s)',
      sorted_by, direction, filtered, size, skipped
    ) into ids;
    read_count := found_count;
  else
    execute format(
      'with newest as materialized (
        select id, found_by, %1$I as key from public.orders where %3$s order by created_at %6$s limit %5$s
      ), found as materialized (select id, key from newest where %4$s)
      select (select count(*) from newest), (select count(*) from found),
        array(select id from found order by key %2$s, id %2$s limit %7$s offset %8$s)',
      sorted_by, direction, filtered, matching, most + 1,
      case sorted_by when 'created_at' then direction else 'desc' end, size, skipped
    ) into read_count, found_count, ids;
    if read_count > most and found_count < size and longest >= 3 then
      execute format(
        'with found as materialized (
          select id, %1$I as key from public.orders where %3$s and %4$s limit %5$s
        )
        select count(*), array(select id from found order by key %2$s, id %2$s limit %6$s offset %7$s) from found',
        sorted_by, direction, filtered, matching, most + 1, size, skipped
      ) into found_count, ids;
      read_count := found_count;
    end if;
  end if;
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'order_code', o.order_code, 'user_id', o.user_id, 'customer_name', o.customer_name,
        'whatsapp_phone', o.whatsapp_phone, 'delivery_method', o.delivery_method, 'delivery_area', o.delivery_area,
        'delivery_address', o.delivery_address, 'details', o.details, 'qty', o.qty, 'amount', o.amount,
        'delivery_fee', o.delivery_fee, 'status', o.status, 'payment_status', o.payment_status,
        'created_at', o.created_at, 'paid_at', o.paid_at, 'handover', private.handover_state(o.id)
      ) order by listed.place), '[]')
      from unnest(ids) with ordinality listed (id, place) join public.orders o on o.id = listed.id
    ),
    'total', least(found_count, most), 'is_capped', read_count > most, 'next', next_key
  );
end
$$;

-- Rights

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;
grant execute on all functions in schema public to service_role;
-- These functions themselves check that an admin calls them.
grant execute on function public.analytics(date, date), public.admin_orders(jsonb, integer, integer, jsonb)
  to authenticated;
