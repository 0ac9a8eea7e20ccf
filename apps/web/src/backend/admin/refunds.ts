/** What is owed to buyers: the function refund_list, and POST {backend}/api/refunds/{id}/done. */
import {
  fieldsOf,
  readInstant,
  readRefundList,
  REFUNDS_PATH,
  type Instant,
  type RefundDoneBody,
  type RefundList,
} from '@zawadeh/domain';
import { adminPost } from './adminPost.ts';
import { fail, queryTable, type AdminResult } from './query.ts';

export const fetchRefunds = (): Promise<AdminResult<RefundList>> =>
  queryTable(
    (client) => client.rpc('refund_list').retry(false),
    (answer: unknown) => {
      const list = readRefundList(answer);
      return list === null ? fail('server') : { ok: true, value: list };
    },
  );

/** When it was recorded. The same reference once more records nothing again. */
export const recordSentBack = (id: string, reference: string): Promise<AdminResult<Instant>> =>
  adminPost(`${REFUNDS_PATH}/${id}/done`, { reference } satisfies RefundDoneBody, (answer) =>
    readInstant(fieldsOf(answer).done_at),
  );
