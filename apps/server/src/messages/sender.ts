import type { Cents, DeliveryMethod, Instant, Locale, PickupPlace, Result } from '@zawadeh/domain';

export const MESSAGE_KINDS = ['order_paid', 'refund_due', 'support_paid', 'support_refund'] as const;
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
  /** Where it is collected, each once; of an order from before they were kept nothing is known of them. */
  places: readonly PickupPlace[];
  /** When it is said: hours of another day are not told as if they were today's. */
  writtenAt: Instant;
}

interface SendError {
  /** Another try may succeed. */
  canRetry: boolean;
  reason: string;
}

/** The provider's id of a message that it accepted, which is not yet delivered. */
export type Sent = Result<string | null, SendError>;

/** Never throws for what a provider can do. */
export type MessageSender = (message: Message) => Promise<Sent>;
