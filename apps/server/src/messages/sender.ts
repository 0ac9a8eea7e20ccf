import type {
  Cents,
  DeliveryMethod,
  Instant,
  Locale,
  LocalText,
  OrderLine,
  PickupPlace,
  Result,
} from '@zawadeh/domain';

export const ORDER_MESSAGE_KINDS = [
  'order_paid',
  'refund_due',
  'support_paid',
  'support_refund',
  'pickup_reminder',
  'on_its_way',
  'order_cancelled',
  'support_cancelled',
  'refund_done',
  'bag_taken_back',
  'order_taken_back',
  'free_bag_taken_back',
  'gift_given',
  'order_cancelled_by_us',
  'bag_cancelled_by_us',
  'goodwill',
  'free_order_cancelled',
  'free_bag_cancelled',
] as const;
export type OrderMessageKind = (typeof ORDER_MESSAGE_KINDS)[number];
export const MESSAGE_KINDS = [...ORDER_MESSAGE_KINDS, 'bag_back'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

interface AnyMessage {
  language: Locale;
  /** E.164 */
  to: string;
  customerName: string;
}

export interface MessagePlace extends PickupPlace {
  /** The id of the shop's area. */
  area?: string | null;
}

export interface OrderMessage extends AnyMessage {
  kind: OrderMessageKind;
  orderCode: string;
  deliveryMethod: DeliveryMethod;
  /** The order is a gift. */
  isGift: boolean;
  /** The amount of the order, or of its refund. */
  amountCents: Cents;
  ticketUrl: string;
  /** The places of collection, each once; empty for an order that does not contain them. */
  places: readonly MessagePlace[];
  /** The line that was taken back or cancelled, where the message names it; null for any other message. */
  lost: Pick<OrderLine, 'title' | 'quantity'> | null;
  /** How many bags of a gift were given, where the message says so; null for any other message. */
  gifts: { given: number; paid: number } | null;
  /** Why an admin gives money back, in the admin's words; null for any other message. */
  reason: string | null;
  /** When the message is written. */
  writtenAt: Instant;
}

/** The message that a bag is kept for a waiting user. */
export interface BagMessage extends AnyMessage {
  kind: 'bag_back';
  title: LocalText;
  store: LocalText | null;
  /** The page that sells the bag; `endUrl` ends the alert. */
  bagUrl: string;
  endUrl: string;
}

export type Message = OrderMessage | BagMessage;

interface SendError {
  /** A retry may succeed. */
  canRetry: boolean;
  /** The provider answered, and cannot reach this number. Any other failure may be one of every message. */
  isAboutRecipient?: boolean;
  reason: string;
}

/** The provider's id of a message that it accepted but may not have delivered yet. */
export type Sent = Result<string | null, SendError>;

/** How long a provider may take for one message. */
export const SEND_TIMEOUT_MS = 15_000;

/** Never throws because of the provider. */
export type MessageSender = (message: Message) => Promise<Sent>;
