/** What is asked of the application server in the name of whoever is signed in. */
import { backendUrl } from './config.ts';
import { inTime } from './inTime.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { PATIENCE } from './trouble.ts';

interface Caller {
  id: string;
  token: string;
}

/** Null where nobody is signed in. Throws where that cannot be known. */
export async function whoCalls(): Promise<Caller | null> {
  const { auth } = await inTime(openSupabase());
  const { data, error } = await inTime(auth.getSession());
  // A session that could not be renewed for want of a connection is not over.
  if (error?.name === 'AuthRetryableFetchError') throw error.status ? error : new TypeError(error.message);
  return data.session && { id: data.session.user.id, token: data.session.access_token };
}

interface Sending {
  headers?: Record<string, string>;
  patience?: number;
}

/** Null where nobody is signed in, or the server says that they no longer are. Throws where nothing came back. */
export async function postAsCaller(
  path: string,
  bodyOf: (caller: Caller) => object,
  { headers, patience = PATIENCE }: Sending = {},
): Promise<Response | null> {
  const caller = await whoCalls();
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
