import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import type { CallerEnv } from './callers.ts';
import { problem } from './problems.ts';

/** By path; what is not named is counted together. */
export type CallsPerMinute = Readonly<Record<string, number>>;

const OTHER_READS = 'other reads';
const OTHER_WRITES = 'other writes';

/** What can be guessed at (passwords, e-mailed codes) or makes us send something. */
export const defaultAuthCallsPerMinute: CallsPerMinute = {
  '/auth/v1/token': 30,
  '/auth/v1/signup': 10,
  '/auth/v1/verify': 10,
  '/auth/v1/recover': 5,
  '/auth/v1/resend': 5,
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

/** A call that is not named, or that a newer engine adds, is not open for that. */
const FEW_READS = 60;
const FEW_WRITES = 10;

const WINDOW_MS = 60_000;

/** Counts in fixed windows, by whatever a call is to be counted by; null is not counted. */
export function rateLimit<Env extends AppEnv>(
  limits: CallsPerMinute,
  by: (context: Context<Env>) => string | null | Promise<string | null>,
  now: () => number = Date.now,
) {
  let window = 0;
  const counts = new Map<string, number>();

  return createMiddleware<Env>(async (context, next) => {
    const who = await by(context);
    if (who === null) return next();
    const { what, limit } = limitOf(context.req.method, context.req.path.replace(/\/+$/, ''), limits);
    const current = Math.floor(now() / WINDOW_MS);
    if (current !== window) {
      window = current;
      counts.clear();
    }
    const key = `${what} ${who}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limit) return next();
    const secondsLeft = Math.ceil(((current + 1) * WINDOW_MS - now()) / 1000);
    return problem(context, 'too_many', {}, { 'retry-after': String(secondsLeft) });
  });
}

export const byAddress = ({ env }: Context<AppEnv>): string => household(env?.peerAddress ?? '');

export const byPerson = (context: Context<CallerEnv>): string | null => context.get('caller')?.id ?? null;

/** Of a letter; what else is called is not counted. */
export async function byReceiver({ req }: Context<AppEnv>): Promise<string | null> {
  if (lettersPerMinute[req.path.replace(/\/+$/, '')] === undefined) return null;
  try {
    // A copy: the engine reads it after us.
    const { email } = (await req.raw.clone().json()) as { email?: unknown };
    return typeof email === 'string' ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}

export function limitOf(
  method: string,
  path: string,
  limits: CallsPerMinute,
): { what: string; limit: number } {
  const named = limits[path];
  if (named !== undefined) return { what: path, limit: named };
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    ? { what: OTHER_READS, limit: limits[OTHER_READS] ?? FEW_READS }
    : { what: OTHER_WRITES, limit: limits[OTHER_WRITES] ?? FEW_WRITES };
}

/** One line into a house has one IPv4 address, or as many IPv6 addresses as share their first half. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
