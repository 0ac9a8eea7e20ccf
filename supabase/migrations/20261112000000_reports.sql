-- Reports about the shop: ratings of buyers, the lists and the log of the dashboard, and reconcile, which compares
-- orders, payments, stock and sums with the provider and with the audit log.

-- Ratings: a buyer says how a shop was, once for each shop of an order, after its handover. A shop shows the average and
-- the number of the last six months, from five on.

-- The rules of packages/domain (ratings/); a property test compares the two.
create function private.rating_rules(
  out least_ratings integer, out counts_for interval, out rate_after interval, out rate_within interval
) language sql immutable set search_path = '' as $$ select 5, interval '183 days', interval '2 hours', interval '30 days' $$;

-- Up to three, each once, of the list of so many stars.
create function private.are_reasons(stars integer, reasons text[]) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(array_ndims(reasons), 1) = 1 and cardinality(reasons) <= 3
    and reasons <@ case
      when stars >= 3 then array['quantity', 'taste', 'value', 'friendly']
      else array['too_little', 'quality', 'not_as_described', 'waited', 'closed']
    end
    and cardinality(reasons) = (select count(distinct reason) from unnest(reasons) reason)
$$;

create table public.ratings (
  order_id uuid not null references public.orders (id) on delete cascade,
  -- No foreign key, like order_lines: the orders of a deleted store stay.
  store_id uuid not null,
  stars integer not null check (stars between 1 and 5),
  reasons text[] not null default '{}',
  rated_at timestamptz not null default now(),
  -- Whether the average has it: no longer after six months.
  counts boolean not null default true,
  -- The order's buyer has rated.
  primary key (order_id, store_id),
  constraint ratings_reasons_check check (private.are_reasons(stars, reasons))
);

create index ratings_of_a_store on public.ratings (store_id, rated_at) include (stars) where counts;
create index ratings_that_count on public.ratings (rated_at) where counts;

-- The shop is locked before its ratings are read: of two that arrive at once, the second has the first.
create function private.count_ratings(p_store uuid, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  rules record := private.rating_rules();
  found_mean numeric;
  found_count integer;
begin
  perform from public.stores where id = p_store for no key update;
  update public.ratings set counts = false
  where store_id = p_store and counts and rated_at <= p_now - rules.counts_for;
  select round(avg(stars), 1), count(*) into found_mean, found_count
  from public.ratings where store_id = p_store and counts having count(*) >= rules.least_ratings;
  update public.stores set rating = found_mean, rating_count = found_count
  where id = p_store and (rating, rating_count) is distinct from (found_mean, found_count);
end
$$;

create function private.follow_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_ratings(coalesce(new.store_id, old.store_id), now());
  return null;
end
$$;

create trigger follow_ratings after insert or delete on public.ratings
  for each row execute function private.follow_ratings();

-- The window moves with the clock: the server calls this with its other sweeps, and mostly finds nothing.
create function public.sweep_ratings(p_now timestamptz default now(), p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  store uuid;
  counted integer := 0;
  failures text[] := '{}';
begin
  for store in
    select distinct store_id from public.ratings
    where counts and rated_at <= p_now - (private.rating_rules()).counts_for order by store_id limit p_limit
  loop
    -- A shop that fails does not hold up the others, and is named once they are done.
    begin
      perform private.count_ratings(store, p_now);
      counted := counted + 1;
    exception when others then
      failures := failures || format('shop %s: %s', store, sqlerrm);
    end;
  end loop;
  if counted = 0 and cardinality(failures) > 0 then
    raise exception 'Not counted: %', array_to_string(failures, '; ');
  end if;
  return counted;
end
$$;

-- A delivery is rated by its door, for each shop whose bags were brought.
create function private.gave_bags_of(h public.handovers, p_store uuid) returns boolean
language sql stable set search_path = '' as $$
  select case h.kind
    when 'pickup' then h.store_id = p_store
    when 'door' then exists (
      select from public.handovers shop
      where shop.order_id = h.order_id and shop.kind = 'courier' and shop.store_id = p_store
        and shop.state <> 'cancelled'
    )
    else false
  end
$$;

-- A handover that was not done after all was not rated.
create function private.drop_ratings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.ratings where order_id = new.order_id and (new.kind = 'door' or store_id = new.store_id);
  return null;
end
$$;

create trigger drop_ratings after update of state on public.handovers
  for each row when (old.state = 'done' and new.state <> 'done' and new.kind in ('pickup', 'door'))
  execute function private.drop_ratings();

-- Once: the same rating again gets the same answer, another one is refused.
create function public.rate_shop(
  p_order uuid, p_store uuid, p_stars integer, p_reasons text[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  rules record := private.rating_rules();
  given public.handovers;
  rated public.ratings;
begin
  if not exists (select from public.users where id = auth.uid()) then
    raise exception 'Sign in first!' using errcode = '42501';
  elsif exists (select from public.users where id = auth.uid() and deactivated_at is not null) then
    return private.error_json('deactivated');
  elsif not coalesce(p_stars between 1 and 5 and private.are_reasons(p_stars, p_reasons), false) then
    return private.error_json('malformed');
  end if;
  -- Waits for an undo of the handover that is under way.
  select h.* into given from public.handovers h join public.orders o on o.id = h.order_id
  where h.order_id = p_order and o.user_id = auth.uid() and private.gave_bags_of(h, p_store)
  for share of h;
  if not found then
    return private.error_json('unknown_handover');
  end if;
  select * into rated from public.ratings where order_id = p_order and store_id = p_store;
  if not found then
    if given.state <> 'done' or now() < given.done_at + rules.rate_after then
      return private.error_json('too_early');
    elsif now() >= given.done_at + rules.rate_within then
      return private.error_json('too_late');
    end if;
    insert into public.ratings (order_id, store_id, stars, reasons) values (p_order, p_store, p_stars, p_reasons)
    on conflict do nothing returning * into rated;
    if not found then
      select * into rated from public.ratings where order_id = p_order and store_id = p_store;
    end if;
  end if;
  if rated.stars <> p_stars or not (rated.reasons <@ p_reasons and p_reasons <@ rated.reasons) then
    return private.error_json('already_rated', jsonb_build_object('stars', rated.stars));
  end if;
  return jsonb_build_object('stars', rated.stars, 'reasons', rated.reasons, 'rated_at', rated.rated_at);
end
$$;

-- What the caller said, for the copy of their data: no client reads the table.
create function private.own_ratings() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_code', o.order_code, 'store', s.name, 'stars', r.stars, 'reasons', r.reasons, 'rated_at', r.rated_at
  ) order by r.rated_at), '[]')
  from public.ratings r join public.orders o on o.id = r.order_id left join public.stores s on s.id = r.store_id
  where o.user_id = auth.uid()
$$;

-- The orders that a buyer collected and can still rate, with their ratings.
create function public.collected_lately() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_id', o.id, 'order_code', o.order_code, 'store_id', shop.store_id, 'kind', h.kind, 'done_at', h.done_at,
    'store', case when s.id is null then line.store_name else s.name end,
    'store_ar', case when s.id is null then line.store_name_ar else s.name_ar end,
    'bags', line.bags, 'stars', r.stars
  ) order by h.done_at desc, o.id, shop.store_id), '[]')
  from public.orders o
  join public.handovers h on h.order_id = o.id and h.kind in ('pickup', 'door') and h.state = 'done'
    and h.done_at > now() - (private.rating_rules()).rate_within
  join public.handovers shop on shop.order_id = o.id and shop.store_id is not null
    and private.gave_bags_of(h, shop.store_id)
  left join public.stores s on s.id = shop.store_id
  left join public.ratings r on r.order_id = o.id and r.store_id = shop.store_id
  cross join lateral (
    select sum(quantity) as bags, min(store_name) as store_name, min(store_name_ar) as store_name_ar
    from public.order_lines where order_id = o.id and store_id = shop.store_id and taken_back_at is null
  ) line
  where o.user_id = auth.uid()
$$;

-- What buyers said about a shop in six months, for those who run it: the day is all that tells who it was.
create function public.store_reviews(p_store uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  rules record := private.rating_rules();
begin
  perform private.require_works_for(p_store);
  return (
    with counted as (
      select order_id, stars, reasons, rated_at from public.ratings
      where store_id = p_store and counts and rated_at > now() - rules.counts_for
    )
    select jsonb_build_object(
      'count', (select count(*) from counted),
      'mean', (select round(avg(stars), 1) from counted having count(*) >= rules.least_ratings),
      'stars', (
        select coalesce(jsonb_object_agg(stars, ratings), '{}')
        from (select stars, count(*) as ratings from counted group by stars) each
      ),
      'reasons', (
        select coalesce(jsonb_object_agg(reason, ratings), '{}')
        from (select reason, count(*) as ratings from counted, unnest(reasons) reason group by reason) each
      ),
      'latest', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'stars', latest.stars, 'reasons', latest.reasons, 'day', private.beirut_day(latest.rated_at), 'bags', (
            select jsonb_agg(jsonb_build_object(
              'title', line.title, 'title_ar', o.details -> (line.place - 1) ->> 'titleAr'
            ) order by line.place)
            from public.order_lines line join public.orders o on o.id = line.order_id
            where line.order_id = latest.order_id and line.store_id = p_store and line.taken_back_at is null
          )
        ) order by latest.rated_at desc), '[]')
        from (select * from counted order by rated_at desc limit 50) latest
      )
    )
  );
end
$$;

-- What is done of the three steps of a new shop.
create function public.store_setup(p_store uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_works_for(p_store, 'owner');
  return (
    select jsonb_build_object(
      'place', s.picture_url is not null and s.address is not null,
      'bag', exists (select from public.surprise_bags where store_id = s.id),
      'phone', exists (select from public.devices where store_id = s.id and revoked_at is null)
    )
    from public.stores s where s.id = p_store
  );
end
$$;

-- What waits in the sections of a shop: changes of bags that were sent back, and for owners payouts to confirm.
create function public.store_counts(p_store uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_works_for(p_store);
  return jsonb_build_object(
    'bags', (select count(*) from public.bag_changes where store_id = p_store and state = 'sent_back'),
    'money', (
      select count(*) from public.payouts p, private.payout_rules() rules
      where p.store_id = p_store and p.corrects is null and p.confirmed_at is null and p.disputed_at is null
        and now() < p.sent_at + rules.received_after
        and (private.is_admin() or p.store_id in (select private.own_stores('owner')))
    )
  );
end
$$;

-- The dashboard

-- What waits in its sections, for the navigation.
create function public.admin_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'today', cardinality(private.late_orders()),
    'refunds', (select count(*) from public.refunds where done_at is null),
    'bags', (select count(*) from public.bag_changes where state = 'open'),
    'payouts', (
      select count(*) from (
        select total.store_id from private.sales_of_shops total, private.balance_of(total.store_id) balance
        where total.span = 'all' and total.day = '-infinity' and total.store_id is not null and balance.owed > 0
        union
        select store_id from public.payouts
        where disputed_at is not null and answered_at is null and confirmed_at is null
      ) waiting
    ),
    'stores', (select count(*) from public.store_applications where state = 'open')
  );
end
$$;

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
    case
      when p_filter ->> 'code' is not null then 'id in (
        select id from public.orders where order_code = ' || quote_literal(p_filter ->> 'code') || '
        union all select private.as_uuid(' || quote_literal(p_filter ->> 'code') || '))'
      when (p_filter ->> 'deleted')::boolean then 'deleted_at is not null'
      else 'deleted_at is null'
    end,
    ' and status = ' || quote_literal(p_filter ->> 'status'),
    ' and delivery_method = ' || quote_literal(p_filter ->> 'method'),
    ' and id in (select order_id from public.order_lines where store_id = private.as_uuid('
      || quote_literal(p_filter ->> 'store') || '))',
    ' and id in (select order_id from public.order_lines where bag_id = private.as_uuid('
      || quote_literal(p_filter ->> 'bag') || '))',
    ' and created_at >= ' || quote_literal(p_filter ->> 'from') || '::timestamptz',
    ' and created_at < ' || quote_literal(p_filter ->> 'until') || '::timestamptz',
    -- The handover that is furthest behind decides, like orderHandoverState in packages/domain.
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
  late uuid[] := '{}';
  late_part uuid[] := '{}';
  ids uuid[];
  read_count integer;
  found_count integer;
  next_key jsonb;
begin
  perform private.require_admin();
  -- No page begins behind the counted orders.
  if skipped >= most then
    size := 0;
  end if;
  select
    string_agg(format('found_by like %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and '),
    max(char_length(word))
  into matching, longest from jsonb_array_elements_text(p_filter -> 'words') word;

  -- Late deliveries are listed before the newest orders.
  if p_after is null and sorted_by = 'created_at' and direction = 'desc' then
    execute format(
      'select array(
        select id from unnest(private.late_orders()) with ordinality listed (order_id, place)
        join public.orders on id = order_id where %s and %s order by place
      )', filtered, coalesce(matching, 'true')
    ) into late;
    late_part := late[skipped + 1 : skipped + size];
    size := size - cardinality(late_part);
    skipped := greatest(skipped - cardinality(late), 0);
    filtered := filtered || case when late <> '{}' then format(' and id <> all (%L::uuid[])', late) else '' end;
  end if;
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
  ids := late_part || ids;
  found_count := found_count + cardinality(late);
  read_count := read_count + cardinality(late);
  return jsonb_build_object(
    'orders', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'order_code', o.order_code, 'user_id', o.user_id, 'customer_name', o.customer_name,
        'whatsapp_phone', o.whatsapp_phone, 'delivery_method', o.delivery_method, 'is_gift', o.is_gift, 'delivery_area', o.delivery_area,
        'delivery_address', o.delivery_address, 'details', o.details, 'qty', o.qty, 'amount', o.amount,
        'delivery_fee', o.delivery_fee, 'status', o.status, 'payment_status', o.payment_status,
        'created_at', o.created_at, 'paid_at', o.paid_at, 'deleted_at', o.deleted_at, 'handover', private.handover_state(o.id),
        'refunds', (
          select jsonb_build_object(
            'owed_cents', coalesce(sum(r.amount_cents) filter (where r.done_at is null), 0),
            'sent_cents', coalesce(sum(r.amount_cents) filter (where r.done_at is not null), 0),
            'reference', string_agg(r.reference, '; ' order by r.done_at)
          ) from public.refunds r where r.order_id = o.id having count(*) > 0
        ),
        'door', (
          select jsonb_build_object(
            'kind', h.kind, 'state', h.state, 'due_end', h.due_end, 'assigned_device_id', h.assigned_device_id
          )
          from public.handovers h where h.order_id = o.id and h.kind = 'door'
        )
      ) order by listed.place), '[]')
      from unnest(ids) with ordinality listed (id, place) join public.orders o on o.id = listed.id
    ),
    'total', least(found_count, most), 'is_capped', read_count > most, 'next', next_key
  );
end
$$;

-- The newest entries before p_before. The filter: words of a person's or a phone's name, the code or id of an order, a bag,
-- a store; all that are given have to fit.
create function public.admin_log(p_filter jsonb default '{}', p_before bigint default null, p_limit integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  size constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  named text[];
  people uuid[];
  phones text[];
  code text := p_filter ->> 'order';
  ordered uuid;
  bag uuid := private.as_uuid(p_filter ->> 'bag');
  store uuid := private.as_uuid(p_filter ->> 'store');
  conditions text := 'true';
  ids bigint[];
begin
  perform private.require_admin();
  select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') into named
  from jsonb_array_elements_text(case jsonb_typeof(p_filter -> 'words') when 'array' then p_filter -> 'words' else '[]' end) word;
  if named is not null then
    people := array(select id from public.users where found_by like all (named) limit 100);
    phones := array(select id::text from public.devices where private.search_text(name) like all (named) limit 100);
    conditions := conditions || format(
      ' and (actor = any (%L::uuid[]) or details ? ''device'' and details ->> ''device'' = any (%L::text[]))', people, phones
    );
  end if;
  if code is not null then
    select id into ordered from public.orders where order_code = code;
    conditions := conditions || format(
      ' and (subject, subject_id) in (
        select ''order'', %1$L union all select ''handover'', id::text from public.handovers where order_id = %1$L::uuid
      )', coalesce(ordered, private.as_uuid(code), '00000000-0000-0000-0000-000000000000')
    );
  end if;
  if p_filter ->> 'bag' is not null then
    conditions := conditions || format(' and subject in (''bag'', ''plan'', ''plan_day'') and subject_id = %L', coalesce(bag::text, ''));
  end if;
  if p_filter ->> 'store' is not null then
    conditions := conditions || format(
      ' and (subject, subject_id) in (
        select ''store'', %1$L::text
        union all select subject, id::text from public.surprise_bags, unnest(array[''bag'', ''plan'', ''plan_day'']) subject
          where store_id = %1$L::uuid
        union all select ''device'', id::text from public.devices where store_id = %1$L::uuid
        union all select ''handover'', id::text from public.handovers where store_id = %1$L::uuid
      )', store
    );
  end if;
  execute format(
    'select array(select id from public.audit_log where %s and id < %L::bigint order by id desc limit %s)',
    conditions, coalesce(p_before, 9223372036854775807), size + 1
  ) into ids;
  return jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor', a.actor, 'action', a.action, 'subject', a.subject, 'details', a.details,
        'person', coalesce(u.name, u.email), 'is_admin', coalesce(u.role = 'admin', false), 'phone', d.name,
        'order_code', o.order_code, 'bag', b.title, 'bag_ar', b.name_ar, 'store', s.name, 'store_ar', s.name_ar,
        'who', coalesce(target.name, target.email, invited.email), 'courier', courier.name
      ) order by a.id desc), '[]')
      from unnest(ids[1:size]) listed (id) join public.audit_log a on a.id = listed.id
      left join public.users u on u.id = a.actor
      left join public.devices d on d.id = private.as_uuid(case a.subject when 'device' then a.subject_id else a.details ->> 'device' end)
      left join public.orders o on o.id = private.as_uuid(case a.subject when 'order' then a.subject_id else a.details ->> 'order_id' end)
      left join public.surprise_bags b on b.id = private.as_uuid(
        case when a.subject in ('bag', 'plan', 'plan_day') then a.subject_id else a.details ->> 'bag' end
      )
      left join public.stores s on s.id = private.as_uuid(case a.subject when 'store' then a.subject_id else a.details ->> 'store_id' end)
      left join public.devices courier on courier.id = private.as_uuid(a.details ->> 'courier')
      left join public.users target on target.id = private.as_uuid(
        case a.subject when 'user' then a.subject_id when 'store' then a.details ->> 'member' end
      )
      left join public.store_invitations invited on a.subject = 'store' and invited.id = private.as_uuid(a.details ->> 'invitation')
    ),
    'has_more', cardinality(ids) > size
  );
end
$$;

-- Reconcile (apps/server/src/reconcile.ts)

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
    'recorded_twice', (select count(*) from public.refunds r where r.order_id = o.id and r.external_id is not null),
    'payments', (
      select jsonb_agg(jsonb_build_object(
        'external_id', external_id, 'amount_cents', amount_cents, 'status', status,
        'has_page', collect_url is not null, 'created_at', created_at, 'is_owed', exists (
          select from public.refunds r where r.external_id = payment_attempts.external_id and r.done_at is null
        )
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

-- Whether the money of the lines that a paid order lost is in its rows. After goodwill there may be less left than their price.
create function private.has_rows_of_lost_lines(o public.orders) returns boolean
language sql stable set search_path = '' as $$
  select recorded.cents = lost.cents or recorded.cents < lost.cents and private.left_cents(o) = 0
  from (
    select coalesce(sum(amount_cents), 0) as cents from public.refunds where order_id = o.id and line_place is not null
  ) recorded, (
    select coalesce(sum(unit_price_cents * quantity), 0) as cents from public.order_lines
    where order_id = o.id and taken_back_at is not null
  ) lost
$$;

-- The checks that need no provider. Every list is cut at the limit.
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
    -- Orders of any age, because they stay owed.
    'refund_due', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', amount_cents, 'reason', reason, 'external_id', external_id,
        'since', asked_at
      ) order by asked_at), '[]')
      from (
        select o.order_code, r.* from public.refunds r join public.orders o on o.id = r.order_id
        where r.done_at is null order by r.asked_at limit p_limit
      ) owed
    ),
    'refund_without_row', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'order_code', order_code, 'amount_cents', (amount * 100)::integer
      )), '[]')
      from (
        select * from public.orders o
        where o.status = 'refund_due' and o.amount > 0 and not exists (
          select from public.refunds r where r.order_id = o.id and r.external_id is null and r.done_at is null
        ) or o.paid_at >= p_since and o.status = 'paid' and not private.has_rows_of_lost_lines(o)
        order by o.paid_at limit p_limit
      ) unrecorded
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
        'order_code', (
          select order_code from public.orders where id = coalesce(
            unsent.order_id, (select order_id from public.refunds where id = unsent.refund_id)
          )
        ),
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
    from public.payment_attempts where status = 'success' and settled_at >= p_since
  ) settled
$$;

-- Each bag's stock beside its expected stock: the quantity that an admin last wrote, less held bags since, plus
-- released ones. Every audit entry is written while the bag is locked, so the entries' ids are in the order of events.
-- A line that was split before its order was cancelled released only its rest.
create function public.reconcile_stock(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with held as materialized (
    select line.bag_id, sum(line.quantity) as quantity
    from public.orders o join public.order_lines line on line.order_id = o.id
    where o.status = 'pending' group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', bag.id, 'title', coalesce(bag.title, bag.name_en, bag.name_ar, ''), 'stock', bag.quantity,
    'held', coalesce((select held.quantity from held where held.bag_id = bag.id), 0), 'sold', coalesce(total.sold, 0),
    -- Null where no admin ever wrote the quantity.
    'expected', case when written.id is not null then written.quantity - (
      select coalesce(sum(line.quantity * case
        when log.action = 'placed' then 1
        when log.action in ('failed', 'expired', 'cancelled') then -1
        when log.action in ('refund_due', 'refunded') then case
          when log.details -> 'returned' ? line.bag_id::text and line.taken_back_at is null then -1 else 0
        end
        when log.action = 'line_cancelled' then case
          when log.details @> jsonb_build_object('place', line.place, 'is_returned', true) then -1 else 0
        end
        when log.details ? 'late_after' or log.details ->> 'from' <> 'pending' then 1
        else 0
      end), 0)
      from public.order_lines line cross join lateral (
        -- The offset has the entries found by their key: a plan that hashes the log does so for each bag.
        select * from public.audit_log each
        where each.subject = 'order' and each.subject_id = line.order_id::text and each.id > written.id
          and each.action in (
            'placed', 'failed', 'expired', 'cancelled', 'paid', 'refund_due', 'refunded', 'line_cancelled'
          )
        offset 0
      ) log
      where line.bag_id = bag.id
    ) end
  ) order by bag.id), '[]')
  from (
    select * from public.surprise_bags where p_after is null or id > p_after order by id limit p_limit
  ) bag
  left join private.sales_of_bags total
    on total.span = 'all' and total.day = '-infinity' and total.bag_id = bag.id::text
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

-- Paid orders that no phone would hand over, gifts of which a piece has no row, and bags that were handed out twice.
create function public.reconcile_handovers(p_since timestamptz, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select jsonb_build_object(
    'missing', (
      select coalesce(jsonb_agg(jsonb_build_object('order_code', order_code, 'amount_cents', (amount * 100)::integer)), '[]')
      from (
        select o.order_code, o.amount from public.orders o
        where o.paid_at >= p_since and o.status = 'paid'
          and exists (select from public.order_lines line where line.order_id = o.id)
          and case
            when o.is_gift then (
              select count(*) from public.handovers h where h.order_id = o.id and h.state <> 'cancelled'
            ) <> (
              select sum(line.quantity) from public.order_lines line where line.order_id = o.id and line.taken_back_at is null
            )
            else not exists (select from public.handovers h where h.order_id = o.id)
          end
        order by o.paid_at desc limit p_limit
      ) found
    ),
    'conflicts', (
      select coalesce(jsonb_agg(jsonb_build_object('order_code', order_code, 'since', at)), '[]')
      from (
        select o.order_code, c.at from public.handover_conflicts c
        join public.handovers h on h.id = c.handover_id join public.orders o on o.id = h.order_id
        where c.settled_at is null order by c.at limit p_limit
      ) found
    )
  )
$$;

-- The bags that days count as left over, the days that count others than the log took off sale for them, and the days whose
-- planned bags are not all for sale, held, kept, sold or left over. What is back after the end of the last day is counted by
-- the next publication.
create function public.reconcile_plans(p_since timestamptz, p_limit integer default 200) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return (
    with counted as materialized (
      select published.bag_id, published.day, published.published_at, coalesce(published.left_over, 0) as left_over, (
        select coalesce(sum((log.details -> 'quantity' ->> 0)::integer), 0) from public.audit_log log
        where log.subject = 'bag' and log.subject_id = published.bag_id::text
          and log.details ->> 'left_over_of' = published.day::text
      ) as taken_off
      from public.bag_days published where published.published_at >= p_since
    ), held as materialized (
      select line.bag_id, line.plan_day as day, sum(line.quantity) as quantity
      from public.orders o join public.order_lines line on line.order_id = o.id
      where o.status = 'pending' and line.plan_day is not null group by 1, 2
    ), sums as (
      select counted.bag_id, coalesce(bag.title, bag.name_en, bag.name_ar, '') as title, total.day, total.planned,
        counted.published_at,
        total.sold + coalesce(total.left_over, 0) + coalesce(held.quantity, 0) + case
          when total.day = private.last_day_of(bag.id) then bag.quantity + private.kept_of(bag.id) else 0
        end as accounted,
        total.left_over is null as is_on_sale
      from counted join public.surprise_bags bag on bag.id = counted.bag_id
      join private.sales_of_bag_days total on total.bag_id = counted.bag_id and total.day = counted.day
      left join held on held.bag_id = counted.bag_id and held.day = counted.day
    )
    select jsonb_build_object(
      'left_over', (select coalesce(sum(left_over), 0) from counted),
      'wrong_days', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'title', title, 'day', day, 'left_over', left_over, 'taken_off', taken_off
        )), '[]')
        from (
          select coalesce(bag.title, bag.name_en, bag.name_ar, '') as title, day, left_over, taken_off
          from counted join public.surprise_bags bag on bag.id = bag_id
          where left_over <> taken_off order by published_at desc limit p_limit
        ) wrong
      ),
      'wrong_plans', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'title', title, 'day', day, 'planned', planned, 'accounted', accounted
        )), '[]')
        from (
          select * from (
            select *, sum(planned - accounted) over (partition by bag_id) as missing from sums
          ) compared
          -- Bags that come back once two days are over are left over of the second day, and so are bags that an admin
          -- put on sale after the end of a day.
          where is_on_sale and planned <> accounted or planned > accounted and missing > 0
          order by published_at desc limit p_limit
        ) wrong
      )
    )
  );
end
$$;

-- Reconcile: how many bags are kept, and the bags of which the log says another number.
create function public.reconcile_alerts(p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with counted as materialized (
    select bag.id, coalesce(bag.title, bag.name_en, bag.name_ar, '') as title, private.kept_of(bag.id) as kept, (
      select coalesce(sum((log.details ->> 'kept')::integer), 0) from public.audit_log log
      where log.subject = 'bag' and log.subject_id = bag.id::text and log.details ? 'kept'
    ) as kept_by_log
    from public.surprise_bags bag where exists (select from public.alerts a where a.bag_id = bag.id)
  )
  select jsonb_build_object(
    'kept', (select coalesce(sum(kept), 0) from counted),
    'wrong_bags', (
      select coalesce(jsonb_agg(jsonb_build_object('title', title, 'kept', kept, 'kept_by_log', kept_by_log)), '[]')
      from (select * from counted where kept <> kept_by_log order by id limit p_limit) wrong
    )
  )
$$;

-- Each shop: what its lines come to, read from the orders and not from the totals, beside what was sent and what is open
-- by the totals. Below zero, what is open has to come from refunds and corrections after the last payout. `broken_month` is
-- the first whose opening balance is not the closing balance of the month before.
create function public.reconcile_payouts(p_after uuid default null, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', shop.id, 'name', coalesce((private.shop_name(shop.id)).store_name, ''),
    'sold_cents', lines.sold, 'refunds_cents', lines.refunds, 'commission_cents', lines.commission,
    'sent_cents', balance.sent, 'open_cents', balance.owed,
    'late_cents', lines.late + (
      select coalesce(sum(amount_cents), 0) from public.payouts
      where store_id = shop.id and amount_cents > 0 and corrects is not null and sent_at > latest.at
    ),
    'broken_month', (
      select to_char(min(month), 'YYYY-MM') from (
        select month, (figures ->> 'opening_cents')::bigint as opening,
          lag((figures ->> 'closing_cents')::bigint, 1, 0::bigint) over (order by month) as closing_before
        from public.store_statements where store_id = shop.id
      ) chain where opening <> closing_before
    )
  ) order by shop.id), '[]')
  from (
    select id from (
      select id from public.stores
      union
      select store_id from private.sales_of_shops where span = 'all' and day = '-infinity' and store_id is not null
      union
      select store_id from public.payouts
    ) known where p_after is null or id > p_after order by id limit p_limit
  ) shop
  cross join lateral private.balance_of(shop.id) balance
  cross join lateral (
    select coalesce(max(sent_at), '-infinity') as at from public.payouts where store_id = shop.id and corrects is null
  ) latest
  cross join lateral (
    select coalesce(sum(cents), 0)::bigint as sold, coalesce(sum(cents) filter (where not stays), 0)::bigint as refunds,
      coalesce(sum(round(cents * rate / 10000.0)) filter (where stays), 0)::bigint as commission,
      coalesce(sum(cents) filter (where not stays and gone_at > latest.at), 0)::bigint as late
    from (
      select line.unit_price_cents::bigint * line.quantity as cents, line.commission_basis_points as rate,
        o.status = 'paid' and line.taken_back_at is null as stays,
        coalesce(line.taken_back_at, (
          select max(r.asked_at) from public.refunds r
          where r.order_id = o.id and num_nonnulls(r.external_id, r.line_place, r.goodwill_token) = 0
        )) as gone_at
      from public.order_lines line join public.orders o on o.id = line.order_id
      where line.store_id = shop.id and o.status in ('paid', 'refund_due', 'refunded')
    ) each
  ) lines
$$;

-- Rights

alter table public.ratings enable row level security;
revoke all on public.ratings from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.ratings for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
revoke all on function public.sweep_ratings, public.rate_shop, public.collected_lately, public.store_reviews,
  public.store_setup, public.store_counts, public.admin_counts,
  public.admin_orders, public.admin_log, public.reconcile_payments, public.reconcile_ledger, public.reconcile_stock,
  public.reconcile_doubled_lines, public.reconcile_handovers, public.reconcile_plans, public.reconcile_alerts,
  public.reconcile_payouts from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.rate_shop, public.collected_lately, public.store_reviews, public.store_setup, public.store_counts,
  public.admin_counts, public.admin_orders, public.admin_log to authenticated;
-- The check of the table uses it.
grant execute on function private.are_reasons to service_role;
-- The copy of a buyer's data calls it.
grant execute on function private.own_ratings to authenticated;
