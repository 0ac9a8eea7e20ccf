import {
  CANCEL_PAID_PATH,
  CANCEL_PATH,
  cancelFields,
  ORDER_STATUS_PATH,
  readOrderCode,
  readRequest,
  statusFields,
  type StatusAnswerBody,
} from '@zawadeh/domain';
import { Hono, type Context } from 'hono';
import type { CallResult } from '../database/callResult.ts';
import type { OrderResult } from '../database/orders.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/identifyUser.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

type Needs = Pick<Ports, 'orders' | 'people' | 'settlement'>;

export function answerOrder(context: Context<SignedInEnv>, order: CallResult<OrderResult>): Response {
  if (!order.ok) return problem(context, order.error.code);
  const { order_code, status, expires_at } = order.value;
  return context.json({
    order_code,
    payment_status: status,
    expires_at: status === 'pending' ? expires_at : null,
  } satisfies StatusAnswerBody);
}

/** Refresh and Cancel from a buyer, Mark Paid from an admin. Only the provider or an admin can make an order paid. */
export function orderStatusCalls({ orders, people, settlement }: Needs): Hono<SignedInEnv> {
  const refresh = async (user: string, code: string): Promise<CallResult<OrderResult>> => {
    const before = await orders.state(user, code);
    // A closed order may have been paid nevertheless.
    if (!before.ok || ['paid', 'refund_due', 'refunded'].includes(before.value.status)) return before;
    await settlement.askAboutOrder(code);
    return orders.state(user, code);
  };

  return new Hono<SignedInEnv>()
    .post(ORDER_STATUS_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(statusFields, sent));
      if (!body.ok) return body.error;
      const { id } = context.get('user');
      const { order_code, user_id, reason = null } = body.value;
      if (user_id !== undefined && user_id !== id) return problem(context, 'not_yours');
      const code = readOrderCode(order_code);
      if (code === null) return problem(context, 'unknown_order');
      if (user_id === undefined && (await people.isAdmin(id))) {
        // Checks with the provider first, so that its answer is logged beside the admin's reason.
        const answers = await settlement.askAboutOrder(code);
        return answerOrder(context, await orders.markPaid(id, code, reason, answers.at(-1) ?? null));
      }
      return answerOrder(context, await refresh(id, code));
    })
    .post(CANCEL_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(cancelFields, sent));
      if (!body.ok) return body.error;
      const { id } = context.get('user');
      const code = readOrderCode(body.value.order_code);
      if (code === null) return problem(context, 'unknown_order');
      // Checks with the provider first, so that an order that was just paid is not cancelled. If it does not answer, a
      // late payment is handled when it arrives.
      const current = await refresh(id, code);
      return answerOrder(context, current.ok ? await orders.cancel(id, code) : current);
    })
    .post(CANCEL_PAID_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(cancelFields, sent));
      if (!body.ok) return body.error;
      const code = readOrderCode(body.value.order_code);
      if (code === null) return problem(context, 'unknown_order');
      return answerOrder(context, await orders.cancelPaid(context.get('user').id, code));
    })
    .get('/api/orders/:code', signedIn, async (context) => {
      const code = readOrderCode(context.req.param('code'));
      if (code === null) return problem(context, 'unknown_order');
      return answerOrder(context, await orders.state(context.get('user').id, code));
    });
}
