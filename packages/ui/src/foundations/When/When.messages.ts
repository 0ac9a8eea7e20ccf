import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** date is "Nov 21, 2026" or "Monday, Nov 23", time is "5:00 PM" */
  dateTime: 'ui.when.dateTime',
} satisfies MessageIds;
