/** The Supabase client: half as heavy as the whole first page, so it comes when somebody is signed in or wants to be. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { backendUrl, SESSION_KEY } from './config.ts';
import { PATIENCE } from './trouble.ts';

interface ProjectConfig {
  supabaseUrl: string;
  publishableKey: string;
}

let opening: Promise<SupabaseClient> | null = null;

/** One client for the page's life. After a failure it can be asked for again. */
export function openSupabase(): Promise<SupabaseClient> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<SupabaseClient> {
  const [{ createClient }, config] = await Promise.all([import('@supabase/supabase-js'), projectConfig()]);
  return createClient(config.supabaseUrl || location.origin, config.publishableKey, {
    auth: { storageKey: SESSION_KEY, autoRefreshToken: true, detectSessionInUrl: true },
    global: { fetch: withPatience },
  });
}

/** The client itself would wait for a silent server for ever. */
function withPatience(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(PATIENCE);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
}

/** The server says at run time which project is behind it, so that one build serves everywhere. */
async function projectConfig(): Promise<ProjectConfig> {
  const response = await fetch(`${backendUrl}/config.json`, { signal: AbortSignal.timeout(PATIENCE) });
  const config = (await response.json()) as Partial<ProjectConfig>;
  if (!response.ok || typeof config.publishableKey !== 'string') throw new Error('no project');
  return { supabaseUrl: config.supabaseUrl ?? '', publishableKey: config.publishableKey };
}
