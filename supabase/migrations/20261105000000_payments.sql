-- Payments, and the rows of what is owed back. Only the provider's answer or an admin makes an order paid, and either
-- call may be repeated. Every cent that is owed to a buyer is a row from the moment it is owed, and is sent back once.

-- Tables

-- The provider accepts only numbers as ids. One number always has the same amount.
create table public.payment_attempts (
  external_id bigint generated always as identity (start with 100001) primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  status text not null default 'pending' check (status in ('pending', 'success', 'failed')),
  collect_url text check (char_length(collect_url) <= 2000),
  -- Part of the callback's address, so that guessing a number does not make the server call the provider.
  callback_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz not null
);

create index payment_attempts_of_an_order on public.payment_attempts (order_id, external_id);
create index payment_attempts_to_ask_about on public.payment_attempts (next_check_at) where status = 'pending';
create index payment_attempts_by_age on public.payment_attempts (created_at);
create index payment_attempts_settled on public.payment_attempts (settled_at) include (amount_cents)
  where status = 'success';

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- The payment that was one too many.
  external_id bigint unique references public.payment_attempts (external_id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (
    reason in ('cancelled', 'cancelled_by_us', 'paid_late', 'paid_twice', 'taken_back', 'goodwill', 'other')
  ),
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  -- Null where the payment provider reported it. No foreign key: the row would join orders and users in every query.
  done_by uuid,
  reference text check (char_length(btrim(reference)) between 1 and 100),
  line_place integer,
  goodwill_token uuid,
  note text check (char_length(btrim(note)) between 1 and 300),
  -- A whole order is owed once, and so is each payment too many, each line and each call. A partial index would do as
  -- well, but the embedded engine takes it for an index of all rows.
  constraint refunds_are_owed_once unique nulls not distinct (order_id, external_id, line_place, goodwill_token),
  constraint refunds_of_lines_were_taken_back
    check (line_place is null or reason in ('taken_back', 'cancelled_by_us') and external_id is null),
  constraint refunds_of_goodwill_name_their_call
    check (
      (goodwill_token is not null) = (reason = 'goodwill') and num_nonnulls(goodwill_token, line_place, external_id) <= 1
    ),
  constraint refunds_of_payments_name_them check ((external_id is not null) = (reason = 'paid_twice')),
  constraint refunds_that_are_owed_have_no_end check (done_at is not null or (done_by is null and reference is null))
);

comment on table public.refunds is
  'What is owed to buyers, and what was sent back. `refund_due` and `refunded` stay the words for whole orders.';
comment on column public.refunds.line_place is 'Of a line that was taken back or cancelled while the rest of the order stays.';
comment on column public.refunds.goodwill_token is 'Of a part that an admin gives back while the order stays: the call that gave it.';
comment on column public.refunds.note is 'Why an admin gave it back; the buyer reads it.';

create index refunds_that_are_owed on public.refunds (asked_at, id) where done_at is null;
create index refunds_that_are_done on public.refunds (done_at, id) where done_at is not null;

-- Moving an order

-- Marks an order paid; the caller must hold the locks on the row and its bags.
-- Listeners read the events after the last number they have. If a higher number were committed before a lower one,
-- the lower event would be lost, so the lock makes payments commit in the order of their numbers.
create function private.pay_order(
  p_order uuid, moment timestamptz, details jsonb, actor uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  paid public.orders;
begin
  -- Bags are locked before alerts and before the figures of their days, as everywhere: the triggers of a paid order
  -- take alerts and figures in the other order than the functions that keep a bag for a user.
  perform private.lock_bags(private.bags_of(array[p_order]));
  update public.orders set status = 'paid', paid_at = moment where id = p_order returning * into paid;
  perform private.make_handovers(paid);
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  values ('order_paid', paid.id, paid.language, paid.whatsapp_phone, moment, moment)
  on conflict (order_id, kind) do nothing;
  -- Always the last lock of the transaction, so that its holder never waits for another lock.
  perform pg_advisory_xact_lock(hashtextextended('paid orders', 0));
  perform private.write_audit('paid', 'order', paid.id::text, details, actor);
  -- Delivered when the transaction commits. The event itself is in the audit log.
  perform pg_notify('order_paid', '');
end
$$;

-- The refund is sent by hand, so the shop's own phone gets a message beside the buyer's.
create function private.mark_refund_due(p_order uuid, moment timestamptz, reason text) returns void
language plpgsql set search_path = '' as $$
declare
  owed public.orders;
begin
  update public.orders set status = 'refund_due', paid_at = coalesce(paid_at, moment) where id = p_order returning * into owed;
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  values
    ('refund_due', owed.id, owed.language, owed.whatsapp_phone, moment, moment),
    ('support_refund', owed.id, owed.language, 'support', moment, moment)
  on conflict (order_id, kind) do nothing;
  perform private.write_audit('refund_due', 'order', owed.id::text, jsonb_build_object('why', reason));
end
$$;

-- Owed money

-- The money that an order has lost before it is cancelled as a whole.
create function private.given_back_cents(p_order uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(amount_cents), 0) from public.refunds
  where order_id = p_order and (line_place is not null or goodwill_token is not null)
$$;

-- The money of a paid order that can still be given back.
create function private.left_cents(o public.orders) returns integer
language sql stable set search_path = '' as $$
  select (o.amount * 100)::integer - private.given_back_cents(o.id)::integer
$$;

-- Owes the rest of an order's money; refunds that are owed already stay as they are. A refund that was sent back can be
-- owed again, after a mistake, and its buyer is then notified again.
create function private.owe(o public.orders, p_reason text, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  again uuid;
  rest integer := private.left_cents(o);
begin
  if rest <= 0 then
    return;
  end if;
  update public.refunds set
    done_at = null, done_by = null, reference = null, reason = p_reason, asked_at = p_now, amount_cents = rest
  where order_id = o.id and external_id is null and line_place is null and goodwill_token is null and done_at is not null
  returning id into again;
  delete from public.messages where refund_id = again;
  insert into public.refunds (order_id, amount_cents, reason, asked_at) values (o.id, rest, p_reason, p_now)
  on conflict (order_id, external_id, line_place, goodwill_token) do nothing;
end
$$;

-- The status of an order and its row agree, whatever changes the status. A row of a line or of goodwill stays while the
-- rest of its order is paid.
create function private.follow_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'refund_due' and new.amount > 0 then
    perform private.owe(
      new, case old.status when 'paid' then 'other' else 'paid_late' end,
      case old.status when 'paid' then now() else coalesce(new.paid_at, now()) end
    );
  elsif new.status = 'refunded' then
    perform private.end_refunds(array(
      select id from public.refunds where order_id = new.id and external_id is null and done_at is null
    ), now());
  elsif old.status = 'refund_due' then
    delete from public.refunds
    where order_id = new.id and external_id is null and line_place is null and goodwill_token is null and done_at is null;
  end if;
  return null;
end
$$;

create trigger follow_status after update of status on public.orders
  for each row when (
    old.status <> new.status and (new.status in ('refund_due', 'refunded') or old.status = 'refund_due')
  )
  execute function private.follow_status();

-- Opening a payment

-- No buyer pays for a bag that was deleted while it was held.
create function private.has_deleted_bag(p_order uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.order_lines where order_id = p_order and bag_id is null)
$$;

-- One payable attempt per order: a second call gets the address of the first, or the error that it is being made.
create function public.start_payment(
  p_user uuid, p_order text, p_shown_cents integer default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due public.orders;
  attempt public.payment_attempts;
begin
  select * into due from public.orders
  where user_id = p_user and (order_code = p_order or id = private.as_uuid(p_order)) for update;
  if not found then
    return private.error_json('unknown_order');
  elsif due.status = 'pending' and due.expires_at <= p_now then
    return private.error_json('expired');
  elsif due.status <> 'pending' then
    return private.error_json('not_pending', jsonb_build_object('status', due.status));
  elsif p_shown_cents <> (due.amount * 100)::integer then
    return private.error_json('amount_differs', jsonb_build_object('amount_cents', (due.amount * 100)::integer));
  elsif private.has_deleted_bag(due.id) then
    return private.error_json('not_available');
  elsif due.amount = 0 then
    perform private.pay_order(due.id, p_now, '{"free": true}', p_user);
    return jsonb_build_object('paid', true, 'order_code', due.order_code);
  end if;
  select * into attempt from public.payment_attempts
  where order_id = due.id and status = 'pending'
  order by (collect_url is not null) desc, external_id desc limit 1;
  if found and attempt.collect_url is null and attempt.created_at > p_now - interval '30 seconds' then
    return private.error_json('being_made');
  end if;
  if not found or attempt.collect_url is null then
    insert into public.payment_attempts (order_id, amount_cents, created_at, next_check_at)
    values (due.id, (due.amount * 100)::integer, p_now, p_now + interval '15 seconds')
    returning * into attempt;
  end if;
  return jsonb_build_object(
    'external_id', attempt.external_id, 'amount_cents', attempt.amount_cents, 'collect_url', attempt.collect_url,
    'callback_token', attempt.callback_token, 'order_code', due.order_code, 'language', due.language,
    'expires_at', due.expires_at
  );
end
$$;

create function public.save_collect_url(p_external_id bigint, p_collect_url text) returns void
language sql security definer set search_path = '' as $$
  update public.payment_attempts set collect_url = p_collect_url
  where external_id = p_external_id and collect_url is null
$$;

-- Called where it is certain that no payment page exists, so that the buyer's next attempt opens another payment.
-- Otherwise `start_payment` waits, because two pages for one order could both be paid.
create function public.payment_not_opened(p_external_id bigint, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.payment_attempts set status = 'failed', settled_at = p_now
  where external_id = p_external_id and status = 'pending' and collect_url is null
$$;

-- Only the provider has the token of the callback.
create function public.is_payment(p_external_id bigint, p_callback_token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.payment_attempts where external_id = p_external_id and callback_token = p_callback_token
  )
$$;

create function public.open_payments(p_order_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(a.external_id order by a.external_id), '[]')
  from public.payment_attempts a join public.orders o on o.id = a.order_id
  where o.order_code = p_order_code and a.status = 'pending'
$$;

-- Settling

-- Whether a bag of the order could no longer be collected in its hours.
create function private.is_window_over(p_order uuid, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.orders o, jsonb_array_elements(o.details) detail
    where o.id = p_order and private.as_instant(detail ->> 'pickupEnd') < p_now
  )
$$;

-- `p_outcome` is the provider's status: success, failed or refunded; any other value changes nothing. What is paid late
-- for bags whose hours are over is owed back, even if others of them are for sale today.
create function public.settle(p_external_id bigint, p_outcome text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  settled public.orders;
  old_status text;
begin
  select o.* into settled from public.orders o
  join public.payment_attempts a on a.order_id = o.id where a.external_id = p_external_id for update of o;
  if not found then
    return private.error_json('unknown_payment');
  end if;
  select status into old_status from public.payment_attempts where external_id = p_external_id for update;

  if p_outcome = 'success' and old_status <> 'success' then
    update public.payment_attempts set status = 'success', settled_at = p_now where external_id = p_external_id;
    if settled.status = 'pending' and private.has_deleted_bag(settled.id) then
      perform private.lock_bags(private.bags_of(array[settled.id]));
      perform private.close_order(settled.id, 'cancelled', 'bag_deleted');
      perform private.mark_refund_due(settled.id, p_now, 'paid_late_without_stock');
    elsif settled.status = 'pending' then
      perform private.pay_order(settled.id, p_now, jsonb_build_object('external_id', p_external_id));
    elsif settled.status in ('paid', 'refund_due', 'refunded') then
      -- The first payment of an order that an admin marked paid confirms it, also while its money goes back; any further
      -- payment is one too many.
      if exists (
        select from public.payment_attempts
        where order_id = settled.id and status = 'success' and external_id <> p_external_id
      ) then
        insert into public.refunds (order_id, external_id, amount_cents, reason, asked_at)
        select settled.id, external_id, amount_cents, 'paid_twice', p_now
        from public.payment_attempts where external_id = p_external_id;
        perform private.write_audit('paid_twice', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
      else
        perform private.write_audit('confirmed', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
      end if;
    elsif not private.is_window_over(settled.id, p_now) and private.hold_stock_again(settled.id) then
      perform private.pay_order(settled.id, p_now, jsonb_build_object('external_id', p_external_id, 'late_after', settled.status));
    else
      perform private.mark_refund_due(settled.id, p_now, 'paid_late_without_stock');
    end if;
  elsif p_outcome = 'failed' and old_status = 'pending' then
    update public.payment_attempts set status = 'failed', settled_at = p_now where external_id = p_external_id;
    if not exists (select from public.payment_attempts where order_id = settled.id and status = 'pending') then
      perform private.lock_bags(private.bags_of(array[settled.id]));
      perform private.close_order(settled.id, 'failed', 'payment_failed');
    end if;
  elsif p_outcome = 'refunded' and exists (
    select from public.refunds where external_id = p_external_id and done_at is null
  ) then
    perform private.end_refunds(array(select id from public.refunds where external_id = p_external_id), p_now);
  elsif p_outcome = 'refunded' and old_status = 'success' and settled.status = 'refund_due'
    and not exists (select from public.refunds where external_id = p_external_id) then
    update public.orders set status = 'refunded' where id = settled.id;
    perform private.write_audit('refunded', 'order', settled.id::text, jsonb_build_object('external_id', p_external_id));
  end if;
  return (select private.order_json(o) from public.orders o where o.id = settled.id);
end
$$;

-- An admin marks an order paid that was paid another way. This creates no stock.
create function public.mark_paid(
  p_admin uuid, p_order_code text, p_reason text default null, p_provider_status text default null,
  p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.orders;
begin
  if not private.is_admin(p_admin) then
    return private.error_json('not_an_admin');
  end if;
  select * into marked from public.orders where order_code = p_order_code for update;
  if not found then
    return private.error_json('unknown_order');
  elsif marked.status in ('refund_due', 'refunded') then
    return private.error_json('refunded');
  elsif marked.status <> 'paid' then
    if marked.status = 'pending' and private.has_deleted_bag(marked.id)
      or marked.status <> 'pending' and not private.hold_stock_again(marked.id) then
      return private.error_json('not_available');
    end if;
    perform private.pay_order(marked.id, p_now, jsonb_strip_nulls(jsonb_build_object(
      'by_hand', true, 'reason', left(p_reason, 300), 'provider_said', p_provider_status, 'from', marked.status
    )), p_admin);
  end if;
  return (select private.order_json(o) from public.orders o where o.id = marked.id);
end
$$;

-- Claims pending payments to check with the provider. Each goes to one server, and is due again after growing pauses.
-- A check that lies further ahead than any pause was scheduled by a server clock that ran ahead, and is due now.
create function public.claim_payments(p_now timestamptz default now(), p_limit integer default 20) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select external_id from public.payment_attempts
    where status = 'pending'
      and (next_check_at <= p_now or (next_check_at > p_now + interval '10 minutes' and next_check_at < 'infinity'))
    order by next_check_at limit p_limit for update skip locked
  ), claimed as (
    update public.payment_attempts a set
      checks = a.checks + 1,
      -- A day after its creation a payment page can no longer be paid.
      next_check_at = case
        when a.created_at < p_now - interval '1 day' then 'infinity'
        else p_now + least(interval '15 seconds' * power(1.6, least(a.checks, 12)), interval '10 minutes')
      end
    from due where a.external_id = due.external_id
    returning a.external_id, a.order_id, a.checks
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'external_id', c.external_id, 'order_id', c.order_id, 'checks', c.checks,
    'overdue', o.status = 'pending' and o.expires_at <= p_now
  )), '[]')
  from claimed c join public.orders o on o.id = c.order_id
$$;

-- Paid events

create function public.last_paid_event() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(id), 0) from public.audit_log where subject = 'order' and action = 'paid'
$$;

-- Paid events after the last one a listener has. externalId is null where an admin marked the order paid.
create function public.paid_events_after(p_event bigint, p_limit integer default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'event', event.id, 'id', o.id, 'order_code', o.order_code, 'customer_name', o.customer_name,
    'delivery_method', o.delivery_method, 'payment_status', o.status,
    'created_at', o.created_at, 'paid_at', o.paid_at, 'externalId', event.external_id
  ) order by event.id), '[]')
  from (
    select id, subject_id, details -> 'external_id' as external_id from public.audit_log
    where subject = 'order' and action = 'paid' and id > p_event order by id limit p_limit
  ) event join public.orders o on o.id = private.as_uuid(event.subject_id)
$$;

-- Rights

alter table public.payment_attempts enable row level security;
alter table public.refunds enable row level security;
revoke all on public.payment_attempts, public.refunds from public, anon, authenticated;
grant all on all tables in schema public to service_role;
create policy server_only on public.payment_attempts for all to anon, authenticated using (false);
create policy server_only on public.refunds for all to anon, authenticated using (false);
revoke all on all sequences in schema public from public, anon, authenticated;

revoke all on all functions in schema private from public;
revoke all on function public.start_payment, public.save_collect_url, public.payment_not_opened, public.is_payment,
  public.open_payments, public.settle, public.mark_paid, public.claim_payments, public.last_paid_event,
  public.paid_events_after from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
