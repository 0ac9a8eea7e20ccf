import { createClient } from '@supabase/supabase-js';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { sql, type Kysely } from 'kysely';
import type { SetUp } from './engineDatabase.ts';

interface Engine {
  origin: string;
  publishableKey: string;
  fetch: (request: Request) => Promise<Response>;
  /** The token of the last link sent to each address. */
  links: ReadonlyMap<string, string>;
  database: Kysely<unknown>;
}

/** A shop that was begun without the demo never gets its accounts, however it is started later. */
export async function isDatabaseOfDemo({ run, rows }: SetUp, isNew: boolean): Promise<boolean> {
  if (isNew) await run("insert into embedded.done_once (name) values ('demo') on conflict do nothing");
  return (await rows("select from embedded.done_once where name in ('demo', 'demo accounts')")).length > 0;
}

/** Runs once per data folder, and signs up like every user: with the link from the e-mail. */
export async function makeDemoAccountsOnce({
  origin,
  publishableKey,
  fetch,
  links,
  database,
}: Engine): Promise<void> {
  const done = await sql`select from embedded.done_once where name = 'demo accounts'`.execute(database);
  if (done.rows.length > 0) return;
  for (const { email, password, name, phone, role } of DEMO_ACCOUNTS) {
    // Created by a start that was interrupted.
    const existing = await sql`select from public.users where email = ${email}`.execute(database);
    if (existing.rows.length > 0) continue;
    const client = createClient(origin, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => fetch(new Request(input, init)) },
    });
    const signedUp = await client.auth.signUp({ email, password, options: { data: { name, phone } } });
    if (signedUp.error) throw signedUp.error;
    const token_hash = links.get(email) ?? '';
    const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' });
    if (verified.error) throw verified.error;
    await sql`update public.users set role = ${role} where email = ${email}`.execute(database);
  }
  await sql`insert into embedded.done_once (name) values ('demo accounts') on conflict do nothing`.execute(
    database,
  );
}
