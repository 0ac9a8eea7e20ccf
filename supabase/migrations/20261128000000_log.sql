-- The log: who did what, when and why, for admins.

create index audit_log_of_a_person on public.audit_log (actor, id);
create index audit_log_of_a_phone on public.audit_log ((details ->> 'device'), id) where details ? 'device';

-- The newest entries before p_before. The filter: words of a person's or a phone's name, the code or id of an order, a bag,
-- a store; all that are given have to fit.
create function public.admin_log(p_filter jsonb default '{}', p_before bigint default null, p_limit integer default 50)
returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  size constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  named text[];
  people uuid[];
  phones text[];
  code text := p_filter ->> 'order';
  ordered uuid;
  bag uuid := private.as_uuid(p_filter ->> 'bag');
  store uuid := private.as_uuid(p_filter ->> 'store');
  conditions text := 'true';
  ids bigint[];
begin
  if not private.is_admin() then
    raise exception 'Admins only!' using errcode = '42501';
  end if;
  select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') into named
  from jsonb_array_elements_text(case jsonb_typeof(p_filter -> 'words') when 'array' then p_filter -> 'words' else '[]' end) word;
  if named is not null then
    people := array(select id from public.users where found_by like all (named) limit 100);
    phones := array(select id::text from public.devices where private.search_text(name) like all (named) limit 100);
    conditions := conditions || format(
      ' and (actor = any (%L::uuid[]) or details ? ''device'' and details ->> ''device'' = any (%L::text[]))', people, phones
    );
  end if;
  if code is not null then
    select id into ordered from public.orders where order_code = code;
    conditions := conditions || format(
      ' and (subject, subject_id) in (
        select ''order'', %1$L union all select ''handover'', id::text from public.handovers where order_id = %1$L::uuid
      )', coalesce(ordered, private.as_uuid(code), '00000000-0000-0000-0000-000000000000')
    );
  end if;
  if p_filter ->> 'bag' is not null then
    conditions := conditions || format(' and subject in (''bag'', ''plan'', ''plan_day'') and subject_id = %L', coalesce(bag::text, ''));
  end if;
  if p_filter ->> 'store' is not null then
    conditions := conditions || format(
      ' and (subject, subject_id) in (
        select ''store'', %1$L::text
        union all select subject, id::text from public.surprise_bags, unnest(array[''bag'', ''plan'', ''plan_day'']) subject
          where store_id = %1$L::uuid
        union all select ''device'', id::text from public.devices where store_id = %1$L::uuid
        union all select ''handover'', id::text from public.handovers where store_id = %1$L::uuid
      )', store
    );
  end if;
  execute format(
    'select array(select id from public.audit_log where %s and id < %L::bigint order by id desc limit %s)',
    conditions, coalesce(p_before, 9223372036854775807), size + 1
  ) into ids;
  return jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'at', a.at, 'actor', a.actor, 'action', a.action, 'subject', a.subject, 'details', a.details,
        'person', coalesce(u.name, u.email), 'is_admin', coalesce(u.role = 'admin', false), 'phone', d.name,
        'order_code', o.order_code, 'bag', b.title, 'bag_ar', b.name_ar, 'store', s.name, 'store_ar', s.name_ar,
        'who', coalesce(target.name, target.email)
      ) order by a.id desc), '[]')
      from unnest(ids[1:size]) listed (id) join public.audit_log a on a.id = listed.id
      left join public.users u on u.id = a.actor
      left join public.devices d on d.id = private.as_uuid(case a.subject when 'device' then a.subject_id else a.details ->> 'device' end)
      left join public.orders o on o.id = private.as_uuid(case a.subject when 'order' then a.subject_id else a.details ->> 'order_id' end)
      left join public.surprise_bags b on b.id = private.as_uuid(
        case when a.subject in ('bag', 'plan', 'plan_day') then a.subject_id else a.details ->> 'bag' end
      )
      left join public.stores s on s.id = private.as_uuid(case a.subject when 'store' then a.subject_id else a.details ->> 'store_id' end)
      left join public.users target on a.subject = 'user' and target.id = private.as_uuid(a.subject_id)
    ),
    'has_more', cardinality(ids) > size
  );
end
$$;

revoke all on function public.admin_log(jsonb, bigint, integer) from public, anon, authenticated;
grant execute on function public.admin_log(jsonb, bigint, integer) to authenticated, service_role;
