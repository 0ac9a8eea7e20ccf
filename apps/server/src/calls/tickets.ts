import { readOrderCode, readRequest, RECEIVED_PATH, receivedFields, TICKETS_PATH } from '@zawadeh/domain';
import { Hono } from 'hono';
import { problem } from '../http/problems.ts';
import { readBody } from '../http/readBody.ts';
import { signedIn } from '../http/identifyUser.ts';
import type { TicketSigner } from '../orders/ticketSigner.ts';
import type { Ports, SignedInEnv } from '../ports.ts';

/** The handovers of a buyer's order, and the buyer's own confirmation. */
export function ticketCalls(
  { handovers }: Pick<Ports, 'handovers'>,
  signer: TicketSigner,
): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>()
    .get(`${TICKETS_PATH}/:code`, signedIn, async (context) => {
      const code = readOrderCode(context.req.param('code'));
      const ticket = code === null ? null : await handovers.ofOrder(context.get('user').id, code);
      if (ticket === null) return problem(context, 'unknown_order');
      const signed = await Promise.all(
        ticket.handovers.map(async (handover) => ({
          ...handover,
          qr: await signer.qrOf(ticket, handover),
        })),
      );
      return context.json({ order_code: ticket.order_code, handovers: signed, refunds: ticket.refunds });
    })
    .post(RECEIVED_PATH, signedIn, async (context) => {
      const body = await readBody(context, (sent) => readRequest(receivedFields, sent));
      if (!body.ok) return body.error;
      const { order_code, store_id, token, at = null } = body.value;
      const code = readOrderCode(order_code);
      if (code === null) return problem(context, 'unknown_order');
      const received = await handovers.received(context.get('user').id, code, store_id, token, at);
      if (received.ok) return context.json({ handover: received.value });
      const { code: error, refused: _same, ...handover } = received.error;
      return problem(context, error, 'state' in handover ? { handover } : {});
    });
}
