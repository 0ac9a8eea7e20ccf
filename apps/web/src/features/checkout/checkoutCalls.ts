/** POST orders/checkout, POST whish and POST /api/send-message: from the cart to the payment page. */
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
import { shopLinks } from '../../lib/shopLinks.ts';
import { authedPost } from '../../lib/http/authedPost.ts';
import { PAYMENT_TIMEOUT_MS, toNetworkError, type NetworkError } from '../../lib/http/networkError.ts';

/** The current prices and stock. */
export interface NewFigures {
  total: Cents | null;
  delivery: Cents | null;
  lines: readonly { bagId: string; unitPrice: Cents | null; available: number | null }[];
}

/** The step that failed. The code has messages in both languages; the detail is the server's English sentence. */
interface CheckoutRejected {
  kind: 'orderNotSaved' | 'paymentNotCreated' | 'paymentNotStarted';
  code: ErrorCode | null;
  detail: string | null;
}

export type CheckoutError =
  | { kind: 'signedOut' }
  | CheckoutRejected
  | { kind: 'changed'; code: Extract<ErrorCode, 'price_changed' | 'not_available'>; figures: NewFigures }
  /** No response came. The server may have received the request all the same. */
  | { kind: 'unanswered'; cause: NetworkError };

/** The order code. */
export type OrderPlaced = Result<string, CheckoutError>;
/** The URL of the payment page. */
export type PaymentOpened = Result<string, CheckoutError>;

/** Idempotent by the key: the same key is the same order. */
export async function placeOrder(body: CheckoutBody, idempotencyKey: string): Promise<OrderPlaced> {
  return postAndRead<string>(
    CHECKOUT_PATH,
    body,
    { headers: { 'Idempotency-Key': idempotencyKey } },
    ({ response, json, code }) => {
      const answer = readAnswer(checkoutAnswer, json);
      if (response.ok && answer.order_code !== null) return { ok: true, value: answer.order_code };
      if (code === 'price_changed' || code === 'not_available') {
        return { ok: false, error: { kind: 'changed', code, figures: figuresIn(answer) } };
      }
      const detail = answer.error ?? (response.ok ? '' : response.statusText);
      return reject({ kind: 'orderNotSaved', code, detail });
    },
  );
}

interface OrderToPay {
  orderCode: string;
  userId: string;
  /** In dollars, as when the order was placed. */
  amount: number;
}

/** The payment page, if the browser may be sent there. */
export async function openPayment({ orderCode, userId, amount }: OrderToPay): Promise<PaymentOpened> {
  const body: PaymentBody = { amount, currency: CURRENCY, user_id: userId, order_id: orderCode };
  return postAndRead<string>(
    PAYMENT_PATH,
    body,
    { timeoutMs: PAYMENT_TIMEOUT_MS },
    ({ response, json, code }) => {
      const answer = readAnswer(paymentAnswer, json);
      if (!response.ok) return reject({ kind: 'paymentNotCreated', code, detail: answer.error });
      // For a paid order the server answers with a path of the shop, without an origin.
      const found = URL.parse(paymentUrlIn(answer) ?? '', location.origin);
      const url = paymentUrlIn(answer) === null ? null : safePaymentUrl(found?.href ?? null, hosts());
      if (url !== null) return { ok: true, value: url };
      return reject({ kind: 'paymentNotStarted', code, detail: answer.error ?? answer.message });
    },
  );
}

/** Notifies the shop of a paid order. A failure is ignored. */
export async function notifySupport(body: MessageBody): Promise<void> {
  await postAndRead(MESSAGE_PATH, body, {}, () => ({ ok: true, value: null }));
}

const hosts = () => ({ providers: shopLinks.paymentHosts, localWallet: location.origin });

interface CheckoutResponse {
  response: Response;
  /** null where it is no JSON. */
  json: unknown;
  code: ErrorCode | null;
}

async function postAndRead<Value>(
  path: string,
  body: object,
  options: Parameters<typeof authedPost>[2],
  read: (response: CheckoutResponse) => Result<Value, CheckoutError>,
): Promise<Result<Value, CheckoutError>> {
  try {
    const response = await authedPost(path, () => body, options);
    if (response === null) return { ok: false, error: { kind: 'signedOut' } };
    const json = readJson(await response.text());
    return read({ response, json, code: readErrorCode(json) });
  } catch (error) {
    return { ok: false, error: { kind: 'unanswered', cause: toNetworkError(error) } };
  }
}

const reject = (error: CheckoutRejected): Failed<CheckoutError> => ({ ok: false, error });

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
