-- What bags were good for: of a buyer's own orders, and how many everybody rescued. A bag counts while its order is paid.

-- The bags of the user who asks, and what they saved where their full price was known. packages/domain
-- (impact/impact.ts) adds up the same, and a test compares the two.
create function public.impact() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.users where id = auth.uid()) then
    raise exception 'Sign in first!' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object('bags', coalesce(sum(quantity), 0), 'saved_cents', coalesce(sum(saved), 0))
    from private.sold_lines
    where stays and order_id = any (array(select id from public.orders where user_id = auth.uid() and status = 'paid'))
  );
end
$$;

-- Of all orders ever, from the totals that are kept for each shop.
create function public.rescued_bags() returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(bags), 0)::bigint from private.sales_of_shops where span = 'all'
$$;

-- Rights

revoke all on function public.impact(), public.rescued_bags() from public, anon, authenticated;
grant execute on function public.rescued_bags() to service_role;
-- The function itself reads the orders of the user who asks, and no others.
grant execute on function public.impact() to authenticated, service_role;
