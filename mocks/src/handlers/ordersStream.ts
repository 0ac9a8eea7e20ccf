/** The event stream of paid orders, for admins. A reconnecting reader gets the events it missed. */
import { PAID_EVENT, STREAM_PATH } from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { respondAsServer, type MockOptions, errorResponse } from '../respond.ts';
import { isAdmin } from '../database/users.ts';
import { signedInUser } from '../database/tokens.ts';
import type { OrderRow, MockDatabase } from '../database/database.ts';

const POLL_MS = 300;

export const ordersStream = (options: MockOptions): HttpHandler =>
  http.get(`*${STREAM_PATH}`, ({ request }) =>
    respondAsServer(options, () => {
      const user = signedInUser(options.database, request);
      if (!user) return errorResponse('not_signed_in');
      if (!isAdmin(user)) return errorResponse('not_an_admin');
      const last = Number(request.headers.get('last-event-id') ?? Number.NaN);
      return new HttpResponse(
        paidOrdersStream(options.database, Number.isNaN(last) ? null : last, request.signal),
        {
          headers: { 'content-type': 'text/event-stream' },
        },
      );
    }),
  );

/** In the order of payment, so that the number of orders sent is the id of the last event. */
const paidOrders = ({ orders }: MockDatabase): OrderRow[] =>
  orders
    .filter(({ paid_at }) => paid_at !== null)
    .toSorted((one, other) => String(one.paid_at).localeCompare(String(other.paid_at), 'en'));

function paidOrdersStream(
  database: MockDatabase,
  since: number | null,
  aborted: AbortSignal,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let sentCount = since ?? paidOrders(database).length;
  const closed = new AbortController();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(': here\n\n'));
      while (!closed.signal.aborted && !aborted.aborted) {
        for (const order of paidOrders(database).slice(sentCount)) {
          sentCount += 1;
          const data = JSON.stringify(eventOf(order, database));
          controller.enqueue(encoder.encode(`id: ${sentCount}\nevent: ${PAID_EVENT}\ndata: ${data}\n\n`));
        }
        await delay(POLL_MS);
      }
    },
    cancel() {
      closed.abort();
    },
  });
}

const eventOf = (order: OrderRow, { payments }: MockDatabase) => ({
  id: order.id,
  orderId: order.id,
  order_code: order.order_code,
  customer_name: order.customer_name,
  delivery_method: order.delivery_method,
  payment_status: 'paid',
  created_at: order.created_at,
  paid_at: order.paid_at,
  externalId:
    payments.find(({ order_id, status }) => order_id === order.id && status === 'success')?.external_id ??
    null,
});
