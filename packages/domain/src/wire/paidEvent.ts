/** Specification 7, GET {api base}/api/orders/stream: the event named `paid`. */
import { object, type InferInput } from 'valibot';
import { readDeliveryMethod } from '../delivery/deliveryMethod.ts';
import { LONGEST_CODE, LONGEST_NAME } from '../limits.ts';
import type { PaidEvent } from '../orders/mergePaid.ts';
import { readKept } from '../reading/raw.ts';
import { id, instant, maybe, said } from './pieces.ts';
import { readAnswer } from './read.ts';

export const PAID_EVENT = 'paid';

export const paidEvent = object({
  id: maybe(id),
  orderId: maybe(id),
  order_code: maybe(id),
  code: maybe(id),
  invoice: maybe(id),
  customer_name: said(LONGEST_NAME),
  delivery_method: said(LONGEST_CODE),
  payment_status: said(LONGEST_CODE),
  created_at: instant,
  paid_at: instant,
  externalId: maybe(id),
});

export type PaidEventBody = InferInput<typeof paidEvent>;

export type PaidEventReading = { ok: true; event: PaidEvent } | { ok: false; reason: 'noIdOrCode' };

/** `data` is the event's text. Which order it is about must be told, or it is about none. */
export function readPaidEvent(data: unknown): PaidEventReading {
  const said = readAnswer(paidEvent, readKept(data));
  const orderId = said.id ?? said.orderId;
  const codes = [said.order_code, said.code, said.invoice].filter((code) => code !== null);
  if (orderId === null && codes.length === 0) return { ok: false, reason: 'noIdOrCode' };
  return {
    ok: true,
    event: {
      id: orderId,
      codes,
      customerName: said.customer_name,
      method: readDeliveryMethod(said.delivery_method),
      createdAt: said.created_at,
      paidAt: said.paid_at,
    },
  };
}
