import {
  readId,
  readRequest,
  refundDoneFields,
  REFUNDS_PATH,
  type RefundDoneAnswerBody,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { signedIn } from '../http/identifyUser.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

/** An admin records that money was sent back by hand: the provider has no call for it. */
export function refundCalls({ orders, people }: Pick<Ports, 'orders' | 'people'>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post(`${REFUNDS_PATH}/:id/done`, signedIn, async (context) => {
    const admin = context.get('user').id;
    if (!(await people.isAdmin(admin))) return problem(context, 'not_an_admin');
    const body = await readBody(context, (sent) => readRequest(refundDoneFields, sent));
    if (!body.ok) return body.error;
    const id = readId(context.req.param('id'));
    if (id === null) return problem(context, 'unknown_refund');
    const done = await orders.refundDone(admin, id, body.value.reference);
    return done.ok
      ? context.json(done.value satisfies RefundDoneAnswerBody)
      : problem(context, done.error.code);
  });
}
