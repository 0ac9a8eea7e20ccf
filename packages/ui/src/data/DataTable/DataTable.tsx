import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../controls/Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { TableColumn, Sort } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import * as S from './DataTable.styles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from './useSelection.ts';
import { drawnRows, useRowWindow } from './useRowWindow.ts';

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The rows in display order, after search and sort by `useTableRows`. */
  rows: readonly Row[];
  /** The sum of the rows: shown as the last one, and neither counted nor opened. */
  total?: Row;
  /** Define them outside of the component, or memoize them. */
  columns: readonly TableColumn<Row>[];
  /** Stays the same for one row. */
  rowId: (row: Row) => string;
  /** The name of a row, for "Select ZWD-48213"; its id by default. */
  rowName?: (row: Row) => string;
  /** The column and its order; null for the original order. */
  sort?: Sort | null;
  /** Ascending, descending, and null for the original order. */
  onSortChange?: (sort: Sort | null) => void;
  /** The search text: when it or the order changes, the table scrolls to its top. */
  search?: string;
  /** The ids of the selected rows. */
  selectedIds?: ReadonlySet<string>;
  /** Without it rows cannot be selected. */
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void;
  /** Called on a press on a row, or on Enter. */
  onOpenRow?: (row: Row) => void;
  /** Rows to highlight once, such as orders just paid. */
  highlightedIds?: ReadonlySet<string>;
  /** The row that takes the focus and is scrolled into view once it is here, such as the one just saved. */
  startId?: string;
  /** The row whose details are shown beside the table, or below the row. */
  currentId?: string;
  /** Shown below the row with `currentId`, such as a form of one field. */
  detail?: ReactNode;
  /** Shows skeleton rows of the final height. */
  isLoading?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Shown above the rows, which stay. */
  error?: { message: string; onRetry: () => void };
  /** The position of the rows among all rows when they are one page of them: `start` counts from 0. `isCapped` if there may be more than `total`. */
  page?: { start: number; total: number; isCapped?: boolean };
  /** False leaves out the toolbar with the number of rows, where few rows need no counting. */
  hasToolbar?: boolean;
  /** Shown in the toolbar above the table, such as actions for the selected rows. */
  tools?: ReactNode;
}

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Rows of anything for the dashboard: searched, sorted, selected and opened. A table on a desktop, cards on a
 * phone.
 *
 * @use where rows are compared, or one action is done with several of them.
 * @avoid for a few facts about one item (a {@link KeyValueList}), or for a customer's own orders (an {@link
 *   OrderCard}), which are few and read one by one.
 * @do Name the row by what admins call it (`rowName`).
 * @do Define `columns` and `textOf` once, outside of the component.
 * @part {[role=status]} Toolbar: the number of rows and of selected rows, tools, the choice of columns
 * @part {thead} Header: sorts where a column has a `sortValue`; on cards the toolbar does
 * @part {tbody tr} Row: opens on a press
 * @part {tbody input} Check box: selects the row
 * @part {tbody td:nth-child(2)} Cell: ends where numbers end
 * @words Headers are nouns in a word or two, without units: "Amount", «المبلغ». An empty table says what is
 *   not there, "No orders yet", «لا طلبات بعد».
 * @keyboard Tab: goes to the toolbar, the headers, then to one row, and from it to its controls
 * @keyboard Down, Up, Page Down, Page Up, Home, End: go from row to row
 * @keyboard Enter: opens the row
 * @keyboard Space: selects it
 * @keyboard Shift + Space: selects all rows from the one selected before
 * @keyboard Escape: closes the choice of columns
 * @reader The number of rows, and of selected rows, is announced when it changes.
 * @arabic The first column is at the inline start, numbers at the end. Prices, codes and phones keep their
 *   order.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total, rowId, error, isLoading = false, empty, hasToolbar = true } = props;
  const hidden = useState(NO_IDS);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const drawn = useMemo(
    () => (total === undefined ? { rows, ids } : { rows: [...rows, total], ids: [...ids, rowId(total)] }),
    [rows, ids, total, rowId],
  );
  const selection = useSelection(ids, props.selectedIds, props.onSelectionChange);
  const columns = props.columns.filter(({ id }) => !hidden[0].has(id));
  const isEmpty = rows.length === 0;
  return (
    <S.Root>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {hasToolbar && <TableToolbar {...props} selection={selection} hidden={hidden} />}
      {isEmpty && !isLoading ? (
        !error && empty
      ) : (
        <Grid {...props} {...drawn} columns={columns} selection={selection} />
      )}
    </S.Root>
  );
}

interface GridProps<Row> extends DataTableProps<Row> {
  ids: readonly string[];
  selection: ReturnType<typeof useSelection>;
}

function Grid<Row>(props: GridProps<Row>) {
  const { label, rows, total, columns, ids, selection, isLoading = false, page } = props;
  const { rowName, highlightedIds = NO_IDS, startId = null, currentId, detail, sort, search } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const indexOf = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const openerOf = (row: Row | undefined) =>
    row === undefined || row === total ? undefined : props.onOpenRow;
  const open = props.onOpenRow && ((index: number) => openerOf(rows[index])?.(rows[index]!));
  const viewKey = `${sort?.column} ${sort?.order} ${search}`;
  const keys = useRowKeys({
    ids,
    indexOf,
    body,
    onOpen: open,
    onSelect: selection?.toggle,
    viewKey: viewKey,
    startId,
  });
  const lastViewKey = useRef(viewKey);
  useLayoutEffect(() => {
    if (frame.current && lastViewKey.current !== viewKey) frame.current.scrollTop = 0;
    lastViewKey.current = viewKey;
  }, [viewKey]);
  const view = useRowWindow(frame, body, rows.length);
  const isWaiting = isLoading && rows.length === 0;
  const [isWhole, setWhole] = useState(false);
  const current = currentId === undefined ? -1 : (indexOf.get(currentId) ?? -1);
  const rest = rows.length - S.FIRST_CARDS;
  const isShort = !isWhole && rest > 2 && Math.max(keys.active, current) < S.FIRST_CARDS;
  const showRest = () => {
    setWhole(true);
    keys.focusRow(S.FIRST_CARDS);
  };
  const start = page?.start ?? 0;
  return (
    <S.Frame ref={frame} data-windowed={view.isWindowed || undefined}>
      {isWaiting && (
        <S.Announcement role="status">{intl.formatMessage({ id: messages.loading })}</S.Announcement>
      )}
      <S.Table
        role="grid"
        aria-label={label}
        data-short={isShort || undefined}
        aria-busy={isLoading}
        aria-rowcount={isWaiting || page?.isCapped ? -1 : (page?.total ?? rows.length) + 1}
        aria-multiselectable={selection !== null || undefined}
      >
        <TableHead {...props} isWindowed={view.isWindowed} />
        <S.Body ref={body} role="rowgroup" onKeyDown={keys.onKeyDown}>
          {isWaiting && <SkeletonRows columns={columns} isSelectable={selection !== null} />}
          {drawnRows(view.first, view.end, rows.length, keys.active).map((item) => {
            if (typeof item !== 'number') {
              return (
                <S.Spacer
                  key={`left ${item.from}`}
                  aria-hidden
                  style={{ blockSize: item.count * view.pitch }}
                />
              );
            }
            const [row, id] = [rows[item], ids[item]];
            if (row === undefined || id === undefined) return null;
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                detail={id === currentId && detail}
                name={rowName?.(row) ?? id}
                place={start + item + 2}
                height={view.height}
                isActive={item === keys.active}
                isHighlighted={highlightedIds.has(id)}
                isCurrent={id === currentId}
                isSelected={selection ? selection.isSelected(id) : undefined}
                onSelect={(isRange) => selection?.toggle(item, isRange)}
                isTotal={row === total}
                onOpen={openerOf(row)}
                onFocus={keys.onRowFocus}
              />
            );
          })}
        </S.Body>
      </S.Table>
      {isShort && (
        <S.Rest>
          <Button onPress={showRest}>{intl.formatMessage({ id: messages.showRest }, { count: rest })}</Button>
        </S.Rest>
      )}
    </S.Frame>
  );
}
