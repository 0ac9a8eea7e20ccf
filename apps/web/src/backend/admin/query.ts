/** One question to the tables of the hosted backend, by whoever is signed in on the dashboard. */
import {
  isErrorCode,
  isRule,
  LONGEST_REASON,
  readErrorCode,
  readText,
  type ErrorCode,
  type Failed,
  type Result,
  type Rule,
} from '@zawadeh/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import { withTimeout } from '../../lib/withTimeout.ts';
import { forgetSession, openSupabase } from '../supabase.ts';
import { toTableError, toNetworkError, type NetworkError } from '../../lib/networkError.ts';

/** PostgreSQL's codes for a row that others refer to and for a value out of bounds, and PostgREST's for a page after the last. */
const TABLE_CODES = ['23503', '23514', 'PGRST103'] as const;

/** What was broken: a code of the server, a rule of the shop, or a constraint of a table. */
export type Refusal = ErrorCode | Rule | (typeof TABLE_CODES)[number];

/** Why something could not be asked or done. `rule` is null where the database named one that is not known here. */
export type AdminError =
  | { kind: NetworkError | 'signedOut' | 'adminsOnly' | 'gone' }
  | { kind: 'refused'; rule: Refusal | null; message: string };

export type AdminResult<Value> = Result<Value, AdminError>;

interface Answered<Data> {
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
 * `read` makes of rows whon the dashboard knows. A question is asked once: whoever waits is told, and asks again. With
 * `isSilent` the table says nothing of whether it did what was asked.
 */
export async function queryTable<Data, Value>(
  question: (client: SupabaseClient) => PromiseLike<Answered<Data>>,
  read: (data: Data, count: number | null) => AdminResult<Value>,
  { isSilent = false } = {},
): Promise<AdminResult<Value>> {
  try {
    const client = await withTimeout(openSupabase());
    const { data, error, status, count = null } = await withTimeout(question(client));
    // Then the door stands where the dashboard was, with the way to log in; what was typed is kept.
    if (status === 401) forgetSession();
    if (error) return { ok: false, error: troubleIn(error, status) };
    const told = read(data, count);
    const isDoubtful = told.ok ? isSilent : told.error.kind === 'gone';
    const hasRight = !isDoubtful || (await withTimeout(isStillAdmin(client)).catch(() => true));
    return hasRight ? told : fail('adminsOnly');
  } catch (error) {
    return { ok: false, error: { kind: toNetworkError(error) } };
  }
}

export const done = (): AdminResult<null> => ({ ok: true, value: null });

/** Rows that the caller does not reach are no error for the table: nothing was there to change. */
export const affectedRows = (rows: readonly unknown[] | null): AdminResult<null> =>
  rows && rows.length > 0 ? done() : fail('gone');

/** Whoever has lost the right since finds no row to change, and is not told why. */
async function isStillAdmin(client: SupabaseClient): Promise<boolean> {
  const { data: signedIn } = await client.auth.getSession();
  const id = signedIn.session?.user.id ?? '';
  const { data } = await client.from('users').select('role').eq('id', id).retry(false).maybeSingle();
  return (data as { role?: unknown } | null)?.role === 'admin';
}

const NO_RIGHT = '42501';

function troubleIn(error: NonNullable<Answered<unknown>['error']>, status: number): AdminError {
  if (status === 401) return { kind: 'signedOut' };
  if (error.code === NO_RIGHT || status === 403) return { kind: 'adminsOnly' };
  // What the tables answer has a code; a page of a proxy between has none.
  if (status < 400 || status >= 500 || !error.code) return { kind: toTableError(error.message, status) };
  return { kind: 'refused', rule: ruleIn(error.hint ?? error.code), message: error.message };
}

/** Why the application server refused, from the body of its answer. */
export function refusalIn(body: unknown): AdminError {
  const { code, error } = Object(body) as { code?: unknown; error?: unknown };
  if (typeof code !== 'string') return { kind: 'server' };
  return { kind: 'refused', rule: readErrorCode(body), message: readText(error, LONGEST_REASON) ?? code };
}

function ruleIn(named: string): Refusal | null {
  if (isErrorCode(named) || isRule(named)) return named;
  return TABLE_CODES.find((code) => code === named) ?? null;
}

/** One page of many; where it is there no more, the last one. */
export async function pageOf<Page extends { total: number }>(
  page: (start: number) => Promise<AdminResult<Page>>,
  start: number,
  size: number,
): Promise<AdminResult<Page>> {
  const told = await page(start);
  if (told.ok || told.error.kind !== 'refused' || told.error.rule !== 'PGRST103') return told;
  const first = await page(0);
  if (!first.ok || first.value.total <= size) return first;
  return page(Math.floor((first.value.total - 1) / size) * size);
}
