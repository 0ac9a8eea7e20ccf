import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  empty: 'ui.notificationList.empty',
  /** Read aloud before what has not been seen yet. */
  new: 'ui.notificationList.new',
} satisfies MessageIds;
