import { HANDOVER_EVENT, PAID_EVENT, STREAM_PATH } from '@zawadeh/domain';
import { Hono } from 'hono';
import type { HandoverEvent } from '../database/handovers.ts';
import type { PaidRow } from '../database/orders.ts';
import { eventStream } from '../http/eventStream.ts';
import { problem } from '../http/problems.ts';
import { bearerToken, signedIn } from '../http/identifyUser.ts';
import type { AuditEvents } from '../orders/auditEvents.ts';
import { checkedDelivery } from '../orders/checkedDelivery.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

type Needs = Pick<Ports, 'people' | 'log' | 'isSessionOpen'> & {
  paidEvents: AuditEvents<PaidRow>;
  handoverEvents: AuditEvents<HandoverEvent>;
};

type Item = { paid: PaidRow } | { handover: HandoverEvent };

const eventOf = (item: Item): number => ('paid' in item ? item.paid : item.handover).event;

/**
 * Streams paid orders to admins, and that something was handed over. A client that reconnects sends the last event id and
 * misses no paid order. The session and the right are checked again for every event, and the stream is closed when either
 * is gone.
 */
export function ordersStream({
  paidEvents,
  handoverEvents,
  people,
  log,
  isSessionOpen,
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

  return new Hono<SignedInEnv>().get(STREAM_PATH, signedIn, async (context) => {
    const { id } = context.get('user');
    const token = bearerToken(context) ?? '';
    if (!(await people.isAdmin(id))) return problem(context, 'not_an_admin');
    if (!(await isSessionOpen(token))) return problem(context, 'not_signed_in');
    const last = context.req.header('last-event-id') ?? '';
    const since = /^\d{1,15}$/.test(last) ? Number(last) : null;
    return eventStream(context, async (stream, close) => {
      const deliver = checkedDelivery<Item>({
        isAllowed: (item) => isAllowed(id, token, eventOf(item)),
        send: (item) => {
          // A handover is only a hint to read again, so it has no id, and the last id stays that of a paid order.
          if ('handover' in item) return stream.writeSSE({ event: HANDOVER_EVENT, data: '{}' });
          const { event, ...paid } = item.paid;
          return stream.writeSSE({ id: String(event), event: PAID_EVENT, data: JSON.stringify(paid) });
        },
        end: (reason) => {
          if (reason)
            log('A stream of paid orders was closed, because its right could not be checked', reason);
          close();
        },
      });
      const stops = await Promise.all([
        paidEvents.subscribe((paid) => deliver({ paid }), since),
        handoverEvents.subscribe((handover) => {
          // The event of the paid order says so too.
          if (!handover.is_new) deliver({ handover });
        }, null),
      ]);
      return () => stops.forEach((stop) => stop());
    });
  });
}
