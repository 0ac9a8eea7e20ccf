import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

export type CallsPerMinute = Readonly<Record<string, number>>;

/** What can be guessed at (passwords, e-mailed codes) or makes us send something. */
export const defaultAuthCallsPerMinute: CallsPerMinute = {
  '/auth/v1/token': 30,
  '/auth/v1/signup': 10,
  '/auth/v1/verify': 10,
  '/auth/v1/recover': 5,
  '/auth/v1/resend': 5,
  '/auth/v1/otp': 5,
};

const WINDOW_MS = 60_000;

/** Counts per socket address in fixed windows; X-Forwarded-For is not read, because anybody can write it. */
export function rateLimit(limits: CallsPerMinute, now: () => number = Date.now) {
  let window = 0;
  const counts = new Map<string, number>();

  return createMiddleware<AppEnv>(async (context, next) => {
    const path = context.req.path.replace(/\/+$/, '');
    const limit = limits[path];
    if (limit === undefined) return next();
    const current = Math.floor(now() / WINDOW_MS);
    if (current !== window) {
      window = current;
      counts.clear();
    }
    const key = `${path} ${context.env?.peerAddress ?? ''}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limit) return next();
    const secondsLeft = Math.ceil(((current + 1) * WINDOW_MS - now()) / 1000);
    return context.json({ error: 'Too many attempts. Please wait a minute and try again.' }, 429, {
      'retry-after': String(secondsLeft),
    });
  });
}
