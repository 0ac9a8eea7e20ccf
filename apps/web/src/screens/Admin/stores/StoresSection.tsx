import type { Store } from '@zawadeh/domain';
import { DataTable, EmptyState, Text, useTableRows } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { fetchStores } from '../../../backend/admin/stores.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { AddStore } from './AddStore.tsx';
import { messages } from './StoresSection.messages.ts';
import { EditStore } from './EditStore.tsx';
import { StoreDialogs, type StoreAction } from './StoreDialogs.tsx';
import { storeText, useStoreColumns } from './useStoreColumns.tsx';

const NO_STORES: readonly Store[] = [];
const idOf = ({ id }: Store): string => id;

export function Screen() {
  const t = useMessage();
  const { value: stores, error, isLoading, refetch } = useQuery('stores', fetchStores);
  const [action, setAction] = useState<StoreAction | null>(null);
  const address = useTableAddress();
  const search = useSearch(address);
  const columns = useStoreColumns(setAction);
  const shown = useTableRows(stores ?? NO_STORES, {
    columns,
    sort: address.sort,
    search: search.text,
    textOf: storeText,
  });
  if (action?.kind === 'edit') {
    return (
      <>
        <SectionHead name={t(messages.heading)} />
        <EditStore
          store={action.store}
          stores={stores ?? NO_STORES}
          onSaved={() => {
            setAction(null);
            refetch();
          }}
          onCancel={() => setAction(null)}
        />
      </>
    );
  }
  return (
    <>
      <SectionHead name={t(messages.heading)} />
      <AddStore stores={stores ?? NO_STORES} onAdded={refetch} />
      {stores !== null && stores.length > 0 && <SectionSearch label={t(messages.search)} search={search} />}
      <DataTable
        label={t(messages.heading)}
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
            title={t(stores?.length ? messages.nothingFound : messages.empty)}
          />
        }
        {...(error && { error: { message: t(messages.notLoaded), onRetry: refetch } })}
      />
      {error && stores === null && <Text tone="muted">{t(messages.none)}</Text>}
      <StoreDialogs
        action={action}
        stores={stores ?? NO_STORES}
        onClose={() => setAction(null)}
        onChanged={refetch}
      />
    </>
  );
}
