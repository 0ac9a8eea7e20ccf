/** Money that goes back by the hand of an admin. */
import {
  readRequest,
  refundDoneFields,
  refundOrderFields,
  REFUNDS_PATH,
  TAKE_BACK_PATH,
  takeBackFields,
  type RefundDoneAnswerBody,
  type StatusAnswerBody,
} from '@zawadeh/domain';
import { HttpResponse, type HttpHandler } from 'msw';
import { refundByAdmin, takeBack } from '../database/orderStore.ts';
import { timestamp, type BagTableRow } from '../database/rows.ts';
import { isAdmin } from '../database/users.ts';
import { errorResponse, type MockOptions } from '../respond.ts';
import { signedInCall } from './signedInCall.ts';

export const takeBackByAdmin = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    TAKE_BACK_PATH,
    (sent) => readRequest(takeBackFields, sent),
    ({ user, body: { token, bag_id, can_fill } }) => {
      if (!isAdmin(user)) return errorResponse('not_an_admin');
      const bag = options.database.bags.find(({ id }) => id === bag_id);
      return takenBackOnce(options, bag, token, can_fill);
    },
  );

/** The same token again gets the same answer. */
export function takenBackOnce(
  { database, now }: MockOptions,
  bag: BagTableRow | undefined,
  token: string,
  canFill: number,
): Response {
  if (!bag) return errorResponse('unknown_bag');
  const decision = `${bag.id} ${canFill}`;
  const earlier = database.takenBack[token];
  if (earlier && earlier.decision !== decision) return errorResponse('key_was_used');
  const answer = earlier?.answer ?? takeBack(database, bag, canFill, now());
  database.takenBack[token] = { decision, answer };
  return HttpResponse.json({ ...answer, for_sale: bag.quantity });
}

export const refundOrder = (options: MockOptions): HttpHandler =>
  signedInCall(
    options,
    REFUNDS_PATH,
    (sent) => readRequest(refundOrderFields, sent),
    ({ user, body }) => {
      if (!isAdmin(user)) return errorResponse('not_an_admin');
      const order = options.database.orders.find(({ order_code }) => order_code === body.order_code);
      if (!order) return errorResponse('unknown_order');
      const refused = refundByAdmin(options.database, order, body, options.now());
      return refused
        ? errorResponse(refused)
        : HttpResponse.json({
            order_code: body.order_code,
            payment_status: order.payment_status,
            expires_at: null,
          } satisfies StatusAnswerBody);
    },
  );

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
      const isOwed = database.refunds.some(
        (each) => each.order_id === row.order_id && each.external_id === null && each.done_at === null,
      );
      if (order?.status === 'refund_due' && row.external_id === null && !isOwed) {
        Object.assign(order, { status: 'refunded', payment_status: 'refunded' });
      }
      return HttpResponse.json({
        id: row.id,
        done_at: row.done_at,
        reference,
      } satisfies RefundDoneAnswerBody);
    },
  );
