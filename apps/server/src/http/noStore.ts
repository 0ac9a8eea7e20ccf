import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

/** Responses are personal unless a call says otherwise, so neither browsers nor proxies may store them. */
export const noStore = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
});
