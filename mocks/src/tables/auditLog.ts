/** What was done with orders, as far as they tell it themselves. Read by admins, written by nobody. */
import type { OrderRow } from '../world/world.ts';
import { isAdmin } from './isAdmin.ts';
import type { Row } from './query.ts';
import type { Table } from './table.ts';

export const auditLog: Table = {
  name: 'audit_log',
  columns: ['id', 'at', 'actor', 'action', 'subject', 'subject_id', 'details'],
  visible: ({ orders }, caller) =>
    caller &&
    (isAdmin(caller) ? orders.flatMap(deedsOf).map((deed, place) => ({ id: place + 1, ...deed })) : []),
};

function deedsOf({ id, user_id, status, created_at, paid_at, expires_at, deleted_at }: OrderRow): Row[] {
  const deed = (action: string, at: string, actor: string | null): Row => ({
    at,
    actor,
    action,
    subject: 'order',
    subject_id: id,
    details: {},
  });
  return [
    deed('placed', created_at, user_id),
    ...(paid_at === null ? [] : [deed('paid', paid_at, null)]),
    ...(status === null || status === 'pending' || status === 'paid'
      ? []
      : [deed(status, paid_at ?? expires_at, null)]),
    ...(deleted_at === null ? [] : [deed('deleted', deleted_at, null)]),
  ];
}
