import { leftToRight, orderLabel } from '@zawadeh/domain';
import {
  Alert,
  BusyButton,
  Button,
  checkIcon,
  ConfirmDialog,
  DataTable,
  downloadIcon,
  EmptyState,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessage } from '../../../lib/messages/useMessage.ts';
import { deleteOrder, restoreOrder, type AdminOrder } from './orderCalls.ts';
import { nowAtom } from '../../../lib/clock.ts';
import { useAtomValue } from '../../../lib/store.ts';
import { projectConfig } from '../../../lib/http/supabase.ts';
import { Pages } from '../Pages.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { SectionLive } from '../SectionLive.tsx';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { useMutation } from '../useMutation.ts';
import { useUndoable } from '../useUndoable.ts';
import { MarkPaid } from './MarkPaid.tsx';
import { FILTERS, OrderFilters } from './OrderFilters.tsx';
import { messages } from './OrdersSection.messages.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { ordersFilter } from './ordersFilter.ts';
import { useExport } from './useExport.ts';
import { useOpenOrder } from './useOpenOrder.ts';
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
  const mutate = useMutation();
  const [isMarking, setMarking] = useState(false);
  /** Also of other pages. */
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminOrder>>(NONE_SELECTED);
  const [orderToDelete, setOrderToDelete] = useState<AdminOrder | null>(null);
  const rows = (value?.orders ?? []).filter((order) => !undoable.hiddenIds.has(rowIdOf(order)));
  const opened = useOpenOrder(address, rows);
  const columns = useOrderColumns(setOrderToDelete, opened.open, useAtomValue(nowAtom));
  // Rows deleted a moment ago are not counted, even before the server confirms.
  const total = Math.max(0, (value?.total ?? 0) - ((value?.orders.length ?? 0) - rows.length));
  const isCapped = value?.isCapped ?? false;
  const isNarrowed = ['q', ...FILTERS].some((name) => address.get(name) !== '');

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
    if (opened.order) opened.close();
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

  const restore = (order: AdminOrder) => {
    const { id } = order;
    if (id === null) return;
    const code = leftToRight(orderLabel(order));
    void mutate({
      work: () => restoreOrder(id),
      done: t(messages.restored, { code }),
      failed: (why) => t(messages.notRestored, { code, why }),
      onDone: () => {
        opened.refetch();
        refetch();
      },
    });
  };

  return (
    <>
      <SectionHead name={t(messages.heading)}>
        <SectionLive connection={connection} />
        <Button size="compact" icon={checkIcon} isExpanded={isMarking} onPress={() => setMarking(!isMarking)}>
          {t(messages.forcePaid)}
        </Button>
        <BusyButton
          icon={downloadIcon}
          isBusy={exported.progress !== null}
          busyWords={exported.progress ?? ''}
          onPress={() => exported.begin(filter)}
        >
          {t(messages.export)}
        </BusyButton>
      </SectionHead>
      {isMarking && <MarkPaid onMarked={refetch} />}
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
          onOpenRow={opened.open}
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
                  <Button
                    onPress={() =>
                      address.change(Object.fromEntries(['q', ...FILTERS].map((name) => [name, ''])))
                    }
                  >
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
      {opened.unknown !== null && (
        <Alert kind="info">{t(messages.unknownOrder, { code: leftToRight(opened.unknown) })}</Alert>
      )}
      {opened.order && (
        <OrderSheet
          order={opened.order}
          onClose={opened.close}
          onDelete={() => setOrderToDelete(opened.order)}
          onRestore={() => opened.order && restore(opened.order)}
          onChanged={() => {
            opened.refetch();
            refetch();
          }}
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
