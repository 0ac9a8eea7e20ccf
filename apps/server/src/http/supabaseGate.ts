import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Ports } from '../ports.ts';
import { constantTime } from './constantTime.ts';
import { authInput, rejectInputFaults, readableAddress, storageInput } from './engineInput.ts';
import { noStore } from './noStore.ts';
import { plainEmail, shortEmail } from './plainEmail.ts';
import { problem } from './problems.ts';
import { queryGuard } from './queryGuard.ts';
import { byCaller, byRecipient, limitPasswordChecks, signInLimits } from './authLimits.ts';
import {
  byAccount,
  byAddressWithoutAccount,
  defaultAuthCallsPerMinute,
  defaultTableCallsPerMinute,
  defaultUserTableCallsPerMinute,
  lettersPerMinute,
  rateLimit,
} from './rateLimit.ts';
import { uploadForm } from './uploadForm.ts';

/** The methods that supabase-js uses; TRACE and the rest get the same 404 as an unknown address. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const PREFIXES = ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*'];

/**
 * The calls that signing up and signing in need. The engine has others (magic links, other providers), which stay
 * closed.
 */
const AUTH_CALLS = ['token', 'signup', 'user', 'logout', 'verify', 'recover', 'resend'].map(
  (call) => `/auth/v1/${call}`,
);

const allowedAuthCalls = createMiddleware<AppEnv>(async (context, next) => {
  if (!AUTH_CALLS.includes(context.req.path.replace(/\/+$/, ''))) return problem(context, 'no_such_call');
  return next();
});

/** Every picture is public, so signed URLs are not needed, and the engine fails on most input to them. */
const rejectSignedUrls = createMiddleware<AppEnv>(async (context, next) =>
  /^\/storage\/v1\/object\/(?:upload\/)?sign(?:\/|$)/.test(context.req.path)
    ? problem(context, 'no_such_call')
    : next(),
);

/** Only our own pages call these endpoints, so the engine's CORS headers are removed. */
const stripCorsHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const offered = [...context.res.headers.keys()].filter((name) => name.startsWith('access-control-'));
  for (const name of offered) context.header(name, undefined);
});

/** The engine takes a body that is cut off for a failure of its own. */
const wholeBody = createMiddleware<AppEnv>(async ({ req }, next) => {
  const { raw } = req;
  if (raw.body !== null) req.raw = new Request(raw, { method: raw.method, body: await raw.arrayBuffer() });
  return next();
});

const isRead = ({ req: { method } }: Context): boolean => method === 'GET' || method === 'HEAD';

/** An uploaded file opened by itself must not run scripts on our origin, whatever its type. */
const sandboxed = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  context.header('content-security-policy', 'sandbox');
});

/** The embedded engine's three public prefixes; its others (studio, administration) stay unreachable. */
export function supabaseGate({
  supabase,
  isSigned,
  authCallsPerMinute = defaultAuthCallsPerMinute,
  tableCallsPerMinute = defaultTableCallsPerMinute,
  userTableCallsPerMinute = defaultUserTableCallsPerMinute,
}: Ports): Hono<AppEnv> {
  const gate = new Hono<AppEnv>();
  for (const prefix of PREFIXES) gate.use(prefix, noStore);
  gate.use('/auth/v1/*', rateLimit(authCallsPerMinute, byCaller));
  for (const prefix of PREFIXES) gate.use(prefix, readableAddress);
  gate.use('/auth/v1/*', allowedAuthCalls);
  gate.use('/auth/v1/*', shortEmail);
  gate.use('/auth/v1/*', ...signInLimits(authCallsPerMinute));
  gate.use('/auth/v1/*', rateLimit(lettersPerMinute, byRecipient));
  gate.use('/auth/v1/*', plainEmail);
  gate.use('/auth/v1/*', authInput);
  gate.use('/auth/v1/*', constantTime);
  gate.use('/auth/v1/*', limitPasswordChecks);
  const signing = isSigned ? { isSigned } : {};
  const byVisitor = byAddressWithoutAccount(signing);
  const byUser = byAccount(signing);
  gate.use('/rest/v1/*', rateLimit(tableCallsPerMinute, byVisitor));
  gate.use('/rest/v1/*', rateLimit(userTableCallsPerMinute, byUser));
  gate.use('/rest/v1/*', queryGuard);
  gate.use('/rest/v1/*', rejectInputFaults);
  gate.use('/storage/v1/*', sandboxed);
  gate.use('/storage/v1/*', rejectSignedUrls);
  // A page of bags loads many pictures, so reading them is not limited.
  const ofWrites = (by: typeof byVisitor) => (context: Context<AppEnv>) =>
    isRead(context) ? null : by(context);
  gate.use('/storage/v1/*', rateLimit(tableCallsPerMinute, ofWrites(byVisitor)));
  gate.use('/storage/v1/*', rateLimit(userTableCallsPerMinute, ofWrites(byUser)));
  gate.use('/storage/v1/*', storageInput);
  gate.use('/storage/v1/*', uploadForm);

  for (const prefix of PREFIXES) {
    gate.use(prefix, wholeBody);
    gate.use(prefix, stripCorsHeaders);
    gate.on(METHODS, prefix, (context) =>
      supabase
        ? supabase(context.req.raw, { peerAddress: context.env?.peerAddress ?? null })
        : problem(context, 'answered_elsewhere'),
    );
  }
  return gate;
}
