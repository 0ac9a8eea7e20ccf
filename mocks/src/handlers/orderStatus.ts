/** Status checks and cancelling by a buyer, Mark Paid by an admin. */
import {
  CANCEL_PAID_PATH,
  CANCEL_PATH,
  cancelFields,
  ORDER_STATUS_PATH,
  readOrderCode,
  readRequest,
  statusFields,
  type Instant,
  type StatusAnswerBody,
} from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import { type MockOptions, errorResponse } from '../respond.ts';
import type { Scenario } from '../scenarios.ts';
import { cancel, cancelPaid, pay, settle } from '../database/orderStore.ts';
import type { OrderRow, PaymentRow, MockDatabase } from '../database/database.ts';
import { signedInCall } from './signedInCall.ts';

export const orderStatus = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    ORDER_STATUS_PATH,
    (sent) => readRequest(statusFields, sent),
    ({ user, body: { order_code, user_id } }) => {
      if (options.scenario === 'hostile')
        return HttpResponse.json({ payment_status: { paid: true }, expires_at: 'soon' });
      if (user_id !== undefined && user_id !== user.id) return errorResponse('not_yours');
      const { database, now, scenario } = options;
      const code = readOrderCode(order_code);
      const isMarkPaid = user_id === undefined && user.role === 'admin' && user.deactivatedAt === null;
      const order = database.orders.find(
        (each) => code !== null && each.order_code === code && (isMarkPaid || each.user_id === user.id),
      );
      if (!order) return errorResponse('unknown_order');
      settlePayments(database, order, scenario, now());
      return isMarkPaid ? markPaid(database, order, now()) : statusResponse(order);
    },
  );

export const cancelOrder = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    CANCEL_PATH,
    (sent) => readRequest(cancelFields, sent),
    ({ user, body: { order_code } }) => {
      const { database, now, scenario } = options;
      const code = readOrderCode(order_code);
      const order = database.orders.find(
        (each) => code !== null && each.order_code === code && each.user_id === user.id,
      );
      if (!order) return errorResponse('unknown_order');
      settlePayments(database, order, scenario, now());
      return cancel(database, order) ? statusResponse(order) : errorResponse('not_pending');
    },
  );

export const cancelPaidOrder = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    CANCEL_PAID_PATH,
    (sent) => readRequest(cancelFields, sent),
    ({ user, body: { order_code } }) => {
      const { database, now } = options;
      const code = readOrderCode(order_code);
      const order = database.orders.find(
        (each) => code !== null && each.order_code === code && each.user_id === user.id,
      );
      if (!order) return errorResponse('unknown_order');
      const refused = cancelPaid(database, order, now());
      return refused === null ? statusResponse(order) : errorResponse(refused);
    },
  );

/** The server checks the wallet before it answers. */
function settlePayments(database: MockDatabase, order: OrderRow, scenario: Scenario, now: Instant): void {
  for (const payment of database.payments) {
    if (payment.order_id === order.id) settle(database, payment, walletStatusFor(payment, scenario), now);
  }
}

export function walletStatusFor(
  { walletStatus: inWallet }: PaymentRow,
  scenario: Scenario,
): PaymentRow['walletStatus'] {
  if (scenario === 'paymentPending') return 'pending';
  return scenario === 'paymentDeclined' && inWallet === 'pending' ? 'failed' : inWallet;
}

function markPaid(database: MockDatabase, order: OrderRow, now: Instant): Response {
  if (order.status === 'refund_due' || order.status === 'refunded') return errorResponse('refunded');
  if (order.status !== 'paid' && !pay(database, order, now, false)) return errorResponse('not_available');
  return statusResponse(order);
}

const statusResponse = ({ order_code, payment_status, expires_at }: OrderRow): Response =>
  HttpResponse.json({
    order_code,
    payment_status,
    expires_at: payment_status === 'pending' ? expires_at : null,
  } satisfies StatusAnswerBody);
