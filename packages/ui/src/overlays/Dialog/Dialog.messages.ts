import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button with a cross. */
  close: 'ui.dialog.close',
} satisfies MessageIds;
