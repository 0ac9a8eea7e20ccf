/** The rate of the lira: the table settings, and who set it from the audit log. */
import {
  fieldsOf,
  readInstant,
  readLiraRate,
  readText,
  type Instant,
  type LiraRate,
  type Result,
} from '@zawadeh/domain';
import { affectedRows, fail, queryTable, type AdminError, type AdminResult } from '../query.ts';

export interface RateEntry {
  id: number;
  at: Instant;
  lbpPerUsd: number;
  /** The address of the admin; null where the account is not active, and for the rate of a new installation. */
  by: string | null;
}

export interface RateHistory {
  /** null: there is none yet */
  rate: LiraRate | null;
  /** The newest first. */
  entries: readonly RateEntry[];
}

const MOST_ENTRIES = 10;

export async function fetchRateHistory(): Promise<AdminResult<RateHistory>> {
  const [rate, log] = await Promise.all([fetchRate(), fetchLog()]);
  if (!rate.ok) return rate;
  if (!log.ok) return log;
  const emails = await fetchEmails(new Set(log.value.flatMap(({ actor }) => actor ?? [])));
  if (!emails.ok) return emails;
  const entries = log.value.map(({ actor, ...entry }) => ({
    ...entry,
    by: emails.value.get(actor ?? '') ?? null,
  }));
  return { ok: true, value: { rate: rate.value, entries } };
}

/** The same rate again renews it. The database sets the time. */
export const setRate = (lbp_per_usd: number): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.from('settings').update({ lbp_per_usd }).eq('id', true).select('id'),
    affectedRows,
  );

const fetchRate = (): Promise<AdminResult<LiraRate | null>> =>
  queryTable(
    (client) => client.from('settings').select('lbp_per_usd, rate_set_at').retry(false),
    (rows: unknown) => (Array.isArray(rows) ? { ok: true, value: readLiraRate(rows[0]) } : fail('server')),
  );

type LogEntry = Omit<RateEntry, 'by'> & { actor: string | null };

const fetchLog = (): Promise<Result<LogEntry[], AdminError>> =>
  queryTable(
    (client) =>
      client
        .from('audit_log')
        .select('id, at, actor, details')
        .eq('subject', 'settings')
        .eq('subject_id', 'lbp_per_usd')
        .order('id', { ascending: false })
        .limit(MOST_ENTRIES)
        .retry(false),
    (rows: unknown) => (Array.isArray(rows) ? { ok: true, value: rows.flatMap(readEntry) } : fail('server')),
  );

function readEntry(row: unknown): LogEntry[] {
  const { id, at, actor, details } = fieldsOf(row);
  const { lbp_per_usd: lbpPerUsd } = fieldsOf(details);
  const instant = readInstant(at);
  if (typeof id !== 'number' || instant === null || typeof lbpPerUsd !== 'number') return [];
  return [{ id, at: instant, lbpPerUsd, actor: readText(actor) }];
}

async function fetchEmails(ids: ReadonlySet<string>): Promise<AdminResult<ReadonlyMap<string, string>>> {
  if (ids.size === 0) return { ok: true, value: new Map() };
  return queryTable(
    (client) =>
      client
        .from('users')
        .select('id, email')
        .in('id', [...ids])
        .retry(false),
    (rows: unknown) => {
      if (!Array.isArray(rows)) return fail('server');
      const people = rows
        .map((row) => fieldsOf(row))
        .map(({ id, email }) => [String(id), readText(email)] as const);
      return {
        ok: true,
        value: new Map(people.flatMap(([id, email]) => (email === null ? [] : [[id, email]]))),
      };
    },
  );
}
