/** The handovers of a buyer's order, and the buyer's own confirmation. */
import {
  CODE_END_LENGTH,
  createTicketKeys,
  importPrivateKey,
  RECEIVED_PATH,
  receivedFields,
  readOrderCode,
  readRequest,
  signTicket,
  ticketWindow,
  TICKETS_PATH,
} from '@zawadeh/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { bagsOf, handOver, handoverJson, handoversOf, hasCounter } from '../database/handovers.ts';
import type { HandoverRow, MockDatabase, OrderRow } from '../database/rows.ts';
import { signedInUser } from '../database/tokens.ts';
import { errorResponse, respondAsServer, type MockOptions } from '../respond.ts';
import { signedInCall } from './signedInCall.ts';

const keys = createTicketKeys();

/** They verify the tickets of the mocks. */
export const publicKeys = async (): Promise<string[]> => [(await keys).publicKey];

export const tickets = (options: MockOptions): HttpHandler[] => [
  http.get(`*${TICKETS_PATH}/:code`, async ({ request, params }) => {
    const { database } = options;
    const user = signedInUser(database, request);
    const order = user && ownOrder(database, user.id, params.code);
    const isLeft = ({ state }: HandoverRow) => order?.status !== 'paid' || state !== 'cancelled';
    const rows = order ? handoversOf(database, order).filter(isLeft) : [];
    const codes = order ? await Promise.all(rows.map((row) => qrOf(database, order, row))) : [];
    return respondAsServer(options, () => {
      if (!user) return errorResponse('not_signed_in');
      if (!order) return errorResponse('unknown_order');
      return HttpResponse.json({
        order_code: order.order_code,
        handovers: rows.map((row, place) => ({
          ...handoverJson(database, row),
          has_counter: isConfirmedByPhone(database, row),
          bags: bagsOf(order, row),
          number: row.number,
          shop: placeIn(database, row),
          qr: codes[place],
        })),
        refunds: database.refunds
          .filter(({ order_id }) => order_id === order.id)
          .map(({ amount_cents, reason, asked_at, done_at, line_place }) => ({
            amount_cents,
            reason,
            asked_at,
            done_at,
            line: line_place === null ? null : order.details[line_place - 1],
          })),
      });
    });
  }),
  signedInCall(
    options,
    RECEIVED_PATH,
    (sent) => readRequest(receivedFields, sent),
    ({ user, body: { order_code, store_id, token, at = null } }) => {
      const { database, now } = options;
      const order = ownOrder(database, user.id, order_code);
      if (!order) return errorResponse('unknown_order');
      const row = handoversOf(database, order).find(
        (each) => each.kind === 'pickup' && each.store_id === store_id,
      );
      if (hasCounter(database, store_id) && row?.token !== token) return errorResponse('counter_confirms');
      const outcome = handOver(row, { token, how: 'buyer', at, device: null, paidAt: order.paid_at }, now());
      if (outcome === 'unknown_handover' || !row) return errorResponse('unknown_handover');
      const handover = handoverJson(database, row);
      return outcome === 'done' ? HttpResponse.json({ handover }) : errorResponse(outcome, { handover });
    },
  ),
];

function placeIn({ shops }: MockDatabase, { store_id }: HandoverRow): object | null {
  const shop = shops.find(({ id }) => id === store_id);
  if (!shop) return null;
  const { about: _about, about_ar: _aboutAr, picture_url: _picture, created_at: _created, ...place } = shop;
  return place;
}

const ownOrder = ({ orders }: MockDatabase, userId: string, written: unknown): OrderRow | undefined => {
  const code = readOrderCode(written);
  return orders.find(({ order_code, user_id }) => code !== null && order_code === code && user_id === userId);
};

const isConfirmedByPhone = (database: MockDatabase, { kind, store_id }: HandoverRow): boolean =>
  kind === 'pickup' || kind === 'gift'
    ? hasCounter(database, store_id)
    : database.devices.some((device) => device.kind === 'courier' && device.revoked_at === null);

async function qrOf(database: MockDatabase, order: OrderRow, row: HandoverRow): Promise<string | null> {
  const key = await importPrivateKey((await keys).privateKey);
  const isReadable =
    row.state !== 'cancelled' && (row.kind === 'door' || (row.kind === 'pickup' && row.store_id !== null));
  if (key === null || !isReadable || !isConfirmedByPhone(database, row)) return null;
  if (database.fixedQr !== null) return database.fixedQr;
  const bags = bagsOf(order, row);
  return signTicket(
    {
      orderId: order.id,
      storeId: row.store_id,
      window: ticketWindow(
        row.due_start === null ? null : Date.parse(row.due_start),
        Date.parse(row.due_end),
      ),
      codeEnd: (order.order_code ?? '').slice(-CODE_END_LENGTH),
      pieces: bags.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: bags.map(({ bag_id, quantity }) => ({ bagStart: bag_id, quantity })),
    },
    key,
  );
}
