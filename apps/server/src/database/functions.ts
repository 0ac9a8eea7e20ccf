import { createClient } from '@supabase/supabase-js';
import type { Database } from '@zawadeh/domain/schema';
import { resultOf, type CallResult } from './callResult.ts';
import type { Project } from './project.ts';

export interface ServiceProject extends Omit<Project, 'publishableKey'> {
  secretKey: string;
  /** A faster path than the Data API, where there is one. */
  callFunction?: (name: string, args: object) => Promise<unknown>;
}

type Functions = Database['public']['Functions'];

/** The arguments are omitted where a function has none, and optional where all of them are optional. */
type Given<Args> = [Args] extends [never] ? [] : object extends Args ? [args?: Args] : [args: Args];

/** A database function and its arguments, checked by the compiler. */
export type FunctionCall = {
  [Name in keyof Functions]: [name: Name, ...Given<Functions[Name]['Args']>];
}[keyof Functions];

/** The database with the server's secret key. */
export function openService({ url, secretKey, fetch, callFunction }: ServiceProject) {
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
  const overTheDataApi = async (name: string, args: object): Promise<unknown> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler checks name and arguments where the function is called
    const { data, error } = await client.rpc(name as keyof Functions, args as never);
    if (error) throw new Error(`${name}: ${error.message}`, { cause: error });
    return data;
  };
  const callNow = callFunction ?? overTheDataApi;
  const call = async <Value>(...[name, args = {}]: FunctionCall): Promise<Value> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each port states the shape of its function's answer
    (await callNow(name, args)) as Value;
  /** For a function that may reject the call. */
  const tryCall = async <Value extends object, Figures = object>(
    ...given: FunctionCall
  ): Promise<CallResult<Value, Figures>> => resultOf<Value, Figures>(await call(...given));
  return { client, call, tryCall };
}
