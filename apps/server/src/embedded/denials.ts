import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { signToken, type Secrets } from './secrets.ts';
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
const forbiddenToBoth: readonly Call[] = [
  { method: 'POST', path: 'stores', body: { name: '' } },
  { method: 'POST', path: 'surprise_bags', body: { store_id: NO_USER_ID, sale_price: 1, quantity: -1 } },
  { method: 'POST', path: 'orders', body: { qty: -1 } },
  { method: 'PATCH', path: `orders?id=eq.${NO_USER_ID}`, body: { qty: -1 } },
  { method: 'POST', path: 'bag_plans', body: { bag_id: NO_USER_ID, quantities: [] } },
  { method: 'POST', path: 'bag_days', body: { bag_id: NO_USER_ID, day: '2026-11-25', planned: -1 } },
  { method: 'GET', path: 'bag_notes?select=note&limit=1' },
  { method: 'GET', path: 'messages?select=recipient&limit=1' },
  { method: 'POST', path: 'rpc/place_order', body: { p_user: NO_USER_ID, p_order: {} } },
  { method: 'POST', path: 'rpc/settle', body: { p_external_id: 0, p_outcome: 'success' } },
  { method: 'POST', path: 'rpc/analytics', body: {} },
  { method: 'POST', path: 'rpc/admin_orders', body: {} },
  { method: 'POST', path: 'rpc/sell_through', body: { p_from: null, p_to: null } },
  { method: 'POST', path: 'rpc/sales_of_bag_days', body: { p_from: null, p_to: null } },
  { method: 'POST', path: 'rpc/handover_board', body: {} },
  { method: 'POST', path: 'rpc/late_deliveries', body: {} },
  { method: 'POST', path: 'rpc/restore_order', body: { p_order: NO_USER_ID } },
  { method: 'POST', path: 'rpc/admin_log', body: {} },
  { method: 'POST', path: 'rpc/refund_list', body: {} },
  { method: 'POST', path: 'rpc/impact', body: {} },
  { method: 'POST', path: 'rpc/rescued_bags', body: {} },
  { method: 'POST', path: 'rpc/refund_choices', body: { p_order_code: '' } },
  { method: 'POST', path: 'rpc/correct_reference', body: { p_refund: NO_USER_ID, p_reference: 'x' } },
  {
    method: 'POST',
    path: 'rpc/refund_order',
    body: {
      p_admin: NO_USER_ID,
      p_order_code: '',
      p_token: NO_USER_ID,
      p_kind: 'whole',
      p_line: null,
      p_amount_cents: null,
      p_reason: 'x',
      p_left_seen: 0,
    },
  },
  { method: 'POST', path: 'rpc/refund_done', body: { p_admin: NO_USER_ID, p_refund: '', p_reference: '' } },
  { method: 'POST', path: 'rpc/pieces_to_fill', body: { p_bag: NO_USER_ID } },
  {
    method: 'POST',
    path: 'rpc/take_bag_back',
    body: { p_token: NO_USER_ID, p_bag: NO_USER_ID, p_can_fill: 0, p_reason: 'other' },
  },
  { method: 'POST', path: 'rpc/cancel_paid_order', body: { p_user: NO_USER_ID, p_order_code: '' } },
  {
    method: 'POST',
    path: 'rpc/mark_handover',
    body: { p_handover: NO_USER_ID, p_state: 'done', p_reason: 'x' },
  },
  { method: 'POST', path: 'rpc/settle_conflict', body: { p_conflict: NO_USER_ID, p_note: 'x' } },
  { method: 'POST', path: 'rpc/create_pairing', body: { p_code_hash: '', p_kind: 'courier' } },
  { method: 'POST', path: 'rpc/revoke_device', body: { p_device: NO_USER_ID } },
  { method: 'POST', path: 'rpc/publish_plans', body: {} },
  { method: 'POST', path: 'rpc/release_alerts', body: {} },
  { method: 'POST', path: 'rpc/ask_alert', body: { p_bag: NO_USER_ID } },
  { method: 'POST', path: 'rpc/rate_shop', body: { p_order: NO_USER_ID, p_store: NO_USER_ID, p_stars: 5 } },
  { method: 'POST', path: 'rpc/sweep_ratings', body: {} },
  { method: 'POST', path: 'rpc/save_bag_days', body: { p_changes: [] } },
  { method: 'POST', path: 'rpc/week_of_plans', body: { p_from: '2026-11-23' } },
  { method: 'POST', path: 'rpc/counter_state', body: { p_device: NO_USER_ID } },
  { method: 'POST', path: 'rpc/handover_events_after', body: { p_event: 0 } },
  { method: 'POST', path: 'rpc/courier_state', body: { p_device: NO_USER_ID } },
  { method: 'GET', path: 'handovers?select=token&limit=1' },
  { method: 'GET', path: 'refunds?select=reference&limit=1' },
  { method: 'GET', path: 'bags_taken_back?select=token&limit=1' },
  { method: 'GET', path: 'ratings?select=stars&limit=1' },
  { method: 'GET', path: 'devices?select=id&limit=1' },
  { method: 'GET', path: 'device_tokens?select=token_hash&limit=1' },
  { method: 'GET', path: 'ticket_keys?select=private_key&limit=1' },
];

/**
 * Admins may do this, or members with rows of their own, so a member's request is not rejected: it matches no rows,
 * where an open table would match invalid ones.
 */
const withoutEffectForMembers: readonly Call[] = [
  { method: 'PATCH', path: 'stores?id=not.is.null', body: { name: '' } },
  { method: 'PATCH', path: 'surprise_bags?id=not.is.null&select=id', body: { quantity: -1 } },
  { method: 'PATCH', path: 'users?id=not.is.null', body: { role: 'nobody' } },
  { method: 'PATCH', path: 'settings?id=not.is.null', body: { lbp_per_usd: 0 } },
  { method: 'GET', path: 'favourites?select=user_id&limit=1' },
  { method: 'GET', path: 'alerts?select=user_id&limit=1' },
  { method: 'POST', path: 'rpc/collected_lately', body: {} },
  { method: 'GET', path: 'orders?select=own_handovers&limit=1' },
  { method: 'GET', path: 'bag_plans?select=bag_id&limit=1' },
  { method: 'PATCH', path: 'bag_plans?bag_id=not.is.null', body: { quantities: [] } },
  { method: 'GET', path: 'bag_days?select=bag_id&limit=1' },
  { method: 'PATCH', path: 'bag_days?bag_id=not.is.null', body: { planned: -1 } },
];

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
  const outcomes = await Promise.all([
    ...each(stranger, [...forbiddenToBoth, ...withoutEffectForMembers], isDenied),
    ...each(member, forbiddenToBoth, isDenied),
    ...each(member, withoutEffectForMembers, hasNoEffect),
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

async function openPrivileges(database: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ finding: string }>`
    with tables as (
      select oid, oid::regclass::text as name, relrowsecurity as has_rows_secured,
             relname in ('users', 'stores', 'surprise_bags', 'bag_plans', 'bag_days') as admins_write,
             relname = 'favourites' as members_add,
             relname in ('bag_notes', 'order_requests', 'order_lines', 'payment_attempts', 'messages') as is_secret
        from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       union all
      select oid, oid::regclass::text, true, false, false, true
        from pg_class where oid in ('auth.users'::regclass, 'auth.refresh_tokens'::regclass)
    )
    select format('%s may %s %s', role, privilege, name) as finding
      from unnest(array['anon', 'authenticated']) role
     cross join tables
     cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
     where (has_table_privilege(role, oid, privilege)
        or privilege in ('select', 'insert', 'update') and has_any_column_privilege(role, oid, privilege))
       and case privilege
             when 'select' then is_secret
             when 'truncate' then true
             when 'delete' then role = 'anon' or not admins_write and not members_add and name <> 'orders'
             when 'insert' then role = 'anon' or not admins_write and not members_add
             else role = 'anon' or not admins_write and (privilege <> 'update' or name <> 'settings')
           end
    union all
    select format('%s may call %s', role, proname)
      from unnest(array['anon', 'authenticated']) role, pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')
       -- It looks at who asks: a member is refused above.
       and not (role = 'authenticated' and proname in (
         'analytics', 'admin_orders', 'handover_board', 'mark_handover', 'settle_conflict', 'create_pairing', 'revoke_device',
         'sell_through', 'sales_of_bag_days', 'refund_list', 'pieces_to_fill', 'ask_alert', 'end_alert', 'impact',
         'save_bag_days', 'week_of_plans', 'rate_shop', 'collected_lately', 'own_handovers', 'late_deliveries',
         'restore_order', 'admin_log', 'refund_choices',
         'correct_reference'
       ))
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
    token: shortLivedToken(jwtSecret, NO_USER_ID),
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

/** A signed-in user without an account. */
function shortLivedToken(jwtSecret: string, userId: string): string {
  const now = Math.floor(Date.now() / 1000);
  return signToken(jwtSecret, {
    sub: userId,
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + 60,
  });
}
