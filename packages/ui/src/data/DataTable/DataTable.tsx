import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { Column, Sort } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import * as S from './DataTable.styles.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from './useSelection.ts';
import { drawnRows, useWindow } from './useWindow.ts';

export interface DataTableProps<Row> {
  /** What the rows are, read aloud. */
  label: string;
  /** As they are to be seen: searched and in order, which `useTableRows` does. */
  rows: readonly Row[];
  /** Define them outside of the component, or remember them. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** What a row is known by, for "Select ZWD-48213"; its id by default. */
  rowName?: (row: Row) => string;
  sort?: Sort | null;
  /** Upwards, downwards, and null as it was. */
  onSortChange?: (sort: Sort | null) => void;
  /** What the rows were searched by: when it or the order changes, the first are seen. */
  search?: string;
  selectedIds?: ReadonlySet<string>;
  /** Without it there is nothing to select. */
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void;
  /** A press on a row, or Enter. */
  onOpenRow?: (row: Row) => void;
  /** Rows that were just paid light up once. */
  highlightedIds?: ReadonlySet<string>;
  isLoading?: boolean;
  /** What stands in place of no rows. */
  empty?: ReactNode;
  /** Stands above the rows, which stay. */
  error?: { message: string; onRetry: () => void };
  /** Where the rows stand among all, when they are one page of them: `start` counts from 0. */
  page?: { start: number; total: number };
  /** Stands in the line above the table, such as what can be done with the chosen rows. */
  tools?: ReactNode;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Rows of anything: a table on a desktop, cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowId, error, isLoading = false, empty } = props;
  const hidden = useState(NOBODY);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const selection = useSelection(ids, props.selectedIds, props.onSelectionChange);
  const columns = props.columns.filter(({ id }) => !hidden[0].has(id));
  const isEmpty = rows.length === 0;
  return (
    <S.Root>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      <TableToolbar {...props} selection={selection} hidden={hidden} />
      {isEmpty && !isLoading ? (
        !error && empty
      ) : (
        <Grid {...props} columns={columns} ids={ids} selection={selection} />
      )}
    </S.Root>
  );
}

interface GridProps<Row> extends DataTableProps<Row> {
  ids: readonly string[];
  selection: ReturnType<typeof useSelection>;
}

function Grid<Row>(props: GridProps<Row>) {
  const { label, rows, columns, ids, selection, onOpenRow, isLoading = false, page } = props;
  const { rowName, highlightedIds = NOBODY, sort, search } = props;
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const indexOf = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const open = onOpenRow && ((index: number) => rows[index] !== undefined && onOpenRow(rows[index]));
  const by = `${sort?.column} ${sort?.order} ${search}`;
  const keys = useRowKeys({ ids, indexOf, body, onOpen: open, onSelect: selection?.toggle, by });
  const seenBy = useRef(by);
  useLayoutEffect(() => {
    if (frame.current && seenBy.current !== by) frame.current.scrollTop = 0;
    seenBy.current = by;
  }, [by]);
  const view = useWindow(frame, body, rows.length);
  const isWaiting = isLoading && rows.length === 0;
  const start = page?.start ?? 0;
  return (
    <S.Frame ref={frame} data-windowed={view.isWindowed || undefined}>
      {isWaiting && <S.Said role="status">{intl.formatMessage({ id: messages.loading })}</S.Said>}
      <S.Table
        role="grid"
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={isWaiting ? -1 : (page?.total ?? rows.length) + 1}
        aria-multiselectable={selection !== null || undefined}
      >
        <TableHead {...props} isWindowed={view.isWindowed} />
        <S.Body ref={body} role="rowgroup" onKeyDown={keys.onKeyDown}>
          {isWaiting && <SkeletonRows columns={columns} hasChoice={selection !== null} />}
          {drawnRows(view.first, view.end, rows.length, keys.active).map((drawn) => {
            if (typeof drawn !== 'number') {
              return (
                <S.Left
                  key={`left ${drawn.from}`}
                  aria-hidden
                  style={{ blockSize: drawn.left * view.pitch }}
                />
              );
            }
            const [row, id] = [rows[drawn], ids[drawn]];
            if (row === undefined || id === undefined) return null;
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                name={rowName?.(row) ?? id}
                place={start + drawn + 2}
                height={view.height}
                isActive={drawn === keys.active}
                isHighlighted={highlightedIds.has(id)}
                isSelected={selection ? selection.isSelected(id) : undefined}
                onSelect={(isRange) => selection?.toggle(drawn, isRange)}
                onOpen={onOpenRow}
                onFocus={keys.onRowFocus}
              />
            );
          })}
        </S.Body>
      </S.Table>
    </S.Frame>
  );
}
