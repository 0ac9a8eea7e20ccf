import { inLanguage, type Shop } from '@zawadeh/domain';
import {
  Chip,
  ChipGroup,
  DataTable,
  EmptyState,
  formatCount,
  Text,
  useLanguage,
  useTableRows,
} from '@zawadeh/ui';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { fetchShops } from './storeCalls.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import { useQuery } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { AddStore } from './AddStore.tsx';
import { Answered, Applications } from './applications/Applications.tsx';
import { useApplications } from './applications/useApplications.ts';
import { EditStore } from './EditStore.tsx';
import * as S from './StoresSection.styles.ts';
import { StoreDialogs, type StoreAction } from './StoreDialogs.tsx';
import { storeText, useStoreColumns } from './useStoreColumns.tsx';

const NO_STORES: readonly Shop[] = [];
const idOf = ({ id }: Shop): string => id;

export function Screen() {
  const t = useMessage();
  const { locale } = useLanguage();
  const { value: stores, error, isLoading, refetch } = useQuery('shops', fetchShops);
  const applications = useApplications();
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
  const list = address.get('list');
  const { openCount, answeredCount } = applications.value ?? { openCount: null, answeredCount: null };
  const tabs = (
    <>
      <SectionHead name={t('web.admin.stores')} />
      <ChipGroup label={t('web.admin.applications.tabs')}>
        {(
          [
            ['', t('web.admin.applications.stores'), stores?.length],
            ['applications', t('web.admin.applications'), openCount],
            ['answered', t('web.admin.applications.answered'), answeredCount],
          ] as const
        ).map(([id, label, count]) => (
          <Chip
            key={id}
            selected={id === list}
            onPress={() => address.change({ list: id, application: '', search: '' })}
          >
            {label}
            {typeof count === 'number' && <S.Count> {formatCount(count)}</S.Count>}
          </Chip>
        ))}
      </ChipGroup>
    </>
  );
  if (list === 'applications') {
    return (
      <>
        {tabs}
        <Applications
          query={applications}
          stores={stores ?? NO_STORES}
          address={address}
          onDecided={refetch}
        />
      </>
    );
  }
  if (list === 'answered') {
    return (
      <>
        {tabs}
        <Answered query={applications} />
      </>
    );
  }
  return (
    <>
      {tabs}
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
