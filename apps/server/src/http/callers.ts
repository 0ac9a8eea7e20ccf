import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { CallerEnv, Ports, SignedInEnv } from '../ports.ts';
import { failureLimit } from './failureLimit.ts';
import { problem } from './problems.ts';
import { byAddress } from './rateLimit.ts';

export const bearerToken = ({ req }: Pick<Context, 'req'>): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(req.header('authorization') ?? '')?.[1];

/** More than a town's expired sessions, and few enough that each can be looked at. */
const FORGED_PER_MINUTE = 1_200;

/** Who calls is what the token says, and nothing in the request's body changes that. */
export const recogniseCaller = ({ whoIs }: Pick<Ports, 'whoIs'>): MiddlewareHandler<CallerEnv>[] => [
  failureLimit<CallerEnv>({
    limit: FORGED_PER_MINUTE,
    by: (context) => (bearerToken(context) === undefined ? null : byAddress(context)),
    knownAs: (context) => bearerToken(context) ?? null,
    isFailure: (context) => context.get('caller') === null,
  }),
  createMiddleware<CallerEnv>(async (context, next) => {
    const token = bearerToken(context);
    context.set('caller', token === undefined ? null : await whoIs(token));
    return next();
  }),
];

/** For calls that answer nobody else. */
export const signedIn = createMiddleware<SignedInEnv>(async (context, next) =>
  context.get('caller') ? next() : problem(context, 'not_signed_in'),
);
