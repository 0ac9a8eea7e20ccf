import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { problem } from './problems.ts';

export type CallsPerMinute = Readonly<Record<string, number>>;

/** What can be guessed at (passwords, e-mailed codes) or makes us send something. */
export const defaultAuthCallsPerMinute: CallsPerMinute = {
  '/auth/v1/token': 30,
  '/auth/v1/signup': 10,
  '/auth/v1/verify': 10,
  '/auth/v1/recover': 5,
  '/auth/v1/resend': 5,
  '/auth/v1/otp': 5,
  '/auth/v1/magiclink': 5,
  '/auth/v1/reauthenticate': 5,
};

/** Generous: a family behind one address that taps twice and looks again every second is still served. */
export const defaultApiCallsPerMinute: CallsPerMinute = {
  '/api/orders/checkout': 60,
  '/api/whish': 60,
  '/api/whish/callback': 600,
  '/api/orders/update-status': 120,
  '/api/users/upsert': 30,
  '/api/send-message': 30,
};

/** A call that is not named above, or that a newer engine adds, is not open for that. */
const OTHER_READS = 60;
const OTHER_WRITES = 10;

const WINDOW_MS = 60_000;

/** Counts per socket address in fixed windows; X-Forwarded-For is not read, because anybody can write it. */
export function rateLimit(limits: CallsPerMinute, now: () => number = Date.now) {
  let window = 0;
  const counts = new Map<string, number>();

  return createMiddleware<AppEnv>(async (context, next) => {
    const { what, limit } = limitOf(context.req.method, context.req.path.replace(/\/+$/, ''), limits);
    const current = Math.floor(now() / WINDOW_MS);
    if (current !== window) {
      window = current;
      counts.clear();
    }
    const key = `${what} ${household(context.env?.peerAddress ?? '')}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limit) return next();
    const secondsLeft = Math.ceil(((current + 1) * WINDOW_MS - now()) / 1000);
    return problem(context, 'too_many', {}, { 'retry-after': String(secondsLeft) });
  });
}

function limitOf(method: string, path: string, limits: CallsPerMinute): { what: string; limit: number } {
  const named = limits[path];
  if (named !== undefined) return { what: path, limit: named };
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    ? { what: 'other reads', limit: OTHER_READS }
    : { what: 'other writes', limit: OTHER_WRITES };
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
