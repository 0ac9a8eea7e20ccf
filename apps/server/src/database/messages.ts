import { distinctPlaces, readLocalText, readOrder, readOrderLine } from '@zawadeh/domain';
import type { BagMessage, OrderMessage } from '../messages/sender.ts';
import { openService, type ServiceProject } from './functions.ts';

interface Waiting {
  id: number;
  recipient: string;
  attempts: number;
}

type WaitingOrderMessage = Waiting & Omit<OrderMessage, 'to' | 'ticketUrl'>;
type WaitingBagMessage = Waiting &
  Omit<BagMessage, 'to' | 'bagUrl' | 'endUrl'> & { alertId: string; bagId: string };
export type WaitingMessage = WaitingOrderMessage | WaitingBagMessage;

interface AnyRow {
  id: number;
  language: OrderMessage['language'];
  recipient: string;
  attempts: number;
  customer_name: string;
}

interface OrderRow extends AnyRow {
  kind: OrderMessage['kind'];
  order_code: string;
  delivery_method: OrderMessage['deliveryMethod'];
  is_gift?: boolean;
  amount_cents: number;
  details?: unknown;
  /** The areas of the shops, by their names. */
  areas?: Record<string, string> | null;
  /** The place of the line that was taken back. */
  line?: number | null;
  gifts?: OrderMessage['gifts'];
  reason?: string | null;
}

interface BagRow extends AnyRow {
  kind: BagMessage['kind'];
  alert_id: string;
  bag_id: string;
  title: string;
  title_ar: string | null;
  store: string | null;
  store_ar: string | null;
}

function readRow(row: OrderRow | BagRow): WaitingMessage {
  const { id, language, recipient, attempts, customer_name: customerName } = row;
  const message = { id, language, recipient, attempts, customerName };
  if (row.kind === 'bag_back') {
    return {
      ...message,
      kind: row.kind,
      alertId: row.alert_id,
      bagId: row.bag_id,
      title: readLocalText(row.title, row.title_ar) ?? { en: null, ar: null },
      store: readLocalText(row.store, row.store_ar),
    };
  }
  return {
    ...message,
    kind: row.kind,
    orderCode: row.order_code,
    deliveryMethod: row.delivery_method,
    isGift: row.is_gift === true,
    amountCents: row.amount_cents,
    places: placesOf(row),
    lost: lostOf(row),
    gifts: row.gifts ?? null,
    reason: row.reason ?? null,
    writtenAt: Date.now(),
  };
}

/** The outbox. Messages are inserted in the transaction that causes them. */
export function createMessagesDatabase(project: ServiceProject) {
  const { call } = openService(project);

  return {
    claim: async (most: number): Promise<WaitingMessage[]> =>
      (await call<Array<OrderRow | BagRow>>('claim_messages', { p_limit: most })).map(readRow),
    sent: (id: number, providerId: string | null) =>
      call<void>('message_sent', { p_id: id, p_provider_id: providerId }),
    /** A message without a pause is given up. */
    failed: (id: number, error: string, pauseMs: number | null) => {
      const now = Date.now();
      return call<void>('message_failed', {
        p_id: id,
        p_error: error,
        p_retry_at: pauseMs === null ? null : new Date(now + pauseMs).toISOString(),
        p_now: new Date(now).toISOString(),
      });
    },
  };
}

function placesOf({ order_code, details, areas }: OrderRow): OrderMessage['places'] {
  const reading = readOrder({ order_code, details });
  if (!reading.ok) return [];
  const places = distinctPlaces(reading.value.lines.filter(({ isTakenBack }) => !isTakenBack));
  return places.map((place) => ({ ...place, area: areas?.[place.store?.en ?? ''] ?? null }));
}

function lostOf({ details, line }: OrderRow): OrderMessage['lost'] {
  return Array.isArray(details) && typeof line === 'number' ? readOrderLine(details[line - 1]) : null;
}

export type MessagesDatabase = ReturnType<typeof createMessagesDatabase>;
