import {
  HANDOVER_EVENT,
  readId,
  readRequest,
  STORE_TAKE_BACK_PATH,
  STORES_PATH,
  takeBackFields,
} from '@zawadeh/domain';
import { Hono } from 'hono';
import type { HandoverEvent } from '../database/handovers.ts';
import { eventStream } from '../http/eventStream.ts';
import { bearerToken, signedIn } from '../http/identifyUser.ts';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import type { AuditEvents } from '../orders/auditEvents.ts';
import { checkedDelivery } from '../orders/checkedDelivery.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

type Needs = Pick<Ports, 'orders' | 'people' | 'log' | 'isSessionOpen'> & {
  handoverEvents: AuditEvents<HandoverEvent>;
};

/**
 * The members of a shop: what they take back, and that something changed at their shop. The session and the membership
 * are checked again for every change, and the stream is closed when either is gone.
 */
export function storeCalls({ orders, people, log, isSessionOpen, handoverEvents }: Needs): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .post(STORE_TAKE_BACK_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(takeBackFields, sent));
      if (!body.ok) return body.error;
      const taken = await orders.takeBack({ member: context.get('user').id }, body.value);
      return taken.ok ? context.json(taken.value) : problem(context, taken.error.code);
    })
    .get(`${STORES_PATH}/:id/changes`, signedIn, async (context) => {
      const { id } = context.get('user');
      const store = readId(context.req.param('id'));
      const token = bearerToken(context) ?? '';
      if (store === null || !(await people.worksFor(id, store))) return problem(context, 'not_yours');
      if (!(await isSessionOpen(token))) return problem(context, 'not_signed_in');
      return eventStream(context, async (stream, close) => {
        const deliver = checkedDelivery<HandoverEvent>({
          isAllowed: async () => (await people.worksFor(id, store)) && isSessionOpen(token),
          send: () => stream.writeSSE({ event: HANDOVER_EVENT, data: '{}' }),
          end: (reason) => {
            if (reason) log('A stream of a shop was closed, because its right could not be checked', reason);
            close();
          },
        });
        return handoverEvents.subscribe((event) => {
          if (event.store_id === store) deliver(event);
        }, null);
      });
    });
}
