/** POST {backend}/api/refunds/{id}/done: an admin has sent the money back by hand. */
import { LONGEST_REFERENCE } from '../limits.ts';
import type { BodyOf, Fields } from './fields.ts';
import { nonEmptyText } from './pieces.ts';

export const REFUNDS_PATH = '/api/refunds';

export const refundDoneFields = { reference: nonEmptyText(LONGEST_REFERENCE) } satisfies Fields;

export type RefundDoneBody = BodyOf<typeof refundDoneFields>;

export interface RefundDoneAnswerBody {
  id: string;
  done_at: string;
  reference: string;
}
