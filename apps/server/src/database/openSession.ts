import { createClient } from '@supabase/supabase-js';
import type { Project } from './project.ts';

/**
 * Whether the session behind a token is still open. A token stays valid until it expires, even after its session was
 * signed out, so every check goes to the auth server and nothing is cached.
 */
export function createOpenSessionCheck({ url, publishableKey, fetch }: Project) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  return async (token: string): Promise<boolean> => {
    const { data, error } = await client.auth.getUser(token);
    if (error && (error.status === undefined || error.status === 429 || error.status >= 500)) throw error;
    return !error && data.user !== null;
  };
}
