import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv, Caller, Ports } from '../ports.ts';
import { problem } from './problems.ts';

export type CallerEnv = AppEnv & { Variables: { caller: Caller | null } };
export type SignedInEnv = AppEnv & { Variables: { caller: Caller } };

export const bearerToken = ({ req }: Context): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(req.header('authorization') ?? '')?.[1];

/** Who calls is what the token says, and nothing in the request's body changes that. */
export const recogniseCaller = ({ whoIs }: Pick<Ports, 'whoIs'>) =>
  createMiddleware<CallerEnv>(async (context, next) => {
    const token = bearerToken(context);
    context.set('caller', token === undefined ? null : await whoIs(token));
    return next();
  });

/** For calls that answer nobody else. */
export const signedIn = createMiddleware<SignedInEnv>(async (context, next) =>
  context.get('caller') ? next() : problem(context, 'not_signed_in'),
);
