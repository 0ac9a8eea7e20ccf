import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  back: 'ui.backButton.back',
} satisfies MessageIds;
