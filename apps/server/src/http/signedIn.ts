import { createMiddleware } from 'hono/factory';
import type { AppEnv, Caller, Ports } from '../ports.ts';
import { problem } from './problems.ts';

export type SignedInEnv = AppEnv & { Variables: { caller: Caller } };

/** Who calls is what the token says, and nothing in the request's body changes that. */
export const signedIn = ({ whoIs }: Pick<Ports, 'whoIs'>) =>
  createMiddleware<SignedInEnv>(async (context, next) => {
    const token = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const caller = token === undefined ? null : await whoIs(token);
    if (!caller) return problem(context, 'not_signed_in');
    context.set('caller', caller);
    return next();
  });
