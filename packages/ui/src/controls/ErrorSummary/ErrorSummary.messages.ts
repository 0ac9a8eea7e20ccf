import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Over the list: how many fields there are to check. */
  title: 'ui.errorSummary.title',
} satisfies MessageIds;
