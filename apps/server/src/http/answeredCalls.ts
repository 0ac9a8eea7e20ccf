import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { AppEnv, Ports } from '../ports.ts';

/** What only says that there is no such call matches every path. */
const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ path }) => !path.includes('*'))?.path ?? 'elsewhere';

/** Tells of every call by the name of its route, so that no code and no address of anybody is written down. */
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
