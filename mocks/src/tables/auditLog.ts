/** Audit entries derived from the orders, and those of the rate. Only admins read them, and no client writes them. */
import type { MockDatabase, OrderRow } from '../database/database.ts';
import { isAdmin } from '../database/users.ts';
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
