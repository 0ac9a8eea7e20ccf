import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  login: 'ui.accountLinks.login',
  signOut: 'ui.accountLinks.signOut',
} satisfies MessageIds;
