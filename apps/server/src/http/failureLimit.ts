import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { minuteCounter } from './minuteCounter.ts';
import { tooMany } from './tooMany.ts';

type KeyOf<Env extends AppEnv> = (context: Context<Env>) => string | null | Promise<string | null>;

interface FailureLimit<Env extends AppEnv> {
  limit: number;
  /** What failures are counted by; null is not counted. */
  by: KeyOf<Env>;
  /** Whoever succeeded under this name before is neither counted nor kept out. */
  successKey?: KeyOf<Env>;
  isFailure?: (context: Context<Env>) => boolean;
  now?: () => number;
}

const MOST_KNOWN = 10_000;

/**
 * Counts calls that are refused, so that whoever knows the password is never kept out by having used it often. A call
 * counts from its start, because many guesses can be sent before the first is answered.
 */
export function failureLimit<Env extends AppEnv>(options: FailureLimit<Env>) {
  const { limit, by, successKey, isFailure = isRejection, now } = options;
  const seen = minuteCounter(now);
  const successful = new Set<string>();

  return createMiddleware<Env>(async (context, next) => {
    const key = await by(context);
    if (key === null) return next();
    const name = (await successKey?.(context)) ?? null;
    if (name !== null && successful.has(name)) return next();
    const { count, secondsLeft, takeBack } = seen(key);
    if (count > limit) return tooMany(context, secondsLeft);
    await next();
    if (isFailure(context as Context<Env>)) return undefined;
    takeBack();
    if (name === null || context.res.status >= 500) return undefined;
    if (successful.size >= MOST_KNOWN) successful.clear();
    successful.add(name);
    return undefined;
  });
}

/** A failure of our own says nothing about whoever called, and neither does another limit. */
const isRejection = ({ res: { status } }: Pick<Context, 'res'>): boolean =>
  status >= 400 && status < 500 && status !== 429;
