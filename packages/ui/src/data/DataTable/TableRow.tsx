import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TableColumn } from './columns.ts';
import { messages } from './DataTable.messages.ts';
import * as S from './DataTable.styles.ts';
import { Checkbox } from './Checkbox.tsx';

interface TableRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly TableColumn<Row>[];
  /** Below its cells. */
  detail: ReactNode;
  name: string;
  /** The row's index among all rows; the header counts as the first. */
  place: number;
  /** 0 for automatic height. */
  height: number;
  isActive: boolean;
  isHighlighted: boolean;
  isCurrent: boolean;
  /** The sum of the others. */
  isTotal: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  onSelect: (isRange: boolean) => void;
  onOpen?: (row: Row) => void;
  onFocus: (id: string) => void;
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, row, columns, detail, name, place, height, isActive, isHighlighted, isCurrent, isSelected } =
    props;
  const { isTotal, onSelect, onOpen, onFocus } = props;
  const intl = useIntl();
  const isOpen = !isEmpty(detail);
  const cells = (
    <S.Row
      role="row"
      aria-rowindex={place}
      aria-selected={isSelected}
      aria-current={isCurrent || undefined}
      tabIndex={isActive ? 0 : -1}
      data-row={id}
      data-highlighted={isHighlighted || undefined}
      data-opens={onOpen !== undefined || undefined}
      data-open={isOpen || undefined}
      data-total={isTotal || undefined}
      style={height > 0 ? { '--row-height': `${height}px` } : undefined}
      onFocus={() => !isActive && onFocus(id)}
      onClick={(event) => isRowPress(event) && onOpen?.(row)}
    >
      {isSelected !== undefined && (
        <S.Cell role="gridcell" data-role="checkbox">
          <Checkbox
            label={intl.formatMessage({ id: messages.selectRow }, { row: name })}
            state={isSelected ? 'every' : 'none'}
            onPress={onSelect}
          />
        </S.Cell>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          <S.Cell
            key={column.id}
            role="gridcell"
            data-role={column.cardRole ?? 'detail'}
            data-align={column.align}
            data-only={column.isForCards && 'cards'}
            data-empty={isEmpty(content) || undefined}
          >
            <S.CellName>
              {column.mark}
              {column.header}
            </S.CellName>
            {content}
          </S.Cell>
        );
      })}
    </S.Row>
  );
  if (!isOpen) return cells;
  const span = columns.filter(({ isForCards }) => !isForCards).length + (isSelected === undefined ? 0 : 1);
  return (
    <>
      {cells}
      <S.Detail role="row">
        <S.DetailCell role="gridcell" colSpan={span}>
          {detail}
        </S.DetailCell>
      </S.Detail>
    </>
  );
}

const isEmpty = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || typeof content === 'boolean';

/** A press on a control inside the row belongs to that control, and selecting text does not open the row. */
function isRowPress({ target }: MouseEvent): boolean {
  const isControl =
    target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null;
  return !isControl && getSelection()?.type !== 'Range';
}
