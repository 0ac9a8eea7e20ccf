import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, UserEnv, CallsPerMinute, Ports } from '../ports.ts';
import { minuteCounter } from './minuteCounter.ts';
import { tooMany } from './problems.ts';
import type { SharedCounts } from './sharedCounts.ts';
import { tokenClaims } from './tokenClaims.ts';

const OTHER_READS = 'other reads';
const OTHER_WRITES = 'other writes';

export const SIGN_INS_TO_ACCOUNT = 'sign-ins to one account from one address';
export const WRONG_FOR_ACCOUNT = 'refused sign-ins for one account from one address';
export const WRONG_FROM_ADDRESS = 'refused sign-ins from one address';

/**
 * A whole town can share one address, so the limit of an address is above a town's traffic and below a flood. Passwords
 * are guessed at one account at a time, so the failures of one account have the strict limit.
 */
export const defaultAuthCallsPerMinute: CallsPerMinute = {
  [SIGN_INS_TO_ACCOUNT]: 60,
  [WRONG_FOR_ACCOUNT]: 10,
  [WRONG_FROM_ADDRESS]: 300,
  '/auth/v1/signup': 60,
  '/auth/v1/verify': 60,
  '/auth/v1/recover': 30,
  '/auth/v1/resend': 30,
  // Per session.
  '/auth/v1/user': 30,
  '/auth/v1/logout': 30,
};

/** Protects a mailbox from many senders; counted whether there is an account or not. */
export const lettersPerMinute: CallsPerMinute = { '/auth/v1/recover': 3, '/auth/v1/resend': 3 };

/**
 * Limits of one address. The mobile phones of a whole town can share one, so they only stop a flood. Signed-in users
 * also have a limit of their own.
 */
export const defaultApiCallsPerMinute: CallsPerMinute = {
  '/api/orders/checkout': 600,
  '/api/whish': 600,
  '/api/whish/callback': 600,
  '/api/orders/update-status': 1_200,
  '/api/orders/cancel': 300,
  '/api/orders/cancel-paid': 300,
  '/api/bags/take-back': 300,
  '/api/stores/take-back': 300,
  '/api/users/upsert': 300,
  '/api/send-message': 300,
  '/api/images': 300,
  '/api/places': 300,
  '/api/store/invitations': 300,
  '/api/store/applications': 60,
  '/api/tickets/received': 300,
  '/api/devices/pairing': 60,
  '/api/devices/pair': 60,
  '/api/counter/actions': 1_200,
  '/api/counter/take-back': 300,
  [OTHER_READS]: 1_200,
  [OTHER_WRITES]: 300,
};

/** More than a buyer needs who pays and refreshes every second, and too few to guess order codes. */
export const defaultUserCallsPerMinute: CallsPerMinute = {
  '/api/orders/checkout': 30,
  '/api/whish': 30,
  '/api/orders/update-status': 90,
  '/api/orders/cancel': 20,
  '/api/orders/cancel-paid': 20,
  '/api/bags/take-back': 30,
  '/api/stores/take-back': 30,
  '/api/users/upsert': 20,
  '/api/send-message': 10,
  '/api/images': 30,
  '/api/places': 20,
  '/api/store/invitations': 10,
  '/api/tickets/received': 30,
  [OTHER_READS]: 120,
  [OTHER_WRITES]: 30,
};

/** Applications of shops from one address in a day: a town that shares an address has fewer that begin on one day. */
export const APPLICATIONS_PER_DAY = 20;

/** One phone that polls, sends and retries; more than a person can press. */
export const callsOfDevicePerMinute: CallsPerMinute = {
  '/api/counter': 120,
  '/api/courier': 120,
  '/api/counter/actions': 240,
  '/api/counter/take-back': 30,
};

/** The pages behind the links of messages, of one address. */
export const linkedPagesPerMinute: CallsPerMinute = { [OTHER_READS]: 300, [OTHER_WRITES]: 60 };

/** For requests without an account. Our own pages read no table then; others may browse without blocking everyone. */
export const defaultTableCallsPerMinute: CallsPerMinute = { [OTHER_READS]: 300, [OTHER_WRITES]: 60 };

/**
 * Tables and uploads of one user, ten times what an open dashboard reads and what is pressed there. One account may be
 * open on several screens, and several admins may share one.
 */
export const defaultUserTableCallsPerMinute: CallsPerMinute = { [OTHER_READS]: 600, [OTHER_WRITES]: 600 };

/** For calls without a limit of their own, including calls of a newer engine. */
const FEW_READS = 60;
const FEW_WRITES = 10;

/** Counts calls per key in fixed windows of a minute; null is not counted. */
export function rateLimit<Env extends AppEnv>(
  limits: CallsPerMinute,
  by: (context: Context<Env>) => string | null | Promise<string | null>,
  { now, shared }: { now?: () => number; shared?: SharedCounts | undefined } = {},
) {
  const seen = minuteCounter(now);
  return createMiddleware<Env>(async (context, next) => {
    const key = await by(context);
    if (key === null) return next();
    const { group, limit } = limitOf(context.req.method, context.req.path.replace(/\/+$/, ''), limits);
    const name = `${group} ${key}`;
    const { count, secondsLeft } = seen(name);
    const total = shared?.total(name, count, limit) ?? count;
    return total <= limit ? next() : tooMany(context, secondsLeft);
  });
}

export const byAddress = ({ env }: Pick<Context<AppEnv>, 'env'>): string =>
  clientNetwork(env?.peerAddress ?? '');

/** Strangers cannot use up the limit of the signed-in users and of the paired phones behind the same address. */
export const byAddressAndSignIn = (
  context: Context<UserEnv & { Variables: { deviceLookup: { ok: boolean } | null } }>,
): string => {
  const who = context.get('deviceLookup')?.ok === true ? 'devices' : 'strangers';
  return `${context.get('user') ? 'signed in' : who} ${byAddress(context)}`;
};

/** The token of a phone at a counter. */
export const deviceToken = ({ req }: Pick<Context, 'req'>): string | null =>
  /^Device ([\w-]{43})$/i.exec(req.header('authorization') ?? '')?.[1] ?? null;

/** A token that this server signed; the engine treats any other as a visitor's. */
const signedToken = (
  { req }: Context<AppEnv>,
  { isSigned = () => false }: Pick<Ports, 'isSigned'>,
): string | null => {
  const token = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1];
  return token !== undefined && isSigned(token) ? token : null;
};

export const byAddressWithoutAccount =
  (ports: Pick<Ports, 'isSigned'>) =>
  (context: Context<AppEnv>): string | null =>
    signedToken(context, ports) === null ? byAddress(context) : null;

/** The user of the token, however many tokens the user has; null for visitors and for the server's own key. */
export const byAccount =
  (ports: Pick<Ports, 'isSigned'>) =>
  (context: Context<AppEnv>): string | null =>
    subjectOf(signedToken(context, ports) ?? '');

function subjectOf(token: string): string | null {
  const { sub } = tokenClaims(token);
  return typeof sub === 'string' ? sub : null;
}

export const byUser = (context: Context<UserEnv>): string | null => context.get('user')?.id ?? null;

export function limitOf(
  method: string,
  path: string,
  limits: CallsPerMinute,
): { group: string; limit: number } {
  const named = limits[path];
  if (named !== undefined) return { group: path, limit: named };
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    ? { group: OTHER_READS, limit: limits[OTHER_READS] ?? FEW_READS }
    : { group: OTHER_WRITES, limit: limits[OTHER_WRITES] ?? FEW_WRITES };
}

/** One connection has one IPv4 address, or the IPv6 addresses that share their first 64 bits. */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
