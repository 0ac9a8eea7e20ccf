/** What the orders' table shows, between its address and the question to the server. */
import {
  beginningOfDay,
  daysLater,
  readDeliveryMethod,
  readOrderStatus,
  type OrderStatus,
} from '@zawadeh/domain';
import type { Sort } from '@zawadeh/ui';
import type { OrderSortColumn, OrdersFilter } from '../../../backend/admin/orders.ts';
import type { TableAddress } from '../useTableAddress.ts';

/** By the columns of the table. */
const SORTINGS: Partial<Record<string, OrderSortColumn>> = {
  code: 'order_code',
  customer: 'customer_name',
  amount: 'amount',
  date: 'created_at',
};

/** Where the dashboard is set up to see nothing else. */
const PAID: readonly OrderStatus[] = ['paid'];

export function ordersWish(address: TableAddress, words: string, isPaidOnly: boolean): OrdersFilter {
  const status = readOrderStatus(address.get('status'));
  return {
    search: words,
    statuses: isPaidOnly ? PAID : status ? [status] : [],
    method: readDeliveryMethod(address.get('method')),
    between: dayOf(address.get('day')),
    sort: sortingOf(address.sort),
  };
}

function sortingOf(sort: Sort | null): OrdersFilter['sort'] {
  const by = SORTINGS[sort?.column ?? ''];
  return by && sort ? { by, ascending: sort.order === 'ascending' } : { by: 'created_at', ascending: false };
}

/** Of what the address says only what is a day. */
export const dayIn = (address: TableAddress): string =>
  beginningOfDay(address.get('day')) === null ? '' : address.get('day');

function dayOf(day: string): OrdersFilter['between'] {
  const from = beginningOfDay(day);
  const until = from === null ? null : beginningOfDay(daysLater(day, 1));
  return from === null || until === null ? null : { from, until };
}
