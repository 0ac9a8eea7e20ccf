/** GET {api base}/api/orders/stream: the event named `paid`. */
import { readDeliveryMethod } from '../delivery/deliveryMethod.ts';
import { LONGEST_CODE, LONGEST_NAME } from '../limits.ts';
import type { PaidEvent } from '../orders/mergePaid.ts';
import { readKept } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readAnswer, type AnswerBodyOf, type Fields } from './fields.ts';
import { id, instant, said } from './pieces.ts';

export const PAID_EVENT = 'paid';

export const paidEvent = {
  id,
  orderId: id,
  order_code: id,
  code: id,
  invoice: id,
  customer_name: said(LONGEST_NAME),
  delivery_method: readDeliveryMethod,
  payment_status: said(LONGEST_CODE),
  created_at: instant,
  paid_at: instant,
  externalId: id,
} satisfies Fields;

export type PaidEventBody = AnswerBodyOf<typeof paidEvent>;

export type PaidEventReading = Result<PaidEvent, 'noIdOrCode'>;

/** `data` is the event's text. Which order it is about must be told, or it is about none. */
export function readPaidEvent(data: unknown): PaidEventReading {
  const told = readAnswer(paidEvent, readKept(data));
  const orderId = told.id ?? told.orderId;
  const codes = [told.order_code, told.code, told.invoice].filter((code) => code !== null);
  if (orderId === null && codes.length === 0) return { ok: false, error: 'noIdOrCode' };
  return {
    ok: true,
    value: {
      id: orderId,
      codes,
      customerName: told.customer_name,
      method: told.delivery_method,
      createdAt: told.created_at,
      paidAt: told.paid_at,
    },
  };
}
