import { createClient } from '@supabase/supabase-js';
import { DEMO_ACCOUNTS } from '@zawadeh/domain/demo';
import { sql, type Kysely } from 'kysely';
import { StartError } from '../startError.ts';
import type { SetUp } from './engineDatabase.ts';

interface AuthServer {
  origin: string;
  publishableKey: string;
  fetch: (request: Request) => Promise<Response>;
}

interface Engine extends AuthServer {
  /** The token of the last link sent to each address. */
  links: ReadonlyMap<string, string>;
  database: Kysely<unknown>;
}

const clientOf = ({ origin, publishableKey, fetch }: AuthServer) =>
  createClient(origin, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => fetch(new Request(input, init)) },
  });

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
    const client = clientOf({ origin, publishableKey, fetch });
    const signedUp = await client.auth.signUp({ email, password, options: { data: { name, phone } } });
    if (signedUp.error) throw signedUp.error;
    const token_hash = links.get(email) ?? '';
    const verified = await client.auth.verifyOtp({ token_hash, type: 'signup' });
    if (verified.error) throw verified.error;
    await sql`update public.users set role = ${role} where email = ${email}`.execute(database);
  }
  await makeDemoMembers(database);
  await sql`insert into embedded.done_once (name) values ('demo accounts') on conflict do nothing`.execute(
    database,
  );
}

const storeOfSeed = (place: number): string => `5a000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

async function makeDemoMembers(database: Kysely<unknown>): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    if (!('member' in account)) continue;
    const { email, member } = account;
    for (const place of member.of) {
      await sql`
        insert into public.store_members (store_id, user_id, role)
        select store.id, person.id, ${member.as} from public.stores store, public.users person
        where store.id = ${storeOfSeed(place)}::uuid and person.email = ${email}
        on conflict do nothing
      `.execute(database);
    }
  }
}

/** Other machines would have an admin whose password is in the README. */
export async function assertNoPublicPasswords(server: Omit<Engine, 'links'>): Promise<void> {
  for (const { email, password } of DEMO_ACCOUNTS) {
    const active = await sql`
      select from public.users where email = ${email} and deactivated_at is null
    `.execute(server.database);
    if (active.rows.length === 0) continue;
    const { error } = await clientOf(server).auth.signInWithPassword({ email, password });
    if (error) continue;
    throw new StartError(
      `This database was begun to try Zawadeh: ${email} still has the password of the README. ` +
        'Begin a new one with --reset or another --data, or deactivate the demo accounts on the dashboard first.',
    );
  }
}
