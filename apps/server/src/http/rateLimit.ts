import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, UserEnv, CallsPerMinute, Ports } from '../ports.ts';
import { minuteCounter } from './minuteCounter.ts';
import { tooMany } from './tooMany.ts';

const OTHER_READS = 'other reads';
const OTHER_WRITES = 'other writes';

export const SIGN_INS_TO_ACCOUNT = 'sign-ins to one account from one address';
export const WRONG_FOR_ACCOUNT = 'refused sign-ins for one account from one address';
export const WRONG_FROM_ADDRESS = 'refused sign-ins from one address';

/**
 * A whole town can share one address, so what one address may ask is more than a town does and less than a flood. Passwords
 * are guessed at one account at a time: that is what is counted closely, and only where it goes wrong.
 */
export const defaultAuthCallsPerMinute: CallsPerMinute = {
  [SIGN_INS_TO_ACCOUNT]: 60,
  [WRONG_FOR_ACCOUNT]: 10,
  [WRONG_FROM_ADDRESS]: 300,
  '/auth/v1/signup': 60,
  '/auth/v1/verify': 60,
  '/auth/v1/recover': 30,
  '/auth/v1/resend': 30,
  // Of one session.
  '/auth/v1/user': 30,
  '/auth/v1/logout': 30,
};

/** Nobody's mailbox is filled by strangers, however many they are; it is counted whether there is an account or not. */
export const lettersPerMinute: CallsPerMinute = { '/auth/v1/recover': 3, '/auth/v1/resend': 3 };

/**
 * What one address may ask: a whole town's mobile phones can share one, so this only holds off a flood. Whoever is
 * signed in is counted as a person too.
 */
export const defaultApiCallsPerMinute: CallsPerMinute = {
  '/api/orders/checkout': 600,
  '/api/whish': 600,
  '/api/whish/callback': 600,
  '/api/orders/update-status': 1_200,
  '/api/orders/cancel': 300,
  '/api/users/upsert': 300,
  '/api/send-message': 300,
  '/api/images': 120,
  [OTHER_READS]: 1_200,
};

/** More than anybody who pays and looks again every second needs, and too few to guess at codes. */
export const defaultPersonCallsPerMinute: CallsPerMinute = {
  '/api/orders/checkout': 30,
  '/api/whish': 30,
  '/api/orders/update-status': 90,
  '/api/orders/cancel': 20,
  '/api/users/upsert': 20,
  '/api/send-message': 10,
  '/api/images': 60,
  [OTHER_READS]: 120,
};

/** Without an account. The shop's own pages ask for no table then; others may look around, and not keep everybody waiting. */
export const defaultTableCallsPerMinute: CallsPerMinute = { [OTHER_READS]: 300, [OTHER_WRITES]: 60 };

/** A call that is not named, or that a newer engine adds, is not open for that. */
const FEW_READS = 60;
const FEW_WRITES = 10;

/** Counts in fixed windows, by whatever a call is to be counted by; null is not counted. */
export function rateLimit<Env extends AppEnv>(
  limits: CallsPerMinute,
  by: (context: Context<Env>) => string | null | Promise<string | null>,
  now?: () => number,
) {
  const seen = minuteCounter(now);
  return createMiddleware<Env>(async (context, next) => {
    const key = await by(context);
    if (key === null) return next();
    const { group, limit } = limitOf(context.req.method, context.req.path.replace(/\/+$/, ''), limits);
    const { count, secondsLeft } = seen(`${group} ${key}`);
    return count <= limit ? next() : tooMany(context, secondsLeft);
  });
}

export const byAddress = ({ env }: Pick<Context<AppEnv>, 'env'>): string =>
  clientNetwork(env?.peerAddress ?? '');

/** Strangers cannot use up what the signed-in people behind the same address may ask. */
export const byAddressAndSignIn = (context: Context<UserEnv>): string =>
  `${context.get('user') ? 'signed in' : 'strangers'} ${byAddress(context)}`;

/** A token that we have signed is somebody's; the engine takes whatever else stands in its place for a visitor. */
export const byAddressWithoutAccount =
  ({ isSigned = () => false }: Pick<Ports, 'isSigned'>) =>
  (context: Context<AppEnv>): string | null => {
    const token = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    return token !== undefined && isSigned(token) ? null : byAddress(context);
  };

export const byPerson = (context: Context<UserEnv>): string | null => context.get('user')?.id ?? null;

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

/** One line into a house has one IPv4 address, or as many IPv6 addresses as share their first half. */
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
