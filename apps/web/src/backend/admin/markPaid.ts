/** POST {backend}/api/orders/update-status without a user: Mark Paid. */
import { ORDER_STATUS_PATH, readAnswer, statusAnswer, type Failed, type StatusBody } from '@zawadeh/domain';
import { authedPost } from '../authedPost.ts';
import { toNetworkError } from '../../lib/networkError.ts';
import { refusalIn, type AdminError, type AdminResult } from './query.ts';

/** The code of the order that is paid. The server's own sentence comes along, for a reason that has no words here. */
export async function markPaid(body: StatusBody): Promise<AdminResult<string>> {
  const refused = (error: AdminError): Failed<AdminError> => ({ ok: false, error });
  try {
    const response = await authedPost(ORDER_STATUS_PATH, () => body);
    if (response === null) return refused({ kind: 'signedOut' });
    const told: unknown = await response.json();
    const { order_code: code, payment_status: status } = readAnswer(statusAnswer, told);
    if (response.ok && code !== null && status === 'paid') return { ok: true, value: code };
    return refused(refusalIn(told));
  } catch (error) {
    return refused({ kind: toNetworkError(error) });
  }
}
