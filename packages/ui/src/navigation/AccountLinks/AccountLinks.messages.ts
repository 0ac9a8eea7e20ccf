import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  login: 'ui.accountLinks.login',
  signOut: 'ui.accountLinks.signOut',
} satisfies UiMessageIds;
