/** Specification 7, POST {backend}/api/orders/update-status: the buyer's "please look again", and the admin's Mark Paid. */
import { object, optional, strictObject, type InferInput, type InferOutput } from 'valibot';
import { LONGEST_CODE, LONGEST_REASON } from '../limits.ts';
import { id, instant, said, someText } from './pieces.ts';

export const statusRequest = strictObject({
  order_code: someText(LONGEST_CODE),
  /** The success page's; without it, the call is an admin's. */
  user_id: optional(id),
  /** Ours: why an admin says that an order is paid, for the audit log. */
  reason: optional(someText(LONGEST_REASON)),
});

export type StatusBody = InferInput<typeof statusRequest>;

export const statusAnswer = object({
  order_code: said(LONGEST_CODE),
  payment_status: said(LONGEST_CODE),
  error: said(),
  /** Ours: until when the bags are held, while nothing is decided. */
  expires_at: instant,
});

export type StatusAnswerBody = InferInput<typeof statusAnswer>;
export type StatusAnswer = InferOutput<typeof statusAnswer>;
