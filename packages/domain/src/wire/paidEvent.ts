/** GET {api base}/api/orders/stream: the event named `paid`. */
import { readDeliveryMethod } from '../delivery/deliveryMethod.ts';
import { LONGEST_CODE, LONGEST_NAME } from '../limits.ts';
import type { PaidEvent } from '../orders/mergePaid.ts';
import { parseStored, readId } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readAnswer, type AnswerBodyOf, type Fields } from './fields.ts';
import { sentInstant, shortText } from './pieces.ts';

export const PAID_EVENT = 'paid';

export const paidEvent = {
  id: readId,
  orderId: readId,
  order_code: readId,
  code: readId,
  invoice: readId,
  customer_name: shortText(LONGEST_NAME),
  delivery_method: readDeliveryMethod,
  payment_status: shortText(LONGEST_CODE),
  created_at: sentInstant,
  paid_at: sentInstant,
  externalId: readId,
} satisfies Fields;

export type PaidEventBody = AnswerBodyOf<typeof paidEvent>;

export type PaidEventReading = Result<PaidEvent, 'noIdOrCode'>;

/** `data` is the event's text. An event without an id or code is rejected. */
export function readPaidEvent(data: unknown): PaidEventReading {
  const fields = readAnswer(paidEvent, parseStored(data));
  const orderId = fields.id ?? fields.orderId;
  const codes = [fields.order_code, fields.code, fields.invoice].filter((code) => code !== null);
  if (orderId === null && codes.length === 0) return { ok: false, error: 'noIdOrCode' };
  return {
    ok: true,
    value: {
      id: orderId,
      codes,
      customerName: fields.customer_name,
      method: fields.delivery_method,
      createdAt: fields.created_at,
      paidAt: fields.paid_at,
    },
  };
}
