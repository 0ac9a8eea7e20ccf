/** The shelf, checkout and payment, and what becomes of an order; and the errors that stories show in their place. */
import {
  CANCEL_PAID_PATH,
  CANCEL_PATH,
  CHECKOUT_PATH,
  EMPTY,
  findArea,
  MESSAGE_PATH,
  MOST_LISTED,
  ORDER_STATUS_PATH,
  parsePrice,
  PAYMENT_PATH,
  PROFILE_PATH,
  queryShelf,
  readBags,
  readOrderCode,
  readShelfQuery,
  readShopPlaces,
  SHELF_TOTAL_HEADER,
  SURPRISE_BAGS_PATH,
  toDollars,
  type BuyerLimit,
  type CheckoutAnswerBody,
  type CheckoutBody,
  type PaymentAnswerBody,
  type StatusAnswerBody,
} from '@zawadeh/domain';
import { hostileRows } from '@zawadeh/domain/examples';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { answer, errorResponse, type MockCall, type MockOptions } from './answer.ts';
import { shelfRows } from './database/database.ts';
import { cancelPaid, centsOf, close, isShort, pay, placeOrder, settle } from './database/orders.ts';
import { bagById, type OrderRow, type PaymentRow } from './database/rows.ts';
import { checksum } from './database/tokens.ts';
import { isAdmin } from './database/users.ts';
import type { Scenario } from './scenarios.ts';

export const shop = (options: MockOptions): HttpHandler[] => [
  answer(options, `get ${SURPRISE_BAGS_PATH}`, 'anyone', (call) => shelf(options, call)),
  answer(options, `all ${SURPRISE_BAGS_PATH}`, 'anyone', () => errorResponse('no_such_call')),
  ...checkout(options),
  ...orderCalls(options),
  answer<{ name: string; phone: string }>(options, `post ${PROFILE_PATH}`, 'member', ({ user, sent }) => {
    if (user.deactivated_at !== null) return errorResponse('deactivated');
    user.name = written(sent.name) ?? user.name;
    user.phone = written(sent.phone) ?? user.phone;
    return { error: null };
  }),
];

const written = (text: string): string | null => (text.trim() === '' || text === EMPTY ? null : text.trim());

/** A shelf that fits into one list is sent whole, whatever was asked. */
function shelf({ scenario, database, now }: MockOptions, { request, url }: MockCall): Response {
  const listed = shelfRows(database);
  const all = scenario === 'hostile' ? hostileRows(now()) : listed;
  const isLong = all.length > MOST_LISTED && scenario !== 'hostile';
  const asked = isLong
    ? queryShelf(readBags(all).bags, readShelfQuery(url.searchParams), {
        now: now(),
        places: readShopPlaces(database.shops),
      })
    : null;
  const rows = asked ? asked.found.flatMap(({ id }) => listed.find((row) => row.id === id) ?? []) : all;
  const body = JSON.stringify(rows);
  const etag = `W/"${checksum(`${asked?.total} ${body}`)}"`;
  const headers = {
    etag,
    'cache-control': 'no-cache',
    ...(asked && { [SHELF_TOTAL_HEADER]: String(asked.total) }),
  };
  if (request.headers.get('if-none-match') === etag) return new HttpResponse(null, { status: 304, headers });
  return new HttpResponse(body, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

export const checkout = (options: MockOptions): HttpHandler[] => [
  answer<CheckoutBody>(
    options,
    `post ${CHECKOUT_PATH}`,
    'member',
    ({ database, user, sent, request, now }) => {
      if (options.scenario === 'hostile') return hostileOrder();
      if (user.deactivated_at !== null) return errorResponse('deactivated');
      if (isShort(database, sent)) return errorResponse('not_available', figuresOf(options, sent));
      const key = request.headers.get('idempotency-key');
      const { order_code, expires_at } = placeOrder(database, user, sent, key, now);
      return { order_code: order_code ?? '', expires_at } satisfies CheckoutAnswerBody;
    },
  ),
  answer<{ order_id: string }>(options, `post ${PAYMENT_PATH}`, 'member', (call) => {
    if (options.scenario === 'hostile') return paymentPage('https://whish.money.evil.example/pay');
    const { database, sent, now, url } = call;
    const order = database.orders.find(({ id, order_code }) => [id, order_code].includes(sent.order_id));
    if (!order) return errorResponse('unknown_order');
    if (order.status === 'expired') return errorResponse('expired');
    if (order.status !== 'pending') return errorResponse('not_pending');
    if (order.amount === 0) {
      pay(database, order, now);
      return paymentPage('/checkout/success');
    }
    const { external_id } = openPayment(call, order);
    return paymentPage(`${url.origin}/wallet/${external_id}`);
  }),
  answer(options, `post ${MESSAGE_PATH}`, 'member', () => HttpResponse.json({}, { status: 202 })),
];

/** A repeated request gets the same one. */
function openPayment({ database: { payments } }: MockCall<unknown>, order: OrderRow): PaymentRow {
  const known = payments.find(({ order_id, status }) => order_id === order.id && status === 'pending');
  if (known) return known;
  const payment: PaymentRow = {
    external_id: 100_001 + payments.length,
    order_id: order.id,
    amount_cents: centsOf(order),
    status: 'pending',
    walletStatus: 'pending',
  };
  payments.push(payment);
  return payment;
}

const paymentPage = (collectUrl: string): PaymentAnswerBody => ({ data: { collectUrl }, collectUrl });

const orderCalls = (options: MockOptions): HttpHandler[] => [
  answer<StatusRequest>(options, `post ${ORDER_STATUS_PATH}`, 'member', (call) => {
    if (options.scenario === 'hostile') return { payment_status: { paid: true }, expires_at: 'soon' };
    const { database, user, sent, now } = call;
    const isMarkPaid = sent.user_id === undefined && isAdmin(user);
    const order = orderOf(options, call, isMarkPaid);
    if (!order) return errorResponse('unknown_order');
    if (isMarkPaid) pay(database, order, now);
    return statusOf(order);
  }),
  answer<StatusRequest>(options, `post ${CANCEL_PATH}`, 'member', (call) => {
    const order = orderOf(options, call);
    if (!order) return errorResponse('unknown_order');
    if (order.status === 'paid') return errorResponse('not_pending');
    close(call.database, order, 'cancelled');
    return statusOf(order);
  }),
  answer<StatusRequest>(options, `post ${CANCEL_PAID_PATH}`, 'member', (call) => {
    const order = orderOf(options, call);
    if (!order) return errorResponse('unknown_order');
    if (order.status === 'paid') cancelPaid(call.database, order, 'cancelled', call.now);
    return statusOf(order);
  }),
];

interface StatusRequest {
  order_code: string;
  user_id?: string;
}

/** One's own order, or for an admin any, once the wallet was asked about it. */
function orderOf(
  { scenario }: MockOptions,
  { database, user, sent, now }: MockCall<StatusRequest>,
  isAny = false,
): OrderRow | undefined {
  const code = readOrderCode(sent.order_code);
  const order = database.orders.find(
    ({ order_code, user_id }) => code !== null && order_code === code && (isAny || user_id === user.id),
  );
  for (const payment of database.payments) {
    if (payment.order_id === order?.id) settle(database, payment, walletStatusFor(payment, scenario), now);
  }
  return order;
}

export function walletStatusFor(
  { walletStatus: inWallet }: PaymentRow,
  scenario: Scenario,
): PaymentRow['walletStatus'] {
  if (scenario === 'paymentPending') return 'pending';
  return scenario === 'paymentDeclined' && inWallet === 'pending' ? 'failed' : inWallet;
}

export const statusOf = ({ order_code, payment_status, expires_at }: OrderRow) =>
  ({
    order_code,
    payment_status,
    expires_at: payment_status === 'pending' ? expires_at : null,
  }) satisfies StatusAnswerBody;

const hostileOrder = (): Response =>
  HttpResponse.json({ order_code: { code: 1 }, error: `<img src=x>${'long'.repeat(500)}` });

/** What a buyer reviews: the stock and the prices of now. */
function figuresOf({ database }: MockOptions, { details, delivery_area }: CheckoutBody): object {
  const lines = details.map(({ bagId, quantity }) => {
    const bag = bagById(database, String(bagId));
    return { bagId, unitPrice: bag?.sale_price ?? null, available: bag?.quantity ?? 0, quantity };
  });
  const fee = findArea(delivery_area)?.fee ?? 0;
  return {
    amount: toDollars(
      lines.reduce((sum, { unitPrice, quantity }) => sum + centsIn(unitPrice) * quantity, fee),
    ),
    delivery_fee: toDollars(fee),
    details: lines.map(({ bagId, unitPrice, available }) => ({ bagId, unitPrice, available })),
  };
}

const centsIn = (dollars: number | null) => parsePrice(dollars) ?? 0;

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
