import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Says how many things are in it, where there are any. */
  name: 'ui.cartLink.name',
} satisfies MessageIds;
