/** The function admin_orders: a page of the filtered orders, or for an export the next part of them. */
import { fieldsOf, foldForSearch, orderHandoverState } from '@zawadeh/domain';
import type { MockCall } from './answer.ts';
import { handoversOf, lateDoors } from './database/handovers.ts';
import type { MockDatabase, OrderRow } from './database/rows.ts';
import { compare, type TableRow } from './query.ts';

const SORTS = ['created_at', 'amount', 'customer_name', 'order_code'];

export function adminOrders({ database, sent, now }: MockCall): object {
  const { p_filter, p_start, p_limit, p_after } = sent;
  const filter = fieldsOf(p_filter);
  const key = SORTS.find((column) => column === filter.sort) ?? 'created_at';
  const rows = database.orders
    .filter((order) => passes(order, filter))
    .map((order) => rowOf(database, order))
    .filter((row) => typeof filter.handover !== 'string' || row.handover === filter.handover)
    .toSorted((one, other) => compare(one[key], other[key]) || compare(one.id, other.id));
  if (filter.ascending !== true) rows.reverse();
  // Late deliveries are listed before the newest orders.
  if (filter.ascending !== true && key === 'created_at' && p_after === undefined) {
    const late = lateDoors(database, now).map(({ order_id }) => order_id);
    const placeOf = ({ id }: TableRow) =>
      late.includes(String(id)) ? late.indexOf(String(id)) : late.length;
    rows.sort((one, other) => placeOf(one) - placeOf(other));
  }
  const limit = Number(p_limit ?? 50);
  const after = p_after === undefined ? null : fieldsOf(p_after);
  const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : Number(p_start ?? 0);
  const orders = rows.slice(start, start + limit);
  const last = after && orders.length === limit ? orders.at(-1) : undefined;
  return {
    orders,
    total: after ? null : rows.length,
    is_capped: after ? null : false,
    next: last ? { value: String(last[key]), id: last.id } : null,
  };
}

function passes(order: OrderRow, filter: TableRow): boolean {
  const { id, order_code, deleted_at, customer_name, whatsapp_phone, status, delivery_method } = order;
  const { code, deleted, method, store, bag, from, until, words } = filter;
  if (typeof code === 'string') return order_code === code || id === code;
  const at = Date.parse(order.created_at);
  const found = foldForSearch(`${order_code} ${customer_name} ${whatsapp_phone}`);
  return (
    (deleted_at !== null) === (deleted === true) &&
    (typeof filter.status !== 'string' || status === filter.status) &&
    (typeof method !== 'string' || delivery_method === method) &&
    (typeof store !== 'string' || order.lineRows.some(({ store_id }) => store_id === store)) &&
    (typeof bag !== 'string' || order.details.some(({ bagId }) => bagId === bag)) &&
    (typeof from !== 'string' || at >= Date.parse(from)) &&
    (typeof until !== 'string' || at < Date.parse(until)) &&
    (!Array.isArray(words) || words.every((word) => found.includes(String(word))))
  );
}

function rowOf(database: MockDatabase, order: OrderRow): TableRow {
  const {
    customer_email: _email,
    language: _language,
    currency: _currency,
    expires_at: _expires,
    lineRows: _lines,
    idempotency_key: _key,
    ...row
  } = order;
  const handovers = handoversOf(database, order);
  const door = handovers.find(({ kind }) => kind === 'door');
  return {
    ...row,
    handover: orderHandoverState(handovers),
    door: door
      ? {
          kind: door.kind,
          state: door.state,
          due_end: door.due_end,
          assigned_device_id: door.assigned_device_id,
        }
      : null,
    refunds: refundsOf(database, order),
  };
}

function refundsOf({ refunds }: MockDatabase, { id }: OrderRow): object | null {
  const own = refunds.filter(({ order_id }) => order_id === id);
  const sum = (rows: typeof own) => rows.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  return own.length === 0
    ? null
    : {
        owed_cents: sum(own.filter(({ done_at }) => done_at === null)),
        sent_cents: sum(own.filter(({ done_at }) => done_at !== null)),
        reference: own.flatMap(({ reference }) => reference ?? []).join('; ') || null,
      };
}
