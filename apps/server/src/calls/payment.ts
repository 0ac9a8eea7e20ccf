import {
  PAYMENT_PATH,
  paymentFields,
  readRequest,
  toDollars,
  type ErrorCode,
  type PaymentAnswerBody,
  type PaymentRequest,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { isRefused } from '../database/answer.ts';
import { knownCode, problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/callers.ts';
import { wasNotOpened } from '../payments/provider.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

type Outcome = { url: string } | { problem: ErrorCode; details?: object };

type Needs = Pick<Ports, 'orders' | 'payments' | 'log'>;

/** Where to pay for an order that was placed. Two taps are one payment. */
export function paymentCall({ orders, payments, log }: Needs): Hono<SignedInEnv> {
  const underway = new Map<string, Promise<Outcome>>();

  const start = async (user: string, { order_id, amount }: PaymentRequest): Promise<Outcome> => {
    const due = await orders.startPayment(user, order_id, amount);
    if (isRefused(due)) {
      const details = due.amount_cents === undefined ? {} : { amount: toDollars(due.amount_cents) };
      return { problem: knownCode(due.refused), details };
    }
    // Nothing to pay, so there is nowhere to be sent but to the good news.
    if ('paid' in due) return { url: '/checkout/success' };
    if (due.collect_url !== null) return { url: due.collect_url };
    const made = await payments.createCollect({
      externalId: due.external_id,
      amountCents: due.amount_cents,
      currency: 'USD',
      invoice: due.order_code,
      callbackToken: due.callback_token,
    });
    if (!made.ok) {
      log(`Payment ${due.external_id} could not be opened: ${made.why} ${made.code ?? ''}`);
      if (wasNotOpened(made)) await orders.paymentNotOpened(due.external_id);
      return { problem: 'payment_trouble' };
    }
    await orders.keepCollectUrl(due.external_id, made.collectUrl);
    return { url: made.collectUrl };
  };

  const once = (user: string, request: PaymentRequest): Promise<Outcome> => {
    const key = `${user} ${request.order_id} ${request.amount}`;
    const known = underway.get(key);
    if (known) return known;
    const outcome = start(user, request).finally(() => underway.delete(key));
    underway.set(key, outcome);
    return outcome;
  };

  return new Hono<SignedInEnv>().post(PAYMENT_PATH, signedIn, async (context) => {
    const body = await readBody(context, (sent) => readRequest(paymentFields, sent));
    if ('answer' in body) return body.answer;
    const caller = context.get('caller');
    if (body.value.user_id !== caller.id) return problem(context, 'not_yours');
    const outcome = await once(caller.id, body.value);
    if ('problem' in outcome) return problem(context, outcome.problem, outcome.details);
    const { url: collectUrl } = outcome;
    return context.json({ data: { collectUrl }, collectUrl } satisfies PaymentAnswerBody);
  });
}
