import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** The button that asks once more. */
  retry: 'ui.errorState.retry',
} satisfies MessageIds;
