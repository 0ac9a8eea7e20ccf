import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Says how many are new, where there are any. */
  name: 'ui.bellButton.name',
  title: 'ui.notificationPanel.title',
  close: 'ui.notificationPanel.close',
} satisfies MessageIds;
