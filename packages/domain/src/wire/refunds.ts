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
  /** Of this decision: the same one may be sent again. */
  token: uuid,
  order_code: nonEmptyText(LONGEST_CODE),
  kind: oneOf(REFUND_KINDS),
  /** The place of the line in the order, counted from one; of `line` alone. A gift that was partly given has two. */
  line: optional(count(1, 2 * MOST_LINES)),
  /** Of `goodwill` alone. */
  amount_cents: optional(count(1, LARGEST_REFUND)),
  /** The buyer reads it. */
  reason: nonEmptyText(LONGEST_REASON),
  /** What was left of the money when the admin decided. */
  left_cents: count(0, LARGEST_REFUND),
} satisfies Fields;

export type RefundOrderBody = BodyOf<typeof refundOrderFields>;

export const refundDoneFields = { reference: nonEmptyText(LONGEST_REFERENCE) } satisfies Fields;

export type RefundDoneBody = BodyOf<typeof refundDoneFields>;

export interface RefundDoneAnswerBody {
  id: string;
  done_at: string;
  reference: string;
}
