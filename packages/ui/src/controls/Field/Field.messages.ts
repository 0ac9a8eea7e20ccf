import type { MessageIds } from '../../locales/messageId.ts';

export const messages = {
  /** Beside the label of what may be left empty. */
  optional: 'ui.field.optional',
} satisfies MessageIds;
