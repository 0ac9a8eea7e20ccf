-- A buyer gives up an order that is not paid, and its bags are on the shelf again at once.
-- What is paid is never cancelled here. The row is locked as every payment locks it, so of a payment and this call the
-- first wins; money that arrives after this call is handled as money that arrives after the hold is over (`settle`).
create function public.cancel_order(p_user uuid, p_order_code text, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.orders;
begin
  select * into wanted from public.orders where user_id = p_user and order_code = p_order_code for update;
  if not found then
    return private.refused('unknown_order');
  elsif wanted.status in ('paid', 'refund_due', 'refunded') then
    return private.refused('not_pending', jsonb_build_object('status', wanted.status));
  elsif wanted.status = 'pending' then
    perform private.lock_bags(private.bags_of(array[wanted.id]));
    perform private.close_order(
      wanted.id, case when wanted.expires_at <= p_now then 'expired' else 'cancelled' end, 'cancelled_by_buyer'
    );
  end if;
  -- What was closed before stays as it was closed: asked for twice, it is cancelled once.
  return (select private.order_told(o) from public.orders o where o.id = wanted.id);
end
$$;

revoke all on function public.cancel_order(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.cancel_order(uuid, text, timestamptz) to service_role;
