import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  name: 'ui.helpButton.name',
} satisfies MessageIds;
