/** Checkout and payment, and the errors that stories show in their place. */
import {
  CHECKOUT_PATH,
  LONGEST_KEY,
  MESSAGE_PATH,
  messageFields,
  PAYMENT_PATH,
  paymentFields,
  readCheckout,
  readRequest,
  toDollars,
  type BuyerLimit,
  type CheckoutAnswerBody,
  type CheckoutBody,
  type PaymentAnswerBody,
  type PaymentRequest,
} from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { type MockOptions, errorResponse } from '../respond.ts';
import { bagById } from '../database/database.ts';
import { centsOf, pay, placeOrder } from '../database/orderStore.ts';
import type { MockUser } from '../database/rows.ts';
import { signedInCall } from './signedInCall.ts';

export const checkout = (options: MockOptions): HttpHandler[] => [
  signedInCall(options, CHECKOUT_PATH, readCheckout, ({ user, body, request }) => {
    if (body.user_id !== user.id) return errorResponse('not_yours');
    const key = request.headers.get('idempotency-key');
    if (key !== null && (key === '' || key.length > LONGEST_KEY)) return errorResponse('malformed');
    if (options.scenario === 'hostile') return hostileOrder();
    const result = placeOrder(options.database, user, body, key, options.now());
    if (!result.ok) return errorResponse(result.error.code, result.error.details);
    const { order_code, expires_at } = result.value;
    return HttpResponse.json({ order_code, expires_at } satisfies CheckoutAnswerBody);
  }),
  signedInCall(
    options,
    PAYMENT_PATH,
    (sent) => readRequest(paymentFields, sent),
    ({ user, body, request }) => {
      if (body.user_id !== user.id) return errorResponse('not_yours');
      if (options.scenario === 'hostile') return paymentResponse('https://whish.money.evil.example/pay');
      return openPayment(options, user, body, new URL(request.url).origin);
    },
  ),
  signedInCall(
    options,
    MESSAGE_PATH,
    (sent) => readRequest(messageFields, sent),
    () => HttpResponse.json({}, { status: 202 }),
  ),
];

/** Opens a payment for an order; a repeated request gets the same one. */
function openPayment(
  { database, now }: MockOptions,
  buyer: MockUser,
  request: PaymentRequest,
  origin: string,
): Response {
  const { order_id, amount } = request;
  const order = database.orders.find(
    ({ id, order_code, user_id }) => user_id === buyer.id && (order_code === order_id || id === order_id),
  );
  if (!order) return errorResponse('unknown_order');
  if (order.status !== 'pending') return errorResponse('not_pending');
  if (Date.parse(order.expires_at) <= now()) return errorResponse('expired');
  const due = centsOf(order);
  if (amount !== due) return errorResponse('amount_differs', { amount: toDollars(due) });
  if (order.details.some(({ bagId }) => !bagById(database, bagId))) return errorResponse('not_available');
  if (due === 0) {
    pay(database, order, now());
    return paymentResponse('/checkout/success');
  }
  let payment = database.payments.find((each) => each.order_id === order.id && each.status === 'pending');
  if (!payment) {
    const external_id = 100_001 + database.payments.length;
    payment = {
      external_id,
      order_id: order.id,
      amount_cents: due,
      status: 'pending',
      walletStatus: 'pending',
    };
    database.payments.push(payment);
  }
  return paymentResponse(`${origin}/wallet/${payment.external_id}`);
}

const paymentResponse = (collectUrl: string): Response =>
  HttpResponse.json({ data: { collectUrl }, collectUrl } satisfies PaymentAnswerBody);

const hostileOrder = (): Response =>
  HttpResponse.json({ order_code: { code: 1 }, error: `<img src=x>${'long'.repeat(500)}` });

/** Every bag has become fifty cents dearer. */
export const pricesRaised: HttpHandler = http.post(`*${CHECKOUT_PATH}`, async ({ request }) => {
  const { details, amount, delivery_fee } = (await request.json()) as CheckoutBody;
  return errorResponse('price_changed', {
    amount: Number(amount) + details.reduce((sum, { quantity }) => sum + quantity * 0.5, 0),
    delivery_fee,
    details: details.map(({ bagId, unitPrice }) => ({
      bagId,
      unitPrice: Number(unitPrice) + 0.5,
      available: 9,
    })),
  });
});

/** The order is not saved. */
export const checkoutRejected: HttpHandler = http.post(`*${CHECKOUT_PATH}`, () =>
  errorResponse('deactivated'),
);

/** The order exceeds a limit per buyer. */
export const checkoutOverLimit = (code: BuyerLimit, limit: number): HttpHandler =>
  http.post(`*${CHECKOUT_PATH}`, () => errorResponse(code, { limit }));

/** The order is saved, and then the provider cannot be reached. */
export const paymentRejected: HttpHandler = http.post(`*${PAYMENT_PATH}`, () =>
  errorResponse('payment_trouble'),
);

/** Checkout never responds. */
export const checkoutHangs: HttpHandler = http.post(`*${CHECKOUT_PATH}`, () => delay('infinite'));
