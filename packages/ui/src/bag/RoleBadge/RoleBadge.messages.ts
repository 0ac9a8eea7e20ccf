import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  admin: 'ui.roleBadge.admin',
  user: 'ui.roleBadge.user',
} satisfies MessageIds;
