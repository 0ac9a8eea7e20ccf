import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { signToken, type Secrets } from './secrets.ts';
import {
  COLUMNS,
  OFFERED_FUNCTIONS,
  OPERATIONS,
  RIGHTS,
  type ExpectedOutcome,
  type TestRole,
} from '../rights/expected.ts';
import { StartError } from '../startError.ts';

export interface CheckedServer {
  fetch: (request: Request) => Promise<Response>;
  database: Kysely<unknown>;
  secrets: Secrets;
  origin: string;
}

const NO_USER_ID = '00000000-0000-4000-8000-000000000000';
const DENIED_CODE = '42501';
const PAIRS_OF_ROLES = 12;

interface Call {
  method: string;
  path: string;
  body?: object;
}

/** Invalid rows and an unused id: even a write that gets through changes nothing. */
const forbiddenWrites: readonly Call[] = [
  { method: 'POST', path: 'stores', body: { name: '' } },
  { method: 'POST', path: 'surprise_bags', body: { store_id: NO_USER_ID, sale_price: 1, quantity: -1 } },
  { method: 'POST', path: 'orders', body: { qty: -1 } },
  { method: 'PATCH', path: `orders?id=eq.${NO_USER_ID}`, body: { qty: -1 } },
  { method: 'POST', path: 'bag_plans', body: { bag_id: NO_USER_ID, quantities: [] } },
];

/** Admins may do this: a member's request matches no rows, where an open table would match invalid ones. */
const writesOfAdmins: readonly Call[] = [
  { method: 'PATCH', path: 'stores?id=not.is.null', body: { name: '' } },
  { method: 'PATCH', path: 'surprise_bags?id=not.is.null&select=id', body: { quantity: -1 } },
  { method: 'PATCH', path: 'users?id=not.is.null', body: { role: 'nobody' } },
  { method: 'PATCH', path: 'settings?id=not.is.null', body: { lbp_per_usd: 0 } },
  { method: 'PATCH', path: 'bag_plans?bag_id=not.is.null', body: { quantities: [] } },
  { method: 'PATCH', path: 'bag_days?bag_id=not.is.null', body: { planned: -1 } },
];

const readsOf = (role: TestRole, outcomes: readonly ExpectedOutcome[]): Call[] =>
  RIGHTS.filter((right) => right.role === role && outcomes.includes(right.expected.select)).map(
    ({ table }) => ({ method: 'GET', path: `${table}?select=${COLUMNS[table]?.[0] ?? '*'}&limit=1` }),
  );

/** Every function that the role is not offered, without values: the function looks at the caller first. */
const callsOf = (functions: readonly Function[], role: TestRole): Call[] =>
  functions
    .filter(({ name }) => !OFFERED_FUNCTIONS.includes(`${role} ${name}`))
    .map(({ name, parameters }) => ({
      method: 'POST',
      path: `rpc/${name}`,
      body: Object.fromEntries(parameters.map((parameter) => [parameter, null])),
    }));

interface Function {
  name: string;
  parameters: string[];
}

async function publicFunctions(database: Kysely<unknown>): Promise<Function[]> {
  const { rows } = await sql<Function>`
    select proname as name, coalesce(proargnames[1:pronargs], '{}') as parameters from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
  `.execute(database);
  return rows;
}

type Visitor = { role: string; apikey: string; token: string };

function ask(server: CheckedServer, visitor: Visitor, call: Call): Promise<Response> {
  const headers = {
    apikey: visitor.apikey,
    authorization: `Bearer ${visitor.token}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  };
  const body = call.body ? JSON.stringify(call.body) : null;
  return server.fetch(
    new Request(`${server.origin}/rest/v1/${call.path}`, { method: call.method, headers, body }),
  );
}

async function isDenied(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  return (
    (response.status === 401 || response.status === 403) &&
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    answer.code === DENIED_CODE
  );
}

async function hasNoEffect(response: Response): Promise<boolean> {
  const rows: unknown = await response.json().catch(() => null);
  return response.ok && Array.isArray(rows) && rows.length === 0;
}

async function openCalls(server: CheckedServer, stranger: Visitor, member: Visitor): Promise<string[]> {
  const each = (visitor: Visitor, calls: readonly Call[], isClosed: typeof isDenied) =>
    calls.map(async (call) => {
      const answer = await ask(server, visitor, call);
      const named = `${call.method} ${call.path.split('?')[0]}`;
      if (answer.status >= 500) return [`${visitor.role}: ${named} cannot be checked (${answer.status})`];
      return (await isClosed(answer)) ? [] : [`${visitor.role} may ${named}`];
    });
  const functions = await publicFunctions(server.database);
  const strangers = [...forbiddenWrites, ...writesOfAdmins, ...readsOf('visitor', ['refused'])];
  const outcomes = await Promise.all([
    ...each(stranger, [...strangers, ...callsOf(functions, 'visitor')], isDenied),
    ...each(
      member,
      [...forbiddenWrites, ...readsOf('other', ['refused']), ...callsOf(functions, 'other')],
      isDenied,
    ),
    ...each(member, [...writesOfAdmins, ...readsOf('other', ['own', 'nothing'])], hasNoEffect),
  ]);
  return outcomes.flat();
}

/**
 * Sends requests of visitors and of the service role at once: each must run under its own rights, however they
 * interleave.
 */
async function mixedRoles(server: CheckedServer, visitor: Visitor): Promise<string[]> {
  const { secretKey } = server.secrets;
  const service: Visitor = { role: 'service_role', apikey: secretKey, token: secretKey };
  const note = { method: 'GET', path: 'bag_notes?select=note&limit=1' };
  const pairs = Array.from({ length: PAIRS_OF_ROLES }, async () => {
    const [visited, served] = await Promise.all([ask(server, visitor, note), ask(server, service, note)]);
    return (await isDenied(visited)) && served.ok;
  });
  return (await Promise.all(pairs)).every(Boolean) ? [] : ['simultaneous requests share their rights'];
}

/** Privileges of tables and functions that no expectation covers, and tables without an expectation. */
async function openPrivileges(database: Kysely<unknown>): Promise<string[]> {
  const mayUse = RIGHTS.flatMap(({ table, role, expected }) =>
    OPERATIONS.filter((operation) => expected[operation] !== 'refused').map((operation) =>
      [role === 'visitor' ? 'anon' : 'authenticated', operation, table].join(' '),
    ),
  );
  const mayCall = OFFERED_FUNCTIONS.map((offered) => offered.replace(/^\S+/, 'authenticated'));
  const { rows } = await sql<{ finding: string }>`
    with tables as (
      select oid, oid::regclass::text as name, relrowsecurity or relnamespace <> 'public'::regnamespace as has_rows_secured
        from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         or oid in ('auth.users'::regclass, 'auth.refresh_tokens'::regclass)
    )
    select format('%s may %s %s', role, privilege, name) as finding
      from unnest(array['anon', 'authenticated']) role
     cross join tables
     cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
     where (has_table_privilege(role, oid, privilege)
        or privilege in ('select', 'insert', 'update') and has_any_column_privilege(role, oid, privilege))
       and concat_ws(' ', role, privilege, name) <> all (${mayUse}::text[])
    union all
    select format('%s may call %s', role, proname)
      from unnest(array['anon', 'authenticated']) role, pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
       and concat_ws(' ', role, proname) <> all (${mayCall}::text[])
    union all
    select format('%s has no row-level security', name) from tables where not has_rows_secured
  `.execute(database);
  return rows.map((row) => row.finding);
}

/**
 * Runs at every start: access control depends on internals of an alpha engine, and an upgrade could open it silently.
 * The real requests come first, because the engine's first request is what would widen the privileges.
 */
export async function assertClosed(server: CheckedServer): Promise<void> {
  const { jwtSecret, publishableKey } = server.secrets;
  const stranger: Visitor = { role: 'anon', apikey: publishableKey, token: publishableKey };
  const member: Visitor = {
    role: 'authenticated',
    apikey: publishableKey,
    token: tokenOfTheCheck(jwtSecret, NO_USER_ID),
  };
  const findings = [
    ...(await openCalls(server, stranger, member)),
    ...(await mixedRoles(server, stranger)),
    ...(await openPrivileges(server.database)),
  ];
  if (findings.length > 0) {
    throw new StartError(
      `The embedded database is not closed to strangers (${findings.slice(0, 3).join('; ')}), so Zawadeh does not serve it.`,
    );
  }
}

/** A signed-in user without an account. On a busy machine the check takes more than a minute, and an expired token would be another refusal. */
function tokenOfTheCheck(jwtSecret: string, userId: string): string {
  const now = Math.floor(Date.now() / 1000);
  return signToken(jwtSecret, {
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + 600,
  });
}
