/** POST {backend}/api/orders/update-status: the buyer's status check, and the admin's Mark Paid. */
import { LONGEST_CODE, LONGEST_REASON } from '../limits.ts';
import { optional, type BodyOf, type Fields, type RequestOf } from './fields.ts';
import { id, nonEmptyText } from './pieces.ts';

const orderCode = nonEmptyText(LONGEST_CODE, 'The order code, in any case and with any spaces.');

export const statusFields = {
  order_code: orderCode,
  user_id: optional(
    id('The signed-in buyer, to refresh the status. Missing if an admin marks the order as paid.'),
  ),
  // Not in the specification.
  reason: optional(
    nonEmptyText(LONGEST_REASON, 'The reason of an admin who marks the order as paid, for the audit log.'),
  ),
} satisfies Fields;

export type StatusBody = BodyOf<typeof statusFields>;
export type StatusRequest = RequestOf<typeof statusFields>;

/** POST {backend}/api/orders/cancel; the token identifies the buyer. The answer is that of the call above. */
export const cancelFields = { order_code: orderCode } satisfies Fields;

export type CancelBody = BodyOf<typeof cancelFields>;
