/** What is owed to buyers and given back by admins: functions of the database, and POST {backend}/api/refunds. */
import {
  fieldsOf,
  readInstant,
  readRefundChoices,
  readRefundList,
  REFUNDS_PATH,
  type Instant,
  type RefundChoices,
  type RefundDoneBody,
  type RefundList,
  type RefundOrderBody,
} from '@zawadeh/domain';
import { adminPost } from '../adminPost.ts';
import { done, fail, queryTable, type AdminResult } from '../query.ts';

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

/** What can be given back of an order now. */
export const fetchRefundChoices = (code: string): Promise<AdminResult<RefundChoices>> =>
  queryTable(
    (client) => client.rpc('refund_choices', { p_order_code: code }).retry(false),
    (answer: unknown) => {
      const choices = readRefundChoices(answer);
      return choices === null ? fail('server') : { ok: true, value: choices };
    },
  );

/** The same token once more changes nothing. */
export const refundOrder = (body: RefundOrderBody): Promise<AdminResult<true>> =>
  adminPost(REFUNDS_PATH, body, (answer) => 'payment_status' in fieldsOf(answer) || null);

export const correctReference = (id: string, reference: string): Promise<AdminResult<null>> =>
  queryTable(
    (client) => client.rpc('correct_reference', { p_refund: id, p_reference: reference }),
    (answer: unknown) => (answer === true ? done() : fail('gone')),
  );
