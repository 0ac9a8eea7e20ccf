import { Hono } from 'hono';
import { problem } from '../http/problems.ts';
import type { AppEnv, Ports } from '../ports.ts';

const noStore = { 'cache-control': 'no-store' };

export const healthCalls = ({ ready, log }: Ports): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, noStore))
    .get('/readyz', async (context) => {
      const answers = await ready().catch((error: unknown) => {
        log('The database did not answer', error);
        return false;
      });
      return answers
        ? context.json({ status: 'ready' }, 200, noStore)
        : problem(context, 'unavailable', {}, noStore);
    });
