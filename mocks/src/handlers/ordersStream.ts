/** Paid orders as they come, for admins. A reader that comes back is told what it missed. */
import { PAID_EVENT, STREAM_PATH } from '@zawadeh/domain';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { serverAnswerIn, type Pretence } from '../pretence.ts';
import { problem } from '../problems.ts';
import { isAdmin } from '../tables/isAdmin.ts';
import { callerOf } from '../world/tokens.ts';
import type { OrderRow, World } from '../world/world.ts';

const LOOK_EVERY = 300;

export const ordersStream = (pretence: Pretence): HttpHandler =>
  http.get(`*${STREAM_PATH}`, ({ request }) =>
    serverAnswerIn(pretence, () => {
      const caller = callerOf(pretence.world, request);
      if (!caller) return problem('not_signed_in');
      if (!isAdmin(caller)) return problem('not_an_admin');
      const last = Number(request.headers.get('last-event-id') ?? Number.NaN);
      return new HttpResponse(paidIn(pretence.world, Number.isNaN(last) ? null : last, request.signal), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }),
  );

/** They are paid one after another, so how many there are by now is how far a reader has heard. */
const paidOrders = ({ orders }: World): OrderRow[] =>
  orders
    .filter(({ paid_at }) => paid_at !== null)
    .toSorted((one, other) => String(one.paid_at).localeCompare(String(other.paid_at), 'en'));

function paidIn(world: World, since: number | null, over: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let told = since ?? paidOrders(world).length;
  const left = new AbortController();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(': here\n\n'));
      while (!left.signal.aborted && !over.aborted) {
        for (const order of paidOrders(world).slice(told)) {
          told += 1;
          const data = JSON.stringify(eventOf(order, world));
          controller.enqueue(encoder.encode(`id: ${told}\nevent: ${PAID_EVENT}\ndata: ${data}\n\n`));
        }
        await delay(LOOK_EVERY);
      }
    },
    cancel() {
      left.abort();
    },
  });
}

const eventOf = (order: OrderRow, { payments }: World) => ({
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
