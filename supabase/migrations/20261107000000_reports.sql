-- Reports, which write nothing: reconcile compares orders, payments and stock with the provider and with the audit log,
-- the statement says what was sold for each store, and the dashboard lists the orders.

-- Reconcile (`npm run reconcile`)

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
language sql stable security definer set search_path = '' as $$
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
      and id in (select order_id from public.payment_attempts where created_at >= p_since)
    order by id limit p_limit
  ) o
$$;

-- What can be checked without the provider. Every list is cut at the limit.
create function public.reconcile_ledger(p_since timestamptz, p_limit integer default 200, p_now timestamptz default now())
returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'wrong_sums', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', amount_cents, 'lines_cents', lines_cents
      )), '[]')
      from (
        select o.order_code, (o.amount * 100)::integer as amount_cents,
          ((o.delivery_fee * 100)::bigint + coalesce(sum(line.unit_price_cents::bigint * line.quantity), 0)) as lines_cents
        from public.orders o left join public.order_lines line on line.order_id = o.id
        where o.created_at >= p_since
        group by o.id
        having (o.amount * 100)::bigint
            <> (o.delivery_fee * 100)::bigint + coalesce(sum(line.unit_price_cents::bigint * line.quantity), 0)
          or o.qty <> coalesce(sum(line.quantity), 0)
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
          and not exists (select from public.payment_attempts a where a.order_id = o.id and a.status = 'success')
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
        'order_code', order_code, 'kind', kind, 'since', given_up_at, 'why', last_error
      )), '[]')
      from (
        select o.order_code, m.* from public.messages m join public.orders o on o.id = m.order_id
        where m.given_up_at >= p_since order by m.given_up_at desc limit p_limit
      ) unsent
    ),
    'messages_waiting', (
      select count(*) from public.messages
      where sent_at is null and given_up_at is null and created_at < p_now - interval '1 hour'
    ),
    'settled_payments', (select count(*) from public.payment_attempts where status = 'success'),
    'settled_cents', (select coalesce(sum(amount_cents), 0) from public.payment_attempts where status = 'success')
  )
$$;

-- Each bag's stock beside its expected stock: the quantity that an admin last wrote, less what was held since, plus
-- what was released. Every audit entry is written while the bag is locked, so the entries' ids are in the order of events.
create function public.reconcile_stock(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'stock', bag.quantity,
    'held', (
      select coalesce(sum(line.quantity), 0)
      from public.order_lines line join public.orders o on o.id = line.order_id
      where line.bag_id = bag.id and o.status = 'pending'
    ),
    'sold', (
      select coalesce(sum(line.quantity), 0)
      from public.order_lines line join public.orders o on o.id = line.order_id
      where line.bag_id = bag.id and o.status = 'paid'
    ),
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
language sql stable security definer set search_path = '' as $$
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
      where line ->> 'bagId' is not null
      group by lower(line ->> 'bagId') having count(*) > 1
    ) doubled
    where o.created_at >= p_since
    order by o.created_at desc limit p_limit
  ) found
$$;

-- Statement of the stores

-- The moment at which a day begins in Beirut: the same rule as packages/domain (time/beirutDays.ts).
-- A test compares the two.
create function private.start_of_day(day date) returns timestamptz
language sql immutable set search_path = '' as $$ select day::timestamp at time zone 'Asia/Beirut' $$;

-- The sales of each store from the day `p_from` up to the day before `p_until`; null is unbounded. packages/domain
-- (admin/shopStatement.ts) computes the amount owed. Money counts on the day on which it was paid.
create function private.shop_sales(p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with paid as (
      select id, paid_at, status = 'paid' as stays, (delivery_fee * 100)::bigint as fee
      from public.orders
      where status in ('paid', 'refund_due', 'refunded')
        and paid_at >= coalesce(private.start_of_day(p_from), '-infinity')
        and paid_at < coalesce(private.start_of_day(p_until), 'infinity')
    ), sold as (
      select paid.paid_at, paid.stays, line.store_id, line.store_name, line.store_name_ar, line.quantity,
        line.unit_price_cents::bigint * line.quantity as cents,
        greatest(line.full_price_cents - line.unit_price_cents, 0) * line.quantity as saved,
        -- The fee is split over the order's bags by running totals, so that no cent is lost to rounding.
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

-- All figures of the dashboard's analytics, from the day `p_from` up to the day before `p_until`; null is open. What was
-- sold counts on the day on which it was paid, orders that an admin deleted included; stock is today's.
create function public.analytics(p_from date default null, p_until date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return (
    with paid as materialized (
      select id, delivery_method, details, paid_at, (paid_at at time zone 'Asia/Beirut')::date as day,
        (amount * 100)::bigint as cents
      from public.orders
      where status = 'paid'
        and paid_at >= coalesce(private.start_of_day(p_from), '-infinity')
        and paid_at < coalesce(private.start_of_day(p_until), 'infinity')
    ), sold as materialized (
      select paid.day, paid.paid_at, line.quantity, line.unit_price_cents::bigint * line.quantity as cents,
        -- A bag that was deleted has its id and its titles in the order's details only.
        paid.details -> (line.place - 1) ->> 'bagId' as bag_id,
        paid.details -> (line.place - 1) ->> 'title' as title,
        paid.details -> (line.place - 1) ->> 'titleAr' as title_ar
      from paid join public.order_lines line on line.order_id = paid.id
    ), days as (
      select day, count(*) as orders, sum(cents) as cents from paid group by day
    ), items as (
      select day, sum(quantity) as count from sold group by day
    ), bags as (
      select bag_id, sum(quantity) as count, sum(cents) as cents,
        (array_agg(title order by paid_at desc))[1] as title, (array_agg(title_ar order by paid_at desc))[1] as title_ar
      from sold group by bag_id
    )
    select jsonb_build_object(
      'revenue_cents', (select coalesce(sum(cents), 0) from paid),
      'items', (select coalesce(sum(quantity), 0) from sold),
      'delivery', (select count(*) from paid where delivery_method = 'delivery'),
      'pickup', (select count(*) from paid where delivery_method = 'pickup'),
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'day', days.day, 'orders', days.orders, 'items', coalesce(items.count, 0), 'revenue_cents', days.cents
        ) order by days.day), '[]')
        from days left join items on items.day = days.day
      ),
      'bags', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'bag_id', bags.bag_id,
          'title', case when bag.id is null then bags.title else coalesce(bag.title, bag.name_en) end,
          'title_ar', case when bag.id is null then bags.title_ar else bag.name_ar end,
          'category', bag.category, 'image_url', bag.image_url, 'sold', bags.count, 'revenue_cents', bags.cents
        ) order by bags.count desc, bags.cents desc, bags.bag_id), '[]')
        from bags left join public.surprise_bags bag on bag.id = private.as_uuid(bags.bag_id)
      ),
      'shops', private.shop_sales(p_from, p_until),
      'stock', (select coalesce(sum(quantity), 0) from public.surprise_bags),
      'low', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'title', coalesce(title, name_en), 'title_ar', name_ar, 'quantity', quantity
        ) order by quantity, id), '[]')
        from public.surprise_bags where quantity <= 3
      )
    )
  );
end
$$;

-- The list of the dashboard

-- A page of the orders that match `p_filter`: `words`, `status`, `method`, `from`, `until`, `sort`, `ascending`.
-- `total` counts at most ten thousand, and `is_capped` says that there may be more. A search first reads the newest ten
-- thousand orders; where they have less than a page, an index finds the words in all orders. The index needs three
-- letters, so shorter words are searched in the newest orders only.
-- With `p_after`, for an export: the matches among the next `p_limit` orders after it, and `next` to go on; {} begins.
-- Each query is built for its filter, so that each has a plan of its own.
create function public.admin_orders(
  p_filter jsonb default '{}', p_start integer default 0, p_limit integer default 50, p_after jsonb default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
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
    ' and created_at < ' || quote_literal(p_filter ->> 'until') || '::timestamptz'
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
      sorted_by, direction, filtered, matching, most,
      case sorted_by when 'created_at' then direction else 'desc' end, size, skipped
    ) into read_count, found_count, ids;
    if read_count = most and found_count < size and longest >= 3 then
      execute format(
        'with found as materialized (
          select id, %1$I as key from public.orders where %3$s and %4$s limit %5$s
        )
        select count(*), array(select id from found order by key %2$s, id %2$s limit %6$s offset %7$s) from found',
        sorted_by, direction, filtered, matching, most + 1, size, skipped
      ) into found_count, ids;
      read_count := found_count;
    elsif read_count = most then
      read_count := most + 1;
    end if;
  end if;
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'order_code', o.order_code, 'user_id', o.user_id, 'customer_name', o.customer_name,
        'whatsapp_phone', o.whatsapp_phone, 'delivery_method', o.delivery_method, 'delivery_area', o.delivery_area,
        'delivery_address', o.delivery_address, 'details', o.details, 'qty', o.qty, 'amount', o.amount,
        'delivery_fee', o.delivery_fee, 'status', o.status, 'payment_status', o.payment_status,
        'created_at', o.created_at, 'paid_at', o.paid_at
      ) order by listed.place), '[]')
      from unnest(ids) with ordinality listed (id, place) join public.orders o on o.id = listed.id
    ),
    'total', least(found_count, most), 'is_capped', read_count > most, 'next', next_key
  );
end
$$;

-- Rights

revoke all on all functions in schema public from public, anon, authenticated;
revoke all on all functions in schema private from public;
grant execute on all functions in schema public to service_role;
-- These functions themselves check that an admin calls them.
grant execute on function public.analytics(date, date), public.admin_orders(jsonb, integer, integer, jsonb)
  to authenticated;
