-- Where it is known that no page was made, nobody can pay on one, and the buyer's next press begins another payment at
-- once. Where it is not known, `start_payment` still waits: two pages for one order could both be paid.

create function public.payment_not_opened(p_external_id bigint, p_now timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.payment_attempts set status = 'failed', settled_at = p_now
  where external_id = p_external_id and status = 'pending' and collect_url is null
$$;

revoke all on function public.payment_not_opened(bigint, timestamptz) from public, anon, authenticated;
grant execute on function public.payment_not_opened(bigint, timestamptz) to service_role;
