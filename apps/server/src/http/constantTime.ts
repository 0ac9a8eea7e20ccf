import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

/** Longer than checking a password takes on a busy machine. */
export const MINIMUM_MS = 400;

const SIGN_IN = '/auth/v1/token';
const LETTERS = ['/auth/v1/recover', '/auth/v1/resend'];

/**
 * The engine checks a password, or sends an e-mail, only for an existing account, so its response time would tell
 * strangers which addresses have one. Every failure is therefore delayed to the same time. A successful sign-in is not
 * delayed.
 */
export const constantTime = createMiddleware<AppEnv>(async (context, next) => {
  const path = context.req.path.replace(/\/+$/, '');
  const asksForLetter = LETTERS.includes(path);
  if (path !== SIGN_IN && !asksForLetter) return next();
  const pause = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  await next();
  if (asksForLetter || !context.res.ok) await pause;
});
