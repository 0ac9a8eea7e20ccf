import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../ports.ts';

/** Longer than checking a password takes on a busy machine. */
export const MINIMUM_MS = 400;

const SIGN_IN = '/auth/v1/token';
const LETTERS = ['/auth/v1/recover', '/auth/v1/resend'];

/**
 * The engine checks a password, or writes an e-mail, only where there is an account. How soon it answers would tell
 * strangers who has one, so it says no to everybody after the same while. Who is let in does not wait.
 */
export const constantTime = createMiddleware<AppEnv>(async (context, next) => {
  const path = context.req.path.replace(/\/+$/, '');
  const asksForLetter = LETTERS.includes(path);
  if (path !== SIGN_IN && !asksForLetter) return next();
  const pause = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
  await next();
  if (asksForLetter || !context.res.ok) await pause;
});
