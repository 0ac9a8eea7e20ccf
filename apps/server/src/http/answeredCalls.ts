import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppEnv, Ports } from '../ports.ts';

/** Catch-all routes match every path. */
export const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ path }) => !path.includes('*'))?.path ?? 'elsewhere';

/** Reports every call by its route, so that no order code and no address is logged. */
export const reportCalls = ({ onAnswered }: Pick<Ports, 'onAnswered'>) =>
  createMiddleware<AppEnv>(async (context, next) => {
    const began = performance.now();
    await next();
    onAnswered?.({
      call: `${context.req.method} ${routeOf(context)}`,
      status: context.res.status,
      ms: Math.round(performance.now() - began),
    });
  });
