/** The audit log of one order. */
import { fieldsOf, readInstant, type Instant } from '@zawadeh/domain';
import { queryTable, fail, type AdminResult } from './query.ts';

export interface AuditEntry {
  id: number;
  at: Instant;
  /** The database's name for it: "placed", "paid" … */
  action: string;
  /** The user who did it; null for the server. */
  actor: string | null;
  /** An admin's text. */
  reason: string | null;
  /** The reference before it was corrected. */
  was: string | null;
}

export const fetchAuditLog = (orderId: string): Promise<AdminResult<AuditEntry[]>> =>
  queryTable(
    (client) =>
      client
        .from('audit_log')
        .select('id, at, actor, action, details')
        .eq('subject', 'order')
        .eq('subject_id', orderId)
        .order('id')
        .retry(false),
    (rows: unknown) => {
      if (!Array.isArray(rows)) return fail('server');
      return { ok: true, value: rows.flatMap(readAuditEntry) };
    },
  );

function readAuditEntry(row: unknown): AuditEntry[] {
  const { id, at, actor, action, details } = fieldsOf(row);
  const instant = readInstant(at);
  if (typeof id !== 'number' || instant === null || typeof action !== 'string') return [];
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const { reason, reference } = fieldsOf(details);
  const was = Array.isArray(reference) ? text(reference[0]) : null;
  return [{ id, at: instant, action, actor: text(actor), reason: text(reason), was }];
}
