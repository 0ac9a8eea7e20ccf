import type { Cents, DeliveryMethod, Instant, Locale, PickupPlace, Result } from '@zawadeh/domain';

export const MESSAGE_KINDS = [
  'order_paid',
  'refund_due',
  'support_paid',
  'support_refund',
  'pickup_reminder',
  'on_its_way',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface Message {
  kind: MessageKind;
  language: Locale;
  /** E.164 */
  to: string;
  orderCode: string;
  customerName: string;
  deliveryMethod: DeliveryMethod;
  amountCents: Cents;
  /** The places of collection, each once; empty for an order that does not contain them. */
  places: readonly PickupPlace[];
  /** When the message is written: hours of another day must not read like today's. */
  writtenAt: Instant;
}

interface SendError {
  /** A retry may succeed. */
  canRetry: boolean;
  reason: string;
}

/** The provider's id of a message that it accepted but may not have delivered yet. */
export type Sent = Result<string | null, SendError>;

/** How long a provider may take for one message. */
export const SEND_TIMEOUT_MS = 15_000;

/** Never throws because of the provider. */
export type MessageSender = (message: Message) => Promise<Sent>;
