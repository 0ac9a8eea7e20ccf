import { createClient } from '@supabase/supabase-js';
import type { AuthenticatedUser } from '../ports.ts';
import type { Project } from './project.ts';

/** Shorter than the time for which a token outlives its session; long enough that one user action costs one lookup. */
const CACHED_FOR_MS = 10_000;
const MOST_CACHED = 5_000;

/**
 * A hosted project signs tokens with keys that the client checks locally; the embedded engine signs with a secret, so
 * each token is looked up there. supabase-js chooses between the two.
 */
export function createIdentity({ url, publishableKey, fetch }: Project) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  const fetchUser = async (token: string): Promise<{ caller: AuthenticatedUser; until: number } | null> => {
    const { data, error } = await client.auth.getClaims(token);
    if (error && (error.status === undefined || error.status >= 500)) throw error;
    if (!data || data.claims.role !== 'authenticated') return null;
    const { sub: id, email, exp } = data.claims;
    const until = Math.min(Date.now() + CACHED_FOR_MS, exp * 1000);
    return { caller: { id, email: typeof email === 'string' ? email : null }, until };
  };

  const cached = new Map<string, { caller: AuthenticatedUser; until: number }>();
  return async (token: string): Promise<AuthenticatedUser | null> => {
    const entry = cached.get(token);
    if (entry && Date.now() < entry.until) return entry.caller;
    cached.delete(token);
    const fetched = await fetchUser(token);
    if (!fetched) return null;
    if (cached.size >= MOST_CACHED) cached.clear();
    cached.set(token, fetched);
    return fetched.caller;
  };
}
