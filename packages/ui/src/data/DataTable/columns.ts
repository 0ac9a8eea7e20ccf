import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** The header text; also read before each value of a card. */
  header: string;
  /** Before the header, such as the colour of the column's part in a bar. */
  mark?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The value to sort by; without it the column cannot be sorted. Null sorts last in both orders. */
  sortValue?: (row: Row) => string | number | null;
  /** For numbers. */
  align?: 'end';
  /** Users can hide the column. */
  isHideable?: boolean;
  /** The header is visually hidden, such as that of a row's buttons. */
  isHeaderHidden?: boolean;
  /** The width in a windowed table, such as '9rem'. */
  width?: string;
  /** Only shown on cards; a table offers another way. */
  isForCards?: boolean;
  /**
   * The place on a card: title and `start` at the start, badges and amounts at the `end`, a `wide` button over the
   * full width below, a `line` over the full width among them. A detail has a line of its own with its header.
   */
  cardRole?: 'title' | 'start' | 'end' | 'line' | 'wide' | 'detail' | 'none';
}

export interface Sort {
  /** The id of a column. */
  column: string;
  order: 'ascending' | 'descending';
}

/** Cycles through ascending, descending and the original order. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, order: 'ascending' };
  return sort.order === 'ascending' ? { column, order: 'descending' } : null;
}
