import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  subtotal: 'ui.orderSummary.subtotal',
  delivery: 'ui.orderSummary.delivery',
  /** area is "Mina" */
  deliveryTo: 'ui.orderSummary.deliveryTo',
  /** In the place of the fee, until an area is chosen. */
  byArea: 'ui.orderSummary.byArea',
  total: 'ui.orderSummary.total',
  /** As long as the fee is not known. */
  totalBefore: 'ui.orderSummary.totalBefore',
} satisfies MessageIds;
