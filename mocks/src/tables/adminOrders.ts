/** The SQL function admin_orders: a page of the filtered orders, or for an export the next part of them. */
import { fieldsOf, orderHandoverState } from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { handoversOf, lateDoors } from '../database/handovers.ts';
import type { MockDatabase } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import { compare, picked, type TableRow } from './query.ts';
import { tableError, tableHandler, type MockTable } from './table.ts';

const SORTS = ['created_at', 'amount', 'customer_name', 'order_code'];

const COLUMNS = [
  'id',
  'order_code',
  'user_id',
  'customer_name',
  'whatsapp_phone',
  'delivery_method',
  'is_gift',
  'delivery_area',
  'delivery_address',
  'details',
  'qty',
  'amount',
  'delivery_fee',
  'status',
  'payment_status',
  'created_at',
  'paid_at',
  'deleted_at',
  'handover',
  'door',
  'refunds',
];

/** No mock database has so many orders that a total is capped. */
export const adminOrders = (options: MockOptions, orders: MockTable): HttpHandler =>
  http.post(
    '*/rest/v1/rpc/admin_orders',
    tableHandler(options, ({ database, user, sent, now }) => {
      if (!user) return tableError(401, '42501', 'permission denied for function admin_orders');
      if (!isAdmin(user)) return tableError(403, '42501', 'Admins only!');
      const { p_filter, p_start, p_limit, p_after } = sent[0] ?? {};
      const filter = fieldsOf(p_filter);
      const key = SORTS.find((column) => column === filter.sort) ?? 'created_at';
      const rows = (orders.visible(database, user) ?? [])
        .filter(isListed(filter))
        .map((row): TableRow => ({
          ...row,
          ...handoversIn(database, row),
          refunds: refundsOf(database, row),
        }))
        .filter(passes(database, filter))
        .toSorted((one, other) => compare(one[key], other[key]) || compare(one.id, other.id));
      if (filter.ascending !== true) rows.reverse();
      // Late deliveries are listed before the newest orders.
      if (filter.ascending !== true && key === 'created_at' && p_after === undefined) {
        const late = lateDoors(database, now).map(({ order_id }) => order_id);
        const placeOf = ({ id }: TableRow) =>
          late.includes(String(id)) ? late.indexOf(String(id)) : Infinity;
        rows.sort((one, other) => placeOf(one) - placeOf(other) || 0);
      }
      const limit = Number(p_limit ?? 50);
      const after = typeof p_after === 'object' && p_after !== null ? fieldsOf(p_after) : null;
      const start = after ? rows.findIndex(({ id }) => id === after.id) + 1 : Number(p_start ?? 0);
      const part = rows.slice(start, start + limit);
      const last = after && part.length === limit ? part.at(-1) : undefined;
      const matches = after ? part.filter(contains(filter)) : rows.filter(contains(filter));
      const page = after ? matches : matches.slice(start, start + limit);
      return HttpResponse.json({
        orders: page.map((row) => picked(row, COLUMNS)),
        total: after ? null : matches.length,
        is_capped: after ? null : false,
        next: last ? { value: String(last[key]), id: last.id } : null,
      });
    }),
  );

const handoversIn = (database: MockDatabase, { id }: TableRow) => {
  const order = database.orders.find((each) => each.id === id);
  const handovers = order ? handoversOf(database, order) : [];
  const door = handovers.find(({ kind }) => kind === 'door');
  return {
    handover: orderHandoverState(handovers),
    door: door ? { kind: door.kind, state: door.state, due_end: door.due_end } : null,
  };
};

const refundsOf = ({ refunds }: MockDatabase, { id }: TableRow) => {
  const own = refunds.filter(({ order_id }) => order_id === id);
  const sum = (rows: typeof own) => rows.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  return own.length === 0
    ? null
    : {
        owed_cents: sum(own.filter(({ done_at }) => done_at === null)),
        sent_cents: sum(own.filter(({ done_at }) => done_at !== null)),
        reference: own.flatMap(({ reference }) => reference ?? []).join('; ') || null,
      };
};

const isListed =
  ({ code, deleted }: TableRow) =>
  ({ id, order_code, deleted_at }: TableRow): boolean =>
    typeof code === 'string'
      ? order_code === code || id === code
      : (deleted_at !== null) === (deleted === true);

const linesOf = (database: MockDatabase, { id }: TableRow) => {
  const order = database.orders.find((each) => each.id === id);
  return (
    order?.details.map(({ bagId }, place) => ({ bag: bagId, store: order.lineRows[place]?.store_id })) ?? []
  );
};

const passes = (database: MockDatabase, { status, method, handover, store, bag, from, until }: TableRow) => {
  const [first, end] = [momentOf(from) ?? -Infinity, momentOf(until) ?? Infinity];
  return (row: TableRow): boolean => {
    const at = momentOf(row.created_at) ?? Number.NaN;
    return (
      (typeof status !== 'string' || row.status === status) &&
      (typeof method !== 'string' || row.delivery_method === method) &&
      (typeof handover !== 'string' || row.handover === handover) &&
      (typeof store !== 'string' || linesOf(database, row).some((line) => line.store === store)) &&
      (typeof bag !== 'string' || linesOf(database, row).some((line) => line.bag === bag)) &&
      at >= first &&
      at < end
    );
  };
};

const momentOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);

const contains =
  ({ words }: TableRow) =>
  ({ found_by }: TableRow): boolean =>
    !Array.isArray(words) || words.every((word) => String(found_by).includes(String(word)));
