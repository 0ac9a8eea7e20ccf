/** Requests to the application server with the token of the session. */
import { backendUrl } from './config.ts';
import { withTimeout } from './withTimeout.ts';
import { forgetSession, openSupabase } from './supabase.ts';
import { REQUEST_TIMEOUT_MS } from './networkError.ts';

interface UserSession {
  id: string;
  token: string;
}

/** Null where the user is signed out. Throws where that cannot be found out. */
export async function getSession(): Promise<UserSession | null> {
  const { auth } = await withTimeout(openSupabase());
  const { data, error } = await withTimeout(auth.getSession());
  // A session whose renewal failed on the network has not ended.
  if (error?.name === 'AuthRetryableFetchError') throw error.status ? error : new TypeError(error.message);
  return data.session && { id: data.session.user.id, token: data.session.access_token };
}

interface PostOptions {
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/** Null where the user is signed out or the server rejects the session. Throws where no response came. */
export const authedPost = (
  path: string,
  bodyOf: (session: UserSession) => object,
  { headers, timeoutMs }: PostOptions = {},
): Promise<Response | null> =>
  send(path, timeoutMs, (session) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.token}`, ...headers },
    body: JSON.stringify(bodyOf(session)),
  }));

export const authedGet = (path: string): Promise<Response | null> =>
  send(path, REQUEST_TIMEOUT_MS, ({ token }) => ({ headers: { Authorization: `Bearer ${token}` } }));

async function send(
  path: string,
  timeoutMs = REQUEST_TIMEOUT_MS,
  requestOf: (session: UserSession) => RequestInit,
): Promise<Response | null> {
  const session = await getSession();
  if (session === null) return null;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(backendUrl + path, { ...requestOf(session), signal });
  if (response.status !== 401) return response;
  forgetSession(session.token);
  return null;
}
