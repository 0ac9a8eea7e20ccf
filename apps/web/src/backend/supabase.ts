/** The Supabase client: half as heavy as the whole first page, so it comes when somebody is signed in or wants to be. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { readItem, writeItem } from '../lib/storage.ts';
import { backendUrl, SESSION_KEY } from './config.ts';
import { checkClock } from './clockSkew.ts';
import { byDeviceClock, byServerClock, forgetLinkExpiry, withoutServerTime } from './sessionClock.ts';
import { REQUEST_TIMEOUT_MS } from '../lib/networkError.ts';

interface ProjectConfig {
  supabaseUrl: string;
  publishableKey: string;
  paidOrdersOnly: boolean;
}

/** For the page's life. After a failure it can be asked for again. */
function once<Value>(begin: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | null = null;
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = null;
      throw error;
    });
    return begun;
  };
}

/** One client, whoever asks for it. */
export const openSupabase = once(open);

/** The server says at run time which project is behind it, so that one build serves everywhere. */
export const projectConfig = once(askForProject);

async function open(): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([
    importWithRetry(() => import('@supabase/supabase-js')),
    projectConfig(),
  ]);
  forgetLinkExpiry();
  return createClient(config.supabaseUrl || location.origin, config.publishableKey, {
    auth: { storageKey: SESSION_KEY, storage, autoRefreshToken: true, detectSessionInUrl: true },
    global: { fetch: withPatience },
  });
}

/**
 * The server has refused it. It is gone from here at once, so that whoever was signed in is led to log in again rather
 * than told who they are; those who follow the session hear of it.
 */
export function forgetSession(): void {
  openSupabase()
    .then(({ auth }) => auth.signOut({ scope: 'local' }))
    .catch(() => {});
}

/** Here before the server answers, since whoever leaves may close the page at once. Other devices stay signed in. */
export async function endSession(): Promise<void> {
  const { auth } = await openSupabase();
  const kept = storage.getItem(SESSION_KEY);
  writeItem(SESSION_KEY, null);
  // Nothing is kept by now, so it asks nobody, and tells those who follow the session.
  const told = auth.signOut({ scope: 'local' });
  if (kept !== null) await auth.admin.signOut(accessTokenIn(kept), 'local');
  await told;
}

/** The client takes for a session whatever it finds under that name. */
const storage = {
  getItem(key: string): string | null {
    const kept = readItem(key);
    if (key !== SESSION_KEY || kept === null) return kept;
    if (isSession(kept)) return byDeviceClock(kept);
    writeItem(key, null);
    return null;
  },
  setItem: (key: string, value: string) => writeItem(key, key === SESSION_KEY ? byServerClock(value) : value),
  removeItem: (key: string) => writeItem(key, null),
};

const accessTokenIn = (session: string) => String(fields(JSON.parse(session)).access_token);

const TOKEN = /^[\w.-]+$/;

function isSession(kept: string): boolean {
  try {
    const { access_token, refresh_token, expires_at, user } = fields(JSON.parse(kept));
    const { id, user_metadata } = fields(user);
    const tokens = [access_token, refresh_token, id];
    return (
      tokens.every((token) => typeof token === 'string' && TOKEN.test(token)) &&
      Number.isFinite(expires_at) &&
      Object(user_metadata) === user_metadata
    );
  } catch {
    return false;
  }
}

const fields = (value: unknown) => Object(value) as Partial<Record<string, unknown>>;

/** The client itself would wait for a silent server for ever. */
async function withPatience(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const answer = await fetch(input, { ...init, signal });
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
  return pathname === '/auth/v1/token' ? withoutServerTime(answer) : answer;
}

async function askForProject(): Promise<ProjectConfig> {
  const response = await fetch(`${backendUrl}/config.json`, {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const config = (await response.json()) as Partial<ProjectConfig>;
  if (!response.ok || typeof config.publishableKey !== 'string') throw new Error('no project');
  await checkClock(Date.parse(response.headers.get('date') ?? ''));
  const { supabaseUrl = '', publishableKey, paidOrdersOnly = false } = config;
  return { supabaseUrl, publishableKey, paidOrdersOnly };
}
