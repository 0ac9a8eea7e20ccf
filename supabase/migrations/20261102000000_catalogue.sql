-- Delivery areas, stores and their members, shops that apply, bags and their pictures, favourites, and the settings.
-- Admins write all of it, the members of a store what belongs to their store.

-- Delivery areas

create table public.delivery_areas (
  id text primary key,
  name_en text not null unique,
  name_ar text not null unique,
  fee_cents integer not null check (fee_cents >= 0),
  place integer not null unique
);

-- The fixed list of the specification; a test compares it with the one in packages/domain.
insert into public.delivery_areas (place, id, name_en, name_ar, fee_cents) values
  (1, 'mina', 'Mina', 'الميناء', 170),
  (2, 'tebeneh-zehriye', 'Tebeneh, Zehriye', 'التبانة، الزاهرية', 170),
  (3, 'daher-el-ein', 'Daher el ein', 'ضهر العين', 340),
  (4, 'balad', 'Balad', 'البلد', 110),
  (5, 'abu-samra', 'Abu samra', 'أبي سمراء', 250),
  (6, 'ebbe', 'Ebbe', 'القبة', 350),
  (7, '3ayrounye', '3ayrounye', 'العيرونية', 500),
  (8, 'badawi', 'Badawi', 'البداوي', 230),
  (9, 'behsas', 'Behsas', 'البحصاص', 170),
  (10, 'ras-maska', 'Ras maska', 'رأس مسقا', 400),
  (11, 'jabal-mehsen', 'Jabal mehsen', 'جبل محسن', 340),
  (12, 'barsa', 'Barsa', 'برسا', 450),
  (13, 'kalamoun', 'Kalamoun', 'القلمون', 500),
  (14, 'jabal-badawi', 'Jabal badawi', 'جبل البداوي', 500);

-- Stores

create table public.stores (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  name_ar text check (char_length(btrim(name_ar)) between 1 and 120),
  address text check (char_length(btrim(address)) between 1 and 200),
  address_ar text check (char_length(btrim(address_ar)) between 1 and 200),
  area text references public.delivery_areas (id),
  -- Inside Lebanon; six decimals are a tenth of a metre.
  latitude numeric(8, 6) check (latitude between 33.0 and 34.7),
  longitude numeric(8, 6) check (longitude between 35.0 and 36.7),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  picture_url text check (char_length(picture_url) <= 500),
  -- The drawing of a store without a picture; null is the drawing of any shop.
  facade text check (facade in ('oven', 'sweets', 'kitchen', 'juice', 'fish', 'cafe')),
  about text check (char_length(btrim(about)) between 1 and 600),
  about_ar text check (char_length(btrim(about_ar)) between 1 and 600),
  -- The hours of each weekday, Monday first: '{08:00-20:30,…,closed}'. They may end after midnight.
  hours text[] constraint stores_hours_check check (
    hours::text ~ '^\{((([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d|closed)[,}]){7}$' and hours::text ~ '\d'
  ),
  created_at timestamptz not null default now(),
  -- The ratings and the phones of a store are in its row, so that a page needs no second request. Clients cannot write
  -- them. A rating is null below five ratings.
  rating numeric(2, 1) check (rating between 1 and 5),
  rating_count integer check (rating_count >= 5),
  -- Whether the store has a counter phone: a cart offers a gift only where it can be given.
  can_give boolean not null default false,
  constraint stores_position_check check ((latitude is null) = (longitude is null)),
  -- The same rule as surprise_bags_image_is_safe.
  constraint stores_picture_is_safe check (
    picture_url ~ '^(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$' or picture_url ~ '^https?://[A-Za-z0-9.:\[\]-]+/[^\s"''<>\\]*$'
  ),
  constraint stores_ratings_are_counted check ((rating is null) = (rating_count is null))
);

-- Members

-- The accounts that run a store. An owner may do what staff may, and sets prices, the shop page, money and the team.
create table public.store_members (
  store_id uuid not null references public.stores (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  -- Without a foreign key, like the actor of the audit log.
  invited_by uuid,
  created_at timestamptz not null default now(),
  -- Of letters: the one of the invitation.
  language text not null default 'ar' check (language in ('en', 'ar')),
  primary key (store_id, user_id)
);

create index store_members_of_a_user on public.store_members (user_id);

-- What Zawadeh has agreed with a store, in a table of its own, because everyone reads every column of a store.
create table public.store_terms (
  store_id uuid primary key references public.stores (id) on delete cascade,
  -- Under review a new bag, price, text or photo of a member waits for an admin.
  publishing text not null default 'direct' check (publishing in ('direct', 'review')),
  -- The number of the wallet to which payouts go. Only an admin changes it.
  payout_phone text check (payout_phone ~ '^\+[1-9][0-9]{6,14}$')
);

create function private.add_store_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.store_terms (store_id) values (new.id);
  return null;
end
$$;

create trigger add_store_terms after insert on public.stores
  for each row execute function private.add_store_terms();

create function private.audit_store_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('terms_changed', 'store', new.store_id::text, jsonb_strip_nulls(jsonb_build_object(
    'publishing', case when new.publishing <> old.publishing then jsonb_build_array(old.publishing, new.publishing) end,
    'payout_phone', case when new.payout_phone is distinct from old.payout_phone
      then jsonb_build_array(old.payout_phone, new.payout_phone) end
  )));
  return null;
end
$$;

create trigger audit_store_terms after update on public.store_terms
  for each row when (old is distinct from new) execute function private.audit_store_terms();

-- The stores of an account with at least this role; an admin is a member of none.
create function private.stores_of(p_user uuid, p_role text default 'staff') returns setof uuid
language sql stable rows 3 set search_path = '' as $$
  select m.store_id from public.store_members m join public.users u on u.id = m.user_id
  where m.user_id = p_user and u.deactivated_at is null and p_role in (m.role, 'staff')
$$;

-- Those of the caller.
create function private.own_stores(p_role text default 'staff') returns setof uuid
language sql stable security definer rows 3 set search_path = '' as $$
  select private.stores_of(auth.uid(), p_role)
$$;

-- Whether the streams of a store are for this account.
create function public.works_for(p_user uuid, p_store text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_admin(p_user) or private.as_uuid(p_store) in (select private.stores_of(p_user))
$$;

-- Waits for a removal under way, and makes the next one wait, like private.hold_device.
create function private.hold_member(p_user uuid, p_store uuid) returns void
language sql set search_path = '' as $$
  select from public.store_members where user_id = p_user and store_id = p_store for share
$$;

-- For the functions of the dashboard that also serve one store: without a store only an admin passes.
create function private.require_works_for(p_store uuid, p_role text default 'staff') returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() and (p_store is null or p_store not in (select private.own_stores(p_role))) then
    raise exception 'Members of the shop only!' using errcode = '42501';
  end if;
end
$$;

-- The team of a store

-- A link that makes one person a member: once, within seven days, and only with the account of its e-mail. Only the hash of
-- its secret is stored. Sending it again withdraws it and makes another.
create table public.store_invitations (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references public.stores (id) on delete cascade,
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  role text not null check (role in ('owner', 'staff')),
  -- Of its letter.
  language text not null check (language in ('en', 'ar')),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- People are named without a foreign key, like the actor of the audit log.
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  withdrawn_at timestamptz
);

create index store_invitations_of_a_store on public.store_invitations (store_id);
create unique index store_invitations_open on public.store_invitations (store_id, email)
  where accepted_at is null and withdrawn_at is null;

-- Whether a person may invite, pair phones and change roles: an owner of the store, or an admin.
create function private.runs_team(p_store uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_user is not null and (private.is_admin(p_user) or exists (
    select from public.store_members m join public.users u on u.id = m.user_id
    where m.store_id = p_store and m.user_id = p_user and m.role = 'owner' and u.deactivated_at is null
  ))
$$;

-- The lock serializes two owners who remove each other at the same moment: the second one is then the last.
create function private.is_last_owner(p_store uuid, p_user uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  owners uuid[];
begin
  perform from public.stores where id = p_store for no key update;
  owners := array(
    select m.user_id from public.store_members m join public.users u on u.id = m.user_id
    where m.store_id = p_store and m.role = 'owner' and u.deactivated_at is null
  );
  return owners = array[p_user];
end
$$;

create function private.secret_hash(secret text) returns text
language sql immutable set search_path = '' as $$ select encode(sha256(convert_to(secret, 'UTF8')), 'hex') $$;

create function private.is_invitation_open(i public.store_invitations, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select i.accepted_at is null and i.withdrawn_at is null and i.expires_at > p_now
    and private.runs_team(i.store_id, i.invited_by)
$$;

-- Whether this person has accepted it, and is still a member.
create function private.has_accepted(i public.store_invitations, p_user uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.store_members where store_id = i.store_id and user_id = p_user and user_id = i.accepted_by
  )
$$;

-- The server makes the secret and sends the letter.
create function public.invite_to_store(
  p_actor uuid, p_store uuid, p_email text, p_role text, p_language text, p_token_hash text, p_now timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(p_email));
  shop public.stores;
  invitation public.store_invitations;
begin
  -- Of two invitations at once, the second counts the first.
  select * into shop from public.stores where id = p_store for no key update;
  if not found or not private.runs_team(p_store, p_actor) then
    return private.error_json('not_yours');
  elsif not private.is_plain_email(address) then
    return private.error_json('malformed');
  elsif exists (
    select from public.store_members m join public.users u on u.id = m.user_id
    where m.store_id = p_store and lower(u.email) = address and u.deactivated_at is null
  ) then
    return private.error_json('already_member');
  elsif (
    select count(*) filter (where email <> address and accepted_at is null and withdrawn_at is null and expires_at > p_now) >= 20
      or count(*) filter (where created_at > p_now - interval '1 day') >= 40
      or count(*) filter (where email = address and created_at > p_now - interval '1 day') >= 5
    from public.store_invitations where store_id = p_store
  ) then
    return private.error_json('too_many_invitations');
  end if;
  delete from public.store_invitations where expires_at < p_now - interval '90 days';
  update public.store_invitations set withdrawn_at = p_now
  where store_id = p_store and email = address and accepted_at is null and withdrawn_at is null;
  insert into public.store_invitations (store_id, email, role, language, token_hash, invited_by, created_at, expires_at)
  values (p_store, address, p_role, p_language, p_token_hash, p_actor, p_now, p_now + interval '7 days')
  returning * into invitation;
  perform private.write_audit('invited', 'store', p_store::text,
    jsonb_build_object('invitation', invitation.id, 'role', p_role), p_actor);
  return jsonb_build_object(
    'store', shop.name, 'store_ar', shop.name_ar, 'from', (select name from public.users where id = p_actor),
    'email', address, 'expires_at', invitation.expires_at
  );
end
$$;

-- What an invited person sees, also before signing in. An invitation that is over only says whom to ask for another.
create function public.invitation_state(p_token text, p_user uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  invitation public.store_invitations;
  state text;
begin
  select * into invitation from public.store_invitations where token_hash = private.secret_hash(p_token);
  state := case
    when private.has_accepted(invitation, p_user) then 'accepted'
    when private.is_invitation_open(invitation, now()) then 'open'
    else 'over'
  end;
  return jsonb_build_object('state', state, 'from', (
    select name from public.users where id = invitation.invited_by and private.runs_team(invitation.store_id, id)
  )) || case state when 'over' then '{}' else (
    select jsonb_build_object(
      'store_id', s.id, 'store', s.name, 'store_ar', s.name_ar, 'role', invitation.role, 'email', invitation.email,
      'expires_at', invitation.expires_at
    )
    from public.stores s where s.id = invitation.store_id
  ) end;
end
$$;

-- Twice is the same, also in two tabs at the same moment.
create function public.accept_invitation(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.store_invitations;
begin
  if not exists (select from public.users where id = auth.uid() and deactivated_at is null) then
    raise exception 'Sign in first!' using errcode = '42501';
  end if;
  select * into invitation from public.store_invitations where token_hash = private.secret_hash(p_token) for update;
  if private.has_accepted(invitation, auth.uid()) then
    return jsonb_build_object('store_id', invitation.store_id);
  elsif private.is_invitation_open(invitation, now()) is not true then
    return private.error_json('invitation_over');
  elsif invitation.email is distinct from (
    select lower(email) from auth.users where id = auth.uid() and email_confirmed_at is not null
  ) then
    return private.error_json('other_account');
  end if;
  insert into public.store_members (store_id, user_id, role, invited_by, language)
  values (invitation.store_id, auth.uid(), invitation.role, invitation.invited_by, invitation.language)
  on conflict do nothing;
  update public.store_invitations set accepted_at = now(), accepted_by = auth.uid() where id = invitation.id;
  perform private.write_audit('joined', 'store', invitation.store_id::text,
    jsonb_build_object('member', auth.uid(), 'role', invitation.role));
  return jsonb_build_object('store_id', invitation.store_id);
end
$$;

create function public.withdraw_invitation(p_invitation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  shop uuid := (select store_id from public.store_invitations where id = p_invitation);
begin
  perform private.require_works_for(shop, 'owner');
  update public.store_invitations set withdrawn_at = now()
  where id = p_invitation and accepted_at is null and withdrawn_at is null;
  if not found then
    return false;
  end if;
  perform private.write_audit('invitation_withdrawn', 'store', shop::text, jsonb_build_object('invitation', p_invitation));
  return true;
end
$$;

-- The members, the open invitations and the counter phones of a store.
create function public.store_team(p_store uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_works_for(p_store, 'owner');
  return jsonb_build_object(
    'now', now(),
    'members', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'user_id', m.user_id, 'name', u.name, 'email', u.email, 'role', m.role
      ) order by m.role, m.created_at, m.user_id), '[]')
      from public.store_members m join public.users u on u.id = m.user_id
      where m.store_id = p_store and u.deactivated_at is null
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'email', i.email, 'role', i.role, 'language', i.language, 'expires_at', i.expires_at
      ) order by i.created_at, i.id), '[]')
      from public.store_invitations i where i.store_id = p_store and private.is_invitation_open(i, now())
    ),
    'devices', private.devices_of(p_store),
    'handovers', (
      select coalesce(jsonb_agg(jsonb_build_object('state', h.state, 'device_id', h.device_id)), '[]')
      from public.handovers h
      where h.store_id = p_store and h.state in ('waiting', 'done')
        and h.due_end >= private.start_of_work(private.day_of_work(now()))
        and private.begins_at(h) < private.start_of_work(private.day_of_work(now()) + 1)
    )
  );
end
$$;

-- The store is locked before the right is read: an owner who was demoted meanwhile changes nobody.
create function public.change_member(p_store uuid, p_user uuid, p_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.stores where id = p_store for no key update;
  perform private.require_works_for(p_store, 'owner');
  if p_role <> 'owner' and private.is_last_owner(p_store, p_user) then
    return private.error_json('last_owner');
  end if;
  update public.store_members set role = p_role where store_id = p_store and user_id = p_user and role <> p_role;
  if not found then
    return '{"done": false}';
  end if;
  perform private.write_audit('member_changed', 'store', p_store::text,
    jsonb_build_object('member', p_user, 'role', p_role));
  return '{"done": true}';
end
$$;

create function public.remove_member(p_store uuid, p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.stores where id = p_store for no key update;
  perform private.require_works_for(p_store, 'owner');
  if private.is_last_owner(p_store, p_user) then
    return private.error_json('last_owner');
  end if;
  delete from public.store_members where store_id = p_store and user_id = p_user;
  if not found then
    return '{"done": false}';
  end if;
  perform private.write_audit('member_removed', 'store', p_store::text, jsonb_build_object('member', p_user));
  return '{"done": true}';
end
$$;

-- Bags

create table public.surprise_bags (
  id uuid primary key default gen_random_uuid(),
  -- Restrict: a store that still has bags cannot be deleted.
  store_id uuid not null references public.stores (id) on delete restrict,
  title text check (char_length(title) between 1 and 120),
  name_en text check (char_length(name_en) between 1 and 120),
  name_ar text check (char_length(name_ar) between 1 and 120),
  description text check (char_length(description) <= 2000),
  description_ar text check (char_length(description_ar) <= 2000),
  image_url text check (char_length(image_url) <= 500),
  -- The drawing of a bag without a picture of its own; null is the one of its category.
  picture text check (
    picture in (
      'knafeh', 'baklava', 'maamoul', 'kaak', 'manakish', 'croissant', 'bread', 'foul', 'hummus', 'labneh', 'eggs',
      'shawarma', 'grill', 'stew', 'fish', 'kibbeh', 'soup', 'salad', 'fruit', 'juice', 'cheese', 'sandwiches', 'rolls',
      'mixed'
    )
  ),
  -- numeric accepts 'NaN', and 'NaN' sorts above every number, so ">= 0" alone would let it in.
  full_price numeric(10, 2) check (full_price >= 0 and full_price <> 'NaN'),
  sale_price numeric(10, 2) not null check (sale_price >= 0 and sale_price <> 'NaN'),
  price numeric(10, 2) not null check (price = sale_price),
  quantity integer not null default 1 check (quantity >= 0),
  category text not null default 'Meals'
    check (category in ('Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast')),
  diet text[] not null default '{}'
    check (diet <@ array['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'sugar_free']),
  -- The fourteen that the European Union makes shops name, in its order.
  allergens text[] not null default '{}' check (
    allergens <@ array[
      'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame',
      'sulphites', 'lupin', 'molluscs'
    ]
  ),
  pickup_start timestamptz,
  pickup_end timestamptz,
  pickup_time text check (char_length(pickup_time) <= 120),
  restock_time timestamptz,
  last_update_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- A path of our own pictures or a web address, never a script. http is allowed for projects on a local network; the
  -- content policy of each page limits the hosts that pictures are loaded from.
  constraint surprise_bags_image_is_safe check (
    image_url ~ '^(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$' or image_url ~ '^https?://[A-Za-z0-9.:\[\]-]+/[^\s"''<>\\]*$'
  ),
  constraint surprise_bags_stock_is_credible check (quantity <= 100000),
  constraint surprise_bags_pickup_check check (pickup_end >= pickup_start),
  -- Without this check an array could hold arrays, or one word without end.
  constraint surprise_bags_lists_are_plain check (
    coalesce(array_ndims(diet), 1) = 1 and cardinality(diet) <= 5
      and coalesce(array_ndims(allergens), 1) = 1 and cardinality(allergens) <= 14
  )
);

comment on column public.surprise_bags.price is
  'Always equal to sale_price; a value sent by a client is replaced, not rejected.';

create index surprise_bags_newest_first on public.surprise_bags (created_at desc);
create index surprise_bags_by_stock on public.surprise_bags (quantity, id);
create index surprise_bags_of_a_store on public.surprise_bags (store_id);

-- A separate table, so that clients may read every column of a bag.
create table public.bag_notes (
  bag_id uuid primary key references public.surprise_bags (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 2000)
);

comment on table public.bag_notes is 'Internal notes of the shop; clients cannot read them.';

-- The most of one bag that is for sale: MOST_STOCK of packages/domain (limits.ts). Constraints write the number, because
-- clients may not call the function.
create function private.most_stock() returns integer
language sql immutable set search_path = '' as $$ select 100000 $$;

-- The same number as MOST_NEW_BAGS of packages/domain (limits.ts).
create function private.most_new_bags() returns integer
language sql immutable set search_path = '' as $$ select 20 $$;

-- A trigger and not a generated column: clients may send "price", and a generated column would reject them.
create function private.set_derived_bag_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.price := new.sale_price;
  new.last_update_at := now();
  return new;
end
$$;

create trigger set_derived_bag_columns before insert or update on public.surprise_bags
  for each row execute function private.set_derived_bag_columns();

create function private.own_bags() returns setof uuid
language sql stable security definer rows 20 set search_path = '' as $$
  select id from public.surprise_bags where store_id in (select private.own_stores())
$$;

-- What members of a store under review want to add or change. None of it is on sale before an admin accepts it. Another
-- change of the same bag is another row, so that an admin accepts only what was seen.
create table public.bag_changes (
  id uuid primary key default gen_random_uuid(),
  store_id uuid not null references public.stores (id) on delete cascade,
  -- Null for a new bag.
  bag_id uuid references public.surprise_bags (id) on delete cascade,
  -- The new values by their columns; for a new bag all of them, and its plan as "plan".
  change jsonb not null check (jsonb_typeof(change) = 'object' and octet_length(change::text) <= 40000),
  state text not null default 'open' check (state in ('open', 'accepted', 'sent_back', 'withdrawn')),
  reason text check (char_length(btrim(reason)) between 1 and 300),
  -- Without foreign keys, like the actor of the audit log.
  made_by uuid not null,
  made_at timestamptz not null default now(),
  decided_by uuid,
  decided_at timestamptz,
  constraint bag_changes_are_decided check (
    state not in ('accepted', 'sent_back') or (decided_by is not null and decided_at is not null)
  ),
  constraint bag_changes_have_a_reason check (state <> 'sent_back' or reason is not null)
);

create unique index bag_changes_of_a_bag on public.bag_changes (bag_id) where state in ('open', 'sent_back');
create index bag_changes_of_a_store on public.bag_changes (store_id) where state in ('open', 'sent_back');
create index bag_changes_to_decide on public.bag_changes (made_at) where state = 'open';

-- What customers read and pay. The number, the hours and the plan of a bag are changed without a review.
create function private.reviewed_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'title', 'name_en', 'name_ar', 'description', 'description_ar', 'image_url', 'picture', 'full_price', 'sale_price',
    'category', 'diet', 'allergens'
  ]
$$;

-- Whether what the caller adds or changes in the store waits for an admin.
create function private.is_reviewed(p_store uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and not private.is_admin()
    and exists (select from public.store_terms where store_id = p_store and publishing = 'review')
$$;

-- A new bag takes an owner of the store, and a store makes at most so many a day, counting those that wait.
create function private.require_new_bag(p_store uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_store not in (select private.own_stores('owner')) then
    raise exception 'An owner of the shop adds its bags.' using errcode = 'PT409', hint = 'owner_adds_bags';
  end if;
  -- Of two that insert at once, the second counts the first.
  perform from public.stores where id = p_store for no key update;
  if private.most_new_bags() <= (
    select count(*) from public.surprise_bags
    where store_id = p_store and private.beirut_day(created_at) = private.beirut_day(now())
  ) + (
    select count(*) from public.bag_changes
    where store_id = p_store and bag_id is null and state in ('open', 'sent_back')
      and private.beirut_day(made_at) = private.beirut_day(now())
  ) then
    raise exception 'No more new bags today.' using errcode = 'PT409', hint = 'too_many_new_bags';
  end if;
end
$$;

-- For the log, a new bag belongs to its store.
create function private.audit_bag_change(p_action text, held public.bag_changes, p_details jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(
    p_action, case when held.bag_id is null then 'store' else 'bag' end,
    coalesce(held.bag_id, held.store_id)::text, p_details || jsonb_build_object('change', held.id)
  );
end
$$;

-- Writes what waits for an admin, in place of what waited of the same bag.
create function private.hold_bag_change(p_store uuid, p_bag uuid, p_change jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  held public.bag_changes;
begin
  update public.bag_changes set state = 'withdrawn' where bag_id = p_bag and state in ('open', 'sent_back');
  insert into public.bag_changes (store_id, bag_id, change, made_by) values (p_store, p_bag, p_change, auth.uid())
  returning * into held;
  perform private.audit_bag_change('change_made', held, jsonb_build_object('values', p_change));
  return held.id;
end
$$;

-- The columns of a new bag that waits.
create function private.values_of_new_bag(bag public.surprise_bags) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(to_jsonb(bag) - array['id', 'store_id', 'price', 'created_at', 'last_update_at'])
$$;

-- What members may change, and what of it waits for an admin: a client that writes the table cannot go around it.
create function private.guard_bag_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_owner boolean;
  change jsonb;
begin
  if auth.uid() is null or private.is_admin() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- Row-level security refuses those who are no members.
    if new.store_id in (select private.own_stores()) then
      perform private.require_new_bag(new.store_id);
      if private.is_reviewed(new.store_id) then
        perform private.hold_bag_change(new.store_id, null, private.values_of_new_bag(new));
        return null;
      end if;
    end if;
    return new;
  end if;
  new.store_id := old.store_id;
  is_owner := old.store_id in (select private.own_stores('owner'));
  if not is_owner and (new.sale_price, new.full_price) is distinct from (old.sale_price, old.full_price) then
    raise exception 'An owner of the shop sets its prices.' using errcode = 'PT409', hint = 'owner_sets_prices';
  elsif not private.is_reviewed(old.store_id) then
    return new;
  end if;
  select jsonb_object_agg(after.key, after.value) into change
  from jsonb_each(to_jsonb(new)) after join jsonb_each(to_jsonb(old)) before using (key)
  where after.key = any (private.reviewed_columns()) and after.value <> before.value;
  if change is not null then
    if not is_owner then
      -- Staff replace the texts that wait, and keep the price that an owner asks for.
      change := change || coalesce((
        select jsonb_object_agg(waiting.key, waiting.value)
        from public.bag_changes c, jsonb_each(c.change) waiting
        where c.bag_id = old.id and c.state in ('open', 'sent_back') and waiting.key in ('full_price', 'sale_price')
      ), '{}');
    end if;
    perform private.hold_bag_change(old.store_id, old.id, change);
    new := jsonb_populate_record(new, (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any (private.reviewed_columns())
    ));
  end if;
  return new;
end
$$;

create trigger guard_bag_of_member before insert or update on public.surprise_bags
  for each row execute function private.guard_bag_of_member();

-- Adds a bag with its plan, which may be null.
create function private.insert_bag(bag public.surprise_bags, p_plan jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  added uuid;
begin
  insert into public.surprise_bags (
    store_id, title, name_en, name_ar, description, description_ar, image_url, picture, full_price, sale_price,
    quantity, category, diet, allergens, pickup_start, pickup_end, pickup_time, restock_time
  ) values (
    bag.store_id, bag.title, bag.name_en, bag.name_ar, bag.description, bag.description_ar, bag.image_url, bag.picture,
    bag.full_price, bag.sale_price, coalesce(bag.quantity, 1), coalesce(bag.category, 'Meals'),
    coalesce(bag.diet, '{}'), coalesce(bag.allergens, '{}'), bag.pickup_start, bag.pickup_end, bag.pickup_time,
    bag.restock_time
  ) returning id into added;
  if jsonb_typeof(p_plan) = 'object' then
    insert into public.bag_plans (bag_id, quantities, opens, closes, starts_on, ends_on)
    select added, quantities, opens, closes, starts_on, ends_on from jsonb_populate_record(null::public.bag_plans, p_plan);
  end if;
  return added;
end
$$;

-- A member's new bag with its plan: on sale at once, or waiting for an admin. It replaces a new bag that waits or was
-- sent back; null if that one was decided, or the store deleted, meanwhile.
create function public.add_bag(p_bag jsonb, p_plan jsonb default null, p_replaced uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  bag public.surprise_bags := jsonb_populate_record(null::public.surprise_bags, p_bag);
begin
  perform private.require_works_for(bag.store_id);
  if not exists (select from public.stores where id = bag.store_id) then
    return null;
  elsif p_replaced is not null then
    update public.bag_changes set state = 'withdrawn'
    where id = p_replaced and bag_id is null and store_id = bag.store_id and state in ('open', 'sent_back');
    if not found then
      return null;
    end if;
  end if;
  if private.is_reviewed(bag.store_id) then
    perform private.require_new_bag(bag.store_id);
    return jsonb_build_object('held', private.hold_bag_change(
      bag.store_id, null, jsonb_strip_nulls(private.values_of_new_bag(bag) || jsonb_build_object('plan', p_plan))
    ));
  end if;
  return jsonb_build_object('id', private.insert_bag(bag, p_plan));
end
$$;

-- By an owner, or whoever made the change. False if it was decided meanwhile.
create function public.withdraw_bag_change(p_change uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  held public.bag_changes;
begin
  update public.bag_changes set state = 'withdrawn'
  where id = p_change and state in ('open', 'sent_back') and (
    store_id in (select private.own_stores('owner'))
    or made_by = auth.uid() and store_id in (select private.own_stores())
  ) returning * into held;
  if held.id is null then
    return false;
  end if;
  perform private.audit_bag_change('change_withdrawn', held, '{}');
  return true;
end
$$;

-- Puts a change on sale, or sends it back with a reason. False if it was decided, replaced or withdrawn meanwhile, or its
-- bag was deleted.
create function public.decide_bag_change(p_change uuid, p_accepts boolean, p_reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  held public.bag_changes;
  bag public.surprise_bags;
  why constant text := nullif(btrim(coalesce(p_reason, '')), '');
begin
  perform private.require_admin();
  -- A member who changes a bag locks it before its changes.
  select b.* into bag from public.surprise_bags b join public.bag_changes c on c.bag_id = b.id
  where c.id = p_change for update of b;
  select * into held from public.bag_changes where id = p_change for update;
  if held.state is distinct from 'open' or p_accepts is null or (not p_accepts and why is null) then
    return false;
  elsif not p_accepts then
    update public.bag_changes set state = 'sent_back', reason = why, decided_by = auth.uid(), decided_at = now()
    where id = held.id;
    perform private.audit_bag_change('change_sent_back', held, jsonb_build_object('note', why));
    insert into public.letters (change_id) values (held.id);
    return true;
  end if;
  if held.bag_id is null then
    bag := jsonb_populate_record(null::public.surprise_bags, held.change);
    bag.store_id := held.store_id;
    perform private.insert_bag(bag, held.change -> 'plan');
  else
    bag := jsonb_populate_record(bag, held.change);
    update public.surprise_bags set
      title = bag.title, name_en = bag.name_en, name_ar = bag.name_ar, description = bag.description,
      description_ar = bag.description_ar, image_url = bag.image_url, picture = bag.picture,
      full_price = bag.full_price, sale_price = bag.sale_price, category = bag.category, diet = bag.diet,
      allergens = bag.allergens
    where id = bag.id;
  end if;
  update public.bag_changes set state = 'accepted', decided_by = auth.uid(), decided_at = now() where id = held.id;
  perform private.audit_bag_change('change_accepted', held, '{}');
  insert into public.letters (change_id) values (held.id);
  return true;
end
$$;

-- The same rule as packages/domain (bags/availability.ts); a property test compares the two.
create function private.availability(bag public.surprise_bags, moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case
    when bag.quantity = 0 then 'soldOut'
    when bag.pickup_end < bag.pickup_start then 'ended'
    when moment < bag.pickup_start then 'opensLater'
    when moment > bag.pickup_end then 'ended'
    when moment < bag.restock_time then 'restocking'
    else 'available'
  end
$$;

-- Locks in the order of ids, so that two orders never wait for each other.
create function private.lock_bags(bag_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.surprise_bags where id = any (bag_ids) order by id for update;
end
$$;

-- The insert logs the quantity too, so that reconcile can follow a bag's stock from the start.
create function private.audit_catalogue_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  details jsonb := case tg_op
    when 'DELETE' then jsonb_strip_nulls(to_jsonb(old))
    when 'UPDATE' then (
      select coalesce(jsonb_object_agg(after.key, jsonb_build_array(before.value, after.value)), '{}')
      from jsonb_each(to_jsonb(new)) after join jsonb_each(to_jsonb(old)) before using (key)
      where after.value <> before.value and after.key <> 'last_update_at'
    )
    else jsonb_strip_nulls(jsonb_build_object('quantity', to_jsonb(new) -> 'quantity'))
  end;
begin
  -- All of the change waits for an admin, and is in the log as that.
  if details = '{}' and private.is_reviewed((to_jsonb(new) ->> 'store_id')::uuid) then
    return null;
  end if;
  perform private.write_audit(lower(tg_op), tg_argv[0], coalesce(new.id, old.id)::text, details);
  return null;
end
$$;

-- Records only changes by a signed-in user: stock that orders move is in the audit entries of the orders.
create trigger audit_catalogue_change after insert or update or delete on public.surprise_bags
  for each row when (auth.uid() is not null) execute function private.audit_catalogue_change('bag');
-- A change of the store that follows from a rating is no change by the user who rated.
create trigger audit_catalogue_change after insert or update or delete on public.stores
  for each row when (auth.uid() is not null and pg_trigger_depth() = 0)
  execute function private.audit_catalogue_change('store');

-- Favourites

-- The shops that a user likes, visible to that user only.
create table public.favourites (
  user_id uuid not null references public.users (id) on delete cascade,
  store_id uuid not null references public.stores (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, store_id)
);

create index favourites_of_a_store on public.favourites (store_id);

-- Applications

-- Who asks to sell here. No client reads or writes the table; admins have functions.
create table public.store_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  area text not null references public.delivery_areas (id),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email text not null check (char_length(email) between 3 and 254),
  kind text not null check (kind in ('bakery', 'sweets', 'kitchen', 'restaurant', 'grocery', 'cafe')),
  left_over text not null check (char_length(btrim(left_over)) between 1 and 600),
  language text not null check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  -- Without a foreign key, like the actor of the audit log.
  decided_by uuid,
  decided_at timestamptz,
  -- One of DECLINE_REASONS of packages/domain (shops/applications.ts), or the admin's own words.
  reason text check (char_length(btrim(reason)) between 1 and 300),
  store_id uuid references public.stores (id) on delete set null,
  constraint store_applications_are_decided check ((state = 'open') = (decided_at is null)),
  constraint store_applications_say_why check ((state = 'declined') = (reason is not null))
);

create unique index store_applications_open_once on public.store_applications (phone) where state = 'open';
create index store_applications_by_time on public.store_applications (created_at);
create index store_applications_of_a_store on public.store_applications (store_id);

-- From all addresses together; one address is limited by the server.
create function private.most_applications() returns integer
language sql immutable set search_path = '' as $$ select 100 $$;

-- For the server, which has read the fields. A number that waits for an answer, or is that of a store, is not sent again.
create function public.apply_for_store(
  p_name text, p_area text, p_phone text, p_email text, p_kind text, p_left_over text, p_language text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sent timestamptz;
begin
  -- Of two at the same moment the second counts the first.
  perform pg_advisory_xact_lock(hashtext('applications of stores'));
  select created_at into sent from public.store_applications where phone = p_phone and state = 'open';
  if found then
    return private.error_json('applied_before', jsonb_build_object('applied_at', sent));
  elsif exists (select from public.stores where phone = p_phone) then
    return private.error_json('store_exists');
  elsif (
    select count(*) >= private.most_applications() from public.store_applications
    where created_at > now() - interval '1 day'
  ) then
    return private.error_json('too_many_applications');
  end if;
  insert into public.store_applications (name, area, phone, email, kind, left_over, language)
  values (p_name, p_area, p_phone, p_email, p_kind, p_left_over, p_language)
  returning created_at into sent;
  return jsonb_build_object('applied_at', sent);
end
$$;

create function private.application_json(application public.store_applications) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(application) || jsonb_build_object(
    'decided_by', (select coalesce(name, email) from public.users where id = application.decided_by)
  )
$$;

-- For the dashboard: those that wait, the oldest first, and the last that were answered.
create function public.store_applications_list(p_open integer default 200, p_answered integer default 100)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'open', (
      select coalesce(jsonb_agg(private.application_json(a) order by a.created_at, a.id), '[]')
      from (select * from public.store_applications where state = 'open' order by created_at, id limit p_open) a
    ),
    'answered', (
      select coalesce(jsonb_agg(private.application_json(a) order by a.decided_at desc, a.id), '[]')
      from (
        select * from public.store_applications where state <> 'open' order by decided_at desc, id limit p_answered
      ) a
    ),
    'open_count', (select count(*) from public.store_applications where state = 'open'),
    'answered_count', (select count(*) from public.store_applications where state <> 'open')
  );
end
$$;

-- Once: of two admins the second reads what the first decided. Accepting makes the store with its terms.
create function public.decide_application(
  p_id uuid, p_accepts boolean, p_reason text default null, p_publishing text default 'review'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target public.store_applications;
  why constant text := btrim(coalesce(p_reason, ''));
  added uuid;
begin
  perform private.require_admin();
  select * into target from public.store_applications where id = p_id for update;
  if not found then
    return private.error_json('unknown_application');
  elsif target.state <> 'open' then
    -- The same press once more, whose answer was lost.
    if target.decided_by = auth.uid() and p_accepts = (target.state = 'accepted') then
      return jsonb_build_object('application', private.application_json(target));
    end if;
    return private.error_json('already_decided', jsonb_build_object('application', private.application_json(target)));
  elsif p_accepts is null or coalesce(p_publishing, '') not in ('direct', 'review')
    or not p_accepts and char_length(why) not between 1 and 300 then
    return private.error_json('malformed');
  end if;
  if p_accepts then
    insert into public.stores (name, area, phone, facade)
    values (
      target.name, target.area, target.phone,
      case target.kind
        when 'bakery' then 'oven' when 'sweets' then 'sweets' when 'kitchen' then 'kitchen'
        when 'restaurant' then 'kitchen' when 'cafe' then 'cafe'
      end
    ) returning id into added;
    update public.store_terms set publishing = p_publishing where store_id = added;
    perform private.write_audit('application_accepted', 'store', added::text, jsonb_build_object('application', p_id));
  else
    perform private.write_audit('declined', 'application', p_id::text, jsonb_build_object('reason', why));
    insert into public.letters (application_id) values (p_id);
  end if;
  update public.store_applications set
    state = case when p_accepts then 'accepted' else 'declined' end, decided_by = auth.uid(), decided_at = now(),
    reason = case when not p_accepts then why end, store_id = added
  where id = p_id returning * into target;
  return jsonb_build_object('application', private.application_json(target));
end
$$;

-- Letters

-- Decisions of admins that the server has not told yet. A decision stands whether or not its letter can be sent. An
-- accepted application has the letter of its invitation.
create table public.letters (
  id uuid primary key default gen_random_uuid(),
  change_id uuid unique references public.bag_changes (id) on delete cascade,
  application_id uuid unique references public.store_applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  constraint letters_are_about_one_decision check (num_nonnulls(change_id, application_id) = 1)
);

create index letters_by_next_attempt on public.letters (next_attempt_at);

-- What it says, and to whom: no address where the member has left, or has changed the bag again meanwhile.
create function private.letter_json(letter public.letters) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', letter.id, 'kind', 'declined', 'email', a.email, 'language', a.language, 'reason', a.reason
  )
  from public.store_applications a where a.id = letter.application_id
  union all
  select jsonb_build_object(
    'id', letter.id, 'kind', c.state, 'email', case when c.state in ('accepted', 'sent_back') then u.email end,
    'language', coalesce(m.language, 'ar'), 'reason', c.reason, 'is_new', c.bag_id is null,
    'store_id', s.id, 'store', s.name, 'store_ar', s.name_ar,
    'bag', coalesce(c.change ->> 'title', c.change ->> 'name_en', bag.title, bag.name_en),
    'bag_ar', coalesce(c.change ->> 'name_ar', bag.name_ar)
  )
  from public.bag_changes c join public.stores s on s.id = c.store_id
  left join public.surprise_bags bag on bag.id = c.bag_id
  left join public.store_members m on m.store_id = c.store_id and m.user_id = c.made_by
  left join public.users u on u.id = m.user_id and u.deactivated_at is null
  where c.id = letter.change_id
$$;

-- Leases the letter that has waited longest to one server, for longer after each attempt; null where none waits. One that
-- could not be sent for a day is given up.
create function public.claim_letter(p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed public.letters;
begin
  delete from public.letters where created_at < p_now - interval '1 day';
  update public.letters
  set attempts = attempts + 1, next_attempt_at = p_now + interval '1 minute' * 2 ^ least(attempts, 6)
  where id = (
    select id from public.letters where next_attempt_at <= p_now order by next_attempt_at, id limit 1
    for update skip locked
  ) returning * into claimed;
  return case when claimed.id is not null then private.letter_json(claimed) end;
end
$$;

create function public.letter_sent(p_letter uuid) returns void
language sql security definer set search_path = '' as $$ delete from public.letters where id = p_letter $$;

-- Settings

-- The table has one row. The admin who changed it is in the audit log, so that clients may read every column.
create table public.settings (
  id boolean primary key default true check (id),
  -- Lira for one dollar: shown beside prices, and never used to charge.
  lbp_per_usd integer check (lbp_per_usd between 1000 and 1000000),
  rate_set_at timestamptz,
  constraint settings_rate_check check ((lbp_per_usd is null) = (rate_set_at is null))
);

insert into public.settings default values;

-- The same rate again renews it.
create function private.set_time_of_rate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_client() or new.rate_set_at is not distinct from old.rate_set_at then
    new.rate_set_at := now();
  end if;
  return new;
end
$$;

create trigger set_time_of_rate before update of lbp_per_usd, rate_set_at on public.settings
  for each row execute function private.set_time_of_rate();

create function private.audit_rate() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('rate_set', 'settings', 'lbp_per_usd', jsonb_build_object('lbp_per_usd', new.lbp_per_usd));
  return null;
end
$$;

-- Records also the first rate of an installation, which no admin sets. A new time without a new rate is not recorded.
create trigger audit_rate after update of lbp_per_usd, rate_set_at on public.settings
  for each row when (auth.uid() is not null or new.lbp_per_usd is distinct from old.lbp_per_usd)
  execute function private.audit_rate();

-- The terms of all shops, in a table of their own, because everyone reads the settings. It has one row.
create table public.payout_settings (
  id boolean primary key default true check (id),
  -- The marketplace's share of what a shop sells from now on, in hundredths of a per cent.
  commission_basis_points integer not null default 0 check (commission_basis_points between 0 and 5000),
  -- The weekday on which payouts are sent, 1 is Monday; null where no day is promised.
  payout_weekday integer default 1 check (payout_weekday between 1 and 7)
);

insert into public.payout_settings default values;

create function private.audit_payout_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.commission_basis_points <> old.commission_basis_points then
    perform private.write_audit('commission_set', 'settings', 'commission_basis_points', jsonb_build_object(
      'commission_basis_points', jsonb_build_array(old.commission_basis_points, new.commission_basis_points)
    ));
  end if;
  if new.payout_weekday is distinct from old.payout_weekday then
    perform private.write_audit('payout_weekday_set', 'settings', 'payout_weekday', jsonb_build_object(
      'payout_weekday', jsonb_build_array(old.payout_weekday, new.payout_weekday)
    ));
  end if;
  return null;
end
$$;

create trigger audit_payout_settings after update on public.payout_settings
  for each row execute function private.audit_payout_settings();

-- The stores that the caller runs. Money is for owners.
create function public.own_stores() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'store_id', s.id, 'name', s.name, 'name_ar', s.name_ar, 'picture_url', s.picture_url, 'facade', s.facade,
    'role', m.role, 'publishing', t.publishing,
    'commission_basis_points', case when m.role = 'owner' then (select commission_basis_points from public.payout_settings) end
  ) order by s.name, s.id), '[]')
  from public.store_members m join public.stores s on s.id = m.store_id join public.store_terms t on t.store_id = s.id
  where m.user_id = auth.uid() and m.store_id in (select private.own_stores())
$$;

-- Rights

revoke all on public.delivery_areas, public.stores, public.store_members, public.store_invitations, public.store_terms,
  public.surprise_bags, public.bag_changes, public.bag_notes, public.favourites, public.settings,
  public.payout_settings from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant select on public.delivery_areas, public.stores, public.surprise_bags, public.settings to anon, authenticated;
grant insert (
  name, name_ar, address, address_ar, area, latitude, longitude, phone, picture_url, facade, about, about_ar,
  hours
), update (
  name, name_ar, address, address_ar, area, latitude, longitude, phone, picture_url, facade, about, about_ar,
  hours
), delete on public.stores to authenticated;
grant insert (
  store_id, title, name_en, name_ar, description, description_ar, image_url, picture, full_price, sale_price, price,
  quantity, category, diet, allergens, pickup_start, pickup_end, pickup_time, restock_time
), update (
  store_id, title, name_en, name_ar, description, description_ar, image_url, picture, full_price, sale_price, price,
  quantity, category, diet, allergens, pickup_start, pickup_end, pickup_time, restock_time
), delete on public.surprise_bags to authenticated;
grant select on public.store_members, public.bag_changes to authenticated;
grant select, update (publishing, payout_phone) on public.store_terms to authenticated;
grant select, insert (user_id, store_id), delete on public.favourites to authenticated;
grant update (lbp_per_usd) on public.settings to authenticated;
grant select, update (commission_basis_points, payout_weekday) on public.payout_settings to authenticated;
revoke all on public.store_applications, public.letters from public, anon, authenticated;

alter table public.delivery_areas enable row level security;
alter table public.stores enable row level security;
alter table public.store_members enable row level security;
alter table public.store_terms enable row level security;
alter table public.store_invitations enable row level security;
alter table public.surprise_bags enable row level security;
alter table public.bag_changes enable row level security;
alter table public.bag_notes enable row level security;
alter table public.store_applications enable row level security;
alter table public.letters enable row level security;
alter table public.favourites enable row level security;
alter table public.settings enable row level security;
alter table public.payout_settings enable row level security;
create policy areas_are_public on public.delivery_areas for select to anon, authenticated using (true);
create policy stores_are_public on public.stores for select to anon, authenticated using (true);
create policy admins_add_stores on public.stores for insert to authenticated
  with check ((select private.is_admin()));
create policy stores_are_changed on public.stores for update to authenticated
  using ((select private.is_admin()) or id in (select private.own_stores('owner')))
  with check ((select private.is_admin()) or id in (select private.own_stores('owner')));
create policy admins_delete_stores on public.stores for delete to authenticated
  using ((select private.is_admin()));
create policy members_are_read on public.store_members for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_admin()) or store_id in (select private.own_stores('owner'))
);
create policy terms_are_read on public.store_terms for select to authenticated
  using ((select private.is_admin()) or store_id in (select private.own_stores('owner')));
create policy admins_change_terms on public.store_terms for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy bags_are_public on public.surprise_bags for select to anon, authenticated using (true);
create policy bags_are_added on public.surprise_bags for insert to authenticated
  with check ((select private.is_admin()) or store_id in (select private.own_stores('owner')));
create policy bags_are_changed on public.surprise_bags for update to authenticated
  using ((select private.is_admin()) or store_id in (select private.own_stores()))
  with check ((select private.is_admin()) or store_id in (select private.own_stores()));
create policy bags_are_deleted on public.surprise_bags for delete to authenticated
  using ((select private.is_admin()) or store_id in (select private.own_stores('owner')));
create policy bag_changes_are_read on public.bag_changes for select to authenticated
  using ((select private.is_admin()) or store_id in (select private.own_stores()));
create policy own_favourites_are_read on public.favourites for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_favourites_are_added on public.favourites for insert to authenticated
  with check (user_id in (select id from public.users where id = (select auth.uid()) and deactivated_at is null));
create policy own_favourites_are_removed on public.favourites for delete to authenticated
  using (user_id = (select auth.uid()));
create policy settings_are_public on public.settings for select to anon, authenticated using (true);
create policy admins_change_settings on public.settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_read_payout_settings on public.payout_settings for select to authenticated
  using ((select private.is_admin()));
create policy admins_change_payout_settings on public.payout_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy server_only on public.store_invitations for all to anon, authenticated using (false);
create policy server_only on public.bag_notes for all to anon, authenticated using (false);
create policy server_only on public.letters for all to anon, authenticated using (false);
create policy applications_are_for_the_server on public.store_applications for all to anon, authenticated using (false);

revoke all on all functions in schema private from public;
grant execute on function private.own_stores, private.own_bags to authenticated;
revoke all on function public.own_stores, public.works_for, public.add_bag, public.withdraw_bag_change,
  public.decide_bag_change, public.invite_to_store, public.invitation_state, public.accept_invitation,
  public.withdraw_invitation, public.store_team, public.change_member, public.remove_member
  from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
-- These functions check the caller themselves.
grant execute on function public.own_stores, public.add_bag, public.withdraw_bag_change, public.decide_bag_change,
  public.accept_invitation, public.withdraw_invitation, public.store_team, public.change_member, public.remove_member
  to authenticated;
revoke all on function public.apply_for_store, public.store_applications_list, public.decide_application,
  public.claim_letter, public.letter_sent
  from public, anon, authenticated;
grant execute on function public.store_applications_list, public.decide_application to authenticated;

-- Pictures

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('bags', 'bags', true, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A picture is public by its address; only admins can list pictures. There is no update policy, so none is overwritten.
create policy admins_list_bag_pictures on storage.objects for select to authenticated
  using (bucket_id = 'bags' and (select private.is_admin()));
create policy admins_add_bag_pictures on storage.objects for insert to authenticated
  with check (bucket_id = 'bags' and (select private.is_admin()));
create policy admins_delete_bag_pictures on storage.objects for delete to authenticated
  using (bucket_id = 'bags' and (select private.is_admin()));
