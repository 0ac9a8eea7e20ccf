/** POST {backend}/api/orders/update-status: the buyer's "please look again", and the admin's Mark Paid. */
import { LONGEST_CODE, LONGEST_REASON } from '../limits.ts';
import {
  optional,
  type AnswerBodyOf,
  type AnswerOf,
  type BodyOf,
  type Fields,
  type RequestOf,
} from './fields.ts';
import { id, instant, said, someText } from './pieces.ts';

export const statusFields = {
  order_code: someText(LONGEST_CODE),
  /** The success page's; without it, the call is an admin's. */
  user_id: optional(id),
  /** Ours: why an admin says that an order is paid, for the audit log. */
  reason: optional(someText(LONGEST_REASON)),
} satisfies Fields;

export type StatusBody = BodyOf<typeof statusFields>;
export type StatusRequest = RequestOf<typeof statusFields>;

/** POST {backend}/api/orders/cancel; whose order it is, the token says. It is answered like the call above. */
export const cancelFields = { order_code: someText(LONGEST_CODE) } satisfies Fields;

export type CancelBody = BodyOf<typeof cancelFields>;

export const statusAnswer = {
  order_code: said(LONGEST_CODE),
  payment_status: said(LONGEST_CODE),
  error: said(),
  /** Ours: until when the bags are held, while nothing is decided. */
  expires_at: instant,
} satisfies Fields;

export type StatusAnswerBody = AnswerBodyOf<typeof statusAnswer>;
export type StatusAnswer = AnswerOf<typeof statusAnswer>;
