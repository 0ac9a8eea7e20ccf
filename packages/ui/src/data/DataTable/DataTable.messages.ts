import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  loading: 'ui.dataTable.loading',
  /** The number of rows; shown is the formatted count. */
  count: 'ui.dataTable.count',
  /** count is a formatted number. */
  selected: 'ui.dataTable.selected',
  /** The rest of the cards on a phone. */
  showRest: 'ui.dataTable.showRest',
  selectAll: 'ui.dataTable.selectAll',
  /** row is the name of the row, such as an order's code. */
  selectRow: 'ui.dataTable.selectRow',
  /** Label of the button that opens the choice of columns. */
  columns: 'ui.dataTable.columns',
  /** Label of the list that sets the order on a phone. */
  sortBy: 'ui.dataTable.sortBy',
  unsorted: 'ui.dataTable.unsorted',
  ascending: 'ui.dataTable.ascending',
  descending: 'ui.dataTable.descending',
} satisfies UiMessageIds;
