import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Label of the cancel button. */
  cancel: 'ui.promptDialog.cancel',
} satisfies UiMessageIds;
