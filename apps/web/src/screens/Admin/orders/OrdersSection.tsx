import { leftToRight, orderName } from '@zawadeh/domain';
import {
  Badge,
  BusyButton,
  Button,
  checkIcon,
  ConfirmDialog,
  DataTable,
  downloadIcon,
  EmptyState,
  VisuallyHidden,
} from '@zawadeh/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../lib/useMessage.ts';
import { deleteOrder, type AdminOrder } from '../../../backend/admin/orders.ts';
import { projectConfig } from '../../../backend/supabase.ts';
import { Collapsible } from '../Collapsible.tsx';
import { Pages } from '../Pages.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useSearch } from '../useSearch.ts';
import { useTableAddress } from '../useTableAddress.ts';
import { useUndoable } from '../useUndoable.ts';
import { MarkPaid } from './MarkPaid.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { lines, messages } from './OrdersSection.messages.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { ordersWish } from './ordersWish.ts';
import { useExport } from './useExport.ts';
import { useOrderColumns } from './useOrderColumns.tsx';
import { rowIdOf, useOrders } from './useOrders.ts';

export function Screen() {
  const t = useMessage();
  const address = useTableAddress();
  const search = useSearch(address);
  const isPaidOnly = usePaidOnly();
  const table = useRef<HTMLDivElement>(null);
  const wish = ordersWish(address, search.words, isPaidOnly);
  /** Rows do not move while an admin reads or uses the table. */
  const isReading = () =>
    address.page > 1 ||
    address.sort !== null ||
    search.typed !== '' ||
    window.scrollY > 0 ||
    (table.current?.contains(document.activeElement) ?? false);
  const { asked, line, lit, waiting, showWaiting, news } = useOrders(wish, address.start, isReading);
  const { value, trouble, isAsking, again } = asked;
  const [newest] = news;
  const undoable = useUndoable();
  const exported = useExport();
  const [openId, setOpenId] = useState<string | null>(null);
  const [orderToDelete, setOrderToDelete] = useState<AdminOrder | null>(null);
  const show = useCallback((order: AdminOrder) => setOpenId(rowIdOf(order)), []);
  const columns = useOrderColumns(setOrderToDelete, show);
  const rows = (value?.orders ?? []).filter((order) => !undoable.gone.has(rowIdOf(order)));
  const opened = rows.find((order) => rowIdOf(order) === openId);
  // Rows deleted a moment ago are not counted, even before the server confirms.
  const total = Math.max(0, (value?.total ?? 0) - ((value?.orders.length ?? 0) - rows.length));
  const isNarrowed = ['q', 'status', 'method', 'day'].some((name) => address.get(name) !== '');

  const remove = (order: AdminOrder) => {
    setOrderToDelete(null);
    setOpenId(null);
    const { id } = order;
    if (id === null) return;
    const code = leftToRight(orderName(order));
    undoable.remove({
      id: rowIdOf(order),
      work: () => deleteOrder(id),
      done: t(messages.deleted, { code }),
      failed: (why) => t(messages.notDeleted, { code, why }),
      onDone: again,
    });
  };

  return (
    <>
      <SectionHead name={t(messages.heading)}>
        <Badge tone={line === 'live' ? 'success' : line === 'connecting' ? 'neutral' : 'warning'}>
          {t(lines[line])}
        </Badge>
        <BusyButton
          icon={downloadIcon}
          isBusy={exported.progress !== null}
          busyWords={exported.progress ?? ''}
          onPress={() => exported.begin(wish)}
        >
          {t(messages.export)}
        </BusyButton>
      </SectionHead>
      <Collapsible icon={checkIcon} label={t(messages.forcePaid)}>
        <MarkPaid onMarked={again} />
      </Collapsible>
      <OrderFilters address={address} search={search} isPaidOnly={isPaidOnly} />
      <VisuallyHidden role="status">
        {newest !== undefined && t(messages.justPaid, { count: news.length, code: leftToRight(newest) })}
      </VisuallyHidden>
      {waiting.size > 0 && (
        <Button
          kind="primary"
          onPress={() => {
            showWaiting();
            address.turnTo(1);
          }}
        >
          {t(messages.showNew, { count: waiting.size })}
        </Button>
      )}
      <div ref={table}>
        <DataTable
          label={t(messages.heading)}
          rows={rows}
          columns={columns}
          rowId={rowIdOf}
          rowName={orderName}
          sort={address.sort}
          onSortChange={address.sortBy}
          search={search.words}
          onOpenRow={show}
          highlightedIds={lit}
          page={{ start: address.start, total }}
          isLoading={isAsking}
          empty={
            <EmptyState
              picture="empty-orders"
              level="h2"
              title={t(isNarrowed ? messages.nothingFound : messages.empty)}
              {...(isNarrowed && {
                action: (
                  <Button onPress={() => address.change({ q: '', status: '', method: '', day: '' })}>
                    {t(messages.clear)}
                  </Button>
                ),
              })}
            />
          }
          {...(trouble && { error: { message: t(messages.notLoaded), onRetry: again } })}
        />
      </div>
      <Pages label={t(messages.pages)} address={address} total={total} />
      {opened && (
        <OrderSheet
          order={opened}
          onClose={() => setOpenId(null)}
          onDelete={() => setOrderToDelete(opened)}
          onChanged={again}
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
          {t(messages.deleteBody, { code: leftToRight(orderName(orderToDelete)) })}
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
