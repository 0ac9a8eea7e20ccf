import { isPlainEmail, LONGEST_EMAIL, type AuthErrorCode } from '@zawadeh/domain';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

/** The calls that set an account's address. */
const WRITES_ADDRESS = new Set(['/auth/v1/signup', '/auth/v1/user']);

/** The engine accepts look-alike letters in an address, with which an account could pass for another. */
export const plainEmail = createMiddleware<AppEnv>(async (context, next) => {
  const { req } = context;
  if (!WRITES_ADDRESS.has(req.path.replace(/\/+$/, ''))) return next();
  const email = await emailIn(req.raw);
  return email === undefined || (typeof email === 'string' && isPlainEmail(email)) ? next() : refuse(context);
});

/** The limiters keep the address of a call for a minute, so they get none that is longer than an address can be. */
export const shortEmail = createMiddleware<AppEnv>(async (context, next) => {
  const email = await emailIn(context.req.raw);
  return typeof email === 'string' && email.length > LONGEST_EMAIL ? refuse(context) : next();
});

function refuse(context: Context): Response {
  const msg = 'Unable to validate email address: invalid format';
  return context.json({ code: 400, error_code: 'validation_failed' satisfies AuthErrorCode, msg }, 400);
}

/** A copy, because the engine reads the body afterwards. */
async function emailIn(request: Request): Promise<unknown> {
  try {
    return Object(await request.clone().json()).email as unknown;
  } catch {
    return undefined;
  }
}
