/** Streams of events: of paid orders for admins, and of changes for the phones. */
import { PAID_EVENT, STREAM_PATH } from '@zawadeh/domain';
import { delay, HttpResponse, type HttpHandler } from 'msw';
import { answer, type MockOptions } from './answer.ts';
import type { MockDatabase, OrderRow } from './database/rows.ts';

const POLL_MS = 300;

/** Sends what `next` has, until no listener is left. */
export function eventStream(request: Request, next: () => readonly string[]): Response {
  const encoder = new TextEncoder();
  const closed = new AbortController();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(': here\n\n'));
      while (!closed.signal.aborted && !request.signal.aborted) {
        for (const event of next()) controller.enqueue(encoder.encode(event));
        await delay(POLL_MS);
      }
    },
    cancel: () => closed.abort(),
  });
  return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
}

export const ordersStream = (options: MockOptions): HttpHandler =>
  answer(options, `get ${STREAM_PATH}`, 'admin', ({ database, request }) => {
    let sent = Number(request.headers.get('last-event-id') ?? paidOrders(database).length);
    return eventStream(request, () =>
      paidOrders(database)
        .slice(sent)
        .map((order) => {
          sent += 1;
          const data = JSON.stringify(eventOf(order, database));
          return `id: ${sent}\nevent: ${PAID_EVENT}\ndata: ${data}\n\n`;
        }),
    );
  });

/** In the order of payment, so that the number of orders sent is the id of the last event. */
const paidOrders = ({ orders }: MockDatabase): OrderRow[] =>
  orders
    .filter(({ paid_at }) => paid_at !== null)
    .toSorted((one, other) => String(one.paid_at).localeCompare(String(other.paid_at), 'en'));

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
