/** POST {backend}/api/orders/update-status without a user: Mark Paid. */
import { ORDER_STATUS_PATH, readAnswer, statusAnswer, type Failed, type StatusBody } from '@zawadeh/domain';
import { authedPost } from '../authedPost.ts';
import { toNetworkError } from '../../lib/networkError.ts';
import { readRejection, type AdminError, type AdminResult } from './query.ts';

/** The code of the paid order. An error carries the server's own sentence, for a code without a message here. */
export async function markPaid(body: StatusBody): Promise<AdminResult<string>> {
  const reject = (error: AdminError): Failed<AdminError> => ({ ok: false, error });
  try {
    const response = await authedPost(ORDER_STATUS_PATH, () => body);
    if (response === null) return reject({ kind: 'signedOut' });
    const json: unknown = await response.json();
    const { order_code: code, payment_status: status } = readAnswer(statusAnswer, json);
    if (response.ok && code !== null && status === 'paid') return { ok: true, value: code };
    return reject(readRejection(json));
  } catch (error) {
    return reject({ kind: toNetworkError(error) });
  }
}
