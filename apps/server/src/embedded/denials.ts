import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Secrets } from './secrets.ts';
import { StartError } from './startError.ts';
import { shortLivedToken } from './tokens.ts';

export interface Suspect {
  fetch: (request: Request) => Promise<Response>;
  database: Kysely<unknown>;
  secrets: Secrets;
  origin: string;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const REFUSED = '42501';
const PAIRS_OF_ROLES = 12;

/** Invalid rows and an id that nobody has: should a write get through after all, it still changes nothing. */
const forbiddenCalls: ReadonlyArray<{ method: string; path: string; body?: object }> = [
  { method: 'POST', path: 'stores', body: { name: '' } },
  { method: 'PATCH', path: `stores?id=eq.${NOBODY}`, body: { name: '' } },
  { method: 'DELETE', path: `stores?id=eq.${NOBODY}` },
  { method: 'POST', path: 'surprise_bags', body: { store_id: NOBODY, sale_price: 1, quantity: -1 } },
  { method: 'PATCH', path: `surprise_bags?id=eq.${NOBODY}`, body: { quantity: -1 } },
  { method: 'DELETE', path: `surprise_bags?id=eq.${NOBODY}` },
  { method: 'GET', path: 'surprise_bags?select=internal_note&limit=1' },
];

type Visitor = { role: string; apikey: string; token: string };

function ask(suspect: Suspect, visitor: Visitor, call: (typeof forbiddenCalls)[number]): Promise<Response> {
  const headers = {
    apikey: visitor.apikey,
    authorization: `Bearer ${visitor.token}`,
    'content-type': 'application/json',
  };
  const body = call.body ? JSON.stringify(call.body) : null;
  return suspect.fetch(
    new Request(`${suspect.origin}/rest/v1/${call.path}`, { method: call.method, headers, body }),
  );
}

async function isRefused(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return (
    (response.status === 401 || response.status === 403) &&
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    answer.code === REFUSED
  );
}

async function callsThatGetThrough(suspect: Suspect, visitors: Visitor[]): Promise<string[]> {
  const tries = visitors.flatMap((visitor) => forbiddenCalls.map((call) => ({ visitor, call })));
  const outcomes = await Promise.all(
    tries.map(async ({ visitor, call }) => {
      const refused = await isRefused(await ask(suspect, visitor, call));
      return refused ? [] : [`${visitor.role} may ${call.method} ${call.path.split('?')[0]}`];
    }),
  );
  return outcomes.flat();
}

/** Visitors and the service role at once: each must be answered under its own rights, whatever the interleaving. */
async function rolesThatMix(suspect: Suspect, visitor: Visitor): Promise<string[]> {
  const { secretKey } = suspect.secrets;
  const service: Visitor = { role: 'service_role', apikey: secretKey, token: secretKey };
  const note = { method: 'GET', path: 'surprise_bags?select=internal_note&limit=1' };
  const pairs = Array.from({ length: PAIRS_OF_ROLES }, async () => {
    const [visited, served] = await Promise.all([ask(suspect, visitor, note), ask(suspect, service, note)]);
    return (await isRefused(visited)) && served.ok;
  });
  return (await Promise.all(pairs)).every(Boolean) ? [] : ['simultaneous requests share their rights'];
}

async function openPrivileges(database: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ finding: string }>`
    select format('%s may %s %s', role, privilege, name) as finding
      from unnest(array['anon', 'authenticated']) role
     cross join unnest(array['public.stores', 'public.surprise_bags', 'auth.users', 'auth.refresh_tokens']) name
     cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
     where has_table_privilege(role, name, privilege)
        or privilege in ('insert', 'update') and has_any_column_privilege(role, name, privilege)
    union all
    select format('%s may read internal_note', role)
      from unnest(array['anon', 'authenticated']) role
     where has_column_privilege(role, 'public.surprise_bags', 'internal_note', 'select')
    union all
    select format('%s has no row-level security', relname)
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
  `.execute(database);
  return rows.map((row) => row.finding);
}

/**
 * Asked at every start: what keeps strangers out hangs on internals of an alpha engine, and an upgrade could open
 * it silently. The real calls come first, because the engine's first request is what would widen the privileges.
 */
export async function refuseUnlessClosed(suspect: Suspect): Promise<void> {
  const { jwtSecret, publishableKey } = suspect.secrets;
  const stranger: Visitor = { role: 'anon', apikey: publishableKey, token: publishableKey };
  const member: Visitor = {
    role: 'authenticated',
    apikey: publishableKey,
    token: shortLivedToken(jwtSecret, NOBODY),
  };
  const findings = [
    ...(await callsThatGetThrough(suspect, [stranger, member])),
    ...(await rolesThatMix(suspect, stranger)),
    ...(await openPrivileges(suspect.database)),
  ];
  if (findings.length > 0) {
    throw new StartError(
      `The embedded database is not closed to strangers (${findings.slice(0, 3).join('; ')}), so Zawadeh does not serve it.`,
    );
  }
}
