import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** What the whole is called among a page's landmarks. */
  label: 'ui.pagination.label',
  previous: 'ui.pagination.previous',
  next: 'ui.pagination.next',
  /** page and pages are written numbers. */
  page: 'ui.pagination.page',
  pageSize: 'ui.pagination.pageSize',
} satisfies MessageIds;
