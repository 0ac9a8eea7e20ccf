import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';
import { tooMany } from './problems.ts';

const RETRY_SECONDS = 10;

interface ConcurrencyLimit<Env extends AppEnv> {
  running: number;
  waiting: number;
  /** Calls with the same key are limited together; those with null neither wait nor count. */
  by: (context: Context<Env>) => string | null;
}

/** Limits how many calls run at once. Some more wait in a queue, the rest are rejected. */
export function limitConcurrency<Env extends AppEnv>({ running, waiting, by }: ConcurrencyLimit<Env>) {
  const lines = new Map<string, { count: number; queue: (() => void)[] }>();

  return createMiddleware<Env>(async (context, next) => {
    const key = by(context);
    if (key === null) return next();
    const line = lines.get(key) ?? { count: 0, queue: [] };
    lines.set(key, line);
    if (line.count >= running) {
      if (line.queue.length >= waiting) return tooMany(context, RETRY_SECONDS);
      // A finished call hands its slot to the next one, so the count stays.
      await new Promise<void>((resolve) => line.queue.push(resolve));
    } else line.count += 1;
    try {
      await next();
    } finally {
      const start = line.queue.shift();
      if (start) start();
      else line.count -= 1;
      if (line.count === 0) lines.delete(key);
    }
    return undefined;
  });
}
