import type { Store } from '@zawadeh/domain';
import { DataTable, EmptyState, SearchField, Text, useTableRows } from '@zawadeh/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { allStores } from '../../../backend/desk/stores.ts';
import * as S from '../AdminScreen.styles.ts';
import { useAsked } from '../useAsked.ts';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { AddStore } from './AddStore.tsx';
import { messages } from './StoresSection.messages.ts';
import { StoreDialogs, type StoreMatter } from './StoreDialogs.tsx';
import { storeText, useStoreColumns } from './useStoreColumns.tsx';

const NONE: readonly Store[] = [];
const idOf = ({ id }: Store): string => id;

export function Screen() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const { value: stores, trouble, isAsking, again } = useAsked('stores', allStores);
  const [matter, settle] = useState<StoreMatter | null>(null);
  const address = useTableAddress();
  const { typed, type } = useSearch(address);
  const columns = useStoreColumns(settle);
  const shown = useTableRows(stores ?? NONE, {
    columns,
    sort: address.sort,
    search: typed,
    textOf: storeText,
  });
  const hint = say('web.desk.stores.search');
  return (
    <>
      <S.Head>
        <Text look="h1" tabIndex={-1}>
          {say(messages.heading)}
        </Text>
      </S.Head>
      <AddStore onAdded={again} />
      {stores !== null && stores.length > 0 && (
        <SearchField label={hint} placeholder={hint} value={typed} onValueChange={type} />
      )}
      <DataTable
        label={say(messages.heading)}
        rows={shown}
        columns={columns}
        rowId={idOf}
        sort={address.sort}
        onSortChange={address.sortBy}
        search={typed}
        isLoading={isAsking && stores === null}
        empty={
          <EmptyState
            picture="empty-bags"
            level="h2"
            title={say(stores?.length ? messages.nothingFound : messages.empty)}
          />
        }
        {...(trouble && { error: { message: say(messages.notLoaded), onRetry: again } })}
      />
      {trouble && stores === null && <Text tone="muted">{say(messages.none)}</Text>}
      <StoreDialogs matter={matter} stores={stores ?? []} onClose={() => settle(null)} onChanged={again} />
    </>
  );
}
