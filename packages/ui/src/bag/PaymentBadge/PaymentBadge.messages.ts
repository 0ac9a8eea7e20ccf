import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  completed: 'ui.paymentBadge.completed',
  pending: 'ui.paymentBadge.pending',
  failed: 'ui.paymentBadge.failed',
  expired: 'ui.paymentBadge.expired',
  cancelled: 'ui.paymentBadge.cancelled',
  refundDue: 'ui.paymentBadge.refundDue',
  refunded: 'ui.paymentBadge.refunded',
  /** Where the row says nothing. */
  unknown: 'ui.paymentBadge.unknown',
} satisfies MessageIds;
