/** What was done with one order, as the database wrote it down. */
import { readInstant, type Instant } from '@zawadeh/domain';
import { queryTable, fail, type AdminResult } from './query.ts';

export interface AuditEntry {
  id: number;
  at: Instant;
  /** As the database calls it: "placed", "paid" … */
  what: string;
  /** Whoever did it; null where the server acted by itself. */
  actor: string | null;
  /** An admin's words for it. */
  reason: string | null;
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
      return { ok: true, value: rows.flatMap(readDeed) };
    },
  );

function readDeed(row: unknown): AuditEntry[] {
  const { id, at, actor, action, details } = Object(row) as Partial<Record<string, unknown>>;
  const when = readInstant(at);
  if (typeof id !== 'number' || when === null || typeof action !== 'string') return [];
  const { reason } = Object(details) as Partial<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return [{ id, at: when, what: action, actor: text(actor), reason: text(reason) }];
}
