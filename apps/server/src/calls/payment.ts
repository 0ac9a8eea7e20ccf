import {
  PAYMENT_PATH,
  paymentFields,
  readRequest,
  toDollars,
  type ErrorCode,
  type PaymentAnswerBody,
  type PaymentRequest,
  type Result,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/identifyUser.ts';
import { wasNotOpened } from '../payments/provider.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

/** The address of the payment page. */
type OpenedPayment = Result<string, { code: ErrorCode; details?: object }>;

type Needs = Pick<Ports, 'orders' | 'payments' | 'log'>;

/** Opens the payment of a placed order. Simultaneous requests of one buyer share one payment. */
export function paymentCall({ orders, payments, log }: Needs): Hono<SignedInEnv> {
  const pendingPayments = new Map<string, Promise<OpenedPayment>>();

  const start = async (user: string, { order_id, amount }: PaymentRequest): Promise<OpenedPayment> => {
    const due = await orders.startPayment(user, order_id, amount);
    if (!due.ok) {
      const { code, amount_cents } = due.error;
      const details = amount_cents === undefined ? {} : { amount: toDollars(amount_cents) };
      return { ok: false, error: { code, details } };
    }
    const payment = due.value;
    // Nothing has to be paid, so the buyer goes straight to the success page.
    if ('paid' in payment) return { ok: true, value: '/checkout/success' };
    if (payment.collect_url !== null) return { ok: true, value: payment.collect_url };
    const made = await payments.createCollect({
      externalId: payment.external_id,
      amountCents: payment.amount_cents,
      currency: 'USD',
      invoice: payment.order_code,
      callbackToken: payment.callback_token,
    });
    if (!made.ok) {
      log(`Payment ${payment.external_id} could not be opened: ${made.error.kind} ${made.error.code ?? ''}`);
      if (wasNotOpened(made.error)) await orders.paymentNotOpened(payment.external_id);
      return { ok: false, error: { code: 'payment_trouble' } };
    }
    await orders.saveCollectUrl(payment.external_id, made.value);
    return made;
  };

  const once = (user: string, request: PaymentRequest): Promise<OpenedPayment> => {
    const key = `${user} ${request.order_id} ${request.amount}`;
    const pending = pendingPayments.get(key);
    if (pending) return pending;
    const outcome = start(user, request).finally(() => pendingPayments.delete(key));
    pendingPayments.set(key, outcome);
    return outcome;
  };

  return new Hono<SignedInEnv>().post(PAYMENT_PATH, signedIn, async (context) => {
    const body = await readBody(context, (sent) => readRequest(paymentFields, sent));
    if (!body.ok) return body.error;
    const user = context.get('user');
    if (body.value.user_id !== user.id) return problem(context, 'not_yours');
    const outcome = await once(user.id, body.value);
    if (!outcome.ok) return problem(context, outcome.error.code, outcome.error.details);
    const { value: collectUrl } = outcome;
    return context.json({ data: { collectUrl }, collectUrl } satisfies PaymentAnswerBody);
  });
}
