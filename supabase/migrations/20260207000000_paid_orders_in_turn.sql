-- Listeners ask for what came after the event they heard last. Were a later number committed before an earlier one,
-- the earlier would be left out for ever: so whoever pays an order commits before the next one is given its number.
create or replace function private.pay_order(
  order_to_pay uuid, moment timestamptz, details jsonb, actor uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  paid public.orders;
begin
  update public.orders set status = 'paid', paid_at = moment where id = order_to_pay returning * into paid;
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  values ('order_paid', paid.id, paid.language, paid.whatsapp_phone, moment, moment)
  on conflict (order_id, kind) do nothing;
  -- The last lock that is taken, so that nobody who holds it waits for anybody.
  perform pg_advisory_xact_lock(hashtextextended('paid orders', 0));
  perform private.note('paid', 'order', paid.id::text, details, actor);
  -- Heard when the transaction commits. What happened is in the log.
  perform pg_notify('order_paid', '');
end
$$;
