/** "Please look again" and Cancel from a buyer, Mark Paid from an admin. */
import {
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
import type { Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import type { Scenario } from '../scenarios.ts';
import { cancel, pay, settle } from '../world/orderStore.ts';
import type { OrderRow, Payment, World } from '../world/world.ts';
import { signedInCall } from './signedInCall.ts';

export const orderStatus = (pretence: Pretence): HttpHandler =>
  signedInCall(
    pretence,
    ORDER_STATUS_PATH,
    (sent) => readRequest(statusFields, sent),
    ({ caller, body: { order_code, user_id } }) => {
      if (pretence.scenario === 'hostile')
        return HttpResponse.json({ payment_status: { paid: true }, expires_at: 'soon' });
      if (user_id !== undefined && user_id !== caller.id) return problem('not_yours');
      const { world, now, scenario } = pretence;
      const code = readOrderCode(order_code);
      const isAdminsWord = user_id === undefined && caller.role === 'admin' && caller.deactivatedAt === null;
      const order = world.orders.find(
        (each) => code !== null && each.order_code === code && (isAdminsWord || each.user_id === caller.id),
      );
      if (!order) return problem('unknown_order');
      askWallet(world, order, scenario, now());
      return isAdminsWord ? markedPaid(world, order, now()) : told(order);
    },
  );

export const cancelOrder = (pretence: Pretence): HttpHandler =>
  signedInCall(
    pretence,
    CANCEL_PATH,
    (sent) => readRequest(cancelFields, sent),
    ({ caller, body: { order_code } }) => {
      const { world, now, scenario } = pretence;
      const code = readOrderCode(order_code);
      const order = world.orders.find(
        (each) => code !== null && each.order_code === code && each.user_id === caller.id,
      );
      if (!order) return problem('unknown_order');
      askWallet(world, order, scenario, now());
      return cancel(world, order) ? told(order) : problem('not_pending');
    },
  );

/** The server asks the wallet before it says anything. */
function askWallet(world: World, order: OrderRow, scenario: Scenario, now: Instant): void {
  for (const payment of world.payments) {
    if (payment.order_id === order.id) settle(world, payment, saidOf(payment, scenario), now);
  }
}

export function saidOf({ inWallet }: Payment, scenario: Scenario): Payment['inWallet'] {
  if (scenario === 'paymentPending') return 'pending';
  return scenario === 'paymentDeclined' && inWallet === 'pending' ? 'failed' : inWallet;
}

function markedPaid(world: World, order: OrderRow, now: Instant): Response {
  if (order.status === 'refund_due' || order.status === 'refunded') return problem('refunded');
  if (order.status !== 'paid' && !pay(world, order, now, false)) return problem('not_available');
  return told(order);
}

const told = ({ order_code, payment_status, expires_at }: OrderRow): Response =>
  HttpResponse.json({
    order_code,
    payment_status,
    expires_at: payment_status === 'pending' ? expires_at : null,
  } satisfies StatusAnswerBody);
