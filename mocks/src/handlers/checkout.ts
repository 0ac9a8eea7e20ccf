/** An order that is placed and paid at once, and what else can become of it. */
import {
  CHECKOUT_PATH,
  HOLD_MINUTES,
  MESSAGE_PATH,
  PAYMENT_PATH,
  type CheckoutAnswerBody,
  type CheckoutBody,
  type PaymentAnswerBody,
} from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { answeredIn } from '../answering.ts';
import { ORDER_CODES } from '../fixtures/orderCodes.ts';
import type { Scenario } from '../scenarios.ts';

const problem = (status: number, code: string, error: string, figures: CheckoutAnswerBody = {}): Response =>
  HttpResponse.json({ error, message: error, code, ...figures } as never, { status });

export const checkout = (scenario: Scenario, now: () => number): HttpHandler[] => [
  http.post(`*${CHECKOUT_PATH}`, async ({ request }) => {
    if (!request.headers.has('Authorization'))
      return problem(401, 'not_signed_in', 'You must be logged in to proceed.');
    const body = (await request.json()) as CheckoutBody;
    return answeredIn(scenario, () => placed(scenario, body, now()));
  }),
  http.post(`*${PAYMENT_PATH}`, () => answeredIn(scenario, () => opened(scenario))),
  http.post(`*${MESSAGE_PATH}`, () => answeredIn(scenario, () => HttpResponse.json({}, { status: 202 }))),
];

function placed(scenario: Scenario, body: CheckoutBody, now: number): Response {
  if (scenario === 'soldOut' || scenario === 'everythingEmpty') return soldOut(body);
  if (scenario === 'hostile')
    return HttpResponse.json({ order_code: { code: 1 }, error: `<img src=x>${'long'.repeat(500)}` });
  return HttpResponse.json({
    order_code: ORDER_CODES.paid,
    expires_at: new Date(now + HOLD_MINUTES * 60_000).toISOString(),
  } satisfies CheckoutAnswerBody);
}

function opened(scenario: Scenario): Response {
  const collectUrl = scenario === 'hostile' ? 'https://whish.money.evil.example/pay' : '/checkout/success';
  return HttpResponse.json({ data: { collectUrl }, collectUrl } satisfies PaymentAnswerBody);
}

const soldOut = ({ details, amount, delivery_fee }: CheckoutBody): Response =>
  problem(409, 'not_available', 'Some of these bags are no longer available.', {
    amount,
    delivery_fee,
    details: details.map(({ bagId, unitPrice }, place) => ({
      bagId,
      unitPrice,
      available: place === 0 ? 0 : 1,
    })),
  });

/** Every bag costs fifty cents more by now. */
export const dearer: HttpHandler = http.post(`*${CHECKOUT_PATH}`, async ({ request }) => {
  const { details, amount, delivery_fee } = (await request.json()) as CheckoutBody;
  return problem(409, 'price_changed', 'A price has changed. Please review your order.', {
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
export const checkoutRefused: HttpHandler = http.post(`*${CHECKOUT_PATH}`, () =>
  problem(403, 'deactivated', 'This account has been deactivated.'),
);

/** The order is saved, and then the provider cannot be reached. */
export const paymentRefused: HttpHandler = http.post(`*${PAYMENT_PATH}`, () =>
  problem(502, 'payment_trouble', 'The payment provider cannot be reached. Please try again.'),
);

/** The order is never answered. */
export const checkoutHangs: HttpHandler = http.post(`*${CHECKOUT_PATH}`, () => delay('infinite'));
