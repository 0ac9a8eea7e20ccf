import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  title: 'web.notFound.title',
  home: 'web.notFound.home',
} satisfies MessageIds;
