-- Money that is owed back has to be sent by a person, so the shop's own telephone hears of it beside the buyer's.
alter table public.messages drop constraint messages_kind_check;
alter table public.messages add constraint messages_kind_check
  check (kind in ('order_paid', 'refund_due', 'support_paid', 'support_refund'));

create or replace function private.promise_refund(unpayable uuid, moment timestamptz, why text) returns void
language plpgsql set search_path = '' as $$
declare
  owed public.orders;
begin
  update public.orders set status = 'refund_due', paid_at = coalesce(paid_at, moment) where id = unpayable returning * into owed;
  insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
  values
    ('refund_due', owed.id, owed.language, owed.whatsapp_phone, moment, moment),
    ('support_refund', owed.id, owed.language, 'support', moment, moment)
  on conflict (order_id, kind) do nothing;
  perform private.note('refund_due', 'order', owed.id::text, jsonb_build_object('why', why));
end
$$;

-- Clocks of servers differ from the database's: of a server's two moments only what lies between them is believed.
-- A slow clock's "in a minute" would be long over here, and ten attempts spent in as many seconds.
create or replace function public.message_failed(
  p_id bigint, p_error text, p_retry_at timestamptz default null, p_now timestamptz default now()
) returns void
language sql security definer set search_path = '' as $$
  update public.messages set
    last_error = left(p_error, 300),
    next_attempt_at = coalesce(now() + (p_retry_at - p_now), next_attempt_at),
    given_up_at = case when p_retry_at is null then now() end
  where id = p_id and sent_at is null
$$;
