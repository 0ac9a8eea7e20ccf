import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Near the limit: how much more can be typed. */
  left: 'ui.textArea.left',
} satisfies MessageIds;
