-- What follows from a change: of a plan, when its bag comes next, and of the stock, what was planned for the day on sale.

-- Not while one of its openings is on sale, or a person sells it by hand. A bag that is locked is left to the sweep that
-- publishes or ends it, which waits for an admin's change of the day: waiting for each other would be a deadlock.
create function private.set_restock_of_plan(p_bag uuid, p_now timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  next timestamptz;
begin
  perform from public.surprise_bags
  where id = p_bag and quantity = 0 and (pickup_end is null or pickup_end < p_now)
  for no key update skip locked;
  if not found or exists (
    select from public.bag_days where bag_id = p_bag and published_at is not null and left_over is null
  ) then
    return;
  end if;
  select private.next_opening(p, p_now) into next from public.bag_plans p where p.bag_id = p_bag;
  update public.surprise_bags set restock_time = next where id = p_bag and restock_time is distinct from next;
end
$$;

create function private.follow_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_restock_of_plan(coalesce(new.bag_id, old.bag_id), now());
  return null;
end
$$;

create trigger follow_plan after insert or update or delete on public.bag_plans
  for each row execute function private.follow_plan();
-- The sweep writes the days that it publishes, and sets the time itself.
create trigger follow_plan after insert or update or delete on public.bag_days
  for each row when (auth.uid() is not null) execute function private.follow_plan();

-- A person who changes the stock of a day on sale changes what the day was planned to have, so that planned is always what
-- is for sale, held, kept, sold and left over, and the week knows how many are taken.
create function private.change_day_with_stock(p_bag uuid, p_difference integer) returns void
language sql set search_path = '' as $$
  update public.bag_days set planned = greatest(0, planned + p_difference)
  where bag_id = p_bag and published_at is not null and left_over is null
$$;

create function private.follow_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.change_day_with_stock(new.id, new.quantity - old.quantity);
  return null;
end
$$;

create trigger follow_stock after update of quantity on public.surprise_bags
  for each row when (old.quantity <> new.quantity and private.is_client()) execute function private.follow_stock();

create function private.follow_counter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.change_day_with_stock(new.bag_id, new.changed_to - new.changed_from);
  return null;
end
$$;

create trigger follow_counter after insert on public.counter_stock_changes
  for each row when (new.changed_to <> new.changed_from) execute function private.follow_counter();

revoke all on all functions in schema private from public;
