import { Hono } from 'hono';
import type { AppEnv, Ports } from '../ports.ts';

/** The settings that the web app reads before its first call, so that one build serves every installation. */
export const configCall = ({ config }: Ports): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/config.json', (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(config);
  });
