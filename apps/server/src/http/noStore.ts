import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

/** Unless a call says otherwise, its answer is about a person, and neither browsers nor proxies may keep it. */
export const noStore = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
});
