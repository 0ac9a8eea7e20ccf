import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  menu: 'ui.menuButton.menu',
} satisfies MessageIds;
