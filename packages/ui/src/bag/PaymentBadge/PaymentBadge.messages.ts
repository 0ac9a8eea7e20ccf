import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  completed: 'ui.paymentBadge.completed',
  pending: 'ui.paymentBadge.pending',
  failed: 'ui.paymentBadge.failed',
  /** Where the row says nothing. */
  unknown: 'ui.paymentBadge.unknown',
} satisfies MessageIds;
