import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  offline: 'ui.connectionBanner.offline',
  online: 'ui.connectionBanner.online',
} satisfies MessageIds;
