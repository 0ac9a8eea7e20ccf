import { isPlainEmail, type AuthErrorCode } from '@zawadeh/domain';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

/** Where an account gets its address. */
const WRITES_ADDRESS = new Set(['/auth/v1/signup', '/auth/v1/user']);

/** The engine takes letters that only look like an address's own; whoever has such an account could pass for another. */
export const plainEmail = createMiddleware<AppEnv>(async (context, next) => {
  const { req } = context;
  if (!WRITES_ADDRESS.has(req.path.replace(/\/+$/, ''))) return next();
  const email = await emailIn(req.raw);
  if (email === undefined || (typeof email === 'string' && isPlainEmail(email))) return next();
  const msg = 'Unable to validate email address: invalid format';
  return context.json({ code: 400, error_code: 'validation_failed' satisfies AuthErrorCode, msg }, 400);
});

/** Of a copy: the engine reads it after us. */
async function emailIn(request: Request): Promise<unknown> {
  try {
    return Object(await request.clone().json()).email as unknown;
  } catch {
    return undefined;
  }
}
