import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { UserEnv, Ports, SignedInEnv } from '../ports.ts';
import { failureLimit } from './failureLimit.ts';
import { problem } from './problems.ts';
import { byAddress } from './rateLimit.ts';

export const bearerToken = ({ req }: Pick<Context, 'req'>): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(req.header('authorization') ?? '')?.[1];

/** More than the expired sessions of a town behind one address, and few enough to look up each. */
const FORGED_PER_MINUTE = 1_200;

/** The user is taken from the token alone; nothing in the request's body changes that. */
export const identifyUser = ({
  identify,
  isSigned = () => true,
}: Pick<Ports, 'identify' | 'isSigned'>): MiddlewareHandler<UserEnv>[] => [
  failureLimit<UserEnv>({
    limit: FORGED_PER_MINUTE,
    // A token that is never looked up is not counted, or forged tokens would block others behind the same address.
    by: (context) => {
      const token = bearerToken(context);
      return token !== undefined && isSigned(token) ? byAddress(context) : null;
    },
    successKey: (context) => bearerToken(context) ?? null,
    isFailure: (context) => context.get('user') === null,
  }),
  createMiddleware<UserEnv>(async (context, next) => {
    const token = bearerToken(context);
    context.set('user', token !== undefined && isSigned(token) ? await identify(token) : null);
    return next();
  }),
];

/** Rejects requests without a signed-in user. */
export const signedIn = createMiddleware<SignedInEnv>(async (context, next) =>
  context.get('user') ? next() : problem(context, 'not_signed_in'),
);
