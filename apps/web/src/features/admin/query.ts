/** One query to the tables of Supabase, by the admin who is signed in. */
import {
  fieldsOf,
  isErrorCode,
  isRule,
  LONGEST_REASON,
  MOST_ROWS,
  readErrorCode,
  readText,
  type ErrorCode,
  type Failed,
  type PayoutRefusal,
  type Result,
  type Rule,
} from '@zawadeh/domain';
import { withTimeout } from '../../lib/http/withTimeout.ts';
import { sessionToken } from '../../lib/http/accountStorage.ts';
import { forgetSession, openSupabase, type Client } from '../../lib/http/supabase.ts';
import { toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';
import { toTableError } from '../../lib/http/tableError.ts';

/** PostgreSQL's codes for a row that others refer to and for a value out of bounds, and PostgREST's for a page after the last. */
const TABLE_CODES = ['23503', '23514', 'PGRST103'] as const;

/** A code of the server, a rule of the shop, or a constraint of a table. */
export type RejectionCode = ErrorCode | Rule | PayoutRefusal['code'] | (typeof TABLE_CODES)[number];

/** `rule` is null where the database names one that is not known here. */
export type AdminError =
  | { kind: NetworkError | 'signedOut' | 'adminsOnly' | 'gone' }
  | { kind: 'refused'; rule: RejectionCode | null; message: string };

export type AdminResult<Value> = Result<Value, AdminError>;

interface TableResponse<Data> {
  data: Data;
  error: { message: string; code?: string; hint?: string | null } | null;
  status: number;
  count?: number | null;
}

export const fail = (kind: 'adminsOnly' | 'gone' | 'server'): Failed<AdminError> => ({
  ok: false,
  error: { kind },
});

/**
 * `read` validates the rows. There is no retry: the dashboard shows the error and offers another try. With `isSilent` the
 * table's answer does not say whether rows were affected.
 */
export async function queryTable<Data, Value>(
  query: (client: Client) => PromiseLike<TableResponse<Data>>,
  read: (data: Data, count: number | null) => AdminResult<Value>,
  { isSilent = false } = {},
): Promise<AdminResult<Value>> {
  try {
    const client = await withTimeout(openSupabase());
    const token = sessionToken();
    const { data, error, status, count = null } = await withTimeout(query(client));
    // The dashboard then shows the login; typed text stays.
    if (status === 401) forgetSession(token);
    if (error) return saidToListeners({ ok: false, error: readTableError(error, status) });
    const result = read(data, count);
    const isAmbiguous = result.ok ? isSilent : result.error.kind === 'gone';
    const hasRight = !isAmbiguous || (await withTimeout(isStillAllowed(client)).catch(() => true));
    return hasRight ? result : saidToListeners(fail('adminsOnly'));
  } catch (error) {
    return { ok: false, error: { kind: toNetworkError(error) } };
  }
}

export const done = (): AdminResult<null> => ({ ok: true, value: null });

const refusalListeners = new Set<() => void>();

/** Calls `listener` after each request for which the user has no right, until the returned function is called. */
export function onNoRight(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

function saidToListeners<Value>(result: AdminResult<Value>): AdminResult<Value> {
  if (!result.ok && result.error.kind === 'adminsOnly') refusalListeners.forEach((listener) => listener());
  return result;
}

/** For rows that the user may not change, the table affects no row and reports no error. */
export const affectedRows = (rows: readonly unknown[] | null): AdminResult<null> =>
  rows && rows.length > 0 ? done() : fail('gone');

/** An admin or a member who has lost the role affects no row, and the table does not say why. */
async function isStillAllowed(client: Client): Promise<boolean> {
  const { session } = (await client.auth.getSession()).data;
  const id = session?.user.id ?? '';
  const { data } = await client.from('users').select('role').eq('id', id).retry(false).maybeSingle();
  if (data?.role === 'admin') return true;
  const stores: unknown = (await client.rpc('own_stores')).data;
  return Array.isArray(stores) && stores.length > 0;
}

const NO_RIGHT = '42501';
/** PostgREST 14.0 and 14.1 send the status without its code. */
const PAGE_BEHIND_LAST = 416;

function readTableError(error: NonNullable<TableResponse<unknown>['error']>, status: number): AdminError {
  if (status === 401) return { kind: 'signedOut' };
  if (error.code === NO_RIGHT || status === 403) return { kind: 'adminsOnly' };
  // The tables answer with a code; a proxy's page has none.
  const code = error.code ?? (status === PAGE_BEHIND_LAST ? 'PGRST103' : '');
  if (status < 400 || status >= 500 || !code) return { kind: toTableError(error.message, status) };
  return { kind: 'refused', rule: readRejectionCode(error.hint ?? code), message: error.message };
}

/** From the body of the application server's response. */
export function readRejection(body: unknown): AdminError {
  const { code, error } = fieldsOf(body);
  if (typeof code !== 'string') return { kind: 'server' };
  return { kind: 'refused', rule: readErrorCode(body), message: readText(error, LONGEST_REASON) ?? code };
}

function readRejectionCode(text: string): RejectionCode | null {
  if (isErrorCode(text) || isRule(text)) return text;
  return TABLE_CODES.find((code) => code === text) ?? null;
}

/** One page of many; the last page where `start` is behind it. */
export async function fetchPageOf<Page extends { total: number }>(
  page: (start: number) => Promise<AdminResult<Page>>,
  start: number,
  size: number,
): Promise<AdminResult<Page>> {
  const result = await page(start);
  // A table that has just as many rows as come before the page answers with none, instead of an error.
  const isBehind = result.ok
    ? start > 0 && start >= result.value.total
    : result.error.kind === 'refused' && result.error.rule === 'PGRST103';
  if (!isBehind) return result;
  const counted = result.ok ? result : await page(0);
  if (!counted.ok) return counted;
  const last = Math.max(0, Math.floor((counted.value.total - 1) / size) * size);
  return last === 0 && counted !== result ? counted : page(last);
}

/** All rows of a list that may be longer than one answer; it needs an order. */
export async function everyRow(
  page: (client: Client, start: number, end: number) => PromiseLike<TableResponse<unknown>>,
): Promise<AdminResult<unknown[]>> {
  const rows: unknown[] = [];
  for (let start = 0; ; start += MOST_ROWS) {
    const result = await queryTable(
      (client) => page(client, start, start + MOST_ROWS - 1),
      (found): AdminResult<unknown[]> => (Array.isArray(found) ? { ok: true, value: found } : fail('server')),
    );
    if (!result.ok) return result;
    rows.push(...result.value);
    if (result.value.length < MOST_ROWS) return { ok: true, value: rows };
  }
}
