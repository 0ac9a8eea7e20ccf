import type { MessageIds } from '../../locales/messageId.ts';

/** What is said in one language alone; the rest is in PaymentMethodScreen.bilingual.ts. */
export const messages = {
  /** Read aloud before the two stores. */
  stores: 'web.paymentMethod.stores',
  /** Read aloud in place of a store's short name. */
  download: 'web.paymentMethod.download',
} satisfies MessageIds;
