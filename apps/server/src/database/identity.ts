import { createClient } from '@supabase/supabase-js';
import type { Caller } from '../ports.ts';
import type { Project } from './project.ts';

/**
 * Hosted projects sign with keys anybody can check, so there nobody is asked; the embedded engine signs with a secret
 * and has to be. The client knows which is which.
 */
export function createIdentity({ url, publishableKey, fetch }: Project) {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  return async (token: string): Promise<Caller | null> => {
    const { data, error } = await client.auth.getClaims(token);
    if (error && (error.status === undefined || error.status >= 500)) throw error;
    if (!data || data.claims.role !== 'authenticated') return null;
    const { sub: id, email } = data.claims;
    return { id, email: typeof email === 'string' ? email : null };
  };
}
