import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Includes the number of new notifications, if any. */
  name: 'ui.bellButton.name',
  title: 'ui.notificationPanel.title',
  close: 'ui.notificationPanel.close',
} satisfies UiMessageIds;
