import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  delivery: 'ui.orderCard.delivery',
  pickup: 'ui.orderCard.pickup',
  total: 'ui.orderSummary.total',
  /** count is at least 1 */
  items: 'ui.orderCard.items',
} satisfies MessageIds;
