import type { Store } from '@zawadeh/domain';
import { DataTable, EmptyState, Text, useTableRows } from '@zawadeh/ui';
import { useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { allStores } from '../../../backend/admin/stores.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { AddStore } from './AddStore.tsx';
import { messages } from './StoresSection.messages.ts';
import { StoreDialogs, type StoreMatter } from './StoreDialogs.tsx';
import { storeText, useStoreColumns } from './useStoreColumns.tsx';

const NONE: readonly Store[] = [];
const idOf = ({ id }: Store): string => id;

export function Screen() {
  const t = useMessage();
  const { value: stores, trouble, isAsking, again } = useQuery('stores', allStores);
  const [matter, setMatter] = useState<StoreMatter | null>(null);
  const address = useTableAddress();
  const search = useSearch(address);
  const columns = useStoreColumns(setMatter);
  const shown = useTableRows(stores ?? NONE, {
    columns,
    sort: address.sort,
    search: search.typed,
    textOf: storeText,
  });
  return (
    <>
      <SectionHead name={t(messages.heading)} />
      <AddStore stores={stores ?? NONE} onAdded={again} />
      {stores !== null && stores.length > 0 && <SectionSearch by={t(messages.search)} search={search} />}
      <DataTable
        label={t(messages.heading)}
        rows={shown}
        columns={columns}
        rowId={idOf}
        sort={address.sort}
        onSortChange={address.sortBy}
        search={search.typed}
        isLoading={isAsking && stores === null}
        empty={
          <EmptyState
            picture="empty-bags"
            level="h2"
            title={t(stores?.length ? messages.nothingFound : messages.empty)}
          />
        }
        {...(trouble && { error: { message: t(messages.notLoaded), onRetry: again } })}
      />
      {trouble && stores === null && <Text tone="muted">{t(messages.none)}</Text>}
      <StoreDialogs matter={matter} stores={stores ?? []} onClose={() => setMatter(null)} onChanged={again} />
    </>
  );
}
