import { inLanguage, isolated } from '@zawadeh/domain';
import { DataTable, EmptyState, SelectField, useLanguage, useTableRows } from '@zawadeh/ui';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { deleteBag, type WholeBag } from './bagCalls.ts';
import type { Plans } from './plan/planCalls.ts';
import { SectionSearch } from '../SectionSearch.tsx';
import type { Query } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import type { TableAddress } from '../useTableAddress.ts';
import { useUndoable } from '../useUndoable.ts';
import { BagBulk } from './BagBulk.tsx';
import * as S from './BagsSection.styles.ts';
import { ChangeStock } from './ChangeStock.tsx';
import { DeleteBag } from './DeleteBag.tsx';
import { TakeBack } from './TakeBack.tsx';
import { bagText, useBagColumns } from './useBagColumns.tsx';
import type { Shelf } from './useEveryBag.ts';

interface BagListProps {
  query: Query<Shelf>;
  address: TableAddress;
  /** The name of the section, with its lists. */
  head: ReactNode;
  /** Just saved: the list stands at it. */
  savedId: string | null;
  /** `bag` is "new" or an id; `like` is the id of the bag to copy. */
  onEdit: (target: { bag?: string; like?: string }) => void;
}

const idOf = ({ id }: WholeBag): string => id;
const NO_IDS: ReadonlySet<string> = new Set();
const NO_BAGS: readonly WholeBag[] = [];
const NO_PLANS: Plans = new Map();

export function BagList({ query, address, head, savedId, onEdit }: BagListProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const { value, error, isLoading, refetch } = query;
  const search = useSearch(address);
  const undoable = useUndoable();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(NO_IDS);
  const [stockBag, setStockBag] = useState<WholeBag | null>(null);
  const [bagToTakeBack, setBagToTakeBack] = useState<WholeBag | null>(null);
  const [bagToDelete, setBagToDelete] = useState<WholeBag | null>(null);
  const actions = useMemo(
    () => ({
      edit: ({ id }: WholeBag) => onEdit({ bag: id }),
      duplicate: ({ id }: WholeBag) => onEdit({ like: id }),
      changeStock: setStockBag,
      takeBack: setBagToTakeBack,
      remove: setBagToDelete,
    }),
    [onEdit],
  );
  const columns = useBagColumns(actions, value?.plans ?? NO_PLANS);
  const storeId = address.get('store');
  const bags = value?.bags ?? NO_BAGS;
  const shownBags = useMemo(
    () =>
      bags.filter((bag) => !undoable.hiddenIds.has(bag.id) && (storeId === '' || bag.storeId === storeId)),
    [bags, undoable.hiddenIds, storeId],
  );
  useLayoutEffect(() => {
    // A form, which is longer than the window, was here before; on a phone the saved bag can be further down.
    window.scrollTo(0, 0);
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const highlightedIds = useMemo(() => new Set(savedId === null ? [] : [savedId]), [savedId]);
  const rows = useTableRows(shownBags, { columns, sort: address.sort, search: search.text, textOf: bagText });
  const nameOf = ({ title }: WholeBag) =>
    title ? inLanguage(title, locale).text : t('web.admin.bags.unnamed');
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const isNarrowed = search.text !== '' || storeId !== '';

  return (
    <>
      {head}
      <S.Filters>
        <SectionSearch label={t('web.admin.bags.search')} search={search} />
        <SelectField
          name="store"
          label={t('web.admin.bags.store')}
          value={storeId}
          onValueChange={(store) => address.change({ store })}
          options={[
            { value: '', label: t('web.admin.bags.anyStore') },
            ...(value?.stores ?? []).map(({ id, name }) => ({
              value: id,
              label: name ? inLanguage(name, locale).text : id,
            })),
          ]}
        />
      </S.Filters>
      <DataTable
        label={t('web.admin.bags')}
        rows={rows}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        sort={address.sort}
        onSortChange={address.sortBy}
        search={search.text}
        {...(savedId !== null && { startId: savedId })}
        highlightedIds={highlightedIds}
        onOpenRow={actions.edit}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        tools={
          selected.length > 0 && (
            <BagBulk
              bags={selected}
              plans={value?.plans ?? NO_PLANS}
              nameOf={nameOf}
              onDone={(failed) => {
                setSelectedIds(new Set(failed.map(idOf)));
                refetch();
              }}
            />
          )
        }
        isLoading={isLoading && value === null}
        empty={
          <EmptyState
            picture="empty-bags"
            level="h2"
            title={t(isNarrowed ? 'web.admin.bags.nothingFound' : 'web.admin.bags.empty')}
          />
        }
        {...(error && { error: { message: t('web.admin.bags.notLoaded'), onRetry: refetch } })}
      />
      {stockBag && (
        <ChangeStock
          bag={stockBag}
          bagName={isolated(nameOf(stockBag))}
          onClose={() => setStockBag(null)}
          onChanged={refetch}
        />
      )}
      {bagToTakeBack && (
        <TakeBack
          bag={bagToTakeBack}
          bagName={isolated(nameOf(bagToTakeBack))}
          onClose={() => setBagToTakeBack(null)}
          onTakenBack={refetch}
        />
      )}
      {bagToDelete && (
        <DeleteBag
          bag={bagToDelete}
          bagName={isolated(nameOf(bagToDelete))}
          onClose={() => setBagToDelete(null)}
          onConfirm={() => {
            const name = isolated(nameOf(bagToDelete));
            setBagToDelete(null);
            undoable.remove({
              id: bagToDelete.id,
              work: () => deleteBag(bagToDelete.id),
              done: t('web.admin.bags.deleted', { name }),
              failed: (why) => t('web.admin.bags.notDeleted', { name, why }),
              onDone: refetch,
            });
          }}
        />
      )}
    </>
  );
}
