import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { UserEnv, Ports, SignedInEnv } from '../ports.ts';
import { failureLimit } from './failureLimit.ts';
import { problem } from './problems.ts';
import { byAddress } from './rateLimit.ts';

export const bearerToken = ({ req }: Pick<Context, 'req'>): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(req.header('authorization') ?? '')?.[1];

/** More than a town's expired sessions, and few enough that each can be looked up. */
const FORGED_PER_MINUTE = 1_200;

/** Who calls is what the token says, and nothing in the request's body changes that. */
export const identifyUser = ({
  identify,
  isSigned = () => true,
}: Pick<Ports, 'identify' | 'isSigned'>): MiddlewareHandler<UserEnv>[] => [
  failureLimit<UserEnv>({
    limit: FORGED_PER_MINUTE,
    // A token that nobody looks up is not counted, or forged ones would keep out the neighbours.
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

/** For calls that answer nobody else. */
export const signedIn = createMiddleware<SignedInEnv>(async (context, next) =>
  context.get('user') ? next() : problem(context, 'not_signed_in'),
);
