/** POST {backend}/api/orders/update-status without a user: Mark Paid. */
import {
  ORDER_STATUS_PATH,
  readAnswer,
  statusAnswer,
  type MarkPaidOutcome,
  type StatusBody,
} from '@zawadeh/domain';
import { postAsCaller } from '../caller.ts';
import { troubleOf } from '../trouble.ts';
import { refusalIn, type DeskTrouble } from './ask.ts';

export type MarkedPaid =
  | Extract<MarkPaidOutcome, { say: 'markedPaid' }>
  | { say: 'notMarkedPaid'; trouble: DeskTrouble };

/** The server's own sentence comes along, for a reason that has no words here. */
export async function markPaid(body: StatusBody): Promise<MarkedPaid> {
  const refused = (trouble: DeskTrouble): MarkedPaid => ({ say: 'notMarkedPaid', trouble });
  try {
    const response = await postAsCaller(ORDER_STATUS_PATH, () => body);
    if (response === null) return refused({ say: 'signedOut' });
    const told: unknown = await response.json();
    const { order_code: code, payment_status: status } = readAnswer(statusAnswer, told);
    if (response.ok && code !== null && status === 'paid') return { say: 'markedPaid', code };
    return refused(refusalIn(told));
  } catch (error) {
    return refused({ say: troubleOf(error) });
  }
}
