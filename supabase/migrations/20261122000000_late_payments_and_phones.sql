-- What an attack with a running server found: late payments of bags that nobody can collect any more, handovers before their
-- payment, phones that were revoked while their request waited, and conflicts and messages that one phone can repeat.

-- A late payment

-- Whether a bag of the order could no longer be collected in its hours.
create function private.is_window_over(p_order uuid, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.orders o, jsonb_array_elements(o.details) detail
    where o.id = p_order and private.as_instant(detail ->> 'pickupEnd') < p_now
  )
$$;

-- As before; what is paid late for bags whose hours are over is owed back, even if others of them are for sale today.
create or replace function public.settle(p_external_id bigint, p_outcome text, p_now timestamptz default now()) returns jsonb
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

-- Phones

-- Waits for a revocation under way, and makes the next one wait. Without it a request that waited for an order or a bag went
-- on although its phone had been revoked meanwhile.
create function private.hold_device(p_device uuid) returns void
language sql set search_path = '' as $$
  select from public.devices where id = p_device for share
$$;

-- A confirmation and its undo wait for each other, or an undo that is answered in between would be lost.
create function private.hold_token(p_token uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('handover ' || p_token::text, 0))
$$;

alter function public.hand_over(uuid, uuid, uuid, text, text, timestamptz, uuid, uuid, timestamptz) set schema private;
alter function public.undo_handover(uuid, uuid, timestamptz) set schema private;
alter function public.give_bag(uuid, uuid, uuid, timestamptz, timestamptz) set schema private;
alter function public.change_stock(uuid, uuid, uuid, text, timestamptz) set schema private;
alter function public.take_bag_back(uuid, text, integer, text, uuid, uuid, timestamptz) set schema private;
alter function public.pair_device(text, text, text, timestamptz) set schema private;

-- Nothing is handed over before it is paid, whatever a phone says.
create function public.hand_over(
  p_token uuid, p_order uuid, p_store uuid, p_kind text, p_how text, p_at timestamptz default null,
  p_device uuid default null, p_user uuid default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  paid timestamptz := (select paid_at from public.orders where id = p_order);
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  return private.hand_over(
    p_token, p_order, p_store, p_kind, p_how,
    case when p_at >= p_now - interval '24 hours' then greatest(p_at, paid) else p_at end,
    p_device, p_user, p_now
  );
end
$$;

-- A courier who takes back what was handed over is not on the way, unless the buyer has been told.
create function public.undo_handover(p_token uuid, p_device uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  undone jsonb;
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  undone := private.undo_handover(p_token, p_device, p_now);
  if undone ->> 'kind' = 'courier' then
    delete from public.messages
    where order_id = (undone ->> 'order_id')::uuid and kind = 'on_its_way' and sent_at is null and attempts = 0;
  end if;
  return undone;
end
$$;

-- A courier was at the door and nobody opened. The courier tries again, or brings the bags back to their shops: then the
-- buyer collects them there until they close. No money goes back by itself.
create function public.nobody_there(
  p_token uuid, p_order uuid, p_brings_back boolean, p_at timestamptz, p_device uuid, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz := case when p_at between p_now - interval '24 hours' and p_now then p_at else p_now end;
  o public.orders;
  door public.handovers;
  brought public.handovers;
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  if not exists (select from public.devices where id = p_device and kind = 'courier' and revoked_at is null) then
    return private.error_json('revoked');
  elsif exists (select from public.undone_handovers where token = p_token) then
    return private.error_json('undone');
  elsif exists (select from public.door_tries where token = p_token) then
    return '{}';
  end if;
  select * into o from public.orders where id = p_order for no key update;
  select * into door from public.handovers
  where order_id = p_order and kind = 'door' and state in ('waiting', 'missed') for update;
  if not found or o.status <> 'paid' or exists (
    select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
  ) then
    return private.error_json('unknown_handover');
  end if;
  insert into public.door_tries (token, order_id, device_id, at, recorded_at, door)
  values (p_token, p_order, p_device, moment, p_now, case when p_brings_back then to_jsonb(door) end);
  perform private.tell_of_handover('nobody_there', door, jsonb_build_object(
    'device', p_device, 'at', moment, 'brought_back', p_brings_back
  ));
  if p_brings_back then
    -- The sums of missed bags follow updates alone, so what goes and what comes is waiting.
    update public.handovers set state = 'waiting' where id = door.id and state = 'missed';
    delete from public.handovers where id = door.id;
    for brought in
      insert into public.handovers (order_id, store_id, kind, due_start, due_end)
      select p_order, store_id, 'pickup', least(moment, closes), closes
      from (
        select store_id, coalesce(private.closes_at(o, store_id), moment + interval '1 day') as closes
        from public.handovers where order_id = p_order and kind = 'courier' and state = 'done'
      ) shops
      returning *
    loop
      perform private.tell_of_handover('brought_back', brought);
    end loop;
  end if;
  return '{}';
end
$$;

-- Not where a shop has given the bags meanwhile, or an admin has decided.
create function private.undo_door_try(try public.door_tries, p_device uuid, p_now timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  taken_back public.handovers;
begin
  perform from public.orders where id = try.order_id and status = 'paid' for no key update;
  if not found or try.device_id <> p_device or try.recorded_at < p_now - interval '60 seconds' or exists (
    select from public.handovers where order_id = try.order_id and kind = 'pickup' and state not in ('waiting', 'missed')
  ) then
    return private.error_json('too_late');
  end if;
  insert into public.undone_handovers (token, undone_at) values (try.token, p_now) on conflict do nothing;
  delete from public.door_tries where token = try.token;
  if try.door is not null then
    update public.handovers set state = 'waiting' where order_id = try.order_id and kind = 'pickup' and state = 'missed';
    for taken_back in delete from public.handovers where order_id = try.order_id and kind = 'pickup' returning * loop
      perform private.tell_of_handover('handover_undone', taken_back, jsonb_build_object('device', p_device));
    end loop;
    insert into public.handovers
    select * from jsonb_populate_record(null::public.handovers, try.door || '{"state": "waiting"}');
    update public.handovers set state = 'missed'
    where id = (try.door ->> 'id')::uuid and try.door ->> 'state' = 'missed';
  end if;
  perform pg_notify('handovers', '');
  return '{"undone": true}';
end
$$;

-- The last time that nobody was at the door of an order; null where that did not happen.
create function private.nobody_there_json(p_order uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('at', at, 'brought_back', door is not null)
  from public.door_tries where order_id = p_order order by at desc, recorded_at desc limit 1
$$;

create function public.give_bag(
  p_token uuid, p_device uuid, p_bag uuid, p_at timestamptz default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_device(p_device);
  perform private.hold_token(p_token);
  return private.give_bag(p_token, p_device, p_bag, p_at, p_now);
end
$$;

create function public.change_stock(
  p_token uuid, p_device uuid, p_bag uuid, p_change text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_device(p_device);
  return private.change_stock(p_token, p_device, p_bag, p_change, p_now);
end
$$;

create function public.take_bag_back(
  p_token uuid, p_bag text, p_can_fill integer, p_reason text, p_device uuid default null, p_admin uuid default null,
  p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_device(p_device);
  return private.take_bag_back(p_token, p_bag, p_can_fill, p_reason, p_device, p_admin, p_now);
end
$$;

-- A token belongs to one phone, so it pairs no second one.
create function public.pair_device(
  p_code_hash text, p_token_hash text, p_name text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.pair_device(p_code_hash, p_token_hash, p_name, p_now);
exception when unique_violation then
  return private.error_json('pairing_over');
end
$$;

-- Conflicts

-- One phone could bury the conflicts that somebody has to look into. What it goes on reporting is in the audit log.
create function private.limit_conflicts() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (
    select count(*) from public.handover_conflicts
    where handover_id = new.handover_id and device_id is not distinct from new.device_id and settled_at is null
  ) >= 5 then
    return null;
  end if;
  return new;
end
$$;
create trigger limit_conflicts before insert on public.handover_conflicts
  for each row execute function private.limit_conflicts();

revoke all on function
  private.is_window_over(uuid, timestamptz),
  private.hold_device(uuid),
  private.hold_token(uuid),
  private.hand_over(uuid, uuid, uuid, text, text, timestamptz, uuid, uuid, timestamptz),
  private.undo_handover(uuid, uuid, timestamptz),
  private.give_bag(uuid, uuid, uuid, timestamptz, timestamptz),
  private.change_stock(uuid, uuid, uuid, text, timestamptz),
  private.take_bag_back(uuid, text, integer, text, uuid, uuid, timestamptz),
  private.pair_device(text, text, text, timestamptz),
  private.limit_conflicts(),
  private.undo_door_try(public.door_tries, uuid, timestamptz),
  private.nobody_there_json(uuid)
  from public, anon, authenticated, service_role;
revoke all on function
  public.hand_over(uuid, uuid, uuid, text, text, timestamptz, uuid, uuid, timestamptz),
  public.undo_handover(uuid, uuid, timestamptz),
  public.give_bag(uuid, uuid, uuid, timestamptz, timestamptz),
  public.change_stock(uuid, uuid, uuid, text, timestamptz),
  public.take_bag_back(uuid, text, integer, text, uuid, uuid, timestamptz),
  public.pair_device(text, text, text, timestamptz),
  public.nobody_there(uuid, uuid, boolean, timestamptz, uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.hand_over(uuid, uuid, uuid, text, text, timestamptz, uuid, uuid, timestamptz),
  public.undo_handover(uuid, uuid, timestamptz),
  public.give_bag(uuid, uuid, uuid, timestamptz, timestamptz),
  public.change_stock(uuid, uuid, uuid, text, timestamptz),
  public.take_bag_back(uuid, text, integer, text, uuid, uuid, timestamptz),
  public.pair_device(text, text, text, timestamptz),
  public.nobody_there(uuid, uuid, boolean, timestamptz, uuid, timestamptz)
  to service_role;
