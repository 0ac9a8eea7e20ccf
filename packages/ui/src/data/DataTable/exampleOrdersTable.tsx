import { useState } from 'react';
import { SearchField } from '../../controls/SearchField/SearchField.tsx';
import { useWords } from '../../stories/words.ts';
import type { Sort } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { useOrderColumns } from './exampleColumns.tsx';
import { orderId, orders, orderText, type ExampleOrder } from './exampleOrders.ts';
import { useTableRows } from './useTableRows.ts';

const label = { en: 'Orders', ar: 'الطلبات' };

export interface OrdersTableProps extends Partial<DataTableProps<ExampleOrder>> {
  selectedAtFirst?: readonly string[];
  sortAtFirst?: Sort;
  isSelectable?: boolean;
  isSearchable?: boolean;
}

/** A table of orders with sort and search, as on a screen. */
export function OrdersTable({
  rows = orders,
  selectedAtFirst = [],
  sortAtFirst,
  isSelectable,
  isSearchable,
  ...rest
}: OrdersTableProps) {
  const columns = useOrderColumns();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort | null>(sortAtFirst ?? null);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(selectedAtFirst));
  const shown = useTableRows(rows, { columns, sort, search, textOf: orderText });
  const hint = useWords({ en: 'Search the orders', ar: 'البحث في الطلبات' });
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      {isSearchable && (
        <SearchField label={hint} placeholder={hint} value={search} onValueChange={setSearch} />
      )}
      <DataTable
        label={useWords(label)}
        columns={columns}
        rowId={orderId}
        sort={sort}
        onSortChange={setSort}
        search={search}
        selectedIds={selectedIds}
        onSelectionChange={isSelectable ? setSelectedIds : undefined}
        {...rest}
        rows={shown}
      />
    </div>
  );
}
