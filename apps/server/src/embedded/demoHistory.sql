-- Writes the demo's history (packages/domain/src/demo) from the temporary table `demo`. The rows below keep the rules of
-- the triggers, which would take most of the time; the sums are counted at the end.
set local session_replication_role = replica;

create temporary table demo_orders on commit drop as
select o.*, person.id as user_id
from demo, jsonb_to_recordset(demo.history -> 'orders') o (
  id uuid, code text, name text, email text, phone text, language text, is_gift boolean, area text, address text,
  qty integer, amount_cents integer, fee_cents integer, status text, placed_at timestamptz, paid_at timestamptz,
  details jsonb, lines jsonb, picked_up_at timestamptz, handed_at timestamptz, is_missed boolean, how text,
  refund jsonb, rating jsonb
) left join public.users person on person.email = o.email;

create temporary table demo_days on commit drop as
select day.* from demo, jsonb_to_recordset(demo.history -> 'days') day (
  bag_id uuid, day date, planned smallint, published_at timestamptz, ended_at timestamptz, left_over integer
);

insert into public.devices (id, kind, store_id, name, created_by, created_at, last_seen_at)
select phone.id, case when store_id is null then 'courier' else 'counter' end, store_id, phone.name, admin.id, paired_at, seen_at
from demo, public.users admin, jsonb_to_recordset(demo.history -> 'phones') phone (
  id uuid, store_id uuid, name text, paired_at timestamptz, seen_at timestamptz
) where admin.role = 'admin';

insert into public.bag_plans (bag_id, quantities, opens, closes, updated_at)
select bag_id, array(select quantity::smallint from jsonb_array_elements_text(quantities) quantity), opens, closes, first.at
from demo, jsonb_to_recordset(demo.history -> 'plans') plan (bag_id uuid, quantities jsonb, opens time, closes time),
  (select min(published_at) as at from demo_days) first;

insert into public.bag_days (bag_id, day, planned, published_at, left_over)
select bag_id, day, planned, published_at, left_over from demo_days;

insert into public.orders (
  id, order_code, user_id, customer_name, customer_email, whatsapp_phone, language, delivery_method, delivery_area,
  delivery_address, details, qty, amount, delivery_fee, status, created_at, expires_at, paid_at, is_gift
)
select id, code, user_id, name, email, phone, language, case when area is null then 'pickup' else 'delivery' end, area,
  address, details, qty, amount_cents / 100.0, fee_cents / 100.0, status, placed_at, placed_at + interval '15 minutes',
  paid_at, is_gift
from demo_orders order by placed_at;

insert into public.order_lines (
  order_id, place, bag_id, title, unit_price_cents, quantity, store_id, store_name, store_name_ar, full_price_cents,
  commission_basis_points, plan_day
)
select o.id, line.place, line.bag_id, bag.title, line.unit_price_cents, line.quantity, store.id, store.name, store.name_ar,
  (bag.full_price * 100)::bigint, terms.commission_basis_points, line.plan_day
from public.payout_settings terms, demo_orders o, jsonb_to_recordset(o.lines) line (
  place integer, bag_id uuid, unit_price_cents integer, quantity integer, plan_day date
) join public.surprise_bags bag on bag.id = line.bag_id join public.stores store on store.id = bag.store_id;

insert into public.payment_attempts (order_id, amount_cents, status, created_at, settled_at, next_check_at)
select id, amount_cents, 'success', placed_at, paid_at, paid_at from demo_orders where paid_at is not null order by placed_at;

insert into public.messages (kind, order_id, language, recipient, created_at, attempts, next_attempt_at, sent_at)
select 'order_paid', id, language, phone, paid_at, 1, paid_at, paid_at from demo_orders where paid_at is not null order by paid_at;

select private.make_handovers(o) from public.orders o where o.paid_at is not null;
update public.handovers h set
  state = found.state,
  done_at = found.at, recorded_at = found.at,
  how = case found.state when 'done' then found.how end,
  token = case found.state when 'done' then gen_random_uuid() end,
  done_by = case when found.state = 'done' and found.how = 'buyer' then found.user_id end,
  device_id = case when found.state = 'done' and found.how <> 'buyer' then (
    select d.id from public.devices d
    where d.store_id is not distinct from case h.kind when 'pickup' then h.store_id end
  ) end
from (
  select each.id, o.how, o.user_id, at, case
    when o.refund is not null then 'cancelled' when o.is_missed then 'missed' when at is not null then 'done' else 'waiting'
  end as state
  from demo_orders o join public.handovers each on each.order_id = o.id
  cross join lateral (select case each.kind when 'courier' then o.picked_up_at else o.handed_at end as at) moved
) found
where h.id = found.id and found.state <> 'waiting';

insert into public.refunds (order_id, amount_cents, reason, asked_at, done_at, done_by, reference)
select o.id, o.amount_cents, 'cancelled', asked_at, refund.done_at, case when done_at is not null then admin.id end,
  case when done_at is not null then 'WM-' || right(o.code, 6) end
from demo_orders o, jsonb_to_record(o.refund) refund (asked_at timestamptz, done_at timestamptz), public.users admin
where o.refund is not null and admin.role = 'admin';

insert into public.ratings (order_id, store_id, stars, reasons, rated_at)
select o.id, store_id, stars, reasons, at
from demo_orders o, jsonb_to_record(o.rating) rating (store_id uuid, stars integer, reasons text[], at timestamptz)
where o.rating is not null;

update public.store_terms terms set payout_phone = store.phone
from public.stores store where store.id = terms.store_id and terms.payout_phone is null;

-- Every Monday each shop gets what it sold until then. Of the last payouts some are confirmed, some are not, one is in
-- question, and one shop still waits for it.
insert into public.payouts (
  store_id, until, amount_cents, reference, sent_by, sent_at, confirmed_at, disputed_at, disputed_kind, disputed_note
)
select shop.id, monday.at, sold.cents, 'WM-' || to_char(monday.at, 'YYYYMMDD-') || 1000 + shop.place * 37 + monday.ago,
  admin.id, monday.at + shop.place * interval '2 minutes',
  case when monday.ago > 1 or shop.place % 3 = 0 then monday.at + interval '2 hours' end,
  case when monday.ago = 1 and shop.place = 2 then monday.at + interval '2 hours' end,
  case when monday.ago = 1 and shop.place = 2 then 'other_amount' end,
  case when monday.ago = 1 and shop.place = 2 then 'Less arrived than you wrote.' end
from (select id, row_number() over (order by id) as place from public.stores) shop
cross join (
  select at, row_number() over (order by at desc) as ago, lag(at, 1, '-infinity') over (order by at) as before
  from (
    select private.start_of_day(day::date) + interval '10 hours' as at
    from generate_series(private.beirut_day(now()) - 28, private.beirut_day(now()), interval '1 day') day
    where extract(isodow from day) = 1
  ) payday where at < now() - interval '2 hours'
) monday
cross join lateral (
  select sum(cents - commission) as cents from private.shop_lines
  where store_id = shop.id and stays and paid_at > monday.before and paid_at <= monday.at
) sold
cross join public.users admin
where admin.role = 'admin' and sold.cents > 0 and not (monday.ago = 1 and shop.place = 5);

insert into public.audit_log (at, actor, action, subject, subject_id, details)
select at, actor, action, subject, subject_id, details from (
  select published_at as at, null::uuid as actor, 'update' as action, 'bag' as subject, bag_id::text as subject_id,
    jsonb_build_object('plan_day', day, 'quantity', jsonb_build_array(0, planned)) as details
  from demo_days
  union all
  select ended_at, null, 'update', 'bag', bag_id::text,
    jsonb_build_object('left_over_of', day, 'quantity', jsonb_build_array(left_over, 0))
  from demo_days where left_over > 0
  union all
  select placed_at, user_id, 'placed', 'order', id::text, jsonb_build_object('amount_cents', amount_cents) from demo_orders
  union all
  select paid_at, null, 'paid', 'order', o.id::text, jsonb_build_object('external_id', external_id)
  from demo_orders o join public.payment_attempts a on a.order_id = o.id
  union all
  select placed_at + interval '16 minutes', null, status, 'order', id::text, '{}' from demo_orders where paid_at is null
  union all
  select asked_at, o.user_id, 'refund_due', 'order', o.id::text, '{"why": "cancelled_by_buyer"}'
  from demo_orders o join public.refunds r on r.order_id = o.id
  union all
  select done_at, done_by, 'refunded', 'order', order_id::text, '{"by_hand": true}' from public.refunds where done_at is not null
  union all
  select h.done_at, h.done_by, 'handed_over', 'handover', h.id::text, jsonb_strip_nulls(jsonb_build_object(
    'order_id', h.order_id, 'store_id', h.store_id, 'kind', h.kind, 'how', h.how, 'device', h.device_id, 'at', h.done_at
  ))
  from public.handovers h where h.state = 'done'
  union all
  select said.at, said.by, said.action, 'store', p.store_id::text,
    jsonb_build_object('payout', p.id, 'amount_cents', p.amount_cents, 'reference', p.reference)
  from public.payouts p, lateral (values
    (p.sent_at, p.sent_by, 'payout_sent'), (p.confirmed_at, null::uuid, 'payout_confirmed'),
    (p.disputed_at, null, 'payout_disputed')
  ) said (at, by, action) where said.at is not null
) event order by at, action = 'paid';

-- Two shops that ask to sell here, and one whose new bags and prices wait for an admin: its owner has asked for a price.
insert into public.store_applications (name, area, phone, email, kind, left_over, language, created_at)
values
  ('Saj Bab el Ramel', 'tebeneh-zehriye', '+9616000041', 'saj@example.com', 'bakery',
    'Fifteen to twenty manakish and some bread, from eight o’clock', 'en', now() - interval '50 hours'),
  ('حلويات كرمة', 'abu-samra', '+9616000042', 'karma@example.com', 'sweets',
    'صينيّتان من البقلاوة المشكّلة، وأحياناً معمول', 'ar', now() - interval '5 hours');
update public.store_terms set publishing = 'review' where store_id = '5a000000-0000-4000-8000-000000000004';
insert into public.bag_changes (store_id, bag_id, change, made_by, made_at)
select bag.store_id, bag.id, jsonb_build_object('sale_price', bag.sale_price - 0.50), person.id, now() - interval '50 minutes'
from public.users person, (
  select * from public.surprise_bags where store_id = '5a000000-0000-4000-8000-000000000004' and sale_price > 2
  order by id limit 1
) bag
where person.email = 'huda@zawadeh.local';

set local session_replication_role = origin;
select private.recount_sales();
select private.recount_sell_through();
select private.count_ratings(store_id, now()) from (select distinct store_id from public.ratings) rated;
insert into embedded.done_once (name) values ('demo history');
