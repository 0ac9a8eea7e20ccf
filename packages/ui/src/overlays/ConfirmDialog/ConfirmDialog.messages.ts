import type { UiMessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Label of the safe button. */
  cancel: 'ui.confirmDialog.cancel',
} satisfies UiMessageIds;
