import { createClient } from '@supabase/supabase-js';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { sql, type Kysely } from 'kysely';
import type { Outbox } from './outbox.ts';

interface Engine {
  origin: string;
  publishableKey: string;
  fetch: (request: Request) => Promise<Response>;
  outbox: Outbox;
  database: Kysely<unknown>;
}

/** Once in the life of a data folder, and in the way everybody signs up: with a code out of the mail. */
export async function makeDemoAccountsOnce({
  origin,
  publishableKey,
  fetch,
  outbox,
  database,
}: Engine): Promise<void> {
  const done = await sql`select from embedded.done_once where name = 'demo accounts'`.execute(database);
  if (done.rows.length > 0) return;
  for (const { email, password, name, phone, role } of DEMO_ACCOUNTS) {
    // Made by a start that was interrupted.
    const known = await sql`select from public.users where email = ${email}`.execute(database);
    if (known.rows.length > 0) continue;
    const client = createClient(origin, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => fetch(new Request(input, init)) },
    });
    const signedUp = await client.auth.signUp({ email, password, options: { data: { name, phone } } });
    if (signedUp.error) throw signedUp.error;
    const token = /\b\d{6}\b/.exec(outbox.latestTo(email)?.text ?? '')?.[0] ?? '';
    const verified = await client.auth.verifyOtp({ email, token, type: 'signup' });
    if (verified.error) throw verified.error;
    await sql`update public.users set role = ${role} where email = ${email}`.execute(database);
  }
  await sql`insert into embedded.done_once (name) values ('demo accounts') on conflict do nothing`.execute(
    database,
  );
}
