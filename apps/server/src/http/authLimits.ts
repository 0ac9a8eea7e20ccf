import { fieldsOf } from '@zawadeh/domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, CallsPerMinute } from '../ports.ts';
import { failureLimit } from './failureLimit.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import {
  byAddress,
  lettersPerMinute,
  rateLimit,
  SIGN_INS_TO_ACCOUNT,
  WRONG_FOR_ACCOUNT,
  WRONG_FROM_ADDRESS,
} from './rateLimit.ts';

const SIGN_IN = '/auth/v1/token';

/**
 * Limits on password attempts; renewing a session is not an attempt. The first two limits apply to one account at one
 * address: to all its sign-ins, because checking a password is work, and to those that fail. The last one stops an
 * attacker who tries one password at many accounts, and does not apply to accounts that signed in from the address
 * before.
 */
export const signInLimits = (limits: CallsPerMinute): MiddlewareHandler<AppEnv>[] => [
  rateLimit<AppEnv>({ [SIGN_IN]: limits[SIGN_INS_TO_ACCOUNT] ?? 0 }, accountAtAddress),
  failureLimit({ limit: limits[WRONG_FOR_ACCOUNT] ?? 0, by: accountAtAddress }),
  failureLimit({
    limit: limits[WRONG_FROM_ADDRESS] ?? 0,
    by: (context) => (isPasswordAttempt(context) ? byAddress(context) : null),
    successKey: accountAtAddress,
  }),
];

/**
 * The engine checks passwords on the server's own thread, so only a few run at once and other requests are answered.
 */
export const limitPasswordChecks = limitConcurrency({
  running: 2,
  waiting: 500,
  by: (context) => (checksPassword(context) ? '' : null),
});

const checksPassword = (context: Context): boolean =>
  isPasswordAttempt(context) ||
  pathOf(context.req) === '/auth/v1/signup' ||
  (context.req.method === 'PUT' && pathOf(context.req) === '/auth/v1/user');

const isPasswordAttempt = ({ req }: Context): boolean =>
  pathOf(req) === SIGN_IN && req.query('grant_type') !== 'refresh_token';

async function accountAtAddress(context: Context<AppEnv>): Promise<string | null> {
  return isPasswordAttempt(context) ? `${(await emailIn(context)) ?? ''} ${byAddress(context)}` : null;
}

/** The recipient of a requested e-mail; other calls are not counted. */
export const byRecipient = async (context: Context<AppEnv>): Promise<string | null> =>
  lettersPerMinute[pathOf(context.req)] === undefined ? null : emailIn(context);

/** For calls that do not sign in: the session where the call has one, else the address. */
export function byCaller(context: Context<AppEnv>): string | null {
  const path = pathOf(context.req);
  if (path === SIGN_IN) return null;
  const session = OF_A_SESSION.includes(path) ? context.req.header('authorization')?.slice(-64) : undefined;
  return session === undefined ? byAddress(context) : `${byAddress(context)} ${session}`;
}

const OF_A_SESSION = ['/auth/v1/user', '/auth/v1/logout'];

const pathOf = ({ path }: Context['req']): string => path.replace(/\/+$/, '');

/** In the spelling that the engine looks up. */
async function emailIn({ req }: Context): Promise<string | null> {
  try {
    // A copy, because the engine reads the body afterwards.
    const { email } = fieldsOf(await req.raw.clone().json());
    return typeof email === 'string' ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}
