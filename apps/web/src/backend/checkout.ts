/** POST orders/checkout, POST whish and POST /api/send-message: from a cart to the page where it is paid. */
import {
  CHECKOUT_PATH,
  checkoutAnswer,
  CURRENCY,
  MESSAGE_PATH,
  orderNotSaved,
  PAYMENT_PATH,
  paymentAnswer,
  paymentNotCreated,
  paymentNotStarted,
  paymentUrlIn,
  readAnswer,
  readErrorCode,
  safePaymentUrl,
  type Cents,
  type CheckoutAnswer,
  type CheckoutBody,
  type CheckoutTrouble,
  type ErrorCode,
  type MessageBody,
  type PaymentBody,
} from '@zawadeh/domain';
import { shop } from '../shop.ts';
import { postAsCaller } from './caller.ts';
import { PATIENCE_FOR_PROVIDER, troubleOf, type Trouble } from './trouble.ts';

/** What it really costs and what is left. */
export interface NewFigures {
  total: Cents | null;
  delivery: Cents | null;
  lines: readonly { bagId: string; unitPrice: Cents | null; available: number | null }[];
}

export type CheckoutStop =
  /** The code has words in both languages; the server's own sentence is English. */
  | { why: 'refused'; trouble: CheckoutTrouble; code: ErrorCode | null }
  | { why: 'changed'; what: Extract<ErrorCode, 'price_changed' | 'not_available'>; figures: NewFigures }
  /** Nothing came back. What was sent may have arrived all the same. */
  | { why: 'unanswered'; trouble: Trouble };

export type OrderPlaced = { ok: true; orderCode: string } | { ok: false; stop: CheckoutStop };
export type PaymentOpened = { ok: true; url: string } | { ok: false; stop: CheckoutStop };

/** Sent again with the same key, it is the same order. */
export async function placeOrder(body: CheckoutBody, idempotencyKey: string): Promise<OrderPlaced> {
  return answered<OrderPlaced>(
    CHECKOUT_PATH,
    body,
    { headers: { 'Idempotency-Key': idempotencyKey } },
    ({ response, sent, code }) => {
      const answer = readAnswer(checkoutAnswer, sent);
      if (response.ok && answer.order_code !== null) return { ok: true, orderCode: answer.order_code };
      if (code === 'price_changed' || code === 'not_available') {
        return { ok: false, stop: { why: 'changed', what: code, figures: figuresIn(answer) } };
      }
      return refused(orderNotSaved(answer, response.ok ? '' : response.statusText), code);
    },
  );
}

interface Due {
  orderCode: string;
  userId: string;
  /** In dollars, as the order was placed with. */
  amount: number;
}

/** Where to pay, if the browser may be sent there. */
export async function openPayment({ orderCode, userId, amount }: Due): Promise<PaymentOpened> {
  const body: PaymentBody = { amount, currency: CURRENCY, user_id: userId, order_id: orderCode };
  return answered<PaymentOpened>(
    PAYMENT_PATH,
    body,
    { patience: PATIENCE_FOR_PROVIDER },
    ({ response, sent, code }) => {
      const answer = readAnswer(paymentAnswer, sent);
      if (!response.ok) return refused(paymentNotCreated(answer), code);
      // What is paid already leads to a page of ours, which is told without the address it is at.
      const found = URL.parse(paymentUrlIn(answer) ?? '', location.origin);
      const url = paymentUrlIn(answer) === null ? null : safePaymentUrl(found?.href ?? null, hosts());
      return url === null ? refused(paymentNotStarted(answer), code) : { ok: true, url };
    },
  );
}

/** Tells the shop of a paid order. Whether it was told is not looked at. */
export async function tellSupport(body: MessageBody): Promise<void> {
  await answered(MESSAGE_PATH, body, {}, () => ({ ok: true }));
}

const hosts = () => ({ providers: shop.paymentHosts, localWallet: location.origin });

interface Answered {
  response: Response;
  /** null where it was no JSON. */
  sent: unknown;
  code: ErrorCode | null;
}

async function answered<Result>(
  path: string,
  body: object,
  sending: Parameters<typeof postAsCaller>[2],
  read: (answer: Answered) => Result,
): Promise<Result | { ok: false; stop: CheckoutStop }> {
  try {
    const response = await postAsCaller(path, () => body, sending);
    if (response === null) return refused({ say: 'mustLogIn' }, null);
    const sent = readJson(await response.text());
    return read({ response, sent, code: readErrorCode(sent) });
  } catch (error) {
    return { ok: false, stop: { why: 'unanswered', trouble: troubleOf(error) } };
  }
}

const refused = (trouble: CheckoutTrouble, code: ErrorCode | null): { ok: false; stop: CheckoutStop } => ({
  ok: false,
  stop: { why: 'refused', trouble, code },
});

function figuresIn({ amount, delivery_fee, details }: CheckoutAnswer): NewFigures {
  const lines = (details ?? []).flatMap(({ bagId, unitPrice, available }) =>
    bagId === null ? [] : [{ bagId, unitPrice, available }],
  );
  return { total: amount, delivery: delivery_fee, lines };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
