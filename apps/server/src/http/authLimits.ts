import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv, CallsPerMinute } from '../ports.ts';
import { failureLimit } from './failureLimit.ts';
import { limitConcurrency } from './atMostAtOnce.ts';
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
 * Passwords that are tried. Renewing a session is no guess, and not counted. The first limits are of one account at one
 * address: of all its sign-ins, because checking a password is work, and of those that fail. The last one holds off
 * whoever tries one password at many accounts, and lets those in who were here before.
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

/** The engine checks passwords on the server's own thread: a few at once, so that everything else is answered. */
export const limitPasswordChecks = limitConcurrency({
  running: 2,
  waiting: 500,
  isCounted: (context) =>
    isPasswordAttempt(context) ||
    pathOf(context.req) === '/auth/v1/signup' ||
    (context.req.method === 'PUT' && pathOf(context.req) === '/auth/v1/user'),
});

const isPasswordAttempt = ({ req }: Context): boolean =>
  pathOf(req) === SIGN_IN && req.query('grant_type') !== 'refresh_token';

async function accountAtAddress(context: Context<AppEnv>): Promise<string | null> {
  return isPasswordAttempt(context) ? `${(await emailIn(context)) ?? ''} ${byAddress(context)}` : null;
}

/** Of a letter; what else is called is not counted. */
export const byRecipient = async (context: Context<AppEnv>): Promise<string | null> =>
  lettersPerMinute[pathOf(context.req)] === undefined ? null : emailIn(context);

/** What signs nobody in: of one session where it is about one, else of the address. */
export function byCaller(context: Context<AppEnv>): string | null {
  const path = pathOf(context.req);
  if (path === SIGN_IN) return null;
  const session = OF_A_SESSION.includes(path) ? context.req.header('authorization')?.slice(-64) : undefined;
  return session === undefined ? byAddress(context) : `${byAddress(context)} ${session}`;
}

const OF_A_SESSION = ['/auth/v1/user', '/auth/v1/logout'];

const pathOf = ({ path }: Context['req']): string => path.replace(/\/+$/, '');

/** As the engine looks it up. */
async function emailIn({ req }: Context): Promise<string | null> {
  try {
    // A copy: the engine reads it after us.
    const { email } = (await req.raw.clone().json()) as { email?: unknown };
    return typeof email === 'string' ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}
