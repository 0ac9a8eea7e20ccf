/** The filter of the orders' table, from the URL to the query. */
import {
  startOfDay,
  addDays,
  readDeliveryMethod,
  readOrderHandoverState,
  readOrderStatus,
  readUuid,
  type Instant,
} from '@zawadeh/domain';
import type { Sort } from '@zawadeh/ui';
import type { OrderSortColumn, OrdersFilter } from './orderCalls.ts';
import type { TableAddress } from '../useTableAddress.ts';

/** The database column for each sortable column of the table. */
const SORT_COLUMNS: Partial<Record<string, OrderSortColumn>> = {
  code: 'order_code',
  customer: 'customer_name',
  amount: 'amount',
  date: 'created_at',
};

export function ordersFilter(address: TableAddress, search: string, isPaidOnly: boolean): OrdersFilter {
  return {
    search,
    status: isPaidOnly ? 'paid' : readOrderStatus(address.get('status')),
    method: readDeliveryMethod(address.get('method')),
    handover: readOrderHandoverState(address.get('handover')),
    between: { from: startOfDay(address.get('from')), until: dayAfter(address.get('to')) },
    storeId: readUuid(address.get('store')) ?? '',
    bagId: readUuid(address.get('bag')) ?? '',
    isDeleted: address.get('deleted') !== '',
    sort: sortOf(address.sort),
  };
}

function sortOf(sort: Sort | null): OrdersFilter['sort'] {
  const by = SORT_COLUMNS[sort?.column ?? ''];
  return by && sort ? { by, ascending: sort.order === 'ascending' } : { by: 'created_at', ascending: false };
}

/** The day of the URL, or an empty text if it is no date. */
export const dayIn = (address: TableAddress, name: 'from' | 'to'): string =>
  startOfDay(address.get(name)) === null ? '' : address.get(name);

const dayAfter = (day: string): Instant | null =>
  startOfDay(day) === null ? null : startOfDay(addDays(day, 1));
