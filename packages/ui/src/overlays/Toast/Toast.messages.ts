import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button with a cross. */
  dismiss: 'ui.toast.dismiss',
} satisfies MessageIds;
