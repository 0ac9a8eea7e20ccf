import { Hono } from 'hono';
import { problem } from '../http/problems.ts';
import { defaultApiCallsPerMinute, defaultUserCallsPerMinute } from '../http/rateLimit.ts';
import { DOCUMENT_PATH } from '../openapi/calls/server.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { AppEnv, Ports } from '../ports.ts';

const noStore = { 'cache-control': 'no-store' };
const noCache = { 'cache-control': 'no-cache' };

/** Health checks, the configuration of the web app, and the OpenAPI document. */
export function serverCalls({
  config,
  ready,
  log,
  apiCallsPerMinute: perAddress = defaultApiCallsPerMinute,
  userCallsPerMinute: perUser = defaultUserCallsPerMinute,
}: Ports): Hono<AppEnv> {
  const document = JSON.stringify(openApiDocument({ perAddress, perUser }));

  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, noStore))
    .get('/readyz', async (context) => {
      const answers = await ready().catch((error: unknown) => {
        log('The database did not answer', error);
        return false;
      });
      return answers
        ? context.json({ status: 'ready' }, 200, noStore)
        : problem(context, 'unavailable', {}, noStore);
    })
    .get('/config.json', (context) => context.json(config, 200, noCache))
    .get(DOCUMENT_PATH, (context) =>
      context.body(document, 200, { ...noCache, 'content-type': 'application/json; charset=utf-8' }),
    );
}
