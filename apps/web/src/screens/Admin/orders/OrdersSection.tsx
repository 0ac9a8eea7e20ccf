import { leftToRight, orderLabel } from '@zawadeh/domain';
import {
  BusyButton,
  Button,
  checkIcon,
  ConfirmDialog,
  DataTable,
  downloadIcon,
  EmptyState,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { deleteOrder, type AdminOrder } from '../../../backend/admin/orders.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { projectConfig } from '../../../backend/supabase.ts';
import { Collapsible } from '../Collapsible.tsx';
import { Pages } from '../Pages.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SectionLive } from '../SectionLive.tsx';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { useUndoable } from '../useUndoable.ts';
import { MarkPaid } from './MarkPaid.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { messages } from './OrdersSection.messages.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { ordersFilter } from './ordersFilter.ts';
import { useExport } from './useExport.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { rowIdOf, useOrders } from './useOrders.ts';

const NONE_SELECTED: ReadonlyMap<string, AdminOrder> = new Map();

export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const search = useSearch(address);
  const isPaidOnly = usePaidOnly();
  const table = useRef<HTMLDivElement>(null);
  const filter = ordersFilter(address, search.query, isPaidOnly);
  /** Rows do not move while an admin reads or uses the table. */
  const isReading = () =>
    address.page > 1 ||
    address.sort !== null ||
    search.text !== '' ||
    window.scrollY > 0 ||
    (table.current?.contains(document.activeElement) ?? false);
  const { query, connection, highlighted, heldBack, showHeldBack, justPaid } = useOrders(
    filter,
    address.start,
    isReading,
  );
  const { value, error, isLoading, refetch } = query;
  const [newest] = justPaid;
  const undoable = useUndoable();
  const exported = useExport();
  const [openId, setOpenId] = useState<string | null>(null);
  /** Also of other pages. */
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminOrder>>(NONE_SELECTED);
  const [orderToDelete, setOrderToDelete] = useState<AdminOrder | null>(null);
  const show = useCallback((order: AdminOrder) => setOpenId(rowIdOf(order)), []);
  const columns = useOrderColumns(setOrderToDelete, show, useAtomValue(nowAtom));
  const rows = (value?.orders ?? []).filter((order) => !undoable.hiddenIds.has(rowIdOf(order)));
  const opened = rows.find((order) => rowIdOf(order) === openId);
  // Rows deleted a moment ago are not counted, even before the server confirms.
  const total = Math.max(0, (value?.total ?? 0) - ((value?.orders.length ?? 0) - rows.length));
  const isCapped = value?.isCapped ?? false;
  const isNarrowed = ['q', 'status', 'method', 'day'].some((name) => address.get(name) !== '');

  const selectedIds = useMemo(() => new Set(selected.keys()), [selected]);
  const select = (ids: ReadonlySet<string>) => {
    const shown = new Map(rows.map((order) => [rowIdOf(order), order]));
    setSelected(
      (before) =>
        new Map(
          [...ids].flatMap((id): [string, AdminOrder][] => {
            const order = shown.get(id) ?? before.get(id);
            return order ? [[id, order]] : [];
          }),
        ),
    );
  };

  const remove = (order: AdminOrder) => {
    setOrderToDelete(null);
    setOpenId(null);
    const { id } = order;
    if (id === null) return;
    const code = leftToRight(orderLabel(order));
    undoable.remove({
      id: rowIdOf(order),
      work: () => deleteOrder(id),
      done: t(messages.deleted, { code }),
      failed: (why) => t(messages.notDeleted, { code, why }),
      onDone: refetch,
    });
  };

  return (
    <>
      <SectionHead name={t(messages.heading)}>
        <SectionLive connection={connection} />
        <BusyButton
          icon={downloadIcon}
          isBusy={exported.progress !== null}
          busyWords={exported.progress ?? ''}
          onPress={() => exported.begin(filter)}
        >
          {t(messages.export)}
        </BusyButton>
      </SectionHead>
      <Collapsible icon={checkIcon} label={t(messages.forcePaid)}>
        <MarkPaid onMarked={refetch} />
      </Collapsible>
      <OrderFilters address={address} search={search} isPaidOnly={isPaidOnly} />
      <VisuallyHidden role="status">
        {newest !== undefined && t(messages.justPaid, { count: justPaid.length, code: leftToRight(newest) })}
      </VisuallyHidden>
      {heldBack.size > 0 && (
        <Button
          kind="primary"
          onPress={() => {
            showHeldBack();
            address.turnTo(1);
          }}
        >
          {t(messages.showNew, { count: heldBack.size })}
        </Button>
      )}
      <div ref={table}>
        <DataTable
          label={t(messages.heading)}
          rows={rows}
          columns={columns}
          rowId={rowIdOf}
          rowName={orderLabel}
          sort={address.sort}
          onSortChange={address.sortBy}
          search={search.query}
          onOpenRow={show}
          highlightedIds={highlighted}
          page={{ start: address.start, total, isCapped }}
          selectedIds={selectedIds}
          onSelectionChange={select}
          tools={
            selected.size > 0 && (
              <Button
                size="compact"
                icon={downloadIcon}
                onPress={() => exported.save([...selected.values()])}
              >
                {t(messages.exportSelected, { count: selected.size })}
              </Button>
            )
          }
          isLoading={isLoading}
          empty={
            <EmptyState
              picture="empty-orders"
              level="h2"
              title={t(
                isCapped ? messages.nothingRecent : isNarrowed ? messages.nothingFound : messages.empty,
              )}
              {...(isNarrowed && {
                action: (
                  <Button onPress={() => address.change({ q: '', status: '', method: '', day: '' })}>
                    {t(messages.clear)}
                  </Button>
                ),
              })}
            />
          }
          {...(error && { error: { message: t(messages.notLoaded), onRetry: refetch } })}
        />
      </div>
      <Pages label={t(messages.pages)} address={address} total={total} isCapped={isCapped} />
      {opened && (
        <OrderSheet
          order={opened}
          onClose={() => setOpenId(null)}
          onDelete={() => setOrderToDelete(opened)}
          onChanged={refetch}
        />
      )}
      {orderToDelete && (
        <ConfirmDialog
          isOpen
          onClose={() => setOrderToDelete(null)}
          onConfirm={() => remove(orderToDelete)}
          title={t(messages.deleteTitle)}
          confirmLabel={t(messages.delete)}
        >
          {t(messages.deleteBody, { code: leftToRight(orderLabel(orderToDelete)) })}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether this installation shows paid orders only. If the server cannot be reached, all are shown. */
function usePaidOnly(): boolean {
  const [isPaidOnly, setPaidOnly] = useState(false);
  useEffect(() => {
    projectConfig().then(
      ({ paidOrdersOnly }) => setPaidOnly(paidOrdersOnly),
      () => {},
    );
  }, []);
  return isPaidOnly;
}
