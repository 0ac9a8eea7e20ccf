/** The handovers of a buyer's order, and the buyer's own confirmation. */
import { RECEIVED_PATH, readOrderCode, TICKETS_PATH, type ReceivedBody } from '@zawadeh/domain';
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

/** No phone accepts it: only the real server signs codes. */
const QR = '6BF+70V0D8NHP1A3'.repeat(11);

export const tickets = (options: MockOptions): HttpHandler[] => [
  answer(options, `get ${TICKETS_PATH}/:id`, 'member', ({ database, user, id }) => {
    const order = ownOrder(database, user, id);
    if (!order) return errorResponse('unknown_order');
    const handovers = shownHandovers(database, order).map((row) => ({
      ...handoverJson(database, row),
      has_counter: isConfirmedByPhone(database, row),
      bags: bagsOf(order, row),
      number: row.number,
      shop: placeIn(database, row),
      qr: hasQr(database, row) ? QR : null,
    }));
    return {
      order_code: order.order_code,
      handovers,
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
    const { order_code, store_id, at } = sent;
    const order = ownOrder(database, user, order_code);
    const rows = order ? handoversOf(database, order) : [];
    const row = rows.find(({ kind, store_id: store }) => kind === 'pickup' && store === store_id);
    if (!row) return errorResponse('unknown_handover');
    if (row.state === 'done') return errorResponse('already_done', { handover: handoverJson(database, row) });
    return { handover: handoverJson(database, handOver(row, 'buyer', at ? Date.parse(at) : now)) };
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

const hasQr = (database: MockDatabase, row: HandoverRow): boolean =>
  row.state !== 'cancelled' &&
  (row.kind === 'door' || row.kind === 'pickup') &&
  isConfirmedByPhone(database, row);
