-- The totals of whole weeks, from Monday. A report of this week read the totals of every bag on each of its days, and one
-- of thirty days read thirty times as many.

-- The locks of both changes keep a payment waiting, so each sale is in these sums or adds to them.
alter table private.sales_of_bags drop constraint sales_of_bags_span_check,
  add constraint sales_of_bags_span_check check (span in ('day', 'week', 'month', 'all'));
alter table private.sales_of_shops drop constraint sales_of_shops_span_check,
  add constraint sales_of_shops_span_check check (span in ('day', 'week', 'month', 'all'));

create or replace function private.spans_with(day date) returns table (span text, first date)
language sql immutable set search_path = '' as $$
  values ('day', day), ('week', date_trunc('week', day::timestamp)::date),
    ('month', date_trunc('month', day::timestamp)::date), ('all', date '-infinity')
$$;

insert into private.sales_of_bags (span, day, bag_id, sold, cents, title, title_ar, paid_at)
select 'week', date_trunc('week', day::timestamp)::date, bag_id, sum(sold), sum(cents),
  (array_agg(title order by paid_at desc))[1], (array_agg(title_ar order by paid_at desc))[1], max(paid_at)
from private.sales_of_bags where span = 'day' group by 2, 3;

insert into private.sales_of_shops (
  span, day, store_id, lines, bags, sold, refunds, fees, saved, store_name, store_name_ar, paid_at
)
select 'week', date_trunc('week', day::timestamp)::date, store_id, sum(lines), sum(bags), sum(sold), sum(refunds),
  sum(fees), sum(saved),
  (array_agg(store_name order by paid_at desc))[1], (array_agg(store_name_ar order by paid_at desc))[1], max(paid_at)
from private.sales_of_shops where span = 'day' group by 2, 3;

-- The spans that make up a period: whole months, whole weeks and days between them, as far as there are sales. Null is
-- open.
create or replace function private.spans_of(p_from date, p_until date) returns table (span text, day date)
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
