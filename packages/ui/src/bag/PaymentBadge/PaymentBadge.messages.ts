import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  completed: 'ui.paymentBadge.completed',
  pending: 'ui.paymentBadge.pending',
  failed: 'ui.paymentBadge.failed',
  /** Where the row says nothing. */
  unknown: 'ui.paymentBadge.unknown',
} satisfies MessageIds;

/** Shown as they are written, by specification; whoever reads Arabic reads them in Arabic. */
export const ownTexts = {
  cancelled: 'ui.paymentBadge.cancelled',
  expired: 'ui.paymentBadge.expired',
  refund_due: 'ui.paymentBadge.refund_due',
  refunded: 'ui.paymentBadge.refunded',
} satisfies MessageIds;
