/** POST orders/checkout, POST whish and POST /api/send-message: from a cart to the page where it is paid. */
import {
  CHECKOUT_PATH,
  checkoutAnswer,
  CURRENCY,
  MESSAGE_PATH,
  PAYMENT_PATH,
  paymentAnswer,
  paymentUrlIn,
  readAnswer,
  readErrorCode,
  safePaymentUrl,
  type Cents,
  type CheckoutAnswer,
  type CheckoutBody,
  type ErrorCode,
  type Failed,
  type MessageBody,
  type PaymentBody,
  type Result,
} from '@zawadeh/domain';
import { shop } from '../lib/shop.ts';
import { authedPost } from './authedPost.ts';
import { PAYMENT_TIMEOUT_MS, toNetworkError, type NetworkError } from '../lib/networkError.ts';

/** What it really costs and what is left. */
export interface NewFigures {
  total: Cents | null;
  delivery: Cents | null;
  lines: readonly { bagId: string; unitPrice: Cents | null; available: number | null }[];
}

/** Which of the steps failed. The code has words in both languages; the detail is the server's English sentence. */
interface CheckoutRefused {
  kind: 'orderNotSaved' | 'paymentNotCreated' | 'paymentNotStarted';
  code: ErrorCode | null;
  detail: string | null;
}

export type CheckoutError =
  | { kind: 'signedOut' }
  | CheckoutRefused
  | { kind: 'changed'; code: Extract<ErrorCode, 'price_changed' | 'not_available'>; figures: NewFigures }
  /** Nothing came back. What was sent may have arrived all the same. */
  | { kind: 'unanswered'; trouble: NetworkError };

/** The code of the order. */
export type OrderPlaced = Result<string, CheckoutError>;
/** The address of the page to pay on. */
export type PaymentOpened = Result<string, CheckoutError>;

/** Sent again with the same key, it is the same order. */
export async function placeOrder(body: CheckoutBody, idempotencyKey: string): Promise<OrderPlaced> {
  return answered<string>(
    CHECKOUT_PATH,
    body,
    { headers: { 'Idempotency-Key': idempotencyKey } },
    ({ response, sent, code }) => {
      const answer = readAnswer(checkoutAnswer, sent);
      if (response.ok && answer.order_code !== null) return { ok: true, value: answer.order_code };
      if (code === 'price_changed' || code === 'not_available') {
        return { ok: false, error: { kind: 'changed', code, figures: figuresIn(answer) } };
      }
      const detail = answer.error ?? (response.ok ? '' : response.statusText);
      return refused({ kind: 'orderNotSaved', code, detail });
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
  return answered<string>(
    PAYMENT_PATH,
    body,
    { patience: PAYMENT_TIMEOUT_MS },
    ({ response, sent, code }) => {
      const answer = readAnswer(paymentAnswer, sent);
      if (!response.ok) return refused({ kind: 'paymentNotCreated', code, detail: answer.error });
      // What is paid already leads to a page of ours, which is told without the address it is at.
      const found = URL.parse(paymentUrlIn(answer) ?? '', location.origin);
      const url = paymentUrlIn(answer) === null ? null : safePaymentUrl(found?.href ?? null, hosts());
      if (url !== null) return { ok: true, value: url };
      return refused({ kind: 'paymentNotStarted', code, detail: answer.error ?? answer.message });
    },
  );
}

/** Tells the shop of a paid order. Whether it was told is not looked at. */
export async function tellSupport(body: MessageBody): Promise<void> {
  await answered(MESSAGE_PATH, body, {}, () => ({ ok: true, value: null }));
}

const hosts = () => ({ providers: shop.paymentHosts, localWallet: location.origin });

interface Answered {
  response: Response;
  /** null where it was no JSON. */
  sent: unknown;
  code: ErrorCode | null;
}

async function answered<Value>(
  path: string,
  body: object,
  sending: Parameters<typeof authedPost>[2],
  read: (answer: Answered) => Result<Value, CheckoutError>,
): Promise<Result<Value, CheckoutError>> {
  try {
    const response = await authedPost(path, () => body, sending);
    if (response === null) return { ok: false, error: { kind: 'signedOut' } };
    const sent = readJson(await response.text());
    return read({ response, sent, code: readErrorCode(sent) });
  } catch (error) {
    return { ok: false, error: { kind: 'unanswered', trouble: toNetworkError(error) } };
  }
}

const refused = (error: CheckoutRefused): Failed<CheckoutError> => ({ ok: false, error });

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
