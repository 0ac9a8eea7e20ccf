/** POST {backend}/api/orders/update-status: the buyer's status check, and the admin's Mark Paid. */
import { LONGEST_CODE, LONGEST_REASON } from '../limits.ts';
import {
  optional,
  type AnswerBodyOf,
  type AnswerOf,
  type BodyOf,
  type Fields,
  type RequestOf,
} from './fields.ts';
import { id, instant, shortText, nonEmptyText } from './pieces.ts';

export const statusFields = {
  order_code: nonEmptyText(LONGEST_CODE),
  /** Sent by a buyer; without it, the call is an admin's. */
  user_id: optional(id),
  /** Not in the specification: the admin's reason, for the audit log. */
  reason: optional(nonEmptyText(LONGEST_REASON)),
} satisfies Fields;

export type StatusBody = BodyOf<typeof statusFields>;
export type StatusRequest = RequestOf<typeof statusFields>;

/** POST {backend}/api/orders/cancel; the token identifies the buyer. The answer is that of the call above. */
export const cancelFields = { order_code: nonEmptyText(LONGEST_CODE) } satisfies Fields;

export type CancelBody = BodyOf<typeof cancelFields>;

export const statusAnswer = {
  order_code: shortText(LONGEST_CODE),
  payment_status: shortText(LONGEST_CODE),
  error: shortText(),
  /** Not in the specification: until when the bags of a pending order are held. */
  expires_at: instant,
} satisfies Fields;

export type StatusAnswerBody = AnswerBodyOf<typeof statusAnswer>;
export type StatusAnswer = AnswerOf<typeof statusAnswer>;
