/** An admin records that money was sent back. */
import { readRequest, refundDoneFields, REFUNDS_PATH, type RefundDoneAnswerBody } from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import { timestamp } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import { errorResponse, type MockOptions } from '../respond.ts';
import { signedInCall } from './signedInCall.ts';

export const refundDone = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    `${REFUNDS_PATH}/:id/done`,
    (sent) => readRequest(refundDoneFields, sent),
    ({ user, body: { reference }, request }) => {
      const { database, now } = options;
      if (!isAdmin(user)) return errorResponse('not_an_admin');
      const id = new URL(request.url).pathname.split('/').at(-2);
      const row = database.refunds.find((each) => each.id === id);
      if (!row) return errorResponse('unknown_refund');
      if (row.done_at !== null && row.reference !== reference) return errorResponse('already_refunded');
      row.done_at ??= timestamp(now());
      Object.assign(row, { done_by: user.id, reference });
      const order = database.orders.find((each) => each.id === row.order_id);
      if (order?.status === 'refund_due' && row.external_id === null) {
        Object.assign(order, { status: 'refunded', payment_status: 'refunded' });
      }
      return HttpResponse.json({
        id: row.id,
        done_at: row.done_at,
        reference,
      } satisfies RefundDoneAnswerBody);
    },
  );
