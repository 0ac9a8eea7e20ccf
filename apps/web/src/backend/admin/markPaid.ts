/** POST {backend}/api/orders/update-status without a user: Mark Paid. */
import { ORDER_STATUS_PATH, readAnswer, statusAnswer, type Failed, type StatusBody } from '@zawadeh/domain';
import { postAsCaller } from '../caller.ts';
import { troubleOf } from '../trouble.ts';
import { refusalIn, type AdminError, type AdminResult } from './ask.ts';

/** The code of the order that is paid. The server's own sentence comes along, for a reason that has no words here. */
export async function markPaid(body: StatusBody): Promise<AdminResult<string>> {
  const refused = (error: AdminError): Failed<AdminError> => ({ ok: false, error });
  try {
    const response = await postAsCaller(ORDER_STATUS_PATH, () => body);
    if (response === null) return refused({ kind: 'signedOut' });
    const told: unknown = await response.json();
    const { order_code: code, payment_status: status } = readAnswer(statusAnswer, told);
    if (response.ok && code !== null && status === 'paid') return { ok: true, value: code };
    return refused(refusalIn(told));
  } catch (error) {
    return refused({ kind: troubleOf(error) });
  }
}
