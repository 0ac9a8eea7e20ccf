-- The totals behind the dashboard's figures, what is sent to the shops, the sell-through of planned bags, and the impact
-- of bags. Triggers keep the sums, so that no report reads the orders.

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
  sold bigint not null, refunds bigint not null, commission bigint not null, fees bigint not null, saved bigint not null,
  store_name text, store_name_ar text, paid_at timestamptz not null,
  unique nulls not distinct (span, day, store_id)
);

create index sales_of_shops_of_a_store on private.sales_of_shops (store_id, span, day);

-- Rounded for each line, so that the lines add up to every total.
create function private.commission_of(cents bigint, basis_points integer) returns bigint
language sql immutable set search_path = '' as $$ select (cents * basis_points + 5000) / 10000 $$;

-- The lines of paid orders with what each adds to the totals; the status `paid` stays with the shop.
-- The fee is split over the order's bags by running totals, so that no cent is lost to rounding.
create view private.sold_lines as
  select o.id as order_id, o.paid_at, private.beirut_day(o.paid_at) as day,
    o.status = 'paid' and line.taken_back_at is null as stays,
    line.store_id, line.store_name, line.store_name_ar, line.quantity,
    line.unit_price_cents::bigint * line.quantity as cents,
    case when o.status = 'paid' and line.taken_back_at is null
      then private.commission_of(line.unit_price_cents::bigint * line.quantity, line.commission_basis_points) else 0
    end as commission,
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
    span, day, store_id, lines, bags, sold, refunds, commission, fees, saved, store_name, store_name_ar, paid_at
  )
  select spans.span, spans.first, store_id, factor * count(*), factor * coalesce(sum(quantity) filter (where stays), 0),
    factor * sum(cents), factor * coalesce(sum(cents) filter (where not stays), 0), factor * sum(commission),
    factor * coalesce(sum(fee) filter (where stays), 0), factor * coalesce(sum(saved) filter (where stays), 0),
    (array_agg(store_name order by paid_at desc))[1], (array_agg(store_name_ar order by paid_at desc))[1], max(paid_at)
  from private.sold_lines line, private.spans_with(line.day) spans
  where order_id = any (p_orders) group by 1, 2, 3 order by 1, 2, 3
  on conflict (span, day, store_id) do update set
    lines = total.lines + excluded.lines, bags = total.bags + excluded.bags, sold = total.sold + excluded.sold,
    refunds = total.refunds + excluded.refunds, commission = total.commission + excluded.commission,
    fees = total.fees + excluded.fees, saved = total.saved + excluded.saved,
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

-- The sales of each store from the day `p_from` up to the day before `p_until`; null is unbounded. Money counts on the
-- day on which it was paid.
create function private.shop_sales(p_from date, p_until date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shops as (
    select store_id, (array_agg(store_name order by paid_at desc))[1] as store_name,
      (array_agg(store_name_ar order by paid_at desc))[1] as store_name_ar,
      sum(bags) as bags, sum(sold) as sold, sum(refunds) as refunds, sum(commission) as commission, sum(fees) as fees,
      sum(saved) as saved
    from private.spans_of(p_from, p_until) join private.sales_of_shops using (span, day)
    group by store_id having sum(lines) > 0
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'store_id', shops.store_id,
    'store_name', coalesce(store.name, shops.store_name),
    'store_name_ar', case when store.id is null then shops.store_name_ar else store.name_ar end,
    'bags', shops.bags, 'sold_cents', shops.sold, 'refunds_cents', shops.refunds,
    'commission_cents', shops.commission, 'delivery_fees_cents', shops.fees, 'saved_cents', shops.saved
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

-- Payouts: what was sent to the shops. What a shop is owed at any moment is what it ever sold, less refunds, commission
-- and everything that was sent.

-- The rules of packages/domain (payouts/payout.ts); a test compares the two.
create function private.payout_rules(out received_after interval, out questioned_within interval)
language sql immutable set search_path = '' as $$ select interval '14 days', interval '60 days' $$;

-- One reference has one spelling.
create function private.reference_key(reference text) returns text
language sql immutable set search_path = '' as $$ select lower(regexp_replace(reference, '\s', '', 'g')) $$;

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  -- No foreign key, like order_lines: the sales of a deleted store stay, and so does what was sent for them.
  store_id uuid not null,
  -- The sales up to here were counted.
  until timestamptz not null,
  amount_cents bigint not null,
  reference text not null check (char_length(btrim(reference)) between 1 and 100),
  -- People have no foreign key, as in refunds.
  sent_by uuid,
  sent_at timestamptz not null default now(),
  confirmed_by uuid,
  confirmed_at timestamptz,
  disputed_kind text check (disputed_kind in ('nothing', 'other_amount', 'other')),
  disputed_note text check (char_length(btrim(disputed_note)) between 1 and 300),
  disputed_at timestamptz,
  disputed_by uuid,
  answered_by uuid,
  answered_at timestamptz,
  answered_note text check (char_length(btrim(answered_note)) between 1 and 300),
  -- What was sent stays as it is: a mistake is corrected by a row of its own, which says why.
  corrects uuid references public.payouts (id),
  note text check (char_length(btrim(note)) between 1 and 300),
  constraint payouts_have_an_amount check (amount_cents > 0 or corrects is not null and amount_cents <> 0),
  constraint payouts_that_correct_say_why check ((corrects is null) = (note is null)),
  constraint payouts_that_are_disputed_say_how check ((disputed_at is null) = (disputed_kind is null)),
  constraint payouts_that_are_answered_were_disputed check (answered_at is null or disputed_at is not null)
);

create unique index payouts_have_own_references on public.payouts (store_id, private.reference_key(reference))
  where corrects is null;
create index payouts_of_a_store on public.payouts (store_id, sent_at, id);
create index payouts_by_age on public.payouts (sent_at, id);
create index payouts_that_correct on public.payouts (corrects) where corrects is not null;
create index payouts_in_question on public.payouts (disputed_at)
  where disputed_at is not null and answered_at is null and confirmed_at is null;

-- The statement of a month that is over, in the figures that it was closed with.
create table public.store_statements (
  store_id uuid not null,
  month date not null check (extract(day from month) = 1),
  figures jsonb not null,
  closed_at timestamptz not null default now(),
  primary key (store_id, month)
);

-- Also for the service role: of a payout only what people say about it changes.
create function private.keep_what_was_sent() returns trigger
language plpgsql set search_path = '' as $$
declare
  said constant text[] := array[
    'confirmed_by', 'confirmed_at', 'disputed_kind', 'disputed_note', 'disputed_at', 'disputed_by', 'answered_by',
    'answered_at', 'answered_note'
  ];
begin
  if tg_op = 'UPDATE' and tg_table_name = 'payouts' then
    if to_jsonb(new) - said = to_jsonb(old) - said then
      return new;
    end if;
  end if;
  raise exception 'What was sent or closed stays as it is.' using errcode = 'PT409', hint = 'is_kept';
end
$$;

create trigger keep_what_was_sent before update or delete on public.payouts
  for each row execute function private.keep_what_was_sent();
create trigger keep_all_that_was_sent before truncate on public.payouts
  for each statement execute function private.keep_what_was_sent();
create trigger keep_what_was_closed before update or delete on public.store_statements
  for each row execute function private.keep_what_was_sent();
create trigger keep_all_that_was_closed before truncate on public.store_statements
  for each statement execute function private.keep_what_was_sent();

-- The first moment of a day in Beirut.
create function private.start_of_day(day date) returns timestamptz
language sql immutable set search_path = '' as $$ select day::timestamp at time zone 'Asia/Beirut' $$;

create function private.month_of(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select date_trunc('month', private.beirut_day(moment)::timestamp)::date
$$;

create function private.next_payout(p_day date) returns date
language sql stable set search_path = '' as $$
  select p_day + (payout_weekday - extract(isodow from p_day)::integer + 7) % 7 from public.payout_settings
$$;

-- A deleted store has the name that its last sale had.
create function private.shop_name(p_store uuid, out store_name text, out store_name_ar text)
language sql stable set search_path = '' as $$
  select coalesce(store.name, total.store_name), case when store.id is null then total.store_name_ar else store.name_ar end
  from (values (p_store)) asked (id)
  left join public.stores store on store.id = asked.id
  left join private.sales_of_shops total on total.span = 'all' and total.day = '-infinity' and total.store_id = asked.id
$$;

create function private.payout_json(p public.payouts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'store_id', p.store_id, 'store_name', shop.store_name, 'store_name_ar', shop.store_name_ar,
    'amount_cents', p.amount_cents, 'reference', p.reference, 'until', p.until, 'sent_at', p.sent_at,
    'sent_by', (select name from public.users where id = p.sent_by), 'corrects', p.corrects, 'note', p.note,
    'state', case
      when p.corrects is not null or p.confirmed_at is not null then 'arrived'
      when p.answered_at is not null then 'answered'
      when p.disputed_at is not null then 'disputed'
      when now() >= p.sent_at + rules.received_after then 'arrived'
      else 'sent'
    end,
    'confirmed_at', p.confirmed_at, 'disputed_at', p.disputed_at, 'disputed_kind', p.disputed_kind,
    'disputed_note', p.disputed_note, 'answered_at', p.answered_at, 'answered_note', p.answered_note
  )
  from private.shop_name(p.store_id) shop, private.payout_rules() rules
$$;

-- Locks the totals of a store, which every payment and refund of it changes: until the end of the transaction nothing
-- is sold, refunded, sent or closed besides.
create function private.lock_account(p_store uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.sales_of_shops where span = 'all' and day = '-infinity' and store_id = p_store for update;
end
$$;

create function private.balance_of(
  p_store uuid, out sold bigint, out refunds bigint, out commission bigint, out sent bigint, out owed bigint
)
language sql stable set search_path = '' as $$
  select total.sold, total.refunds, total.commission, payouts.sent,
    total.sold - total.refunds - total.commission - payouts.sent
  from (
    select coalesce(sum(each.sold), 0)::bigint as sold, coalesce(sum(each.refunds), 0)::bigint as refunds,
      coalesce(sum(each.commission), 0)::bigint as commission
    from private.sales_of_shops each where each.span = 'all' and each.day = '-infinity' and each.store_id = p_store
  ) total, (
    select coalesce(sum(amount_cents), 0)::bigint as sent from public.payouts where store_id = p_store
  ) payouts
$$;

-- The lines of paid orders as a shop reads them, with the reason of what was given back.
create view private.shop_lines as
  select line.store_id, o.id as order_id, line.place, o.paid_at, line.quantity, sold.cents,
    o.status = 'paid' and line.taken_back_at is null as stays,
    case when o.status = 'paid' and line.taken_back_at is null
      then private.commission_of(sold.cents, line.commission_basis_points) else 0
    end as commission,
    line.title, o.details -> (line.place - 1) ->> 'titleAr' as title_ar,
    case when o.status <> 'paid' or line.taken_back_at is not null then (
      select r.reason from public.refunds r
      where r.order_id = o.id and r.external_id is null and r.goodwill_token is null
        and coalesce(r.line_place, line.place) = line.place
      order by r.line_place nulls last limit 1
    ) end as reason
  from public.orders o join public.order_lines line on line.order_id = o.id
  cross join lateral (select line.unit_price_cents::bigint * line.quantity as cents) sold
  where o.status in ('paid', 'refund_due', 'refunded');

-- What a store sold from a moment on: whole days from the totals, the day of the moment by its lines.
create function private.sales_from(
  p_store uuid, p_from timestamptz, out bags bigint, out sold bigint, out refunds bigint, out commission bigint
)
language sql stable set search_path = '' as $$
  select coalesce(whole.bags, 0) + coalesce(part.bags, 0), coalesce(whole.sold, 0) + coalesce(part.sold, 0),
    coalesce(whole.refunds, 0) + coalesce(part.refunds, 0), coalesce(whole.commission, 0) + coalesce(part.commission, 0)
  from (
    select sum(total.bags)::bigint as bags, sum(total.sold)::bigint as sold, sum(total.refunds)::bigint as refunds,
      sum(total.commission)::bigint as commission
    from private.sales_of_shops total
    where total.store_id = p_store and total.span = 'day' and total.day > private.beirut_day(p_from)
  ) whole, (
    select sum(line.quantity) filter (where line.stays) as bags, sum(line.cents)::bigint as sold,
      sum(line.cents) filter (where not line.stays)::bigint as refunds, sum(line.commission)::bigint as commission
    from private.shop_lines line
    where line.store_id = p_store and line.paid_at >= p_from
      and line.paid_at < private.start_of_day(private.beirut_day(p_from) + 1)
  ) part
$$;

-- Payouts pay the oldest sales first: when the first sale was that `p_sent` does not pay for. Null where all are paid.
create function private.unpaid_since(p_store uuid, p_sent bigint) returns timestamptz
language sql stable set search_path = '' as $$
  with first as materialized (
    select day, up_to_here - net as before
    from (
      select day, sold - refunds - commission as net, sum(sold - refunds - commission) over (order by day) as up_to_here
      from private.sales_of_shops where store_id = p_store and span = 'day'
    ) days
    where up_to_here > p_sent and net > 0 order by day limit 1
  ), lines as (
    select line.paid_at, line.stays, first.before
      + sum(case when line.stays then line.cents - line.commission else 0 end) over (
        order by line.paid_at, line.order_id, line.place
      ) as up_to_here
    from first join private.shop_lines line on line.store_id = p_store
      and line.paid_at >= private.start_of_day(first.day) and line.paid_at < private.start_of_day(first.day + 1)
  )
  select min(paid_at) from lines where stays and up_to_here > p_sent
$$;

-- What is owed to a store now, and how it came about: `carried_cents` was open at the last payout, or was refunded since,
-- and the sums are of the sales after it.
create function private.account_of(p_store uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  balance record := private.balance_of(p_store);
  since timestamptz := private.unpaid_since(p_store, balance.sent);
  latest public.payouts;
  recent record;
begin
  select * into latest from public.payouts where store_id = p_store and corrects is null order by sent_at desc, id desc limit 1;
  recent := private.sales_from(p_store, coalesce(latest.until + interval '1 microsecond', '-infinity'));
  return jsonb_build_object(
    'owed_cents', balance.owed, 'since', since, 'bags', (private.sales_from(p_store, since)).bags,
    'carried_cents', balance.owed - (recent.sold - recent.refunds - recent.commission),
    'sold_cents', recent.sold, 'refunds_cents', recent.refunds, 'commission_cents', recent.commission,
    'sent_cents', balance.sent, 'last_payout', case when latest.id is not null then private.payout_json(latest) end,
    'payout_phone', (select payout_phone from public.store_terms where store_id = p_store)
  );
end
$$;

-- For the dashboard: whom something is owed, the oldest first, and below what comes off the next payout.
create function public.owed_to_stores() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'owed', (
      select coalesce(jsonb_agg(
        account.row || to_jsonb(shop) || jsonb_build_object('store_id', open.store_id)
        order by account.row ->> 'since' is null, (account.row ->> 'since')::timestamptz, open.store_id
      ), '[]')
      from (
        select total.store_id from private.sales_of_shops total, private.balance_of(total.store_id) balance
        where total.span = 'all' and total.day = '-infinity' and total.store_id is not null and balance.owed <> 0
        offset 0
      ) open
      cross join lateral (select private.account_of(open.store_id) as row offset 0) account
      cross join lateral private.shop_name(open.store_id) shop
    ),
    'sent', (
      select coalesce(jsonb_agg(private.payout_json(latest) order by latest.sent_at desc, latest.id), '[]')
      from (select * from public.payouts order by sent_at desc, id limit 200) latest
    ),
    'questions', (
      select coalesce(jsonb_agg(private.payout_json(asked) order by asked.disputed_at, asked.id), '[]')
      from public.payouts asked
      where disputed_at is not null and answered_at is null and confirmed_at is null
    ),
    'next_payout', private.next_payout(private.beirut_day(now()))
  );
end
$$;

-- An admin has sent money. A call whose answer was lost gets the same payout.
create function public.send_payout(p_store uuid, p_amount_cents bigint, p_reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given constant text := btrim(coalesce(p_reference, ''));
  payout public.payouts;
  owed bigint;
begin
  perform private.require_admin();
  if coalesce(p_amount_cents <= 0, true) or char_length(given) not between 1 and 100 then
    return private.error_json('malformed');
  elsif not private.is_known_shop(p_store) then
    return private.error_json('unknown_store');
  end if;
  perform private.lock_account(p_store);
  select * into payout from public.payouts
  where store_id = p_store and private.reference_key(reference) = private.reference_key(given) and corrects is null;
  if found then
    return case when payout.amount_cents = p_amount_cents then '{}'::jsonb else private.error_json('reference_used') end
      || jsonb_build_object('payout', private.payout_json(payout));
  end if;
  owed := greatest((private.balance_of(p_store)).owed, 0);
  if p_amount_cents > owed then
    return private.error_json('more_than_owed', jsonb_build_object('owed_cents', owed));
  end if;
  -- After the lock, so that no sale that the amount has is later than `until`.
  insert into public.payouts (store_id, until, amount_cents, reference, sent_by, sent_at)
  values (p_store, clock_timestamp(), p_amount_cents, given, auth.uid(), clock_timestamp())
  returning * into payout;
  perform private.write_audit('payout_sent', 'store', p_store::text, jsonb_build_object(
    'payout', payout.id, 'amount_cents', p_amount_cents, 'reference', given
  ));
  return jsonb_build_object('payout', private.payout_json(payout));
end
$$;

create function private.is_known_shop(p_store uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.stores where id = p_store) or exists (
    select from private.sales_of_shops where span = 'all' and day = '-infinity' and store_id = p_store
  )
$$;

-- Ends a question, where there is one.
create function private.end_question(p_payout uuid, p_note text) returns void
language sql set search_path = '' as $$
  update public.payouts set answered_at = now(), answered_by = auth.uid(), answered_note = p_note
  where id = p_payout and disputed_at is not null and answered_at is null and confirmed_at is null
$$;

-- Something else was sent than a payout says: a row of its own, which ends a question of the shop too. A payout with its
-- corrections is never below zero; what was sent may be more than is owed, for money that is gone is gone, but not more
-- than was ever sold.
create function public.correct_payout(p_payout uuid, p_amount_cents bigint, p_note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given constant text := btrim(coalesce(p_note, ''));
  wrong public.payouts;
  correction public.payouts;
  balance record;
begin
  perform private.require_admin();
  if coalesce(p_amount_cents = 0, true) or char_length(given) not between 1 and 300 then
    return private.error_json('malformed');
  end if;
  select * into wrong from public.payouts where id = p_payout and corrects is null;
  if not found then
    return private.error_json('unknown_payout');
  end if;
  perform private.lock_account(wrong.store_id);
  select * into correction from public.payouts
  where corrects = p_payout and amount_cents = p_amount_cents and note = given;
  if not found then
    balance := private.balance_of(wrong.store_id);
    if wrong.amount_cents + p_amount_cents + (
      select coalesce(sum(amount_cents), 0) from public.payouts where corrects = p_payout
    ) < 0 then
      return private.error_json('malformed');
    elsif balance.sent + p_amount_cents > balance.sold then
      return private.error_json('more_than_owed', jsonb_build_object('owed_cents', greatest(balance.owed, 0)));
    end if;
    insert into public.payouts (store_id, until, amount_cents, reference, sent_by, sent_at, corrects, note)
    values (
      wrong.store_id, wrong.until, p_amount_cents, wrong.reference, auth.uid(), clock_timestamp(), p_payout, given
    )
    returning * into correction;
    perform private.end_question(p_payout, given);
    perform private.write_audit('payout_corrected', 'store', wrong.store_id::text, jsonb_build_object(
      'payout', p_payout, 'amount_cents', p_amount_cents, 'reference', wrong.reference, 'note', given
    ));
  end if;
  return jsonb_build_object('payout', private.payout_json(correction));
end
$$;

create function public.answer_payout(p_payout uuid, p_note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given constant text := btrim(coalesce(p_note, ''));
  asked public.payouts;
begin
  perform private.require_admin();
  select * into asked from public.payouts where id = p_payout for update;
  if not found then
    return private.error_json('unknown_payout');
  elsif char_length(given) not between 1 and 300 then
    return private.error_json('malformed');
  elsif asked.answered_note is distinct from given then
    perform private.end_question(p_payout, given);
    if asked.disputed_at is null or asked.answered_at is not null or asked.confirmed_at is not null then
      return private.error_json('not_disputed');
    end if;
    perform private.write_audit('payout_answered', 'store', asked.store_id::text, jsonb_build_object(
      'payout', p_payout, 'reference', asked.reference, 'note', given
    ));
  end if;
  return (select jsonb_build_object('payout', private.payout_json(p)) from public.payouts p where p.id = p_payout);
end
$$;

-- A payout of the caller's own store, locked. An admin confirms for nobody, and finds none.
create function private.own_payout(p_payout uuid) returns public.payouts
language plpgsql set search_path = '' as $$
declare
  payout public.payouts;
begin
  if not private.is_admin() and not exists (select from private.own_stores('owner')) then
    raise exception 'Owners of a shop only!' using errcode = '42501';
  end if;
  select * into payout from public.payouts
  where id = p_payout and corrects is null and store_id in (select private.own_stores('owner')) for update;
  return payout;
end
$$;

create function public.confirm_payout(p_payout uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  payout public.payouts;
begin
  payout := private.own_payout(p_payout);
  if payout.id is null then
    return private.error_json('unknown_payout');
  elsif payout.confirmed_at is null then
    update public.payouts set confirmed_at = now(), confirmed_by = auth.uid() where id = payout.id returning * into payout;
    perform private.write_audit('payout_confirmed', 'store', payout.store_id::text, jsonb_build_object(
      'payout', payout.id, 'amount_cents', payout.amount_cents, 'reference', payout.reference
    ));
  end if;
  return jsonb_build_object('payout', private.payout_json(payout));
end
$$;

-- The shop says what is wrong, also of a payout that it confirmed. The log keeps what was said before.
create function public.dispute_payout(p_payout uuid, p_kind text, p_note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given constant text := nullif(btrim(coalesce(p_note, '')), '');
  payout public.payouts;
begin
  payout := private.own_payout(p_payout);
  if payout.id is null then
    return private.error_json('unknown_payout');
  elsif coalesce(p_kind not in ('nothing', 'other_amount', 'other'), true) or char_length(given) > 300 then
    return private.error_json('malformed');
  elsif now() >= payout.sent_at + (private.payout_rules()).questioned_within then
    return private.error_json('too_late');
  elsif payout.confirmed_at is not null or payout.answered_at is not null
    or (payout.disputed_kind, payout.disputed_note) is distinct from (p_kind, given) then
    update public.payouts set
      disputed_at = now(), disputed_by = auth.uid(), disputed_kind = p_kind, disputed_note = given,
      confirmed_at = null, confirmed_by = null, answered_at = null, answered_by = null, answered_note = null
    where id = payout.id returning * into payout;
    perform private.write_audit('payout_disputed', 'store', payout.store_id::text, jsonb_strip_nulls(jsonb_build_object(
      'payout', payout.id, 'amount_cents', payout.amount_cents, 'reference', payout.reference, 'kind', p_kind, 'note', given
    )));
  end if;
  return jsonb_build_object('payout', private.payout_json(payout));
end
$$;

-- Statements. A month is closed once it is over; what changes afterwards in its sales is a correction of it in the month
-- that is open then. So the opening balance of a month is always the closing balance of the month before.

create function private.days_json(p_store uuid, p_from timestamptz, p_until timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with lines as materialized (
    select *, private.beirut_day(paid_at) as day from private.shop_lines
    where store_id = p_store and paid_at >= p_from and paid_at < p_until
  ), bags as (
    select day, title, title_ar, coalesce(sum(quantity) filter (where stays), 0) as bags,
      coalesce(sum(cents) filter (where stays), 0) as cents
    from lines group by 1, 2, 3
  ), days as (
    select day, coalesce(sum(quantity) filter (where stays), 0) as bags, sum(cents) as sold,
      coalesce(sum(quantity) filter (where not stays), 0) as refunded,
      coalesce(sum(cents) filter (where not stays), 0) as refunds, sum(commission) as commission,
      coalesce(jsonb_agg(distinct reason) filter (where reason is not null), '[]') as reasons
    from lines group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', day, 'bags', bags, 'refunded_bags', refunded, 'sold_cents', sold, 'refunds_cents', refunds,
    'commission_cents', commission, 'reasons', reasons, 'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', title, 'title_ar', title_ar, 'bags', each.bags, 'cents', cents
      ) order by cents desc, title), '[]')
      from bags each where each.day = days.day and each.bags > 0
    )
  ) order by day desc), '[]')
  from days
$$;

-- The month as it stands now, while it is not closed. `p_month` is its first day.
create function private.open_statement(p_store uuid, p_month date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  from_here constant timestamptz := private.start_of_day(p_month);
  until_here constant timestamptz := private.start_of_day((p_month + interval '1 month')::date);
  closed public.store_statements;
  total private.sales_of_shops;
  opening bigint;
  sent bigint;
  owed bigint;
  corrections jsonb;
  corrected bigint;
  details jsonb;
begin
  select * into closed from public.store_statements where store_id = p_store order by month desc limit 1;
  with stated as (
    select month, (figures ->> 'owed_cents')::bigint as cents from public.store_statements where store_id = p_store
    union all
    select (each ->> 'month' || '-01')::date, (each ->> 'cents')::bigint
    from public.store_statements, jsonb_array_elements(figures -> 'corrections') each where store_id = p_store
  ), changed as (
    select month, sum(cents)::bigint as cents
    from (
      select day as month, sold - refunds - commission as cents from private.sales_of_shops
      where store_id = p_store and span = 'month' and day <= closed.month
      union all
      select month, -cents from stated
    ) both_sides group by month having sum(cents) <> 0
  )
  select coalesce(jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'cents', cents) order by month), '[]'),
    coalesce(sum(cents), 0)
  into corrections, corrected from changed;
  opening := coalesce((closed.figures ->> 'closing_cents')::bigint, 0) + (
    select coalesce(sum(sold - refunds - commission), 0) from private.sales_of_shops
    where store_id = p_store and span = 'month' and day < p_month and day > coalesce(closed.month, '-infinity')
  ) - (
    select coalesce(sum(amount_cents), 0) from public.payouts
    where store_id = p_store and sent_at < from_here and private.month_of(sent_at) > coalesce(closed.month, '-infinity')
  );
  -- Corrections belong to the first month that is open.
  if p_month <> closed.month + interval '1 month' then
    opening := case when p_month > closed.month then opening + corrected else 0 end;
    corrections := '[]';
    corrected := 0;
  end if;
  select * into total from private.sales_of_shops where store_id = p_store and span = 'month' and day = p_month;
  sent := (
    select coalesce(sum(amount_cents), 0) from public.payouts
    where store_id = p_store and sent_at >= from_here and sent_at < until_here
  );
  owed := coalesce(total.sold - total.refunds - total.commission, 0);
  with lines as materialized (
    select *, private.beirut_day(paid_at) as day from private.shop_lines
    where store_id = p_store and paid_at >= from_here and paid_at < until_here
  )
  select jsonb_build_object(
    'bags', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', title, 'title_ar', title_ar, 'bags', bags, 'cents', cents
      ) order by cents desc, title), '[]')
      from (select title, title_ar, sum(quantity) as bags, sum(cents) as cents from lines group by 1, 2) sold
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', day, 'title', title, 'title_ar', title_ar, 'reason', reason, 'bags', bags, 'cents', cents
      ) order by day, title, reason), '[]')
      from (
        select day, title, title_ar, reason, sum(quantity) as bags, sum(cents) as cents
        from lines where not stays group by 1, 2, 3, 4
      ) refunded
    ),
    'days', (
      select coalesce(jsonb_agg(to_jsonb(sums) order by sums.day), '[]')
      from (
        select day, coalesce(sum(quantity) filter (where stays), 0) as bags, sum(cents) as sold_cents,
          coalesce(sum(cents) filter (where not stays), 0) as refunds_cents, sum(commission) as commission_cents
        from lines group by 1
      ) sums
    )
  ) into details;
  return details || jsonb_build_object(
    'month', to_char(p_month, 'YYYY-MM'), 'opening_cents', opening, 'sold_cents', coalesce(total.sold, 0),
    'refunds_cents', coalesce(total.refunds, 0), 'commission_cents', coalesce(total.commission, 0),
    'corrections', corrections, 'owed_cents', owed, 'sent_cents', sent,
    'closing_cents', opening + owed + corrected - sent
  );
end
$$;

-- The last month that is over. A payment that was made in its last second has some minutes to be written.
create function private.last_month(p_now timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (private.month_of(p_now - interval '10 minutes') - interval '1 month')::date
$$;

-- Closes the oldest month of a store that is over. One at a time, because payments of the store wait meanwhile.
create function private.close_month(p_store uuid, p_now timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  due date;
begin
  perform private.lock_account(p_store);
  select coalesce((
    select (max(month) + interval '1 month')::date from public.store_statements where store_id = p_store
  ), least((
    select min(day) from private.sales_of_shops where store_id = p_store and span = 'month' and lines > 0
  ), (
    select private.month_of(min(sent_at)) from public.payouts where store_id = p_store
  ))) into due;
  if due > private.last_month(p_now) then
    return 0;
  end if;
  insert into public.store_statements (store_id, month, figures, closed_at)
  values (p_store, due, private.open_statement(p_store, due), p_now);
  return 1;
end
$$;

-- The server calls this with its other sweeps, and mostly finds nothing. Returns the number of closed statements.
create function public.sweep_statements(p_now timestamptz default now(), p_limit integer default 5) returns integer
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  store uuid;
  closed integer := 0;
  failures text[] := '{}';
begin
  for store in
    select total.store_id from private.sales_of_shops total
    where total.span = 'all' and total.day = '-infinity' and total.store_id is not null and not exists (
      select from public.store_statements each
      where each.store_id = total.store_id and each.month = private.last_month(p_now)
    ) and (exists (
      select from private.sales_of_shops each
      where each.store_id = total.store_id and each.span = 'month' and each.day <= private.last_month(p_now) and each.lines > 0
    ) or exists (
      select from public.payouts each
      where each.store_id = total.store_id and private.month_of(each.sent_at) <= private.last_month(p_now)
    ))
    order by total.store_id limit p_limit
  loop
    -- A shop that fails does not hold up the others, and is named once they are done.
    begin
      closed := closed + private.close_month(store, p_now);
    exception when others then
      failures := failures || format('shop %s: %s', store, sqlerrm);
    end;
  end loop;
  if closed = 0 and cardinality(failures) > 0 then
    raise exception 'Not closed: %', array_to_string(failures, '; ');
  end if;
  return closed;
end
$$;

-- The money of a store: what is owed now, and the sales from the day `p_from` up to the day before `p_until`; null is
-- from the last payout, and up to now.
create function public.store_money(p_store uuid, p_from date default null, p_until date default null) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  today constant date := private.beirut_day(now());
  account jsonb;
  days jsonb;
begin
  perform private.require_works_for(p_store, 'owner');
  if not private.is_known_shop(p_store) then
    return private.error_json('unknown_store');
  end if;
  account := private.account_of(p_store);
  days := private.days_json(
    p_store,
    case
      when p_from is not null then private.start_of_day(p_from)
      else coalesce((account -> 'last_payout' ->> 'until')::timestamptz + interval '1 microsecond', '-infinity')
    end,
    coalesce(private.start_of_day(p_until), 'infinity')
  );
  return (account - array['last_payout', 'sold_cents', 'refunds_cents', 'commission_cents', 'sent_cents'])
    || jsonb_build_object(
      'next_payout', private.next_payout(case
        when private.beirut_day((account -> 'last_payout' ->> 'sent_at')::timestamptz) = today then today + 1 else today
      end),
      'commission_basis_points', (select commission_basis_points from public.payout_settings),
      'payouts', (
        select coalesce(jsonb_agg(private.payout_json(latest) order by latest.sent_at desc, latest.id), '[]')
        from (select * from public.payouts where store_id = p_store order by sent_at desc, id limit 200) latest
      ),
      'to_confirm', (
        select private.payout_json(p) from public.payouts p, private.payout_rules() rules
        where p.store_id = p_store and p.corrects is null and p.confirmed_at is null and p.disputed_at is null
          and now() < p.sent_at + rules.received_after
        order by p.sent_at, p.id limit 1
      ),
      'months', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'month', to_char(moved.month, 'YYYY-MM'),
          'owed_cents', coalesce(
            (closed.figures ->> 'owed_cents')::bigint, total.sold - total.refunds - total.commission, 0
          ),
          'is_closed', closed.month is not null
        ) order by moved.month desc), '[]')
        from (
          select day as month from private.sales_of_shops where store_id = p_store and span = 'month' and lines > 0
          union
          select private.month_of(sent_at) from public.payouts where store_id = p_store
          union
          select month from public.store_statements where store_id = p_store and figures -> 'corrections' <> '[]'
        ) moved
        left join public.store_statements closed on closed.store_id = p_store and closed.month = moved.month
        left join private.sales_of_shops total
          on total.store_id = p_store and total.span = 'month' and total.day = moved.month
      ),
      'days', days,
      'period', (
        select jsonb_build_object(
          'bags', coalesce(sum((day ->> 'bags')::bigint), 0),
          'refunded_bags', coalesce(sum((day ->> 'refunded_bags')::bigint), 0),
          'sold_cents', coalesce(sum((day ->> 'sold_cents')::bigint), 0),
          'refunds_cents', coalesce(sum((day ->> 'refunds_cents')::bigint), 0),
          'commission_cents', coalesce(sum((day ->> 'commission_cents')::bigint), 0),
          'owed_cents', coalesce(sum(
            (day ->> 'sold_cents')::bigint - (day ->> 'refunds_cents')::bigint - (day ->> 'commission_cents')::bigint
          ), 0)
        )
        from jsonb_array_elements(days) day
      )
    );
end
$$;

create function public.store_statement(p_store uuid, p_month date) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  first constant date := date_trunc('month', p_month::timestamp)::date;
  closed public.store_statements;
begin
  perform private.require_works_for(p_store, 'owner');
  if p_month is null then
    return private.error_json('malformed');
  elsif not private.is_known_shop(p_store) then
    return private.error_json('unknown_store');
  end if;
  select * into closed from public.store_statements where store_id = p_store and month = first;
  return coalesce(closed.figures, private.open_statement(p_store, first))
    || (select to_jsonb(shop) from private.shop_name(p_store) shop)
    || jsonb_build_object(
      'is_closed', closed.month is not null, 'made_at', coalesce(closed.closed_at, now()),
      'payouts', (
        select coalesce(jsonb_agg(private.payout_json(p) order by p.sent_at, p.id), '[]') from public.payouts p
        where p.store_id = p_store and p.sent_at >= private.start_of_day(first)
          and p.sent_at < private.start_of_day((first + interval '1 month')::date)
      )
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

alter table public.payouts enable row level security;
alter table public.store_statements enable row level security;
revoke all on public.payouts, public.store_statements from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.payouts for all to anon, authenticated using (false);
create policy server_only on public.store_statements for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
-- The index of the references uses it.
grant execute on function private.reference_key to service_role;
revoke all on function public.analytics, public.owed_to_stores, public.send_payout, public.correct_payout,
  public.answer_payout, public.confirm_payout, public.dispute_payout, public.sweep_statements, public.store_money,
  public.store_statement, public.sales_of_bag_days, public.sell_through, public.impact, public.rescued_bags
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.analytics, public.owed_to_stores, public.send_payout, public.correct_payout,
  public.answer_payout, public.confirm_payout, public.dispute_payout, public.store_money, public.store_statement,
  public.sales_of_bag_days, public.sell_through, public.impact to authenticated;
