import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { tooMany } from './problems.ts';

const RETRY_SECONDS = 10;

interface ConcurrencyLimit {
  running: number;
  waiting: number;
  /** Other calls neither wait nor count. */
  isCounted: (context: Context<AppEnv>) => boolean;
}

/** Limits how many calls run at once. Some more wait in a queue, the rest are rejected. */
export function limitConcurrency({ running, waiting, isCounted }: ConcurrencyLimit) {
  const queue: (() => void)[] = [];
  let count = 0;

  return createMiddleware<AppEnv>(async (context, next) => {
    if (!isCounted(context)) return next();
    if (count >= running) {
      if (queue.length >= waiting) return tooMany(context, RETRY_SECONDS);
      // A finished call hands its slot to the next one, so the count stays.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else count += 1;
    try {
      await next();
    } finally {
      const start = queue.shift();
      if (start) start();
      else count -= 1;
    }
    return undefined;
  });
}
