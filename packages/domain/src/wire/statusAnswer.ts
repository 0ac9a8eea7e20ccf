/** The status of an order, in the answer to each call that changes it: apart from the requests, as that of a checkout. */
import { LONGEST_CODE } from '../limits.ts';
import type { AnswerBodyOf, AnswerOf, Fields } from './fields.ts';
import { sentInstant, shortText } from './pieces.ts';

export const statusAnswer = {
  order_code: shortText(LONGEST_CODE),
  payment_status: shortText(LONGEST_CODE),
  error: shortText(),
  /** Not in the specification: until when the bags of a pending order are held. */
  expires_at: sentInstant,
} satisfies Fields;

export type StatusAnswerBody = AnswerBodyOf<typeof statusAnswer>;
export type StatusAnswer = AnswerOf<typeof statusAnswer>;
