import { PAID_EVENT, STREAM_PATH } from '@zawadeh/domain';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { PaidRow } from '../database/orders.ts';
import { problem } from '../http/problems.ts';
import { bearerToken, signedIn } from '../http/identifyUser.ts';
import { checkedDelivery } from '../orders/checkedDelivery.ts';
import { createPaidEvents } from '../orders/paidEvents.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

/** Proxies close connections that are silent for 30 to 60 seconds. */
const HEARTBEAT_MS = 15_000;
/** A client that still has the right reconnects by itself with a fresh token. */
const LONGEST_MS = 30 * 60_000;

type Needs = Pick<Ports, 'orders' | 'people' | 'log' | 'isSessionOpen' | 'paidOrdersChanged'>;

/**
 * Streams paid orders to admins. A client that reconnects sends the last event id and misses nothing. The session and
 * the right are checked again for every event, and the stream is closed when either is gone.
 */
export function ordersStream({
  orders,
  people,
  log,
  isSessionOpen,
  paidOrdersChanged,
}: Needs): Hono<SignedInEnv> {
  const checks = new Map<string, Promise<boolean>>();
  /** The streams of one session share the check for an event, because a thousand checks would delay the last stream. */
  const isAllowed = (user: string, token: string, event: number): Promise<boolean> => {
    const key = `${event} ${token}`;
    const running = checks.get(key);
    if (running) return running;
    const check = (async () => (await people.isAdmin(user)) && isSessionOpen(token))();
    checks.set(key, check);
    const forget = (): void => void checks.delete(key);
    check.then(forget, forget);
    return check;
  };
  const paidEvents = createPaidEvents({ orders, log, ...(paidOrdersChanged && { paidOrdersChanged }) });

  return new Hono<SignedInEnv>().get(STREAM_PATH, signedIn, async (context) => {
    const { id } = context.get('user');
    const token = bearerToken(context) ?? '';
    if (!(await people.isAdmin(id))) return problem(context, 'not_an_admin');
    if (!(await isSessionOpen(token))) return problem(context, 'not_signed_in');
    const last = context.req.header('last-event-id') ?? '';
    const since = /^\d{1,15}$/.test(last) ? Number(last) : null;
    context.header('cache-control', 'no-store, no-transform');
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const left = new Promise<void>((resolve) => stream.onAbort(resolve));
      let close = () => {};
      const closed = new Promise<void>((resolve) => {
        close = resolve;
      });
      const deliver = checkedDelivery<PaidRow>({
        isAllowed: ({ event }) => isAllowed(id, token, event),
        send: ({ event, ...paid }) =>
          stream.writeSSE({ id: String(event), event: PAID_EVENT, data: JSON.stringify(paid) }),
        end: (reason) => {
          if (reason)
            log('A stream of paid orders was closed, because its right could not be checked', reason);
          close();
        },
      });
      const stop = await paidEvents.subscribe(deliver, since);
      const heartbeat = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT_MS);
      await stream.write(': here\n\n');
      await Promise.race([left, closed, stream.sleep(LONGEST_MS)]);
      clearInterval(heartbeat);
      stop();
    });
  });
}
