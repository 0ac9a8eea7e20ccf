import { PAID_EVENT, STREAM_PATH } from '@zawadeh/domain';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { problem } from '../http/problems.ts';
import { signedIn, type SignedInEnv } from '../http/callers.ts';
import { createPaidEvents } from '../orders/paidEvents.ts';
import type { Ports } from '../ports.ts';

/** Proxies close what is silent for half a minute or a minute. */
const HEARTBEAT_MS = 15_000;
/** A token lasts an hour and a right can be taken away: whoever still may comes back by itself. */
const LONGEST_MS = 30 * 60_000;

/** Paid orders as they come, for admins. A reader that comes back says what it heard last, and misses nothing. */
export function ordersStream({
  orders,
  people,
  log,
  paidOrdersChanged,
}: Pick<Ports, 'orders' | 'people' | 'log' | 'paidOrdersChanged'>): Hono<SignedInEnv> {
  const paidEvents = createPaidEvents({ orders, log, ...(paidOrdersChanged && { paidOrdersChanged }) });

  return new Hono<SignedInEnv>().get(STREAM_PATH, signedIn, async (context) => {
    if (!(await people.isAdmin(context.get('caller').id))) return problem(context, 'not_an_admin');
    const last = context.req.header('last-event-id') ?? '';
    const since = /^\d{1,15}$/.test(last) ? Number(last) : null;
    context.header('cache-control', 'no-cache, no-transform');
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      const stop = await paidEvents.subscribe(({ event, ...paid }) => {
        void stream.writeSSE({
          id: String(event),
          event: PAID_EVENT,
          data: JSON.stringify(paid),
        });
      }, since);
      const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS);
      await stream.write(': here\n\n');
      await Promise.race([ended, stream.sleep(LONGEST_MS)]);
      clearInterval(heartbeat);
      stop();
    });
  });
}
