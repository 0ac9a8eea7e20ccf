/** The Supabase client: half the bytes of the first page, so it is loaded for a session or a sign-in. */
import { EMAIL_REDIRECT_PATH, fieldsOf } from '@zawadeh/domain';
import type { Database } from '@zawadeh/domain/schema';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parseFields } from '../fields.ts';
import { importWithRetry } from '../importWithRetry.ts';
import { readItem, writeItem } from '../storage.ts';
import { isSessionAllowed, sessionToken } from './accountStorage.ts';
import { backendUrl, SESSION_KEY } from './config.ts';
import { checkClock } from './clockSkew.ts';
import { byDeviceClock, byServerClock, forgetLinkExpiry, withoutServerTime } from './sessionClock.ts';
import { REQUEST_TIMEOUT_MS } from './networkError.ts';

interface ProjectConfig {
  supabaseUrl: string;
  publishableKey: string;
  paidOrdersOnly: boolean;
}

export type Tables = Database['public']['Tables'];

/** The generated types have no views: this one has the columns of its table. */
type Schema = Omit<Database['public'], 'Tables'> & {
  Tables: Tables & { deactivated_users: Tables['users'] };
};

export type Client = SupabaseClient<{ public: Schema }>;

/** Calls `load` once in the page's life, and again after a failure. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

export const openSupabase = once(open);

/** The server names its Supabase project at run time, so that one build serves every project. */
export const projectConfig = once(fetchProjectConfig);

async function open(): Promise<Client> {
  const [{ createClient }, config] = await Promise.all([
    importWithRetry(() => import('@supabase/supabase-js')),
    projectConfig(),
  ]);
  forgetLinkExpiry();
  return createClient<{ public: Schema }>(config.supabaseUrl || location.origin, config.publishableKey, {
    auth: { storageKey: SESSION_KEY, storage, autoRefreshToken: true, detectSessionInUrl },
    global: { fetch: fetchWithTimeout },
  });
}

const detectSessionInUrl = ({ pathname }: URL, { access_token }: Record<string, string>): boolean =>
  pathname === EMAIL_REDIRECT_PATH && access_token !== undefined && isSessionAllowed(access_token);

/**
 * For a session that the server has rejected. Listeners of the session are notified, and the page offers the login. A
 * session that was stored since the request stays.
 */
export function forgetSession(rejectedToken: string | null): void {
  if (sessionToken() !== rejectedToken) return;
  openSupabase()
    .then(({ auth }) => auth.signOut({ scope: 'local' }))
    .catch(() => {});
}

/** On the server, and for the client's listeners. Other devices stay signed in. */
export async function endSession(session: string | null): Promise<void> {
  const { auth } = await openSupabase();
  // The session is not stored any more, so this sends no request and only notifies the listeners.
  const notified = auth.signOut({ scope: 'local' });
  if (session !== null && isSession(session)) await auth.admin.signOut(accessTokenIn(session), 'local');
  await notified;
}

/** The client accepts any stored text as a session, so it is validated here. */
const storage = {
  getItem(key: string): string | null {
    const text = readItem(key);
    if (key !== SESSION_KEY || text === null) return text;
    if (isSession(text)) return byDeviceClock(text);
    writeItem(key, null);
    return null;
  },
  setItem: (key: string, value: string) => writeItem(key, key === SESSION_KEY ? byServerClock(value) : value),
  removeItem: (key: string) => writeItem(key, null),
};

const accessTokenIn = (session: string) => String(fieldsOf(JSON.parse(session)).access_token);

const TOKEN = /^[\w.-]+$/;

function isSession(text: string): boolean {
  const { access_token, refresh_token, expires_at, user } = parseFields(text);
  const { id, user_metadata } = fieldsOf(user);
  const tokens = [access_token, refresh_token, id];
  return (
    tokens.every((token) => typeof token === 'string' && TOKEN.test(token)) &&
    Number.isFinite(expires_at) &&
    Object(user_metadata) === user_metadata
  );
}

/** The client itself has no timeout. */
async function fetchWithTimeout(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, signal });
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
  return pathname === '/auth/v1/token' ? withoutServerTime(response) : response;
}

async function fetchProjectConfig(): Promise<ProjectConfig> {
  const response = await fetch(`${backendUrl}/config.json`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const { supabaseUrl, publishableKey, paidOrdersOnly } = fieldsOf(await response.json());
  if (!response.ok || typeof publishableKey !== 'string') throw new Error('no project');
  await checkClock(Date.parse(response.headers.get('date') ?? ''));
  return {
    supabaseUrl: typeof supabaseUrl === 'string' ? supabaseUrl : '',
    publishableKey,
    paidOrdersOnly: paidOrdersOnly === true,
  };
}
