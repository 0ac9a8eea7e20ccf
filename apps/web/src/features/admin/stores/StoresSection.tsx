import { inLanguage, type Shop } from '@zawadeh/domain';
import { DataTable, EmptyState, Text, useLanguage, useTableRows } from '@zawadeh/ui';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { fetchShops } from './storeCalls.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { AddStore } from './AddStore.tsx';
import { EditStore } from './EditStore.tsx';
import { StoreDialogs, type StoreAction } from './StoreDialogs.tsx';
import { storeText, useStoreColumns } from './useStoreColumns.tsx';

const NO_STORES: readonly Shop[] = [];
const idOf = ({ id }: Shop): string => id;

export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const { value: stores, error, isLoading, refetch } = useQuery('shops', fetchShops);
  const [action, setAction] = useState<StoreAction | null>(null);
  const address = useTableAddress();
  const search = useSearch(address);
  const { go } = address;
  // The URL names the store, so that a reload shows its form, and the Back button leads to the list.
  const open = useCallback((store?: string) => go({ section: 'stores', ...(store && { store }) }), [go]);
  const edit = useCallback(({ id }: Shop) => open(id), [open]);
  const columns = useStoreColumns(setAction, edit);
  const byName = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const nameOf = ({ id, name }: Shop) => (name ? inLanguage(name, locale).text : id);
    return (stores ?? NO_STORES).toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }, [stores, locale]);
  const shown = useTableRows(byName, {
    columns,
    sort: address.sort,
    search: search.text,
    textOf: storeText,
  });
  const storeId = address.get('store');
  const shownId = useRef(storeId);
  // A list and a form are pages of their own.
  useLayoutEffect(() => {
    if (shownId.current !== storeId) window.scrollTo(0, 0);
    shownId.current = storeId;
  }, [storeId]);
  if (storeId !== '') {
    const backToList = () => {
      refetch();
      open();
    };
    return (
      <>
        <SectionHead name={t('web.admin.stores')} />
        <EditStore
          key={storeId}
          id={storeId}
          stores={stores ?? NO_STORES}
          onSaved={backToList}
          onCancel={backToList}
        />
      </>
    );
  }
  return (
    <>
      <SectionHead name={t('web.admin.stores')} />
      <AddStore
        stores={stores ?? NO_STORES}
        onAdded={(id) => {
          refetch();
          open(id);
        }}
      />
      {stores !== null && stores.length > 0 && (
        <SectionSearch label={t('web.admin.stores.search')} search={search} />
      )}
      <DataTable
        label={t('web.admin.stores')}
        rows={shown}
        columns={columns}
        rowId={idOf}
        sort={address.sort}
        onSortChange={address.sortBy}
        search={search.text}
        isLoading={isLoading && stores === null}
        empty={
          <EmptyState
            picture="empty-bags"
            level="h2"
            title={t(stores?.length ? 'web.admin.stores.nothingFound' : 'web.admin.stores.empty')}
          />
        }
        {...(error && { error: { message: t('web.admin.stores.notLoaded'), onRetry: refetch } })}
      />
      {error && stores === null && <Text tone="muted">{t('web.admin.stores.none')}</Text>}
      <StoreDialogs
        action={action}
        stores={stores ?? NO_STORES}
        onClose={() => setAction(null)}
        onChanged={refetch}
      />
    </>
  );
}
