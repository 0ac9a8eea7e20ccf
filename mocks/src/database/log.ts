/** The audit log, derived from the orders, the handovers and the rates. */
import { fieldsOf } from '@zawadeh/domain';
import type { MockCall } from '../answer.ts';
import type { TableRow } from '../query.ts';
import type { HandoverRow, MockDatabase, OrderRow } from './rows.ts';

export const auditEntries = ({ orders, rateEntries }: MockDatabase): TableRow[] =>
  [
    ...orders.flatMap(stepsOf),
    ...rateEntries.map((entry) => ({
      ...entry,
      action: 'rate_set',
      subject: 'settings',
      subject_id: 'lbp_per_usd',
    })),
  ].map((entry, place) => ({ id: place + 1, ...entry }));

function stepsOf({ id, user_id, status, created_at, paid_at, expires_at, deleted_at }: OrderRow): TableRow[] {
  const ends = status !== null && status !== 'pending' && status !== 'paid';
  const steps: [action: string, at: string | null, actor?: string][] = [
    ['placed', created_at, user_id],
    ['paid', paid_at],
    [String(status), ends ? (paid_at ?? expires_at) : null],
    ['deleted', deleted_at],
  ];
  return steps.flatMap(([action, at, actor = null]) =>
    at === null ? [] : [{ at, actor, action, subject: 'order', subject_id: id, details: {} }],
  );
}

const handedOver = ({ id, order_id, store_id, kind, done_at, device_id }: HandoverRow): TableRow[] =>
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

/** The newest entries before one of them, with the names of those who acted. */
export function adminLog({ database, sent }: MockCall): object {
  const { p_filter, p_before = null, p_limit = 50 } = sent;
  const { words, order, bag, store } = fieldsOf(p_filter);
  const target = database.orders.find(({ id, order_code }) => id === order || order_code === order);
  const rows = [...auditEntries(database), ...database.handovers.flatMap(handedOver)]
    .toSorted((one, other) => String(one.at).localeCompare(String(other.at), 'en'))
    .map((row, place): TableRow => ({ ...row, id: place + 1 }))
    .toReversed()
    .map((row) => [row, entryOf(database, row)] as const)
    .filter(([{ id, subject_id, details }, { person, phone }]) => {
      const { order_id, store_id } = fieldsOf(details);
      const names = `${String(person)} ${String(phone)}`.toLowerCase();
      return (
        (typeof order !== 'string' || (target && [subject_id, order_id].includes(target.id))) &&
        (typeof store !== 'string' || store_id === store) &&
        typeof bag !== 'string' &&
        (!Array.isArray(words) || words.every((word) => names.includes(String(word)))) &&
        (p_before === null || Number(id) < Number(p_before))
      );
    });
  const entries = rows.slice(0, Number(p_limit)).map(([, entry]) => entry);
  return { entries, has_more: rows.length > entries.length };
}

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
    is_admin: person?.role === 'admin',
    phone: devices.find(({ id }) => id === device)?.name ?? null,
    order_code: orders.find(({ id }) => id === (order_id ?? subject_id))?.order_code ?? null,
    bag: null,
    bag_ar: null,
    store: store?.name ?? null,
    store_ar: store?.name_ar ?? null,
    who: null,
    courier: null,
  };
}
