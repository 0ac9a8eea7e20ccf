import type { DeliveryMethod } from '@zawadeh/domain';
import type { NetworkError } from '../../lib/http/networkError.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';
import type { TicketState } from './ticketState.ts';

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
