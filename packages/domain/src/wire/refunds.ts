/**
 * POST {backend}/api/refunds: an admin cancels a paid order, or gives a part of its money back.
 * POST {backend}/api/refunds/{id}/done: an admin has sent the money back by hand.
 */
import { REFUND_KINDS } from '../admin/refundChoices.ts';
import { LARGEST_REFUND, LONGEST_CODE, LONGEST_REASON, LONGEST_REFERENCE, MOST_LINES } from '../limits.ts';
import { optional, type BodyOf, type Fields } from './fields.ts';
import { count, nonEmptyText, oneOf, uuid } from './pieces.ts';

export const REFUNDS_PATH = '/api/refunds';

export const refundOrderFields = {
  token: uuid('Of this decision.'),
  order_code: nonEmptyText(LONGEST_CODE, 'The order code.'),
  kind: oneOf(
    REFUND_KINDS,
    'The whole order is cancelled, or one line of it, or a part of its money goes back while it stays.',
  ),
  // A gift that was partly given has two lines.
  line: optional(count(1, 2 * MOST_LINES, 'The place of the line, counted from one; of `line` alone.')),
  amount_cents: optional(count(1, LARGEST_REFUND, 'The amount in cents; of `goodwill` alone.')),
  reason: nonEmptyText(LONGEST_REASON, 'The reason, which the buyer reads.'),
  left_cents: count(0, LARGEST_REFUND, 'What was left of the money of the order when the admin decided.'),
} satisfies Fields;

export type RefundOrderBody = BodyOf<typeof refundOrderFields>;

export const refundDoneFields = {
  reference: nonEmptyText(LONGEST_REFERENCE, 'The reference of the payment that sent the money back.'),
} satisfies Fields;

export type RefundDoneBody = BodyOf<typeof refundDoneFields>;

export interface RefundDoneAnswerBody {
  id: string;
  done_at: string;
  reference: string;
}
