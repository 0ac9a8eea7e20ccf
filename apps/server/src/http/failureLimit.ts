import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { minuteCounter } from './minuteCounter.ts';
import { tooMany } from './problems.ts';

type KeyOf<Env extends AppEnv> = (context: Context<Env>) => string | null | Promise<string | null>;

interface FailureLimit<Env extends AppEnv> {
  limit: number;
  /** The key that failures are counted by; null is not counted. */
  by: KeyOf<Env>;
  /** A key that succeeded before is neither counted nor blocked. */
  successKey?: KeyOf<Env>;
  isFailure?: (context: Context<Env>) => boolean;
  /** Handles the calls above the limit; without it they are rejected. */
  above?: MiddlewareHandler<Env>;
  now?: () => number;
}

const MOST_KNOWN = 10_000;

/**
 * Counts rejected calls only, so that frequent successful calls never block their user. A call counts from its start,
 * because many guesses can be sent before the first response.
 */
export function failureLimit<Env extends AppEnv>(options: FailureLimit<Env>) {
  const { limit, by, successKey, isFailure = isRejection, above, now } = options;
  const seen = minuteCounter(now);
  const successful = new Set<string>();

  return createMiddleware<Env>(async (context, next) => {
    const key = await by(context);
    if (key === null) return next();
    const name = (await successKey?.(context)) ?? null;
    if (name !== null && successful.has(name)) return next();
    const { count, secondsLeft, takeBack } = seen(key);
    if (count > limit) {
      const rejection = above ? await above(context, next) : tooMany(context, secondsLeft);
      if (rejection) return rejection;
    } else await next();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- hono's middleware has the same environment
    if (isFailure(context as Context<Env>)) return undefined;
    takeBack();
    if (name === null || context.res.status >= 500) return undefined;
    if (successful.size >= MOST_KNOWN) successful.clear();
    successful.add(name);
    return undefined;
  });
}

/** Server errors and other rate limits are not failures of the client. */
const isRejection = ({ res: { status } }: Pick<Context, 'res'>): boolean =>
  status >= 400 && status < 500 && status !== 429;
