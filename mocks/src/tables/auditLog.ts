/** Audit entries derived from the orders, and those of the rate. Only admins read them, and no client writes them. */
import type { MockDatabase, OrderRow } from '../database/database.ts';
import { isAdmin } from '../database/users.ts';
import { fieldsOf } from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import type { MockOptions } from '../respond.ts';
import { adminFunctions, type AdminFunction } from './adminFunctions.ts';
import type { TableRow } from './query.ts';
import type { MockTable } from './table.ts';

export const auditLog: MockTable = {
  name: 'audit_log',
  columns: ['id', 'at', 'actor', 'action', 'subject', 'subject_id', 'details'],
  visible: ({ orders, rateEntries }, user) =>
    user &&
    (isAdmin(user)
      ? [...orders.flatMap(auditEntriesOf), ...rateEntries.map(rateEntryOf)].map((entry, place) => ({
          id: place + 1,
          ...entry,
        }))
      : []),
};

const rateEntryOf = (entry: MockDatabase['rateEntries'][number]): TableRow => ({
  ...entry,
  action: 'rate_set',
  subject: 'settings',
  subject_id: 'lbp_per_usd',
});

function auditEntriesOf({
  id,
  user_id,
  status,
  created_at,
  paid_at,
  expires_at,
  deleted_at,
}: OrderRow): TableRow[] {
  const entry = (action: string, at: string, actor: string | null): TableRow => ({
    at,
    actor,
    action,
    subject: 'order',
    subject_id: id,
    details: {},
  });
  return [
    entry('placed', created_at, user_id),
    ...(paid_at === null ? [] : [entry('paid', paid_at, null)]),
    ...(status === null || status === 'pending' || status === 'paid'
      ? []
      : [entry(status, paid_at ?? expires_at, null)]),
    ...(deleted_at === null ? [] : [entry('deleted', deleted_at, null)]),
  ];
}

/** The newest entries before one of them, with the names of those who acted. */
const admin_log: AdminFunction = (database, { p_filter, p_before = null, p_limit = 50 }) => {
  const { words, order, bag, store } = fieldsOf(p_filter);
  const admin = database.people.find(isAdmin) ?? null;
  const target = database.orders.find(({ id, order_code }) => id === order || order_code === order);
  const rows = [...(auditLog.visible(database, admin) ?? []), ...database.handovers.flatMap(handedOver)]
    .toSorted((one, other) => String(one.at).localeCompare(String(other.at), 'en'))
    .filter(
      ({ subject_id, details }) =>
        typeof order !== 'string' || (target && [subject_id, fieldsOf(details).order_id].includes(target.id)),
    )
    .map((row, place) => entryOf(database, { ...row, id: place + 1 }))
    .toReversed()
    .filter(({ id, details, person, phone }) => {
      const { store_id } = fieldsOf(details);
      return (
        (typeof store !== 'string' || store_id === store) &&
        typeof bag !== 'string' &&
        (!Array.isArray(words) ||
          words.every((word) => `${String(person)} ${String(phone)}`.toLowerCase().includes(String(word)))) &&
        (p_before === null || Number(id) < Number(p_before))
      );
    });
  return { entries: rows.slice(0, Number(p_limit)), has_more: rows.length > Number(p_limit) };
};

const handedOver = ({
  id,
  order_id,
  store_id,
  kind,
  done_at,
  device_id,
}: MockDatabase['handovers'][number]) =>
  done_at === null
    ? []
    : [
        {
          at: done_at,
          actor: null,
          action: 'handed_over',
          subject: 'handover',
          subject_id: id,
          details: { order_id, store_id, kind, ...(device_id && { device: device_id }) },
        },
      ];

function entryOf(
  { people, devices, orders, shops }: MockDatabase,
  { subject_id, ...row }: TableRow,
): TableRow {
  const { order_id, store_id, device } = fieldsOf(row.details);
  const person = people.find(({ id }) => id === row.actor);
  const store = shops.find(({ id }) => id === store_id);
  return {
    ...row,
    person: person?.name ?? person?.email ?? null,
    phone: devices.find(({ id }) => id === device)?.name ?? null,
    order_code: orders.find(({ id }) => id === (order_id ?? subject_id))?.order_code ?? null,
    bag: null,
    bag_ar: null,
    store: store?.name ?? null,
    store_ar: store?.name_ar ?? null,
    who: null,
    is_admin: person?.role === 'admin',
  };
}

export const adminLog = (options: MockOptions): HttpHandler[] => adminFunctions(options, { admin_log });
