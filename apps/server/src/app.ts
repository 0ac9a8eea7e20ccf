import { Hono } from 'hono';
import { configCall } from './calls/config.ts';
import { healthCalls } from './calls/health.ts';
import { surpriseBagsCall } from './calls/surpriseBags.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { supabaseGate } from './http/supabaseGate.ts';
import type { AppEnv, Ports } from './ports.ts';

/** Runs wherever there is fetch: nothing in here may import from node. */
export function createApp(ports: Ports): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.onError((error, context) => {
    ports.log(`${context.req.method} ${context.req.path} failed`, error);
    return context.json({ error: 'Something went wrong.' }, 500);
  });

  app.use(securityHeaders);
  app.route('/', healthCalls(ports));
  app.route('/', configCall(ports));
  app.route('/', surpriseBagsCall(ports));
  app.route('/', supabaseGate(ports));

  app.all('/api/*', (context) => context.json({ error: 'There is no such call.' }, 404));
  app.all('*', async (context) =>
    ports.pages ? ports.pages(context.req.raw) : context.json({ error: 'There is nothing here.' }, 404),
  );
  return app;
}
