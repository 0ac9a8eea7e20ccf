import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Read aloud before the price to pay. */
  sale: 'ui.priceTag.sale',
  /** Read aloud before the price that is struck through. */
  full: 'ui.priceTag.full',
} satisfies MessageIds;
