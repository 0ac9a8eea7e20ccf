import {
  readId,
  readOrderCode,
  readRequest,
  refundDoneFields,
  refundOrderFields,
  REFUNDS_PATH,
  TAKE_BACK_PATH,
  takeBackFields,
  type RefundDoneAnswerBody,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { signedIn } from '../http/identifyUser.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import type { Ports, SignedInEnv } from '../ports.ts';
import { answerOrder } from './orderStatus.ts';

/**
 * Money that goes back by the hand of an admin: an order is cancelled or refunded in part, what a shop cannot fill is taken
 * back, and what was sent back is recorded, because the provider has no call for it.
 */
export function refundCalls({ orders, people }: Pick<Ports, 'orders' | 'people'>): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .post(TAKE_BACK_PATH, signedIn, async (context) => {
      const admin = context.get('user').id;
      if (!(await people.isAdmin(admin))) return problem(context, 'not_an_admin');
      const body = await readBody(context, (sent) => readRequest(takeBackFields, sent));
      if (!body.ok) return body.error;
      const taken = await orders.takeBack({ admin }, body.value);
      return taken.ok ? context.json(taken.value) : problem(context, taken.error.code);
    })
    .post(REFUNDS_PATH, signedIn, async (context) => {
      const admin = context.get('user').id;
      if (!(await people.isAdmin(admin))) return problem(context, 'not_an_admin');
      const body = await readBody(context, (sent) => readRequest(refundOrderFields, sent));
      if (!body.ok) return body.error;
      const code = readOrderCode(body.value.order_code);
      if (code === null) return problem(context, 'unknown_order');
      return answerOrder(context, await orders.refund(admin, { ...body.value, order_code: code }));
    })
    .post(`${REFUNDS_PATH}/:id/done`, signedIn, async (context) => {
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
