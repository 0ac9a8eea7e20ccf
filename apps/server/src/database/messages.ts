import { distinctPlaces, readOrder } from '@zawadeh/domain';
import type { Message } from '../messages/sender.ts';
import { openService, type ServiceProject } from './functions.ts';

export interface WaitingMessage extends Omit<Message, 'to'> {
  id: number;
  recipient: string;
  attempts: number;
}

interface Row {
  id: number;
  kind: Message['kind'];
  language: Message['language'];
  recipient: string;
  attempts: number;
  order_code: string;
  customer_name: string;
  delivery_method: Message['deliveryMethod'];
  amount_cents: number;
  details?: unknown;
}

/** The outbox. Messages are inserted in the transaction that causes them. */
export function createMessagesDatabase(project: ServiceProject) {
  const { call } = openService(project);

  return {
    claim: async (most: number): Promise<WaitingMessage[]> =>
      (await call<Row[]>('claim_messages', { p_limit: most })).map((row) => ({
        id: row.id,
        kind: row.kind,
        language: row.language,
        recipient: row.recipient,
        attempts: row.attempts,
        orderCode: row.order_code,
        customerName: row.customer_name,
        deliveryMethod: row.delivery_method,
        amountCents: row.amount_cents,
        places: placesOf(row),
        writtenAt: Date.now(),
      })),
    sent: (id: number, providerId: string | null) =>
      call<void>('message_sent', { p_id: id, p_provider_id: providerId }),
    /** Without a pause the message is given up. */
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

function placesOf({ order_code, details }: Row): Message['places'] {
  const reading = readOrder({ order_code, details });
  return reading.ok ? distinctPlaces(reading.value.lines) : [];
}

export type MessagesDatabase = ReturnType<typeof createMessagesDatabase>;
