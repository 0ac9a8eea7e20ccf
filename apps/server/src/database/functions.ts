import { createClient } from '@supabase/supabase-js';
import type { Project } from './project.ts';

export type ServiceProject = Omit<Project, 'publishableKey'> & { secretKey: string };

/** The database as the server alone may use it. */
export function openService({ url, secretKey, fetch }: ServiceProject) {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  const call = async <Value>(name: string, args: object = {}): Promise<Value> => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
    return data as Value;
  };
  return { client, call };
}
