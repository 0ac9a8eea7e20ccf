import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The first thing the Tab key reaches. */
  skip: 'ui.skipLink.skip',
} satisfies MessageIds;
