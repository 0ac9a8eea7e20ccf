-- What an attack by reading found: a revoked phone whose request was under way, links of somebody who is no admin any more,
-- and conflicts that a buyer makes.

-- As before; a phone that was revoked meanwhile confirms nothing, and a buyer makes at most one conflict of a handover.
create or replace function public.hand_over(
  p_token uuid, p_order uuid, p_store uuid, p_kind text, p_how text, p_at timestamptz default null,
  p_device uuid default null, p_user uuid default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  given public.handovers;
  moment timestamptz := case when p_at between p_now - interval '24 hours' and p_now then p_at else p_now end;
begin
  -- Of a gift any piece is given.
  if p_kind = 'gift' then
    return private.error_json('malformed');
  elsif not private.is_paired(p_device) then
    return private.error_json('revoked');
  elsif exists (select from public.undone_handovers where token = p_token) then
    return private.error_json('undone');
  end if;
  -- Waits for whoever is taking the order's payment back.
  perform from public.orders where id = p_order for share;
  update public.handovers h set state = 'done', done_at = moment, recorded_at = p_now, how = p_how,
    device_id = p_device, done_by = p_user, token = p_token
  from public.orders o
  where h.order_id = p_order and h.kind = p_kind and h.store_id is not distinct from p_store
    and o.id = h.order_id and o.status = 'paid'
    and (h.state = 'waiting' or h.state = 'missed' and moment < private.reopen_until(h.due_end))
  returning h.* into given;
  if found then
    perform private.tell_of_handover('handed_over', given, jsonb_strip_nulls(jsonb_build_object(
      'how', p_how, 'device', p_device, 'at', moment
    )), p_user);
    -- A phone without a connection gave also what was taken back after that.
    if moment < p_now - interval '1 minute' and exists (
      select from public.order_lines
      where order_id = p_order and p_kind <> 'door' and store_id is not distinct from p_store and taken_back_at > moment
    ) then
      insert into public.handover_conflicts (token, handover_id, at, how, device_id)
      values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
    end if;
    if p_kind = 'courier' and not exists (
      select from public.handovers where order_id = p_order and kind = 'courier' and state not in ('done', 'cancelled')
    ) then
      insert into public.messages (kind, order_id, language, recipient, created_at, next_attempt_at)
      select 'on_its_way', id, language, whatsapp_phone, p_now, p_now from public.orders where id = p_order
      on conflict (order_id, kind) do nothing;
    end if;
    return private.handover_json(given);
  end if;

  select * into given from public.handovers
  where order_id = p_order and kind = p_kind and store_id is not distinct from p_store;
  if not found then
    return private.error_json('unknown_handover');
  elsif given.token = p_token then
    return private.handover_json(given);
  elsif given.state = 'missed' then
    return private.error_json('too_late', private.handover_json(given));
  end if;
  -- A buyer who goes on confirming would fill the list of conflicts, and the audit log.
  if p_device is null and exists (
    select from public.handover_conflicts where handover_id = given.id and device_id is null
  ) then
    return private.error_json(case given.state when 'done' then 'already_done' else 'not_paid' end, private.handover_json(given));
  end if;
  -- One that was recorded earlier was given without knowing of the other, or that the order had been cancelled: somebody
  -- has to look into it.
  if given.state in ('done', 'cancelled') and moment < p_now - interval '1 minute' then
    insert into public.handover_conflicts (token, handover_id, at, how, device_id)
    values (p_token, given.id, moment, p_how, p_device) on conflict (token) do nothing;
  end if;
  if given.state <> 'done' then
    perform private.tell_of_handover('handed_over_unpaid', given, jsonb_strip_nulls(jsonb_build_object(
      'how', p_how, 'device', p_device, 'at', moment
    )), p_user);
    return private.error_json('not_paid', private.handover_json(given));
  end if;
  perform private.tell_of_handover('already_handed_over', given, jsonb_strip_nulls(jsonb_build_object(
    'how', p_how, 'device', p_device, 'at', moment
  )), p_user);
  return private.error_json('already_done', private.handover_json(given));
exception when unique_violation then
  -- The token did another handover.
  return private.error_json('key_was_used');
end
$$;

-- True for whoever speaks without a phone.
create function private.is_paired(p_device uuid) returns boolean
language sql stable set search_path = '' as $$
  select p_device is null or exists (select from public.devices where id = p_device and revoked_at is null)
$$;

-- What a change of the stock took is for sale again, and kept again for who was told of it; not where the stock has changed
-- meanwhile, which says something newer.
create function private.undo_stock(change public.counter_stock_changes, p_device uuid, p_now timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  -- Waits for another change of the bag.
  before integer := (select quantity from public.surprise_bags where id = change.bag_id for update);
  kept integer;
  later integer;
begin
  if exists (select from public.undone_handovers where token = change.token) then
    return '{"undone": true}';
  elsif change.device_id <> p_device or change.at < p_now - interval '60 seconds' or before is distinct from change.changed_to then
    return private.error_json('too_late');
  end if;
  insert into public.undone_handovers (token, undone_at) values (change.token, p_now);
  with again as (
    update public.alerts a set ended_at = null, outcome = null
    where bag_id = change.bag_id and outcome = 'passed' and ended_at = change.at and kept_until > p_now
      and not exists (
        select from public.alerts other where other.user_id = a.user_id and other.bag_id = a.bag_id and other.ended_at is null
      )
    returning 1
  )
  select count(*) into kept from again;
  later := change.changed_from + change.dropped - kept;
  insert into public.counter_stock_changes (token, device_id, bag_id, changed_from, changed_to, at)
  values (gen_random_uuid(), p_device, change.bag_id, before, later, p_now);
  perform private.change_day_with_stock(change.bag_id, kept);
  if later <> before then
    update public.surprise_bags set quantity = later where id = change.bag_id;
  end if;
  perform private.write_audit('update', 'bag', change.bag_id::text, jsonb_build_object('undone', true, 'device', p_device)
    || case when later = before then '{}' else jsonb_build_object('quantity', jsonb_build_array(before, later)) end
    || case kept when 0 then '{}' else jsonb_build_object('kept', kept) end);
  return '{"undone": true}';
end
$$;

-- As before, and not for a phone that was revoked meanwhile.
create or replace function public.undo_handover(p_token uuid, p_device uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken_back public.handovers;
  change public.counter_stock_changes;
  try public.door_tries;
begin
  if not private.is_paired(p_device) then
    return private.error_json('revoked');
  end if;
  select * into change from public.counter_stock_changes where token = p_token;
  if found then
    return private.undo_stock(change, p_device, p_now);
  end if;
  select * into try from public.door_tries where token = p_token;
  if found then
    return private.undo_door_try(try, p_device, p_now);
  end if;
  perform from public.orders where id = (select order_id from public.handovers where token = p_token) for no key update;
  update public.handovers h set
    state = case
      when o.status <> 'paid' then 'cancelled' when private.missed_at(h.due_end) < p_now then 'missed' else 'waiting'
    end,
    done_at = null, recorded_at = null, how = null, device_id = null, done_by = null, token = null
  from public.orders o
  where h.token = p_token and h.device_id = p_device and h.state = 'done' and o.id = h.order_id
    and h.recorded_at >= p_now - interval '60 seconds'
  returning h.* into taken_back;
  if found then
    insert into public.undone_handovers (token, undone_at) values (p_token, p_now) on conflict do nothing;
    perform private.tell_of_handover('handover_undone', taken_back, jsonb_build_object('device', p_device));
    return private.handover_json(taken_back);
  elsif exists (select from public.undone_handovers where token = p_token) then
    return '{"undone": true}';
  elsif exists (select from public.handovers where token = p_token) then
    return private.error_json('too_late');
  end if;
  -- It was never done, or it comes before what it takes back.
  insert into public.undone_handovers (token, undone_at) values (p_token, p_now) on conflict do nothing;
  return '{"undone": true}';
end
$$;

-- As before; where the shop has got a phone meanwhile, only this handover's own token gets its answer again.
create or replace function public.confirm_received(
  p_user uuid, p_order_code text, p_store uuid, p_token uuid, p_at timestamptz default null, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bought public.orders;
begin
  select * into bought from public.orders where user_id = p_user and order_code = p_order_code;
  if not found then
    return private.error_json('unknown_order');
  elsif private.has_counter(p_store) and not exists (
    select from public.handovers
    where token = p_token and order_id = bought.id and store_id is not distinct from p_store
  ) then
    return private.error_json('counter_confirms');
  end if;
  return public.hand_over(p_token, bought.id, p_store, 'pickup', 'buyer', p_at, null, p_user, p_now);
end
$$;

-- As before; a link of somebody who is no admin any more is over, unless a phone has used it.
create or replace function public.pairing_state(p_code_hash text, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select jsonb_build_object('kind', p.kind, 'store_id', p.store_id, 'store', s.name, 'store_ar', s.name_ar, 'expires_at', p.expires_at)
    from public.pairings p left join public.stores s on s.id = p.store_id
    where p.code_hash = p_code_hash and p.device_id is null and p.expires_at > p_now and private.is_admin(p.created_by)
  ), private.error_json('pairing_over'))
$$;

create or replace function public.pair_device(
  p_code_hash text, p_token_hash text, p_name text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  pairing public.pairings;
  device public.devices;
begin
  select * into pairing from public.pairings where code_hash = p_code_hash for update;
  if not found or pairing.expires_at <= p_now then
    return private.error_json('pairing_over');
  elsif pairing.device_id is not null then
    if not exists (select from public.device_tokens where token_hash = p_token_hash and device_id = pairing.device_id) then
      return private.error_json('pairing_over');
    end if;
    select * into device from public.devices where id = pairing.device_id;
  elsif not private.is_admin(pairing.created_by) then
    return private.error_json('pairing_over');
  else
    insert into public.devices (kind, store_id, name, created_by, created_at, last_seen_at)
    values (pairing.kind, pairing.store_id, p_name, pairing.created_by, p_now, p_now) returning * into device;
    insert into public.device_tokens (token_hash, device_id) values (p_token_hash, device.id);
    update public.pairings set device_id = device.id where code_hash = p_code_hash;
    perform private.write_audit('paired', 'device', device.id::text,
      jsonb_build_object('kind', device.kind, 'store_id', device.store_id, 'name', device.name), pairing.created_by);
  end if;
  return private.device_json(device);
end
$$;

revoke all on function
  private.is_paired(uuid), private.undo_stock(public.counter_stock_changes, uuid, timestamptz)
from public;
