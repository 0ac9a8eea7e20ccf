import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Ports } from '../ports.ts';
import { problem } from './problems.ts';
import { queryGuard } from './queryGuard.ts';
import { defaultAuthCallsPerMinute, rateLimit } from './rateLimit.ts';

const KIB = 1024;
const LARGEST_CALL = 64 * KIB;
/** A picture may have 2 MiB; a form around it needs some more. */
const LARGEST_UPLOAD = 3 * KIB * KIB;

/** What supabase-js speaks; TRACE and the rest get the same 404 as an unknown address. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const atMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) => problem(context, 'too_large'),
  });

/** An uploaded file opened by itself must not run scripts on our address, whatever it claims to be. */
const sandboxed = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  context.header('content-security-policy', 'sandbox');
});

/** The embedded engine's three public prefixes; its others (studio, administration) stay unreachable. */
export function supabaseGate({ supabase, authCallsPerMinute }: Ports): Hono<AppEnv> {
  const gate = new Hono<AppEnv>();
  gate.use('/auth/v1/*', rateLimit(authCallsPerMinute ?? defaultAuthCallsPerMinute));
  gate.use('/auth/v1/*', atMost(LARGEST_CALL));
  gate.use('/rest/v1/*', atMost(LARGEST_CALL));
  gate.use('/rest/v1/*', queryGuard);
  gate.use('/storage/v1/*', sandboxed);
  gate.use('/storage/v1/*', atMost(LARGEST_UPLOAD));

  for (const prefix of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*']) {
    gate.on(METHODS, prefix, (context) =>
      supabase
        ? supabase(context.req.raw, { peerAddress: context.env?.peerAddress ?? null })
        : problem(context, 'answered_elsewhere'),
    );
  }
  return gate;
}
