/** What is asked of the application server in the name of whoever is signed in. */
import { backendUrl } from './config.ts';
import { withTimeout } from '../lib/withTimeout.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { REQUEST_TIMEOUT_MS } from '../lib/networkError.ts';

interface Caller {
  id: string;
  token: string;
}

/** Null where nobody is signed in. Throws where that cannot be known. */
export async function getSession(): Promise<Caller | null> {
  const { auth } = await withTimeout(openSupabase());
  const { data, error } = await withTimeout(auth.getSession());
  // A session that could not be renewed for want of a connection is not over.
  if (error?.name === 'AuthRetryableFetchError') throw error.status ? error : new TypeError(error.message);
  return data.session && { id: data.session.user.id, token: data.session.access_token };
}

interface Sending {
  headers?: Record<string, string>;
  patience?: number;
}

/** Null where nobody is signed in, or the server says that they no longer are. Throws where nothing came back. */
export async function authedPost(
  path: string,
  bodyOf: (caller: Caller) => object,
  { headers, patience = REQUEST_TIMEOUT_MS }: Sending = {},
): Promise<Response | null> {
  const caller = await getSession();
  if (caller === null) return null;
  const response = await fetch(backendUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${caller.token}`, ...headers },
    body: JSON.stringify(bodyOf(caller)),
    signal: AbortSignal.timeout(patience),
  });
  if (response.status !== 401) return response;
  forgetSession();
  return null;
}
