/** From a cart to the page where it is paid, and what else can become of it. */
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
import type { Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import { centsOf, pay, placeOrder } from '../world/orderStore.ts';
import type { Person } from '../world/rows.ts';
import { signedInCall } from './signedInCall.ts';

export const checkout = (pretence: Pretence): HttpHandler[] => [
  signedInCall(pretence, CHECKOUT_PATH, readCheckout, ({ caller, body, request }) => {
    if (body.user_id !== caller.id) return problem('not_yours');
    const key = request.headers.get('idempotency-key');
    if (key !== null && (key === '' || key.length > LONGEST_KEY)) return problem('malformed');
    if (pretence.scenario === 'hostile') return hostileOrder();
    const placed = placeOrder(pretence.world, caller, body, key, pretence.now());
    if (!placed.ok) return problem(placed.error.code, placed.error.details);
    const { order_code, expires_at } = placed.value;
    return HttpResponse.json({ order_code, expires_at } satisfies CheckoutAnswerBody);
  }),
  signedInCall(
    pretence,
    PAYMENT_PATH,
    (sent) => readRequest(paymentFields, sent),
    ({ caller, body, request }) => {
      if (body.user_id !== caller.id) return problem('not_yours');
      if (pretence.scenario === 'hostile') return leadTo('https://whish.money.evil.example/pay');
      return opened(pretence, caller, body, new URL(request.url).origin);
    },
  ),
  signedInCall(
    pretence,
    MESSAGE_PATH,
    (sent) => readRequest(messageFields, sent),
    () => HttpResponse.json({}, { status: 202 }),
  ),
];

/** One payment for an order, however often it is asked for. */
function opened({ world, now }: Pretence, buyer: Person, request: PaymentRequest, origin: string): Response {
  const { order_id, amount } = request;
  const order = world.orders.find(
    ({ id, order_code, user_id }) => user_id === buyer.id && (order_code === order_id || id === order_id),
  );
  if (!order) return problem('unknown_order');
  if (order.status !== 'pending') return problem('not_pending');
  if (Date.parse(order.expires_at) <= now()) return problem('expired');
  const due = centsOf(order);
  if (amount !== due) return problem('amount_differs', { amount: toDollars(due) });
  if (due === 0) {
    pay(world, order, now());
    return leadTo('/checkout/success');
  }
  let payment = world.payments.find((each) => each.order_id === order.id && each.status === 'pending');
  if (!payment) {
    const external_id = 100_001 + world.payments.length;
    payment = { external_id, order_id: order.id, amount_cents: due, status: 'pending', inWallet: 'pending' };
    world.payments.push(payment);
  }
  return leadTo(`${origin}/wallet/${payment.external_id}`);
}

const leadTo = (collectUrl: string): Response =>
  HttpResponse.json({ data: { collectUrl }, collectUrl } satisfies PaymentAnswerBody);

const hostileOrder = (): Response =>
  HttpResponse.json({ order_code: { code: 1 }, error: `<img src=x>${'long'.repeat(500)}` });

/** Every bag costs fifty cents more by now. */
export const dearer: HttpHandler = http.post(`*${CHECKOUT_PATH}`, async ({ request }) => {
  const { details, amount, delivery_fee } = (await request.json()) as CheckoutBody;
  return problem('price_changed', {
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
export const checkoutRefused: HttpHandler = http.post(`*${CHECKOUT_PATH}`, () => problem('deactivated'));

/** The order is more than one buyer may have. */
export const checkoutBeyond = (code: BuyerLimit, limit: number): HttpHandler =>
  http.post(`*${CHECKOUT_PATH}`, () => problem(code, { limit }));

/** The order is saved, and then the provider cannot be reached. */
export const paymentRefused: HttpHandler = http.post(`*${PAYMENT_PATH}`, () => problem('payment_trouble'));

/** The order is never answered. */
export const checkoutHangs: HttpHandler = http.post(`*${CHECKOUT_PATH}`, () => delay('infinite'));
