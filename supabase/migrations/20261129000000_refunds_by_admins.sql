-- Refunds by admins: a paid order is cancelled as a whole or by the line, or a part of its money goes back while it stays.
-- Zawadeh carries such goodwill: the statement of the shop does not know of it. What was sent back has a reference that can be
-- corrected.

-- What an admin can cancel of an order: its lines that nobody has collected, and no courier has. Of a gift what was not given.
create function private.lines_to_cancel(o public.orders) returns table (place integer, quantity integer, amount_cents integer)
language sql stable rows 5 set search_path = '' as $$
  select line.place, waits.quantity, case
    -- With the delivery fee.
    when count(*) over () = (select count(*) from public.order_lines where order_id = o.id and taken_back_at is null)
      and count(*) over () = 1 and waits.quantity = line.quantity then private.left_cents(o)
    else least(line.unit_price_cents * waits.quantity, private.left_cents(o))
  end
  from public.order_lines line cross join lateral (
    select case when o.is_gift then count(*) filter (where h.state = 'waiting')
      when bool_or(h.state = 'done') then 0 else line.quantity
    end::integer as quantity
    from public.handovers h
    where h.order_id = o.id and case when o.is_gift then h.kind = 'gift' and h.bag_id = line.bag_id
      else h.kind = 'door' or h.store_id is not distinct from line.store_id
    end
  ) waits
  where line.order_id = o.id and line.taken_back_at is null and waits.quantity > 0 and o.status = 'paid'
$$;

-- For the dialog of the dashboard.
create function public.refund_choices(p_order_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'left_cents', case o.status when 'paid' then private.left_cents(o) else 0 end,
      'language', o.language,
      'is_collected', exists (select from public.handovers where order_id = o.id and state = 'done'),
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'place', line.place, 'quantity', line.quantity, 'amount_cents', line.amount_cents,
          'title', detail ->> 'title', 'title_ar', detail ->> 'titleAr'
        ) order by line.place), '[]')
        from private.lines_to_cancel(o) line, lateral (select o.details -> (line.place - 1)) named (detail)
      )
    )
    from public.orders o where o.order_code = p_order_code
  );
end
$$;

-- One decision has one token: sent again it changes nothing, and gets the same answer. `p_left_seen` is what was left of the money
-- when the admin decided.
create function public.refund_order(
  p_admin uuid, p_order_code text, p_token uuid, p_kind text, p_line integer, p_amount_cents integer, p_reason text,
  p_left_seen integer, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.orders;
  decided constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'token', p_token, 'kind', p_kind, 'line', p_line, 'asked_cents', p_amount_cents, 'reason', btrim(p_reason)
  ));
  earlier jsonb;
  refund uuid;
begin
  if not private.is_admin(p_admin) then
    return private.error_json('not_an_admin');
  elsif p_token is null or char_length(btrim(coalesce(p_reason, ''))) not between 1 and 300
    or coalesce(p_kind not in ('whole', 'line', 'goodwill'), true)
    or (p_kind = 'line') <> (p_line is not null) or (p_kind = 'goodwill') <> (p_amount_cents is not null)
    or p_amount_cents <= 0 then
    return private.error_json('malformed');
  end if;
  select * into target from public.orders where order_code = p_order_code for update;
  if not found then
    return private.error_json('unknown_order');
  end if;
  select details into earlier from public.audit_log
  where subject = 'order' and subject_id = target.id::text and details ->> 'token' = p_token::text;
  if found then
    return case when earlier @> decided then private.order_json(target) else private.error_json('key_was_used') end;
  elsif target.status in ('refund_due', 'refunded') then
    return private.error_json('refunded');
  elsif target.status <> 'paid' then
    return private.error_json('not_paid');
  end if;
  -- As the sweep and take_bag_back, which lock handovers before bags.
  perform from public.handovers where order_id = target.id order by id for update;
  perform private.lock_bags(private.bags_of(array[target.id]));
  if private.left_cents(target) is distinct from p_left_seen then
    return private.error_json('amount_differs');
  end if;

  if p_kind = 'goodwill' then
    if p_amount_cents > p_left_seen then
      return private.error_json('malformed');
    end if;
    insert into public.refunds (order_id, goodwill_token, amount_cents, reason, note, asked_at)
    values (target.id, p_token, p_amount_cents, 'goodwill', btrim(p_reason), p_now) returning id into refund;
    insert into public.messages (kind, refund_id, language, recipient, created_at, next_attempt_at)
    values ('goodwill', refund, target.language, target.whatsapp_phone, p_now, p_now);
    perform private.write_audit('goodwill', 'order', target.id::text, decided, p_admin);
  elsif p_kind = 'line' then
    if not exists (select from public.order_lines where order_id = target.id and place = p_line) then
      return private.error_json('unknown_bag');
    elsif not exists (select from private.lines_to_cancel(target) where place = p_line) then
      return private.error_json('already_done');
    end if;
    perform private.take_line_back(target.id, p_line, p_now, 'cancelled_by_us', decided, p_admin);
  elsif exists (select from public.handovers where order_id = target.id and state = 'done') then
    return private.error_json('already_done');
  else
    target := private.cancel_paid(
      target, 'cancelled_by_us', decided || '{"why": "cancelled_by_admin"}', p_admin, p_now
    );
    update public.refunds set note = btrim(p_reason)
    where order_id = target.id and external_id is null and line_place is null and goodwill_token is null
    returning id into refund;
    insert into public.messages (kind, order_id, refund_id, language, recipient, created_at, next_attempt_at)
    values (
      case when refund is null then 'free_order_cancelled' else 'order_cancelled_by_us' end,
      case when refund is null then target.id end, refund, target.language, target.whatsapp_phone, p_now, p_now
    )
    on conflict do nothing;
  end if;
  return (select private.order_json(o) from public.orders o where o.id = target.id);
end
$$;

-- The old reference stays in the log, and the buyer is not told again. False where an admin sent nothing back.
create function public.correct_reference(p_refund uuid, p_reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wrong public.refunds;
  right_one constant text := btrim(coalesce(p_reference, ''));
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  select * into wrong from public.refunds where id = p_refund for update;
  if wrong.reference is null or char_length(right_one) not between 1 and 100 then
    return false;
  elsif wrong.reference <> right_one then
    update public.refunds set reference = right_one where id = p_refund;
    perform private.write_audit('reference_corrected', 'order', wrong.order_id::text, jsonb_build_object(
      'reference', jsonb_build_array(wrong.reference, right_one), 'amount_cents', wrong.amount_cents
    ));
  end if;
  return true;
end
$$;

-- Rights

revoke all on function private.lines_to_cancel(public.orders) from public;
revoke all on function public.refund_choices(text), public.correct_reference(uuid, text),
  public.refund_order(uuid, text, uuid, text, integer, integer, text, integer, timestamptz)
  from public, anon, authenticated;
grant execute on function public.refund_order(uuid, text, uuid, text, integer, integer, text, integer, timestamptz)
  to service_role;
-- The functions themselves check that an admin calls them.
grant execute on function public.refund_choices(text), public.correct_reference(uuid, text) to authenticated, service_role;
