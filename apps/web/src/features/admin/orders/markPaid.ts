/** POST {backend}/api/orders/update-status without a user: Mark Paid. */
import { ORDER_STATUS_PATH, readAnswer, statusAnswer, type StatusBody } from '@zawadeh/domain';
import { adminPost } from '../adminPost.ts';
import type { AdminResult } from '../query.ts';

/** The code of the paid order. */
export const markPaid = (body: StatusBody): Promise<AdminResult<string>> =>
  adminPost(ORDER_STATUS_PATH, body, (answer) => {
    const { order_code: code, payment_status: status } = readAnswer(statusAnswer, answer);
    return status === 'paid' ? code : null;
  });
