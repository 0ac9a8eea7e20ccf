import type { Cents, DeliveryMethod, Locale } from '@zawadeh/domain';

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
}

/** `again`: another try may succeed. What was accepted is not yet delivered. */
export type Sent = { ok: true; providerId: string | null } | { ok: false; again: boolean; why: string };

/** Never throws for what a provider can do. */
export type MessageSender = (message: Message) => Promise<Sent>;
