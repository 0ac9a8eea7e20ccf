-- What begins before four in the morning is work of that night, even if it is due later. And a handover changes only
-- after whoever is taking the order's payment back.

-- When somebody can go: a bag without a beginning at once, the door when the last shop opens.
create function private.begins_at(h public.handovers) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when h.kind = 'door' then h.due_end - interval '45 minutes' else coalesce(h.due_start, '-infinity') end
$$;

create or replace function public.courier_state(p_device uuid, p_now timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  with courier as (
    select from public.devices where id = p_device and kind = 'courier' and revoked_at is null
  ), days as (
    select private.start_of_work(private.day_of_work(p_now)) as first,
      private.start_of_work(private.day_of_work(p_now) + 1) as last
  )
  select jsonb_build_object('now', p_now, 'deliveries', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'order_code', o.order_code,
      'area', o.delivery_area,
      'door', private.handover_json(door),
      'pickups', (
        select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
          'store', s.name, 'store_ar', s.name_ar, 'area', s.area,
          'closes', private.closes_at(o, h.store_id), 'bags', private.bags_of_handover(h)
        ) order by h.due_start, h.store_id), '[]')
        from public.handovers h left join public.stores s on s.id = h.store_id
        where h.order_id = o.id and h.kind = 'courier'
      ),
      'customer', case when (door.state <> 'done' or door.done_at > p_now - interval '1 hour') and not exists (
        select from public.handovers h where h.order_id = o.id and h.kind = 'courier' and h.state <> 'done'
      ) then jsonb_build_object('name', o.customer_name, 'phone', o.whatsapp_phone, 'address', o.delivery_address) end
    ) order by door.due_end, o.order_code), '[]')
    from courier, days, public.handovers door join public.orders o on o.id = door.order_id
    where door.kind = 'door' and door.state <> 'cancelled' and o.status = 'paid'
      and door.due_end >= days.first - interval '1 day' and door.due_end < days.last + interval '1 day'
      and private.begins_at(door) < days.last
      and (door.due_end >= days.first or door.done_at >= days.first
        or door.state <> 'done' and private.reopen_until(door.due_end) > p_now)
  ))
$$;

create or replace function public.handover_board(p_now timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first timestamptz := private.start_of_work(private.day_of_work(p_now));
  last timestamptz := private.start_of_work(private.day_of_work(p_now) + 1);
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'now', p_now,
    'handovers', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'id', h.id, 'order_code', o.order_code, 'customer_name', o.customer_name, 'bags', private.bags_of_handover(h),
        'store', s.name, 'store_ar', s.name_ar
      ) order by h.due_end, o.order_code), '[]')
      from public.handovers h join public.orders o on o.id = h.order_id left join public.stores s on s.id = h.store_id
      where h.due_end >= first and h.due_end < last + interval '1 day'
        and private.begins_at(h) < last and h.state <> 'cancelled'
    ),
    'conflicts', (
      select coalesce(jsonb_agg(private.handover_json(h) || jsonb_build_object(
        'conflict', c.token, 'order_code', o.order_code, 'customer_name', o.customer_name,
        'store', s.name, 'store_ar', s.name_ar, 'again_at', c.at, 'again_how', c.how,
        'again_device', (select name from public.devices where id = c.device_id)
      ) order by c.at), '[]')
      from public.handover_conflicts c join public.handovers h on h.id = c.handover_id
      join public.orders o on o.id = h.order_id left join public.stores s on s.id = h.store_id
      where c.settled_at is null
    ),
    'devices', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'kind', d.kind, 'store_id', d.store_id, 'name', d.name, 'last_seen_at', d.last_seen_at
      ) order by d.created_at), '[]')
      from public.devices d where d.revoked_at is null
    )
  );
end
$$;

create or replace function public.mark_handover(p_handover uuid, p_state text, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  marked public.handovers;
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  elsif p_state not in ('done', 'missed') or char_length(btrim(coalesce(p_reason, ''))) not between 1 and 300 then
    return private.error_json('malformed');
  end if;
  perform from public.orders where id = (select order_id from public.handovers where id = p_handover) for share;
  update public.handovers h set
    state = p_state,
    done_at = case p_state when 'done' then now() end, recorded_at = case p_state when 'done' then now() end,
    how = case p_state when 'done' then 'admin' end, done_by = case p_state when 'done' then auth.uid() end,
    token = case p_state when 'done' then gen_random_uuid() end, device_id = null
  from public.orders o
  where h.id = p_handover and o.id = h.order_id and o.status = 'paid' and h.state <> p_state and h.state <> 'cancelled'
  returning h.* into marked;
  if found then
    perform private.tell_of_handover('handover_marked', marked, jsonb_build_object('state', p_state, 'reason', p_reason));
  else
    select * into marked from public.handovers where id = p_handover;
    if not found then
      return private.error_json('unknown_handover');
    elsif marked.state <> p_state then
      return private.error_json('not_paid', private.handover_json(marked));
    end if;
  end if;
  return private.handover_json(marked);
end
$$;

create or replace function public.undo_handover(p_token uuid, p_device uuid, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken_back public.handovers;
begin
  perform from public.orders where id = (select order_id from public.handovers where token = p_token) for share;
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

revoke all on function private.begins_at(public.handovers) from public;
