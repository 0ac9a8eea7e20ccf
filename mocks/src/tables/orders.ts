import { timestamp } from '../world/timestamp.ts';
import { isAdmin } from './isAdmin.ts';
import { foldForSearch } from '@zawadeh/domain';
import type { Row } from './query.ts';
import type { Table } from './table.ts';

/** Read by their buyers and by admins, who may take one from the lists. Nobody writes them. */
export const orders: Table = {
  name: 'orders',
  columns: [
    'id',
    'order_code',
    'user_id',
    'customer_name',
    'customer_email',
    'whatsapp_phone',
    'language',
    'delivery_method',
    'delivery_area',
    'delivery_address',
    'details',
    'qty',
    'currency',
    'amount',
    'delivery_fee',
    'status',
    'payment_status',
    'created_at',
    'expires_at',
    'paid_at',
    'deleted_at',
    'found_by',
  ],
  visible: ({ orders }, caller) =>
    caller &&
    orders
      .filter(({ user_id }) => user_id === caller.id || isAdmin(caller))
      .map((order) => ({
        ...order,
        found_by: foldForSearch(`${order.order_code} ${order.customer_name} ${order.whatsapp_phone}`),
      })),
  reaches: isAdmin,
  remove(world, _caller, row, now) {
    const order = world.orders.find(({ id }) => id === row.id);
    if (order) order.deleted_at ??= timestamp(now);
    return undefined;
  },
};

/** Rows that nobody should ever have written, and the good one after them. */
export const hostileOrders: Table = {
  ...orders,
  visible: (world, caller) => orders.visible(world, caller)?.flatMap(hostile) ?? null,
};

const hostile = (row: Row): Row[] => [
  { ...row, id: null, order_code: null },
  {
    ...row,
    id: `${String(row.id)}-h`,
    order_code: '<b>x</b>',
    payment_status: '<script>',
    qty: -4,
    created_at: 'soon',
  },
  row,
];
