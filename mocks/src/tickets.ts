/** The handovers of a buyer's order, and the buyer's own confirmation. */
import {
  CODE_END_LENGTH,
  createTicketKeys,
  importPrivateKey,
  RECEIVED_PATH,
  readOrderCode,
  signTicket,
  ticketWindow,
  TICKETS_PATH,
  type ReceivedBody,
} from '@zawadeh/domain';
import type { HttpHandler } from 'msw';
import { answer, errorResponse, type MockOptions } from './answer.ts';
import {
  bagsOf,
  handOver,
  handoverJson,
  handoversOf,
  hasCounter,
  shownHandovers,
} from './database/handovers.ts';
import type { HandoverRow, MockDatabase, MockUser, OrderRow } from './database/rows.ts';

const keys = createTicketKeys();

/** They verify the tickets of the mocks. */
export const publicKeys = async (): Promise<string[]> => [(await keys).publicKey];

export const tickets = (options: MockOptions): HttpHandler[] => [
  answer(options, `get ${TICKETS_PATH}/:id`, 'member', async ({ database, user, id }) => {
    const order = ownOrder(database, user, id);
    if (!order) return errorResponse('unknown_order');
    const rows = shownHandovers(database, order).map(async (row) => ({
      ...handoverJson(database, row),
      has_counter: isConfirmedByPhone(database, row),
      bags: bagsOf(order, row),
      number: row.number,
      shop: placeIn(database, row),
      qr: await qrOf(database, order, row),
    }));
    return {
      order_code: order.order_code,
      handovers: await Promise.all(rows),
      refunds: database.refunds
        .filter(({ order_id }) => order_id === order.id)
        .map(({ amount_cents, reason, asked_at, done_at, line_place }) => ({
          amount_cents,
          reason,
          asked_at,
          done_at,
          line: line_place === null ? null : order.details[line_place - 1],
        })),
    };
  }),
  answer<ReceivedBody>(options, `post ${RECEIVED_PATH}`, 'member', ({ database, user, sent, now }) => {
    const { order_code, store_id, token, at } = sent;
    const order = ownOrder(database, user, order_code);
    const rows = order ? handoversOf(database, order) : [];
    const row = rows.find(({ kind, store_id: store }) => kind === 'pickup' && store === store_id);
    if (!row) return errorResponse('unknown_handover');
    const confirmation = { token, how: 'buyer', at: at ? Date.parse(at) : null, device: null } as const;
    const outcome = handOver(row, confirmation, now);
    const handover = handoverJson(database, row);
    return outcome === 'done' ? { handover } : errorResponse(outcome, { handover });
  }),
];

function placeIn({ shops }: MockDatabase, { store_id }: HandoverRow): object | null {
  const shop = shops.find(({ id }) => id === store_id);
  if (!shop) return null;
  const {
    about: _about,
    about_ar: _aboutAr,
    picture_url: _picture,
    facade: _facade,
    created_at: _created,
    ...place
  } = shop;
  return place;
}

const ownOrder = ({ orders }: MockDatabase, user: MockUser, written: unknown): OrderRow | undefined => {
  const code = readOrderCode(written);
  return orders.find(
    ({ order_code, user_id }) => code !== null && order_code === code && user_id === user.id,
  );
};

const isConfirmedByPhone = (database: MockDatabase, { kind, store_id }: HandoverRow): boolean =>
  kind === 'pickup' || kind === 'gift'
    ? hasCounter(database, store_id)
    : database.devices.some((device) => device.kind === 'courier' && device.revoked_at === null);

async function qrOf(database: MockDatabase, order: OrderRow, row: HandoverRow): Promise<string | null> {
  const isReadable = row.state !== 'cancelled' && (row.kind === 'door' || row.kind === 'pickup');
  const key = await importPrivateKey((await keys).privateKey);
  if (key === null || !isReadable || !isConfirmedByPhone(database, row)) return null;
  if (database.fixedQr !== null) return database.fixedQr;
  const bags = bagsOf(order, row);
  const start = row.due_start === null ? null : Date.parse(row.due_start);
  return signTicket(
    {
      orderId: order.id,
      storeId: row.store_id,
      window: ticketWindow(start, Date.parse(row.due_end)),
      codeEnd: (order.order_code ?? '').slice(-CODE_END_LENGTH),
      pieces: bags.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: bags.map(({ bag_id, quantity }) => ({ bagStart: bag_id, quantity })),
    },
    key,
  );
}
