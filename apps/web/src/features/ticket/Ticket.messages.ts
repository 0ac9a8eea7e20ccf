import type { DeliveryMethod } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';
import type { TicketState } from './ticketState.ts';

export const messages = {
  /** For a state that is not known. */
  title: 'web.ticket.title',
  back: 'web.ticket.back',
  show: 'web.ticket.show',
  /** hours */
  today: 'web.ticket.today',
  ordered: 'web.ticket.ordered',
  paidAt: 'web.ticket.paidAt',
  paidSum: 'web.ticket.paidSum',
  toPay: 'web.ticket.toPay',
  total: 'web.ticket.total',
  fee: 'web.ticket.fee',
  next: 'web.checkoutSuccess.next',
  /** time */
  heldUntil: 'web.ticket.heldUntil',
  backToCart: 'web.ticket.backToCart',
  explore: 'web.ticket.explore',
  support: 'web.contact.whatsapp',
} satisfies MessageIds;

/** About the handovers of an order; time is text. */
export const handoverMessages = {
  stillUntil: 'web.ticket.stillUntil',
  kept: 'web.ticket.kept',
  asOf: 'web.ticket.asOf',
  /** four: the last characters of the code */
  say: 'web.ticket.say',
  gaveMe: 'web.ticket.gaveMe',
  ask: 'web.ticket.ask',
  askText: 'web.ticket.askText',
  yes: 'web.ticket.yes',
  notYet: 'web.ticket.notYet',
  sentLater: 'web.ticket.sentLater',
  inMemoryOnly: 'web.ticket.inMemoryOnly',
  notConfirmed: 'web.ticket.notConfirmed',
  qr: 'web.ticket.qr',
} satisfies MessageIds;

export const titleMessages: Record<TicketState, MessageId> = {
  pending: 'web.ticket.pending',
  over: 'web.ticket.over',
  cancelled: 'web.ticket.cancelled',
  failed: 'web.ticket.failed',
  paid: 'web.ticket.paid',
  refundDue: 'web.ticket.refundDueTitle',
  refunded: 'web.ticket.refundedTitle',
  other: 'web.ticket.title',
};

/** The sentence below the title, where there is one. */
export const textMessages: Partial<Record<TicketState, MessageId>> = {
  over: 'web.ticket.overText',
  cancelled: 'web.ticket.closedText',
  failed: 'web.ticket.closedText',
};

export const methodMessages: Record<DeliveryMethod, MessageId> = {
  delivery: 'web.ticket.delivery',
  pickup: 'web.ticket.pickup',
};

export const addressMessages = {
  street: 'web.ticket.street',
  building: 'web.ticket.building',
  floor: 'web.ticket.floor',
  apartment: 'web.ticket.apartment',
  landmark: 'web.ticket.landmark',
} satisfies MessageIds;

export const errorMessages: Record<NetworkError, MessageId> = {
  offline: 'web.ticket.offline',
  slow: 'web.ticket.server',
  server: 'web.ticket.server',
};
