import { handoversOf } from '../database/handovers.ts';
import { timestamp, type MockDatabase } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import { foldForSearch } from '@zawadeh/domain';
import { compare, type TableRow } from './query.ts';
import type { MockTable } from './table.ts';

/** Read by their buyers and by admins, who may also delete. No client inserts or updates them. */
export const orders: MockTable = {
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
    'is_gift',
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
  computed: {
    own_handovers: (database, user, row) =>
      row.user_id === user?.id ? ownHandovers(database, row.id) : null,
  },
  visible: ({ orders }, user) =>
    user &&
    orders
      .filter(({ user_id }) => user_id === user.id || isAdmin(user))
      .map((order) => ({
        is_gift: false,
        ...order,
        found_by: foldForSearch(`${order.order_code} ${order.customer_name} ${order.whatsapp_phone}`),
      })),
  canWrite: isAdmin,
  remove(database, _caller, row, now) {
    const order = database.orders.find(({ id }) => id === row.id);
    if (order) order.deleted_at ??= timestamp(now);
    return undefined;
  },
};

function ownHandovers(database: MockDatabase, id: unknown) {
  const order = database.orders.find((each) => each.id === id);
  if (!order) return null;
  const shown = handoversOf(database, order)
    .filter(({ state }) => order.status !== 'paid' || state !== 'cancelled')
    .toSorted((one, other) => compare(one.due_end, other.due_end) || compare(one.store_id, other.store_id))
    .map(({ kind, state, due_start, due_end, done_at, store_id }) => ({
      kind,
      state,
      due_start,
      due_end,
      done_at,
      bags:
        kind === 'pickup'
          ? order.details
              .filter((_, place) => order.lineRows[place]?.store_id === store_id)
              .map(({ bagId }) => bagId)
          : null,
    }));
  return shown.length > 0 ? shown : null;
}

/** Two invalid rows before each valid one. */
export const hostileOrders: MockTable = {
  ...orders,
  visible: (database, user) => orders.visible(database, user)?.flatMap(hostile) ?? null,
};

const hostile = (row: TableRow): TableRow[] => [
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
