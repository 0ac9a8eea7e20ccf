/** One request to a table of Supabase, by the signed-in user. */
import type { Result } from '@zawadeh/domain';
import { toNetworkError, type NetworkError } from './networkError.ts';
import { withTimeout } from './withTimeout.ts';
import { sessionToken } from './accountStorage.ts';
import { forgetSession, openSupabase, type Client } from './supabase.ts';
import { toTableError } from './tableError.ts';

export interface TableError {
  cause: NetworkError;
  /** Of PostgreSQL or PostgREST. */
  code?: string;
  /** The server no longer accepts the session, which has ended here too. */
  isSignedOut?: boolean;
}

interface TableResponse {
  data: unknown;
  error: { message: string; code: string } | null;
  status: number;
}

/** The callers validate the data. */
export async function requestTable(
  request: (client: Client) => PromiseLike<TableResponse>,
): Promise<Result<unknown, TableError>> {
  try {
    const client = await withTimeout(openSupabase());
    const token = sessionToken();
    const { data, error, status } = await withTimeout(request(client));
    if (status === 401) forgetSession(token);
    if (error === null) return { ok: true, value: data };
    const cause = toTableError(error.message, status);
    return { ok: false, error: { cause, code: error.code, isSignedOut: status === 401 } };
  } catch (error) {
    return { ok: false, error: { cause: toNetworkError(error) } };
  }
}
