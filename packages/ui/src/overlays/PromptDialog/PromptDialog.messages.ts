import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The way out that changes nothing. */
  cancel: 'ui.promptDialog.cancel',
} satisfies MessageIds;
