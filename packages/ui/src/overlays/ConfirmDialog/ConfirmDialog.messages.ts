import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The safe way out. */
  cancel: 'ui.confirmDialog.cancel',
} satisfies MessageIds;
