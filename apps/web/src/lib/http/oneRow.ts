/** One row of a public table by its id. */
import { fieldsOf, type Result } from '@zawadeh/domain';
import { projectConfig } from './supabase.ts';
import { REQUEST_TIMEOUT_MS, toNetworkError, type NetworkError } from './networkError.ts';

/** `none`: there is no such row. */
export type OneRow<Value> = Result<Value, NetworkError | 'none'>;

interface Query<Value> {
  table: 'stores' | 'surprise_bags' | 'settings';
  columns: string;
  read: (row: unknown) => Result<Value, unknown>;
}

/** PostgreSQL's code for a text that is no UUID: no row has such an id. */
const INVALID_UUID = '22P02';

export async function fetchRow<Value>(
  id: string,
  { table, columns, read }: Query<Value>,
): Promise<OneRow<Value>> {
  try {
    const { supabaseUrl, publishableKey } = await projectConfig();
    const response = await fetch(
      `${supabaseUrl}/rest/v1/${table}?select=${columns}&id=eq.${encodeURIComponent(id)}`,
      {
        headers: { apikey: publishableKey },
        cache: 'no-store',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      },
    );
    const body: unknown = await response.json();
    if (fieldsOf(body).code === INVALID_UUID) return { ok: false, error: 'none' };
    if (!response.ok || !Array.isArray(body)) return { ok: false, error: 'server' };
    if (body.length === 0) return { ok: false, error: 'none' };
    const reading = read(body[0]);
    return reading.ok ? reading : { ok: false, error: 'server' };
  } catch (error) {
    return { ok: false, error: toNetworkError(error) };
  }
}
