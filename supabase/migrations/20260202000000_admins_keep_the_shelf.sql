-- Shops, bags and their pictures are written by admins alone.

-- A shop with bags is not deleted under the feet of those who hold one of them.
alter table public.surprise_bags drop constraint surprise_bags_store_id_fkey;
alter table public.surprise_bags add constraint surprise_bags_store_id_fkey
  foreign key (store_id) references public.stores (id) on delete restrict;

grant insert (name, name_ar), update (name, name_ar), delete on public.stores to authenticated;
grant insert (
  store_id, title, name_en, name_ar, description, description_ar, image_url, full_price, sale_price, price,
  quantity, category, pickup_start, pickup_end, pickup_time, restock_time
), update (
  store_id, title, name_en, name_ar, description, description_ar, image_url, full_price, sale_price, price,
  quantity, category, pickup_start, pickup_end, pickup_time, restock_time
), delete on public.surprise_bags to authenticated;

create policy admins_add_stores on public.stores for insert to authenticated
  with check ((select private.is_admin()));
create policy admins_change_stores on public.stores for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_delete_stores on public.stores for delete to authenticated
  using ((select private.is_admin()));

create policy admins_add_bags on public.surprise_bags for insert to authenticated
  with check ((select private.is_admin()));
create policy admins_change_bags on public.surprise_bags for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy admins_delete_bags on public.surprise_bags for delete to authenticated
  using ((select private.is_admin()));

-- Only what can be a picture: our own drawings, or an address on the web, and never a script. A project on one's own
-- network is without TLS; from where pictures are fetched at all, the policy of each page says.
alter table public.surprise_bags add constraint surprise_bags_image_is_safe
  check (image_url ~ '^(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$' or image_url ~ '^https?://[A-Za-z0-9.:\[\]-]+/[^\s"''<>\\]*$');
alter table public.surprise_bags add constraint surprise_bags_stock_is_credible
  check (quantity <= 100000);

create function private.note_shelf_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note(
    lower(tg_op), tg_argv[0], coalesce(new.id, old.id)::text,
    case tg_op
      when 'DELETE' then jsonb_strip_nulls(to_jsonb(old) - 'internal_note')
      when 'UPDATE' then (
        select coalesce(jsonb_object_agg(after.key, jsonb_build_array(before.value, after.value)), '{}')
        from jsonb_each(to_jsonb(new)) after join jsonb_each(to_jsonb(old)) before using (key)
        where after.value <> before.value and after.key not in ('last_update_at', 'internal_note')
      )
      else '{}'
    end
  );
  return null;
end
$$;
revoke all on function private.note_shelf_change() from public;

-- Stock that orders move is in the orders' own history.
create trigger note_shelf_change after insert or update or delete on public.surprise_bags
  for each row when (auth.uid() is not null) execute function private.note_shelf_change('bag');
create trigger note_shelf_change after insert or update or delete on public.stores
  for each row when (auth.uid() is not null) execute function private.note_shelf_change('store');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('bags', 'bags', true, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Everybody sees a picture by its address; nobody but admins learns which there are. Nothing is overwritten.
create policy admins_list_bag_pictures on storage.objects for select to authenticated
  using (bucket_id = 'bags' and (select private.is_admin()));
create policy admins_add_bag_pictures on storage.objects for insert to authenticated
  with check (bucket_id = 'bags' and (select private.is_admin()));
create policy admins_delete_bag_pictures on storage.objects for delete to authenticated
  using (bucket_id = 'bags' and (select private.is_admin()));
