import {
  readOrder,
  type Cents,
  type CheckoutRequest,
  type Order,
  type RefundDoneAnswerBody,
  type RefundOrderBody,
  type TakeBackAnswerBody,
  type TakeBackBody,
} from '@zawadeh/domain';
import type { answers, SentBy } from '../openapi/answers.ts';
import { openService, type ServiceProject } from './functions.ts';

export interface OrderResult {
  id: string;
  order_code: string;
  status: string;
  amount_cents: Cents;
  fee_cents: Cents;
  expires_at: string;
}

export interface PricedLineRow {
  bag_id: string;
  unit_price_cents: Cents;
  available: number;
}

export interface PaymentToOpen {
  external_id: number;
  amount_cents: Cents;
  collect_url: string | null;
  callback_token: string;
  order_code: string;
}

export interface ClaimedPayment {
  external_id: number;
  order_id: string;
  overdue: boolean;
}

/** A paid order as admins get it: without phone number and address. */
export type PaidRow = SentBy<typeof answers.PaidOrder> & {
  /** The id of its audit entry, from which a client that reconnects continues. */
  event: number;
};

/** The functions that move money and stock. Only the server may call them, and each is one transaction. */
export function createOrdersDatabase(project: ServiceProject) {
  const { client, call, tryCall } = openService(project);

  return {
    /** What a payment page shows of an order; null where there is none. */
    shown: async (code: string): Promise<Order | null> => {
      const { data, error } = await client
        .from('orders')
        .select('order_code, details, delivery_fee, whatsapp_phone, expires_at')
        .eq('order_code', code);
      if (error) throw new Error(error.message, { cause: error });
      const reading = readOrder(data[0]);
      return reading.ok ? reading.value : null;
    },
    place: (user: string, request: CheckoutRequest, key: string | null) =>
      tryCall<OrderResult, { amount_cents: Cents; fee_cents: Cents; lines: PricedLineRow[]; limit: number }>(
        'place_order',
        {
          p_user: user,
          p_order: {
            lines: request.details.map(({ bagId, quantity, unitPrice }) => ({
              bag_id: bagId,
              quantity,
              unit_price_cents: unitPrice,
            })),
            amount_cents: request.amount,
            fee_cents: request.delivery_fee,
            delivery_method: request.delivery_method,
            delivery_area: request.delivery_area,
            delivery_address: request.delivery_address,
            customer_name: request.customer_name,
            customer_email: request.customer_email,
            whatsapp_phone: request.whatsapp_phone,
            language: request.language,
            // Left out of other orders, so that a repeated one is still the same.
            ...(request.is_gift === true && { is_gift: true }),
            ...(key !== null && { idempotency_key: key }),
          },
        },
      ),
    /** `paid`: the order costs nothing. */
    startPayment: (user: string, order: string, shown: Cents) =>
      tryCall<PaymentToOpen | { paid: true; order_code: string }, { amount_cents: Cents }>('start_payment', {
        p_user: user,
        p_order: order,
        p_shown_cents: shown,
      }),
    saveCollectUrl: (externalId: number, collectUrl: string) =>
      call<null>('save_collect_url', { p_external_id: externalId, p_collect_url: collectUrl }),
    paymentNotOpened: (externalId: number) => call<null>('payment_not_opened', { p_external_id: externalId }),
    isPayment: (externalId: number, token: string) =>
      call<boolean>('is_payment', { p_external_id: externalId, p_callback_token: token }),
    openPayments: (code: string) => call<number[]>('open_payments', { p_order_code: code }),
    settle: (externalId: number, outcome: string) =>
      tryCall<OrderResult>('settle', { p_external_id: externalId, p_outcome: outcome }),
    state: (user: string, code: string) =>
      tryCall<OrderResult>('order_state', { p_user: user, p_order_code: code }),
    cancel: (user: string, code: string) =>
      tryCall<OrderResult>('cancel_order', { p_user: user, p_order_code: code }),
    cancelPaid: (user: string, code: string) =>
      tryCall<OrderResult>('cancel_paid_order', { p_user: user, p_order_code: code }),
    refund: (
      admin: string,
      { token, order_code, kind, line, amount_cents, reason, left_cents }: RefundOrderBody,
    ) =>
      tryCall<OrderResult>('refund_order', {
        p_admin: admin,
        p_order_code: order_code,
        p_token: token,
        p_kind: kind,
        p_line: line ?? null,
        p_amount_cents: amount_cents ?? null,
        p_reason: reason,
        p_left_seen: left_cents,
      }),
    refundDone: (admin: string, refund: string, reference: string) =>
      tryCall<RefundDoneAnswerBody>('refund_done', {
        p_admin: admin,
        p_refund: refund,
        p_reference: reference,
      }),
    /** By a phone of the shop or by an admin. */
    takeBack: (
      by: { device: string } | { admin: string } | { member: string },
      { token, bag_id, can_fill, reason }: TakeBackBody,
    ) =>
      tryCall<TakeBackAnswerBody>('take_bag_back', {
        p_token: token,
        p_bag: bag_id,
        p_can_fill: can_fill,
        p_reason: reason,
        ...('device' in by && { p_device: by.device }),
        ...('admin' in by && { p_admin: by.admin }),
        ...('member' in by && { p_member: by.member }),
      }),
    markPaid: (admin: string, code: string, reason: string | null, providerStatus: string | null) =>
      tryCall<OrderResult>('mark_paid', {
        p_admin: admin,
        p_order_code: code,
        p_reason: reason,
        p_provider_status: providerStatus,
      }),
    expire: (order: string) => call<OrderResult | null>('expire_order', { p_order: order }),
    sweep: () => call<number>('sweep_orders'),
    /** Closes the statements of months that are over. */
    sweepStatements: () => call<number>('sweep_statements'),
    claimPayments: () => call<ClaimedPayment[]>('claim_payments'),
    lastPaidEvent: () => call<number>('last_paid_event'),
    paidEventsAfter: (event: number) => call<PaidRow[]>('paid_events_after', { p_event: event }),
    notifySupport: (user: string) => call<boolean>('notify_support', { p_user: user }),
  };
}

export type OrdersDatabase = ReturnType<typeof createOrdersDatabase>;
