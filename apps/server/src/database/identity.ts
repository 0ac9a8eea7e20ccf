import { createClient } from '@supabase/supabase-js';
import type { Caller } from '../ports.ts';
import type { Project } from './project.ts';

/** Less than a token outlives its session where nobody is asked; long enough that one tap is one question. */
const KNOWN_FOR_MS = 10_000;
const MOST_KNOWN = 5_000;

/**
 * Hosted projects sign with keys anybody can check, so there nobody is asked; the embedded engine signs with a secret
 * and has to be. The client knows which is which.
 */
export function createIdentity({ url, publishableKey, fetch }: Project) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  const ask = async (token: string): Promise<{ caller: Caller; until: number } | null> => {
    const { data, error } = await client.auth.getClaims(token);
    if (error && (error.status === undefined || error.status >= 500)) throw error;
    if (!data || data.claims.role !== 'authenticated') return null;
    const { sub: id, email, exp } = data.claims;
    const until = Math.min(Date.now() + KNOWN_FOR_MS, exp * 1000);
    return { caller: { id, email: typeof email === 'string' ? email : null }, until };
  };

  const known = new Map<string, { caller: Caller; until: number }>();
  return async (token: string): Promise<Caller | null> => {
    const before = known.get(token);
    if (before && Date.now() < before.until) return before.caller;
    known.delete(token);
    const found = await ask(token);
    if (!found) return null;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(token, found);
    return found.caller;
  };
}
