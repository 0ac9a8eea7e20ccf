import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  close: 'ui.sideMenu.close',
  home: 'ui.sideMenu.home',
  explore: 'ui.sideMenu.explore',
  profile: 'ui.sideMenu.profile',
  dashboard: 'ui.sideMenu.dashboard',
  language: 'ui.sideMenu.language',
} satisfies UiMessageIds;
