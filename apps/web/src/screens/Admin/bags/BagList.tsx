import { inLanguage, isolated, type Bag } from '@zawadeh/domain';
import { Button, DataTable, EmptyState, plusIcon, SelectField, useLanguage, useTableRows } from '@zawadeh/ui';
import { useMemo, useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { deleteBag } from '../../../backend/admin/bags.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionSearch } from '../SectionSearch.tsx';
import type { Query } from '../useQuery.ts';
import { useSearch } from '../useSearch.ts';
import type { TableAddress } from '../useTableAddress.ts';
import { useUndoable } from '../useUndoable.ts';
import { messages } from './BagsSection.messages.ts';
import * as S from './BagsSection.styles.ts';
import { ChangeStock } from './ChangeStock.tsx';
import { DeleteBag } from './DeleteBag.tsx';
import { bagText, useBagColumns } from './useBagColumns.tsx';
import type { Shelf } from './useEveryBag.ts';

interface BagListProps {
  asked: Query<Shelf>;
  address: TableAddress;
  /** `bag` is "new" or an id; `like` is the id of the bag to copy. */
  onEdit: (what: { bag?: string; like?: string }) => void;
}

const idOf = ({ id }: Bag): string => id;
const NO_BAGS: readonly Bag[] = [];

export function BagList({ asked, address, onEdit }: BagListProps) {
  const t = useMessage();
  const { locale } = useLanguage();
  const { value, trouble, isAsking, again } = asked;
  const search = useSearch(address);
  const undoable = useUndoable();
  const [stockOf, changeStock] = useState<Bag | null>(null);
  const [doomed, remove] = useState<Bag | null>(null);
  const actions = useMemo(
    () => ({
      edit: ({ id }: Bag) => onEdit({ bag: id }),
      duplicate: ({ id }: Bag) => onEdit({ like: id }),
      changeStock,
      remove,
    }),
    [onEdit],
  );
  const columns = useBagColumns(actions);
  const storeId = address.get('store');
  const bags = value?.bags ?? NO_BAGS;
  const kept = useMemo(
    () => bags.filter((bag) => !undoable.gone.has(bag.id) && (storeId === '' || bag.storeId === storeId)),
    [bags, undoable.gone, storeId],
  );
  const rows = useTableRows(kept, { columns, sort: address.sort, search: search.typed, textOf: bagText });
  const nameOf = ({ title }: Bag) => (title ? inLanguage(title, locale).text : t(messages.unnamed));
  const isNarrowed = search.typed !== '' || storeId !== '';

  return (
    <>
      <SectionHead name={t(messages.heading)}>
        <Button kind="primary" icon={plusIcon} onPress={() => onEdit({ bag: 'new' })}>
          {t(messages.add)}
        </Button>
      </SectionHead>
      <S.Filters>
        <SectionSearch by={t(messages.search)} search={search} />
        <SelectField
          name="store"
          label={t(messages.store)}
          value={storeId}
          onValueChange={(store) => address.change({ store })}
          options={[
            { value: '', label: t(messages.anyStore) },
            ...(value?.stores ?? []).map(({ id, name }) => ({
              value: id,
              label: name ? inLanguage(name, locale).text : id,
            })),
          ]}
        />
      </S.Filters>
      <DataTable
        label={t(messages.heading)}
        rows={rows}
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        sort={address.sort}
        onSortChange={address.sortBy}
        search={search.typed}
        onOpenRow={actions.edit}
        isLoading={isAsking && value === null}
        empty={
          <EmptyState
            picture="empty-bags"
            level="h2"
            title={t(isNarrowed ? messages.nothingFound : messages.empty)}
          />
        }
        {...(trouble && { error: { message: t(messages.notLoaded), onRetry: again } })}
      />
      {stockOf && (
        <ChangeStock
          bag={stockOf}
          called={isolated(nameOf(stockOf))}
          onClose={() => changeStock(null)}
          onChanged={again}
        />
      )}
      {doomed && (
        <DeleteBag
          bag={doomed}
          called={isolated(nameOf(doomed))}
          onClose={() => remove(null)}
          onConfirm={() => {
            const name = isolated(nameOf(doomed));
            remove(null);
            undoable.remove({
              id: doomed.id,
              work: () => deleteBag(doomed.id),
              done: t(messages.deleted, { name }),
              failed: (why) => t(messages.notDeleted, { name, why }),
              onDone: again,
            });
          }}
        />
      )}
    </>
  );
}
