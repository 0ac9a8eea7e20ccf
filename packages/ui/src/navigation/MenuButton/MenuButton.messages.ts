import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  menu: 'ui.menuButton.menu',
} satisfies UiMessageIds;
