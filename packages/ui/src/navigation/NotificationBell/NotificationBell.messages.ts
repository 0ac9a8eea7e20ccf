import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Says how many are new, where there are any. */
  name: 'ui.notificationBell.name',
  title: 'ui.notificationBell.title',
  close: 'ui.notificationBell.close',
} satisfies MessageIds;
