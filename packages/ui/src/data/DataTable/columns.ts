import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  /** What stands in the header; also read before each value of a card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it, it does not sort. Nothing sorts last either way. */
  sortValue?: (row: Row) => string | number | null;
  /** Numbers stand at the end. */
  align?: 'end';
  /** Can be put away by whoever reads. */
  isHideable?: boolean;
  /** Its header is read aloud and not shown, such as that of a row's buttons. */
  isHeaderHidden?: boolean;
  /** Of the whole width, where there are so many rows that they are drawn in a window, such as '9rem'. */
  width?: string;
  /** A table has no such column: there is another way to do it there. */
  isForCards?: boolean;
  /**
   * Where it stands on a card: the title and what is beneath it at the start, badge and amount at the end,
   * a button over the whole width. A detail is a line of its own with its header.
   */
  cardRole?: 'title' | 'start' | 'end' | 'wide' | 'detail' | 'none';
}

export interface Sort {
  /** The id of a column. */
  column: string;
  order: 'ascending' | 'descending';
}

/** Upwards, downwards, as it was. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, order: 'ascending' };
  return sort.order === 'ascending' ? { column, order: 'descending' } : null;
}
