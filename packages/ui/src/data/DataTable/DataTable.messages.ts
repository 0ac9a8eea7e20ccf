import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  loading: 'ui.dataTable.loading',
  /** How many rows there are; shown is the count as it is written. */
  count: 'ui.dataTable.count',
  /** count is a written number. */
  selected: 'ui.dataTable.selected',
  selectAll: 'ui.dataTable.selectAll',
  /** row is what the row is known by, such as an order's code. */
  selectRow: 'ui.dataTable.selectRow',
  /** The button that opens the choice of columns. */
  columns: 'ui.dataTable.columns',
  /** On a phone sorting is chosen from a list. */
  sortBy: 'ui.dataTable.sortBy',
  unsorted: 'ui.dataTable.unsorted',
  ascending: 'ui.dataTable.ascending',
  descending: 'ui.dataTable.descending',
} satisfies MessageIds;
